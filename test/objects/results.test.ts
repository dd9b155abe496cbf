import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MatchResult } from "../../src/players/results.ts";
import worker from "../../src/worker.ts";
import { Client, call, guest, makeMatch, pair } from "./client.ts";

const stub = (id: string) => env.MATCHES.getByName(id);
const unsent = (id: string) =>
  runInDurableObject(stub(id), (_, state) =>
    state.storage.sql.exec("SELECT due, tries FROM outbox").toArray(),
  );
const rows = async (id: string) =>
  (await env.DB.prepare("SELECT * FROM results WHERE match = ?").bind(id).all()).results;

async function deliver(body: MatchResult): Promise<unknown> {
  const batch = createMessageBatch("palabre-results", [
    { id: body.match, timestamp: new Date(), attempts: 1, body },
  ]);
  const ctx = createExecutionContext();
  await worker.queue(batch as MessageBatch<MatchResult>, env);
  return getQueueResult(batch, ctx);
}

/** Far ahead of the real time, so that the platform's own alarms stay out of these tests. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 3_600_000);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("results", () => {
  it("are owed from the commit that ends the match, and sent until they are settled", async () => {
    const { id, a, b, ada, bob } = await pair();
    expect(await unsent(id)).toEqual([]);
    await ada.move("r", { type: "resign" });
    await bob.next("update", ({ view }) => view.outcome !== null);
    expect(await unsent(id)).toEqual([{ due: Date.now(), tries: 0 }]);
    await runDurableObjectAlarm(stub(id));
    expect(await unsent(id), "sent once, and again in a minute unless it is settled").toEqual([
      { due: Date.now() + 60_000, tries: 1 },
    ]);
    const again = await runInDurableObject(stub(id), (_, state) => state.storage.getAlarm());
    expect(again).toBeLessThanOrEqual(Date.now() + 60_000);
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

  it("that come twice count once", async () => {
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

describe("the daily puzzle", () => {
  const daily = { game: "buzzle-solitaire", seats: 1, options: { daily: true } };
  const wordsOf = async (match: string, token: string) => {
    const { view } = await (await Client.open(match, token)).next("welcome");
    return (view as unknown as { groups: { start: string }[] }).groups.map(({ start }) => start);
  };

  it("is the same for everyone of a day and another the next day, and each has one attempt", async () => {
    const [a, b] = [await guest(), await guest()];
    const first = await makeMatch(a.token, daily);
    expect(await makeMatch(a.token, daily)).toBe(first);
    const second = await makeMatch(b.token, daily);
    expect(second).not.toBe(first);
    const today = await wordsOf(first, a.token);
    expect(today).toHaveLength(4);
    expect(await wordsOf(second, b.token)).toEqual(today);
    vi.setSystemTime(Date.now() + 86_400_000);
    const next = await makeMatch(a.token, daily);
    expect(next).not.toBe(first);
    expect(await wordsOf(next, a.token)).not.toEqual(today);
  });

  it("has a table of its day, the best first", async () => {
    const [a, b] = [await guest("Ada"), await guest("Bob")];
    for (const [player, score] of [
      [a, 3],
      [b, 8],
    ] as const) {
      const match = await makeMatch(player.token, daily);
      const players = [{ id: player.id, seat: 0, rank: 1, score }];
      await deliver({
        match,
        game: "buzzle-solitaire",
        language: "fr",
        reason: "time",
        finishedAt: 1,
        players,
      });
    }
    const table = (await (await call("/api/daily/buzzle-solitaire/fr")).json()) as {
      scores: { name: string }[];
    };
    expect(table.scores.map(({ name }) => name).filter((name) => name === "Ada" || name === "Bob")).toEqual([
      "Bob",
      "Ada",
    ]);
    expect((await call("/api/daily/buzzle-solitaire/fr/yesterday")).status).toBe(404);
  });
});
