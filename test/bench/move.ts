import { GAMES } from "../../src/games/registry.ts";
import { startServer } from "../e2e/server.ts";
import { PLENTY } from "../faults/kills.ts";
import { compare } from "./shared/report.ts";
import { median } from "./shared/stats.ts";
import { floorTable, GameTable, serveFloor, type Table } from "./shared/tables.ts";

/**
 * A move's round trip, from the mover's send to the opponent's sight, against the floor: a bare object that
 * stores one row and echoes to two sockets. Both run on the same runtime, in turns, several rounds.
 */
const ROUNDS = 7;
const MOVES = 80;
const TABLES = 50;
const WAVES = 6;
/** Mot à Mot waits for its countdowns between most moves: nothing to measure at this pace. */
const PLAYED = Object.keys(GAMES).filter((game) => game !== "mot-a-mot");
/** Fifty at once is measured where a move is cheap to think of, so that the measuring is not what is measured. */
const CROWDED = ["password", "buzzle", "overturn"];

async function roundTripMs(table: Table): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < MOVES; i++) {
    await table.think();
    const began = performance.now();
    await table.exchange();
    times.push(performance.now() - began);
  }
  return median(times);
}

/** Moves a second in waves: every table has its move ready, then all send at once. */
async function throughput(tables: readonly Table[]): Promise<number> {
  let spentMs = 0;
  for (let wave = 0; wave < WAVES; wave++) {
    for (const table of tables) await table.think();
    const began = performance.now();
    await Promise.all(tables.map((table) => table.exchange()));
    spentMs += performance.now() - began;
  }
  return (tables.length * WAVES * 1000) / spentMs;
}

const [ours, floor] = await Promise.all([startServer(undefined, PLENTY), serveFloor()]);
try {
  const bare = await floorTable(floor, "one");
  for (const game of PLAYED) {
    const table = new GameTable(ours, game, 1);
    await roundTripMs(table); // warm
    const rounds: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      rounds[0].push(await roundTripMs(table));
      rounds[1].push(await roundTripMs(bare));
    }
    compare("move", `${game} seen, one match`, "ms", ...rounds, "floor", { atMost: 1.25 });
    table.close();
  }
  const bares = await Promise.all(Array.from({ length: TABLES }, (_, i) => floorTable(floor, `many-${i}`)));
  for (const game of CROWDED) {
    const tables = Array.from({ length: TABLES }, (_, i) => new GameTable(ours, game, i + 1));
    await throughput(tables); // warm
    const busy: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      busy[0].push(await throughput(tables));
      busy[1].push(await throughput(bares));
    }
    compare("move", `${game}, ${TABLES} matches`, "a second", ...busy, "floor", { atLeast: 0.8 });
    for (const table of tables) table.close();
  }
  for (const each of [bare, ...bares]) each.close();
} finally {
  await Promise.all([ours.stop(), floor.stop()]);
}
