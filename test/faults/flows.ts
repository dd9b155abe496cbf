import { setTimeout as rest } from "node:timers/promises";
import { chanceOf } from "../../src/core/chance.ts";
import { seedOf } from "../contracts/play.ts";
import { startServer } from "../e2e/server.ts";
import { KEYS } from "./attack.ts";
import type { Begun, Flow, Place, Seen } from "./flow.ts";
import { ACCOUNT_FLOWS } from "./flows-accounts.ts";
import { codesLeft, ROOM_FLOWS } from "./flows-rooms.ts";
import { PLENTY } from "./kills.ts";
import { faultsIn } from "./lines.ts";
import { silently, type Tell } from "./progress.ts";
import { Stored } from "./stored.ts";

/**
 * The server is killed in the middle of calls that write in two places. Every kill falls into every one of these flows,
 * several times each. Ten seconds after the restart nothing may be half done; and what was answered before the kill is
 * done.
 */
export interface FlowSeen {
  /** Calls that the server did not live to answer, and those that it did. */
  cutOff: number;
  answered: number;
  /** What had become of them in the end. */
  done: number;
  undone: number;
  readonly half: string[];
}

export interface FlowsReport {
  readonly kills: number;
  readonly flows: Readonly<Record<string, FlowSeen>>;
  /** Codes that lead nowhere and were not taken back; null where nobody waited for it. */
  readonly codesLeft: number | null;
  readonly faults: readonly string[];
}

export const FLOWS: readonly Flow[] = [...ACCOUNT_FLOWS, ...ROOM_FLOWS];

/** Those of these names; all of them where none is named. */
export function flowsNamed(names: readonly string[]): readonly Flow[] {
  if (names.length === 0) return FLOWS;
  return names.map((name) => {
    const flow = FLOWS.find((each) => each.name === name);
    if (!flow) throw new Error(`There is no flow ${name}: ${FLOWS.map((each) => each.name).join(", ")}`);
    return flow;
  });
}

/** Calls begin so far apart at most: quick ones are not always answered first. */
const SPREAD_MS = 150;
/** Where so many answers as were waited for do not come. */
const LONGEST_MS = 5000;
const WHOLE_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 500;
const MOST_LOOKS = 3;

export interface Pace {
  /** Calls of each flow at once. */
  readonly calls: number;
  /** Nobody asks for anything for so long after the restart: what is mended then mends itself. */
  readonly quietMs: number;
  /** So long after something was seen half done it is looked at again: it is a fault in any case, and of which kind is said. */
  readonly laterMs: number;
  /** Whether to wait, at the end, until codes of rooms that were never made can be taken back. */
  readonly tidies: boolean;
}
export const AT_LENGTH: Pace = { calls: 3, quietMs: WHOLE_WITHIN_MS, laterMs: 31_000, tidies: true };
export const IN_SHORT: Pace = { calls: 1, quietMs: 0, laterMs: 0, tidies: false };

export async function tryFlows(
  kills: number,
  seed: number,
  pace: Pace,
  wanted: readonly Flow[] = FLOWS,
  tell: Tell = silently,
): Promise<FlowsReport> {
  const chance = chanceOf(seedOf(seed), 0, "flows");
  const vars = { ...PLENTY, ...KEYS };
  let server = await startServer(undefined, vars);
  const port = Number(new URL(server.url).port);
  const stored = new Stored(server.stateDir);
  const place: Place = { url: server.url, stored };
  const flows = Object.fromEntries(
    wanted.map(({ name }): [string, FlowSeen] => [
      name,
      { cutOff: 0, answered: 0, done: 0, undone: 0, half: [] },
    ]),
  );
  const faults: string[] = [];
  try {
    for (let kill = 0; kill < kills; kill++) {
      const ready = await Promise.all(
        wanted.flatMap((flow) =>
          Array.from({ length: pace.calls }, async () => ({ flow, begun: await flow.prepare(place) })),
        ),
      );
      // The kill comes with one of the answers, whichever: then others are on their way, as far as they have come.
      const last = chance.int(ready.length);
      let answered = 0;
      const calls = ready.map(({ flow, begun }) => {
        const answer = answers(begun, chance.int(SPREAD_MS));
        void answer.then(() => answered++);
        return { flow, begun, answer };
      });
      for (const end = Date.now() + LONGEST_MS; answered < last && Date.now() < end; ) await rest(1);
      await rest(chance.int(10));
      faults.push(...faultsIn(server));
      await server.kill();
      const told = await Promise.all(calls.map(({ answer }) => answer));
      server = await startServer(server.stateDir, vars, port);
      const restarted = Date.now();
      await answersFor(place.url, pace.quietMs);
      await Promise.all(
        calls.map(async ({ flow, begun }, i) => {
          const count = flows[flow.name]!;
          if (told[i]) count.answered++;
          else count.cutOff++;
          const seen = await wholeIn(begun, place, restarted + WHOLE_WITHIN_MS, pace.laterMs);
          if (seen === "done") count.done++;
          else if (seen === "undone" && !told[i]) count.undone++;
          else count.half.push(seen === "undone" ? "answered, and not done" : seen);
        }),
      );
      tell(kill + 1, () =>
        Object.fromEntries(
          Object.entries(flows).map(([name, { cutOff, half }]) => [
            name,
            [`${cutOff}/${half.length}`, ...half.slice(-1)].join(" "), // whoever watches need not wait for the end
          ]),
        ),
      );
    }
    if (pace.tidies) await rest(WHOLE_WITHIN_MS);
    faults.push(...faultsIn(server));
    return { kills, flows, codesLeft: pace.tidies ? await codesLeft(place) : null, faults };
  } finally {
    await server.stop();
  }
}

/** Whether the call was answered well, begun a little later. */
async function answers(begun: Begun, afterMs: number): Promise<boolean> {
  await rest(afterMs);
  try {
    await begun.go();
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits until the server has run for so long. What was suspended, it or we, has not run meanwhile: time in which it
 * gave no answer is not counted. Nobody's object is asked for anything.
 */
async function answersFor(url: string, ms: number): Promise<void> {
  for (let ran = 0, last = Date.now(); ran < ms; ) {
    await rest(LOOK_EVERY_MS / 2);
    await fetch(`${url}/api/health`).then((answer) => answer.arrayBuffer());
    ran += Math.min(Date.now() - last, LOOK_EVERY_MS);
    last = Date.now();
  }
}

/** What is seen once it is whole, or at the end of the time. */
async function wholeIn(begun: Begun, place: Place, end: number, laterMs: number): Promise<Seen> {
  for (;;) {
    const seen = await lookAt(begun, place);
    if (isWhole(seen)) return seen;
    if (Date.now() < end) await rest(LOOK_EVERY_MS);
    else if (laterMs === 0) return seen;
    else {
      await rest(laterMs);
      return `half done: at first ${seen}; ${laterMs / 1000} s later ${await lookAt(begun, place)}`;
    }
  }
}

const isWhole = (seen: Seen): boolean => seen === "done" || seen === "undone";

/** A look that fails has seen nothing, be it for a fault of the server: then there is another. */
async function lookAt(begun: Begun, place: Place): Promise<Seen> {
  for (let looks = 1; ; looks++) {
    try {
      return await begun.look(place);
    } catch (error) {
      if (looks === MOST_LOOKS) return `half done: could not be seen, ${error}`;
      await rest(LOOK_EVERY_MS);
    }
  }
}
