import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { MatchResult } from "../../src/match/result.ts";
import worker from "../../src/worker.ts";
import { pair, tell } from "./client.ts";
import { evict } from "./evict.ts";

const stub = (id: string) => env.MATCHES.getByName(id);
const unsent = (id: string) =>
  runInDurableObject(stub(id), (_, state) =>
    state.storage.sql.exec("SELECT due, tries FROM outbox").toArray(),
  );
const alarmOf = (id: string) =>
  runInDurableObject(stub(id), async (_, { storage }) => (await storage.getAlarm())!);
const rows = async (id: string) =>
  (await env.DB.prepare("SELECT * FROM results WHERE match = ?").bind(id).all()).results;

/** Everybody has been told, and nothing is due any more: the alarm is set for a deadline. */
async function untilNothingIsDue(id: string): Promise<void> {
  await tell(id);
  await runDurableObjectAlarm(stub(id));
}

async function deliver(body: MatchResult): Promise<unknown> {
  const batch = createMessageBatch("palabre-results", [
    { id: body.match, timestamp: new Date(), attempts: 1, body },
  ]);
  const ctx = createExecutionContext();
  await worker.queue(batch as MessageBatch<MatchResult>, env);
  return getQueueResult(batch, ctx);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("results", () => {
  it("[W31] are sent a moment after the end, with no write for an alarm, and again until they are recorded", async () => {
    const { id, a, b, ada, bob } = await pair();
    await untilNothingIsDue(id);
    expect(await unsent(id)).toEqual([]);
    const armed = await alarmOf(id);
    await ada.move("r", { type: "resign" });
    expect(await alarmOf(id), "a deadline's").toBe(armed);
    await bob.next("update", ({ view }) => view.outcome !== null);
    await evict(stub(id)); // which waits for what is under way
    expect(await unsent(id), "sent once, and again in a minute unless it is recorded").toEqual([
      { due: Date.now() + 60_000, tries: 1 },
    ]);
    expect(await alarmOf(id)).toBeLessThanOrEqual(Date.now() + 60_000);
    const players = [
      { id: a.id, seat: 0, rank: 2, score: null },
      { id: b.id, seat: 1, rank: 1, score: null },
    ];
    const result = {
      match: id,
      game: "password",
      language: "fr" as const,
      reason: "last-left",
      finishedAt: Date.now(),
      players,
    };
    expect(await deliver(result)).toMatchObject({ explicitAcks: [id] });
    expect(await unsent(id)).toEqual([]);
    expect(await rows(id)).toMatchObject([{ game: "password", reason: "last-left" }]);
  });

  it.each([
    ["the usual options", {}],
    ["days to think", { options: { clock: { kind: "days", days: 3 } } }],
  ])(
    "[W31] are owed from the commit that ends a match with %s: the alarm sends what memory did not",
    async (_, wish) => {
      const { id, ada, bob } = await pair(wish);
      await untilNothingIsDue(id);
      const wait = scheduler.wait.bind(scheduler);
      const never = new Promise<void>(() => {});
      vi.spyOn(scheduler, "wait").mockImplementation((ms) => (ms < 100 ? wait(ms) : never));
      await ada.move("r", { type: "resign" });
      await bob.next("update", ({ view }) => view.outcome !== null);
      expect(await unsent(id)).toEqual([{ due: Date.now(), tries: 0 }]);
      expect(await alarmOf(id)).toBeLessThanOrEqual(Date.now() + 30_000);
      await runDurableObjectAlarm(stub(id));
      expect(await unsent(id)).toMatchObject([{ tries: 1 }]);
    },
  );

  it("[W30] that come twice count once", async () => {
    const { id, a } = await pair();
    const players = [{ id: a.id, seat: 0, rank: 1, score: 3 }];
    const result = {
      match: id,
      game: "password",
      language: "fr" as const,
      reason: "decoded",
      finishedAt: 1,
      players,
    };
    await deliver(result);
    await deliver({ ...result, reason: "another" });
    expect(await rows(id)).toMatchObject([{ reason: "decoded" }]);
    const seats = await env.DB.prepare("SELECT * FROM result_players WHERE match = ?").bind(id).all();
    expect(seats.results).toHaveLength(1);
  });
});
