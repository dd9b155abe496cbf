import { setTimeout as rest } from "node:timers/promises";
import { leaveOnSignals } from "../../scripts/run.ts";
import { GAMES } from "../../src/games/registry.ts";
import { COUNTING_WORKER, startServer } from "../e2e/server.ts";
import { PLENTY } from "../faults/kills.ts";
import { type Bill, costOf, STORAGE } from "./shared/prices.ts";
import { figure } from "./shared/report.ts";
import { median } from "./shared/stats.ts";
import { GameTable } from "./shared/tables.ts";

/**
 * What a match costs: a match of every game on the real runtime, with everything counted that is billed (rows,
 * calls, frames, messages), in the middle of it and from its making to its result; times the published prices.
 */
/** By then the result is written, and everybody's own object has heard. */
const AFTERMATH_MS = 6000;
const PINGS = 20;

leaveOnSignals();
const server = await startServer(undefined, PLENTY, undefined, COUNTING_WORKER);

async function readBill(match = ""): Promise<{ bill: Bill; size: number }> {
  const answer = await fetch(`${server.url}/api/bill${match && `?match=${match}`}`);
  return (await answer.json()) as { bill: Bill; size: number };
}

const sum = (bills: readonly Bill[]): Bill =>
  bills.reduce((all, each) => {
    const added = Object.entries(all).map(([name, value]) => [name, value + each[name as keyof Bill]]);
    return Object.fromEntries(added) as Bill;
  });

/** On average. */
const per = (bill: Bill, count: number): Bill =>
  Object.fromEntries(Object.entries(bill).map(([name, value]) => [name, value / count])) as unknown as Bill;

async function priceMatch(game: string): Promise<void> {
  const table = new GameTable(server, game, 1);
  await readBill();
  await table.think();
  await rest(AFTERMATH_MS); // everybody has been told that it began
  const begun = (await readBill()).bill;
  const bills: Bill[] = [];
  let awakeMs = 0;
  while (!(await table.isOver())) {
    await table.think();
    const sent = performance.now();
    await table.exchange();
    awakeMs += performance.now() - sent;
    bills.push((await readBill()).bill);
  }
  const moves = bills.length;
  const played = sum(bills);
  await rest(AFTERMATH_MS);
  const { bill: ended, size } = await readBill(table.match);
  table.close();

  const move = per(played, moves);
  const written = median(bills.map(({ rowsWritten }) => rowsWritten));
  figure("cost", `${game}: rows written, the median move`, "", written, { atMost: 1 });
  figure("cost", `${game}: rows written a move, with the end`, "", move.rowsWritten);
  figure("cost", `${game}: rows read a move`, "", move.rowsRead);
  figure("cost", `${game}: a million moves`, "$", costOf(move, awakeMs / moves));
  const whole = sum([begun, played, ended]);
  figure("cost", `${game}: moves a match`, "", moves);
  figure(
    "cost",
    `${game}: rows written a match, tables included`,
    "",
    whole.rowsWritten + whole.tableRowsWritten,
  );
  figure("cost", `${game}: calls of objects a match`, "", whole.calls);
  figure("cost", `${game}: a million matches`, "$", costOf(whole, awakeMs));
  figure("cost", `${game}: storage a match`, "KB", size / 1024);
  figure("cost", `${game}: a million matches kept for a month`, "$", (size / 1e9) * 1e6 * STORAGE);
}

/** A socket that only pings is answered by the platform. */
async function priceSilence(): Promise<void> {
  const table = new GameTable(server, "password", 99);
  await table.think();
  await rest(AFTERMATH_MS);
  await readBill();
  for (let i = 0; i < PINGS; i++) await table.ping();
  const { bill } = await readBill();
  table.close();
  figure("cost", `frames that woke a match for ${PINGS} pings`, "", bill.frames, { atMost: 0 });
}

try {
  for (const game of Object.keys(GAMES)) await priceMatch(game);
  await priceSilence();
} finally {
  await server.stop();
}
