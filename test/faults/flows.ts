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

const FLOWS: readonly Flow[] = [...ACCOUNT_FLOWS, ...ROOM_FLOWS];
/** Calls begin so far apart at most: quick ones are not always answered first. */
const SPREAD_MS = 150;
/** Where so many answers as were waited for do not come. */
const LONGEST_MS = 5000;
const WHOLE_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 500;

export interface Pace {
  /** Calls of each flow at once. */
  readonly calls: number;
  /** Nobody asks for anything for so long after the restart: what is mended then mends itself. */
  readonly quietMs: number;
  /** Whether to wait, at the end, until codes of rooms that were never made can be taken back. */
  readonly tidies: boolean;
}
export const AT_LENGTH: Pace = { calls: 3, quietMs: WHOLE_WITHIN_MS, tidies: true };
export const IN_SHORT: Pace = { calls: 1, quietMs: 0, tidies: false };

export async function tryFlows(
  kills: number,
  seed: number,
  pace: Pace,
  tell: Tell = silently,
): Promise<FlowsReport> {
  const chance = chanceOf(seedOf(seed), 0, "flows");
  const vars = { ...PLENTY, ...KEYS };
  let server = await startServer(undefined, vars);
  const port = Number(new URL(server.url).port);
  const stored = new Stored(server.stateDir);
  const place: Place = { url: server.url, stored };
  const flows = Object.fromEntries(
    FLOWS.map(({ name }): [string, FlowSeen] => [
      name,
      { cutOff: 0, answered: 0, done: 0, undone: 0, half: [] },
    ]),
  );
  const faults: string[] = [];
  try {
    for (let kill = 0; kill < kills; kill++) {
      const ready = await Promise.all(
        FLOWS.flatMap((flow) =>
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
      await rest(pace.quietMs);
      await Promise.all(
        calls.map(async ({ flow, begun }, i) => {
          const count = flows[flow.name]!;
          if (told[i]) count.answered++;
          else count.cutOff++;
          const seen = await wholeIn(begun, place, restarted + WHOLE_WITHIN_MS);
          if (seen === "done") count.done++;
          else if (seen === "undone" && !told[i]) count.undone++;
          else count.half.push(seen === "undone" ? "answered, and not done" : seen);
        }),
      );
      tell(kill + 1, () =>
        Object.fromEntries(
          Object.entries(flows).map(([name, { cutOff, half }]) => [name, `${cutOff}/${half.length}`]),
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

/** What is seen once it is whole, or at the end of the time. */
async function wholeIn(begun: Begun, place: Place, end: number): Promise<Seen> {
  for (;;) {
    const seen = await begun.look(place).catch((error): Seen => `half done: ${error}`);
    if (seen === "done" || seen === "undone" || Date.now() >= end) return seen;
    await rest(LOOK_EVERY_MS);
  }
}
