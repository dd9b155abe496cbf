import { setTimeout as rest } from "node:timers/promises";
import { leaveOnSignals } from "../../scripts/run.ts";
import { GAMES } from "../../src/games/registry.ts";
import { type Server, startServer } from "../e2e/server.ts";
import { PLENTY } from "../faults/kills.ts";
import { SEATS } from "../faults/tables.ts";
import { compare } from "./shared/report.ts";
import { median } from "./shared/stats.ts";
import { floorTable, GameTable, serveFloor, type Table } from "./shared/tables.ts";

/**
 * A move's round trip, from the mover's send to the opponent's sight, against the floor: a bare object that
 * stores one row and echoes to two sockets (of Mot à Mot to three, as many as sit there), once as such an object comes
 * and once with frames uncompressed as ours are. All run on the same runtime, move by move in turns, each after thoughts
 * of a mover (which leave the machine's caches to whoever comes next, and the machine awake) and the same short rest:
 * nobody moves in the very millisecond in which the last move arrived.
 */
const ROUNDS = 9;
const MOVES = 30;
const REST_MS = 3;
/** Making a match has work of its own, told afterwards, and so has ending one, a second later: it is over by then. */
const CALM_MS = 3000;
const AFTER_MS = 1500;
/**
 * Made together, since that takes its time; but none may wait for ten seconds, after which the runtime puts it to
 * sleep (`wake.ts` measures how it wakes up). Of Mot à Mot one, whose time runs also where nobody plays.
 */
const READY = 4;
const readyOf = (game: string): number => (game === "mot-a-mot" ? 1 : READY);
const TABLES = 50;
const WAVES = 3;

/** Those named on the command line, or all. */
const named = process.argv.slice(2);
const isWanted = (game: string): boolean => named.length === 0 || named.includes(game);

/** Matches that are under way, one after the other. */
class Ready {
  private tables: GameTable[] = [];
  private readonly fill: () => GameTable[];

  constructor(fill: () => GameTable[]) {
    this.fill = fill;
  }

  async next(): Promise<GameTable> {
    for (let first = this.tables[0]; first; first = this.tables[0]) {
      if (!(await first.isOver())) return first;
      this.tables.shift();
      first.close();
      await rest(AFTER_MS);
    }
    this.tables = this.fill();
    for (const table of this.tables) await table.think();
    await rest(CALM_MS);
    return this.tables[0]!;
  }

  close(): void {
    for (const table of this.tables) table.close();
  }
}

async function timed(table: Table, thinker: Table): Promise<number> {
  await thinker.think();
  await rest(REST_MS);
  const began = performance.now();
  await table.exchange();
  return performance.now() - began;
}

/** The medians of a round: ours, then each floor's, in turns. */
async function round(ready: Ready, floors: readonly Table[]): Promise<number[]> {
  const sides = [null, ...floors];
  const times = sides.map((): number[] => []);
  for (let i = 0; i < MOVES; i++) {
    // Whoever comes first after a match has ended finds the machine at rest.
    for (let n = 0; n < sides.length; n++) {
      const side = (i + n) % sides.length;
      const table = await ready.next();
      times[side]!.push(await timed(sides[side] ?? table, table));
    }
  }
  return times.map(median);
}

/** Every table has its move ready. Matches that had to be made anew are left in peace first, and moved on in time. */
async function thinkAll(tables: readonly GameTable[]): Promise<void> {
  const made = () => tables.reduce((sum, table) => sum + table.made, 0);
  const before = made();
  for (const table of tables) await table.think();
  if (made() === before) return;
  await rest(CALM_MS);
  for (const table of tables) await table.think();
}

/** How long it takes until all have been seen that were sent at once. */
async function together(tables: readonly Table[]): Promise<number> {
  const began = performance.now();
  await Promise.all(tables.map((table) => table.exchange()));
  return performance.now() - began;
}

/**
 * Moves a second, ours and each floor's, wave by wave in turns and each after the thoughts of the same movers. These
 * take their time with fifty, so that a floor moves once before them: otherwise it would have gone to sleep.
 */
async function throughputs(tables: readonly GameTable[], floors: readonly Table[][]): Promise<number[]> {
  const sides: (readonly Table[])[] = [tables, ...floors];
  const spentMs = sides.map(() => 0);
  for (let wave = 0; wave < WAVES; wave++)
    for (const [n, side] of sides.entries()) {
      if (side !== tables) await together(side);
      await thinkAll(tables);
      await rest(REST_MS);
      spentMs[n]! += await together(side);
    }
  return spentMs.map((ms) => (tables.length * WAVES * 1000) / ms);
}

/** A server with nothing on it but what is measured: matches that were left still let their time pass. */
async function onFresh(measure: (ours: Server) => Promise<void>): Promise<void> {
  const ours = await startServer(undefined, PLENTY);
  try {
    await measure(ours);
  } finally {
    await ours.stop();
  }
}

/** A solitary player's floor has two ends, too. */
const peopleAt = (game: string): number => Math.max(2, SEATS[game] ?? 2);

/** The figures of every round, by side. */
const sidesOf = (rounds: readonly number[][]): [ours: number[], bare: number[], plain: number[]] => [
  rounds.map(([ours]) => ours!),
  rounds.map(([, bare]) => bare!),
  rounds.map(([, , plain]) => plain!),
];

async function oneMatch(ours: Server, game: string, floor: Server): Promise<void> {
  let seed = 0;
  const people = peopleAt(game);
  const floors = [
    await floorTable(floor.url, `${game}-as-it-comes`, { people, asItComes: true }),
    await floorTable(floor.url, game, { people }),
  ];
  const ready = new Ready(() =>
    Array.from({ length: readyOf(game) }, () => new GameTable(ours, game, ++seed)),
  );
  await round(ready, floors); // warm
  const rounds: number[][] = [];
  while (rounds.length < ROUNDS) rounds.push(await round(ready, floors));
  const [mine, bare, plain] = sidesOf(rounds);
  compare("move", `${game} seen, one match`, "ms", mine, bare, "bare object", { atMost: 1.25 });
  compare("move", `${game} seen, one match`, "ms", mine, plain, "uncompressed", { atMost: 1.25 });
  ready.close();
  for (const each of floors) each.close();
}

async function manyMatches(ours: Server, game: string, floor: Server): Promise<void> {
  const names = Array.from({ length: TABLES }, (_, i) => `${game}-${i}`);
  const people = peopleAt(game);
  const bares = await Promise.all(
    names.map((name) => floorTable(floor.url, `${name}-as-it-comes`, { people, asItComes: true })),
  );
  const plains = await Promise.all(names.map((name) => floorTable(floor.url, name, { people })));
  const tables = Array.from({ length: TABLES }, (_, i) => new GameTable(ours, game, i + 1));
  await throughputs(tables, [bares, plains]); // warm
  const rounds: number[][] = [];
  while (rounds.length < ROUNDS) rounds.push(await throughputs(tables, [bares, plains]));
  const [mine, bare, plain] = sidesOf(rounds);
  const name = `${game}, ${TABLES} matches`;
  compare("move", name, "a second", mine, bare, "bare object", { atLeast: 0.8 });
  compare("move", name, "a second", mine, plain, "uncompressed", { atLeast: 0.8 });
  for (const table of [...tables, ...bares, ...plains]) table.close();
}

leaveOnSignals();
const floor = await serveFloor();
try {
  for (const game of Object.keys(GAMES).filter(isWanted)) {
    await onFresh((ours) => oneMatch(ours, game, floor));
    await onFresh((ours) => manyMatches(ours, game, floor));
  }
} finally {
  await floor.stop();
}
