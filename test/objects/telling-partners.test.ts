import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MatchResult } from "../../src/match/result.ts";
import type { Delivery } from "../../src/protocol/partners.ts";
import worker from "../../src/worker.ts";
import { asPartner, makePartner, session, type TestPartner } from "./partner.ts";

/** Partners are told of results by the webhooks' own queue: whatever goes wrong there, a result is a result. */
const url = "https://hooks.example/palabre";
const add = (partner: TestPartner) => asPartner(partner, "/webhooks", "POST", { url });

beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 200 }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** More endpoints than anybody may make now, as they may stand in D1 from before. */
async function crowd(partner: TestPartner, count: number): Promise<void> {
  const insert = env.DB.prepare(
    `INSERT INTO webhook_endpoints (id, partner, mode, url, secrets, created_at)
     SELECT ?1, partner, mode, url, secrets, created_at FROM webhook_endpoints WHERE partner = ?2 LIMIT 1`,
  );
  await add(partner);
  await env.DB.batch(Array.from({ length: count - 1 }, (_, i) => insert.bind(`old-${i}`, partner.id)));
}

/** A guest of the partner's has finished a match. */
async function finished(partner: TestPartner): Promise<MatchResult> {
  const made = await session({ partner: partner.keys["public live"] });
  const { player } = (await made.json()) as { player: { id: string } };
  return {
    match: crypto.randomUUID(),
    game: "overturn",
    language: "fr",
    reason: "resigned",
    finishedAt: Date.now(),
    players: [{ id: player.id, seat: 0, rank: 1, score: 9 }],
  };
}

async function take(queue: string, body: unknown, on = env) {
  const batch = createMessageBatch(queue, [{ id: "m", timestamp: new Date(), attempts: 1, body }]);
  await worker.queue(batch, on);
  return getQueueResult(batch, createExecutionContext());
}

/** What the consumer of results left for the webhooks' queue. */
function held() {
  const messages: unknown[] = [];
  const send = async (body: unknown) => void messages.push(body);
  const sendBatch = async (batch: Iterable<{ body: unknown }>) => {
    for (const { body } of batch) messages.push(body);
  };
  return { messages, on: { ...env, WEBHOOKS: { send, sendBatch } as unknown as typeof env.WEBHOOKS } };
}

/** A database that cannot answer for partners. */
const withoutPartners = (on: typeof env): typeof env => ({
  ...on,
  DB: new Proxy(env.DB, {
    get(db, name) {
      if (name !== "prepare") return Reflect.get(db, name).bind(db);
      return (sql: string) => {
        if (/partner_|webhook_/.test(sql)) throw new Error("D1_ERROR: too many SQL variables");
        return db.prepare(sql);
      };
    },
  }),
});

const isWritten = async ({ match }: MatchResult) =>
  (await env.DB.prepare("SELECT 1 FROM results WHERE match = ?").bind(match).first()) !== null;
const deliveries = async (partner: TestPartner) =>
  ((await (await asPartner(partner, "/deliveries")).json()) as { deliveries: Delivery[] }).deliveries;

describe("telling partners", () => {
  it("[T8a] goes to ten endpoints at most: the eleventh is refused, until one is removed", async () => {
    const partner = await makePartner();
    const made = await Promise.all(Array.from({ length: 12 }, () => add(partner)));
    expect(made.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(201), 409, 409]);
    expect(await (await add(partner)).json()).toMatchObject({ code: "too-many-endpoints" });
    const { endpoints } = (await (await asPartner(partner, "/webhooks")).json()) as {
      endpoints: { id: string }[];
    };
    const [first] = endpoints as [{ id: string }];
    expect((await asPartner(partner, `/webhooks/${first.id}`, "DELETE")).status).toBe(204);
    expect((await add(partner)).status).toBe(201);
    const again = await asPartner(partner, `/webhooks/${first.id}/enable`, "POST");
    expect([again.status, await again.json()]).toMatchObject([409, { code: "too-many-endpoints" }]);
    expect((await add(await makePartner())).status).toBe(201);
  });

  it("[T8b] a result is written and acknowledged though partners cannot be told", async () => {
    const partner = await makePartner();
    await add(partner);
    const result = await finished(partner);
    const { messages, on } = held();
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await take("palabre-results", result, withoutPartners(on))).toMatchObject({ explicitAcks: ["m"] });
    expect(await isWritten(result)).toBe(true);
    expect(messages).toEqual([{ result: { ...result, rated: false } }]); // as it was decided when it was written
  });

  it("[T8b] a result of a partner with a hundred endpoints is written, and every endpoint is told", async () => {
    const partner = await makePartner();
    await crowd(partner, 101);
    expect(
      ((await (await asPartner(partner, "/webhooks")).json()) as { endpoints: [] }).endpoints,
    ).toHaveLength(101);
    const result = await finished(partner);
    const { messages, on } = held();
    await take("palabre-results", result, on);
    expect(await isWritten(result)).toBe(true);
    expect(await take("palabre-webhooks", messages.shift(), on)).toMatchObject({ explicitAcks: ["m"] });
    expect(messages).toHaveLength(101);
  });

  it("[T8c] telling is tried again by itself, and told twice it is told once", async () => {
    const partner = await makePartner();
    await add(partner);
    const result = await finished(partner);
    const { messages, on } = held();
    vi.spyOn(console, "error").mockImplementation(() => {});
    const failed = await take("palabre-webhooks", { result }, withoutPartners(on));
    expect(failed).toMatchObject({ retryMessages: [{ msgId: "m" }], explicitAcks: [] });
    for (let i = 0; i < 2; i++)
      expect(await take("palabre-webhooks", { result }, on)).toMatchObject({ explicitAcks: ["m"] });
    const told = await deliveries(partner);
    expect(told).toMatchObject([{ type: "match.ended", state: "pending" }]);
    expect(new Set(messages.map((body) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify({ delivery: told[0]!.id })]),
    );
  });
});
