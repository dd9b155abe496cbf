import { chanceOf } from "../../src/core/chance.ts";
import { quantile } from "../bench/shared/stats.ts";
import { floorTable, GameTable, serveFloor, type Table } from "../bench/shared/tables.ts";
import { seedOf } from "../contracts/play.ts";
import { type Server, startServer } from "../e2e/server.ts";
import { PLENTY } from "./kills.ts";
import { faultsIn } from "./lines.ts";
import { memoryMb } from "./memory.ts";
import { silently, type Tell } from "./progress.ts";

/**
 * Many matches at once for a while, each with a move now and then, as people play: half of them between two sockets,
 * half against a bot. In the same minutes a few tables of the floor (a bare object that stores a row and echoes) are
 * played as often, so that the figures are ratios of one run.
 */
export interface LoadReport {
  readonly matches: number;
  /** Those in which moves still went through at the end. */
  readonly held: number;
  readonly seconds: number;
  readonly moves: number;
  /** Moves that nobody saw within the patience. */
  readonly lost: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly floorMedianMs: number;
  readonly floorP99Ms: number;
  readonly p99Ratio: number;
  /** Memory of the whole process group, after warming up and at the end. */
  readonly warmMb: number;
  readonly endMb: number;
  readonly memory: readonly number[];
  /** Matches that ended and were followed by another, after warming up; and what a bare object costs that is made anew. */
  readonly madeAnew: number;
  readonly bareObjectMb: number;
  readonly faults: readonly string[];
}

/** How often a match moves; where every second move is a bot's, its person moves half as often. */
const EVERY_MS = 10_000;
const paceOf = (isAgainstBot: boolean): number => (isAgainstBot ? 2 * EVERY_MS : EVERY_MS);
const isAgainstBot = (i: number): boolean => i % 2 === 1;
const PATIENCE_MS = 30_000;
const FLOOR_TABLES = 20;
/** Tables sit down a few at a time: making an object takes thirty times as long as a move. */
const AT_ONCE = 8;
const WARM_SHARE = 1 / 3;
const BARE_OBJECTS = 400;

interface Tally {
  readonly times: number[];
  /** When the last move of each table went through. */
  readonly last: Map<Table, number>;
  lost: number;
}

const newTally = (): Tally => ({ times: [], last: new Map(), lost: 0 });

export async function tryLoad(
  matches: number,
  seconds: number,
  seed: number,
  tell: Tell = silently,
): Promise<LoadReport> {
  const [server, floor] = await Promise.all([startServer(undefined, PLENTY), serveFloor()]);
  try {
    const tables = Array.from(
      { length: matches },
      (_, i) => new GameTable(server, "password", seed + i, { againstBot: isAgainstBot(i) }),
    );
    const bare = await Promise.all(
      Array.from({ length: FLOOR_TABLES }, (_, i) => floorTable(floor.url, `load-${i}`)),
    );
    let [ours, theirs] = [newTally(), newTally()];
    let until = Number.POSITIVE_INFINITY;
    const goesOn = (): boolean => Date.now() < until;
    // Who sits plays: a table that waited for the others would run into its own time.
    const playing = bare.map((table, i) => playOn(table, EVERY_MS, goesOn, () => theirs, i / FLOOR_TABLES));
    for (let i = 0; i < tables.length; i += AT_ONCE) {
      const seated = tables.slice(i, i + AT_ONCE);
      await Promise.all(seated.map((table) => table.think()));
      playing.push(
        ...seated.map((table, k) =>
          playOn(table, paceOf(isAgainstBot(i + k)), goesOn, () => ours, (i + k) / matches),
        ),
      );
      tell(i, () => ({ doing: "sitting down", mb: memoryMb(server) }));
    }
    [ours, theirs] = [newTally(), newTally()]; // all sit: from here on it counts
    until = Date.now() + seconds * 1000;
    const memory: number[] = [];
    const watch = setInterval(() => {
      memory.push(memoryMb(server));
      tell(matches, () => ({ moves: ours.times.length, lost: ours.lost, mb: memory.at(-1) }));
    }, EVERY_MS);
    await pause(seconds * 1000 * WARM_SHARE);
    const warmMb = memoryMb(server);
    const madeBefore = madeBy(tables);
    await Promise.all(playing);
    const endMb = memoryMb(server);
    const madeAnew = madeBy(tables) - madeBefore;
    clearInterval(watch);
    const held = [...ours.last.values()].filter((at) => at > until - 4 * EVERY_MS).length;
    for (const table of [...tables, ...bare]) table.close();
    const p99Ms = quantile(ours.times, 0.99);
    const floorP99Ms = quantile(theirs.times, 0.99);
    return {
      ...{ matches, held, seconds, moves: ours.times.length, lost: ours.lost },
      ...{
        medianMs: quantile(ours.times, 0.5),
        p99Ms,
        floorMedianMs: quantile(theirs.times, 0.5),
        floorP99Ms,
      },
      ...{ p99Ratio: p99Ms / floorP99Ms, warmMb, endMb, memory, madeAnew },
      bareObjectMb: await bareObjectMb(floor),
      faults: faultsIn(server),
    };
  } finally {
    await Promise.all([server.stop(), floor.stop()]);
  }
}

const madeBy = (tables: readonly GameTable[]): number => tables.reduce((sum, { made }) => sum + made, 0);

/** What the runtime keeps of an object that was used once and left: nobody's program can give that back. */
async function bareObjectMb(floor: Server): Promise<number> {
  const before = memoryMb(floor);
  for (let i = 0; i < BARE_OBJECTS; i++) {
    const table = await floorTable(floor.url, `left-${i}`);
    await table.exchange();
    table.close();
  }
  return (memoryMb(floor) - before) / BARE_OBJECTS;
}

/** A move every so often, each table at a moment of its own. */
async function playOn(
  table: Table,
  everyMs: number,
  goesOn: () => boolean,
  tallyNow: () => Tally,
  phase: number,
): Promise<void> {
  await pause(everyMs * phase);
  const chance = chanceOf(seedOf(Math.round(phase * 1e6)), 0, "load");
  while (goesOn()) {
    await table.think();
    const began = performance.now();
    const seen = await Promise.race([
      table.exchange().then(() => true),
      pause(PATIENCE_MS).then(() => false),
    ]);
    const tally = tallyNow();
    if (seen) {
      tally.times.push(performance.now() - began);
      tally.last.set(table, Date.now());
    } else tally.lost++;
    await pause(everyMs - 500 + chance.int(1000));
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
