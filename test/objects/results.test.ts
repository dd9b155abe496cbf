import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { MatchResult } from "../../src/players/results.ts";
import worker from "../../src/worker.ts";
import { pair } from "./client.ts";

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
