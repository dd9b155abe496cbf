import { setTimeout as rest } from "node:timers/promises";
import { leaveOnSignals } from "../../scripts/run.ts";
import { startServer } from "../e2e/server.ts";
import { PLENTY } from "../faults/kills.ts";
import { type Guest, post, send } from "../faults/tables.ts";
import { compare } from "./shared/report.ts";
import { floorTable, GameTable, serveFloor, type Table } from "./shared/tables.ts";

/**
 * The first move after a match slept, against the next one, by the length of its log; and against the bare object,
 * which sleeps as well. Logs are lengthened by a host who cannot decide: every change of a room is a commit.
 */
const LENGTHS = [10, 100, 1000];
const MATCHES = 9;
/** The platform puts an object to sleep after ten seconds in which nothing happened. */
const SLEEP_MS = 14_000;

const lengthened =
  (commits: number) =>
  async (url: string, game: string, guests: readonly Guest[]): Promise<string> => {
    const [host] = guests;
    const wish = { game, language: "fr", seats: guests.length, start: "host" };
    const { id } = await post<{ id: string }>(url, "/api/matches", wish, host!.token);
    for (const { token } of guests.slice(1)) await post(url, `/api/matches/${id}/seats`, {}, token);
    for (let i = 0; i < commits; i++)
      await send(url, "PATCH", `/api/matches/${id}`, { options: { level: 1 + (i % 2) } }, host!.token);
    await post(url, `/api/matches/${id}/start`, {}, host!.token);
    return id;
  };

async function timed(table: Table): Promise<number> {
  await table.think();
  const began = performance.now();
  await table.exchange();
  return performance.now() - began;
}

/** Each match asleep and then awake. */
async function wake(tables: readonly Table[]): Promise<[asleep: number[], awake: number[]]> {
  for (const table of tables) await timed(table); // sits down
  await rest(SLEEP_MS);
  const times: [number[], number[]] = [[], []];
  for (const table of tables) {
    times[0].push(await timed(table));
    times[1].push(await timed(table));
    await rest(20);
  }
  for (const table of tables) table.close();
  return times;
}

leaveOnSignals();
const [ours, floor] = await Promise.all([startServer(undefined, PLENTY), serveFloor()]);
try {
  const bare = await wake(
    await Promise.all(Array.from({ length: MATCHES }, (_, i) => floorTable(floor.url, `wake-${i}`))),
  );
  const woken: number[][] = [];
  for (const length of LENGTHS) {
    const tables = Array.from(
      { length: MATCHES },
      (_, i) => new GameTable(ours, "password", i, { make: lengthened(length) }),
    );
    const [asleep, awake] = await wake(tables);
    woken.push(asleep);
    compare("wake", `first move after sleep, ${length} commits`, "ms", asleep, awake, "the next move");
    compare("wake", `first move after sleep, ${length} commits`, "ms", asleep, bare[0], "floor, asleep");
  }
  compare("wake", "1,000 commits against 10", "ms", woken.at(-1)!, woken[0]!, "10 commits", { atMost: 1.5 });
} finally {
  await Promise.all([ours.stop(), floor.stop()]);
}
