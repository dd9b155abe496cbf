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
 * stores one row and echoes to two sockets (of Mot à Mot to three, as many as sit there). Both run on the
 * same runtime, move by move in turns, each after the same thoughts of the mover (which leave the machine's caches to
 * whoever comes next, and the machine awake) and the same short rest: nobody moves in the very millisecond in which the
 * last move arrived.
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
/** Fifty at once is measured where a move is cheap to think of, so that the measuring is not what is measured. */
const CROWDED = ["password", "buzzle", "overturn"];

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

/** The medians of a round, both sides in turns. */
async function round(ready: Ready, bare: Table): Promise<[ours: number, floor: number]> {
  const [ours, floor]: [number[], number[]] = [[], []];
  const mine = async (table: GameTable) => ours.push(await timed(table, table));
  const least = async (table: GameTable) => floor.push(await timed(bare, table));
  for (let i = 0; i < MOVES; i++) {
    // Whoever comes first after a match has ended finds the machine at rest.
    for (const side of i % 2 === 0 ? [mine, least] : [least, mine]) await side(await ready.next());
  }
  return [median(ours), median(floor)];
}

/** Moves a second: every table has its move ready, then all send at once. */
async function throughput(tables: readonly Table[]): Promise<number> {
  let spentMs = 0;
  for (let wave = 0; wave < WAVES; wave++) {
    for (const table of tables) await table.think();
    await rest(REST_MS);
    const began = performance.now();
    await Promise.all(tables.map((table) => table.exchange()));
    spentMs += performance.now() - began;
  }
  return (tables.length * WAVES * 1000) / spentMs;
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

async function oneMatch(ours: Server, game: string, floor: Server): Promise<void> {
  let seed = 0;
  const bare = await floorTable(floor.url, game, Math.max(2, SEATS[game] ?? 2));
  const ready = new Ready(() =>
    Array.from({ length: readyOf(game) }, () => new GameTable(ours, game, ++seed)),
  );
  await round(ready, bare); // warm
  const rounds: [number[], number[]] = [[], []];
  for (let i = 0; i < ROUNDS; i++) {
    const [mine, least] = await round(ready, bare);
    rounds[0].push(mine);
    rounds[1].push(least);
  }
  compare("move", `${game} seen, one match`, "ms", ...rounds, "floor", { atMost: 1.25 });
  ready.close();
  bare.close();
}

async function manyMatches(ours: Server, game: string, bares: readonly Table[]): Promise<void> {
  const tables = Array.from({ length: TABLES }, (_, i) => new GameTable(ours, game, i + 1));
  for (const table of tables) await table.think();
  await rest(CALM_MS);
  await throughput(tables); // warm
  const busy: [number[], number[]] = [[], []];
  for (let i = 0; i < ROUNDS; i++) {
    busy[0].push(await throughput(tables));
    busy[1].push(await throughput(bares));
  }
  compare("move", `${game}, ${TABLES} matches`, "a second", ...busy, "floor", { atLeast: 0.8 });
  for (const table of tables) table.close();
}

leaveOnSignals();
const floor = await serveFloor();
try {
  for (const game of Object.keys(GAMES).filter(isWanted))
    await onFresh((ours) => oneMatch(ours, game, floor));
  const names = Array.from({ length: TABLES }, (_, i) => `many-${i}`);
  const bares = await Promise.all(names.map((name) => floorTable(floor.url, name)));
  for (const game of CROWDED.filter(isWanted)) await onFresh((ours) => manyMatches(ours, game, bares));
  for (const each of bares) each.close();
} finally {
  await floor.stop();
}
