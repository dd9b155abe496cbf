import { everyJudge } from "./judges/all.ts";
import { Court, type Fault } from "./judges/judge.ts";
import type { Listener } from "./platform/history.ts";
import type { Plan } from "./world/plan.ts";
import { type Program, World } from "./world/world.ts";

export type { Program } from "./world/world.ts";

export interface Outcome {
  readonly plan: Plan;
  readonly faults: readonly Fault[];
  /** Of everything that happened. */
  readonly hash: string;
  readonly events: number;
  readonly moves: number;
  readonly matches: number;
  /** How many people sat at a match that was being played, on average until they wound down. */
  readonly playing: number;
}

export interface Watching {
  /** Told everything, for a story. */
  readonly listener?: Listener;
  /** Now and then, with simulated and played so far. */
  progress?(simulatedMs: number, moves: number): void;
  /** Nobody needs to hear more once a fault is such a one. */
  stopsAt?(fault: Fault): boolean;
}

const STEP_MS = 10_000;
const HOUR_MS = 3_600_000;
/** How long everything has to come to rest, once nobody begins anything and nothing goes wrong. */
const REST_MS = HOUR_MS / 4;
/** Then most of it sleeps. When the offers of a day are over some look in again, and judgement comes after that. */
const LATE_MS = 26 * HOUR_MS;
const END_MS = 30 * HOUR_MS;
const LONG_STEP_MS = HOUR_MS / 4;

/** Lives through a plan, lets everything come to rest, and judges. */
export async function simulate(
  plan: Plan,
  program: Program,
  { listener, progress, stopsAt = () => false }: Watching = {},
): Promise<Outcome> {
  const world = new World(plan, program);
  const court = new Court(world, everyJudge(world), stopsAt);
  const matches = new Set<string>();
  let moves = 0;
  let [looks, playing] = [0, 0];
  world.cloud.history.listen(({ what, detail }) => {
    if (what === "moves") moves++;
    if (what === "sits down") matches.add(detail.slice(0, detail.indexOf(" ")));
  });
  if (listener) world.cloud.history.listen(listener);
  const unhandled = (error: unknown): void =>
    world.cloud.history.add("unhandled", "program", String((error as Error)?.stack ?? error));
  process.on("unhandledRejection", unhandled);
  try {
    const run = async (until: number, stepMs: number): Promise<void> => {
      for (let ms = world.elapsedMs; ms < until && !court.isDone; ms += stepMs) {
        await world.runUntil(Math.min(ms + stepMs, until));
        court.look();
        progress?.(ms, moves);
        if (until > plan.ms) continue;
        looks++;
        for (const { tables } of world.people.values())
          if ([...tables].some((each) => each.isPlaying)) playing++;
      }
    };
    await run(plan.ms, STEP_MS);
    world.windDown();
    await run(plan.ms + REST_MS, STEP_MS);
    world.everybodyLeaves();
    await run(plan.ms + LATE_MS, LONG_STEP_MS);
    world.lookInLate();
    await run(plan.ms + END_MS, LONG_STEP_MS);
    if (!court.isDone) court.finish();
  } finally {
    process.off("unhandledRejection", unhandled);
  }
  const { history, timeline } = world.cloud;
  const outcome = {
    hash: history.digest(),
    events: timeline.steps,
    moves,
    matches: matches.size,
    playing: playing / looks,
  };
  world.cloud.close();
  return { plan, faults: court.faults, ...outcome };
}
