import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MatchResult } from "../../src/match/result.ts";
import type { DeliveryRef } from "../../src/partners/deliveries.ts";
import { tellPartners } from "../../src/partners/news.ts";
import type { Delivery } from "../../src/protocol/partners.ts";
import worker from "../../src/worker.ts";
import { asPartner, makePartner, session, type TestPartner } from "./partner.ts";

const URL_ = "https://hooks.example/palabre";

interface Sent {
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly redirect: string | undefined;
}

/** Stands in for the partner's server; what it is to answer comes from a list, 200 when that is empty. */
const answers: (number | Error)[] = [];
const received: Sent[] = [];

beforeEach(() => {
  answers.length = received.length = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    received.push({
      headers: init!.headers as Record<string, string>,
      body: init!.body as string,
      redirect: init!.redirect,
    });
    const answer = answers.shift() ?? 200;
    if (answer instanceof Error) throw answer;
    return new Response(null, { status: answer, headers: { Location: "https://elsewhere.example" } });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function listen(partner: TestPartner, url = URL_) {
  const made = await asPartner(partner, "/webhooks", "POST", { url });
  return (await made.json()) as { id: string; secret: string; code?: string };
}

const deliveries = async (partner: TestPartner) =>
  ((await (await asPartner(partner, "/deliveries")).json()) as { deliveries: Delivery[] }).deliveries;

/** One attempt, as the queue makes it. */
async function attempt(delivery: string, attempts = 1, queue = "palabre-webhooks") {
  const batch = createMessageBatch<DeliveryRef>(queue, [
    { id: delivery, timestamp: new Date(), attempts, body: { delivery } },
  ]);
  await worker.queue(batch, env);
  return getQueueResult(batch, createExecutionContext());
}

/** A guest of the partner's has finished a match. */
async function finished(partner: TestPartner, match = crypto.randomUUID()): Promise<MatchResult> {
  const made = await session({ partner: partner.keys["public live"] });
  const { player } = (await made.json()) as { player: { id: string } };
  return {
    match,
    game: "overturn",
    language: "fr",
    reason: "resigned",
    finishedAt: Date.now(),
    players: [
      { id: player.id, seat: 0, rank: 1, score: 9 },
      { id: "a-stranger", seat: 1, rank: 2, score: 3 },
    ],
  };
}

/** Told without the queue taking it at once, so that a test makes the attempts itself. */
async function tellQuietly(result: MatchResult): Promise<void> {
  await tellPartners(
    { ...env, WEBHOOKS: { sendBatch: async () => {} } as unknown as Queue<DeliveryRef> },
    result,
  );
}

describe("a webhook", () => {
  it("[W137] is signed so that a stranger's library takes it, and tells a partner of its own people only", async () => {
    const partner = await makePartner();
    const { secret } = await listen(partner);
    await tellQuietly(await finished(partner));
    const [delivery] = await deliveries(partner);
    expect(await attempt(delivery!.id)).toMatchObject({ explicitAcks: [delivery!.id] });
    const [{ headers, body, redirect }] = received as [Sent];
    const event = new Webhook(secret).verify(body, headers) as { type: string; data: { players: object[] } };
    expect(event.type).toBe("match.ended");
    expect(event.data.players).toEqual([
      { seat: 0, rank: 1, score: 9, sub: null, yours: true },
      { seat: 1, rank: 2, score: 3, sub: null, yours: false },
    ]);
    expect(headers["webhook-id"]).toBe(delivery!.id);
    expect(redirect).toBe("manual");
    expect(body).not.toContain("a-stranger");
    expect((await deliveries(partner))[0]).toMatchObject({ state: "delivered", attempts: 1, status: 200 });
  });

  it("[W138] is tried again under the same id after a failure, a redirect or silence, and arrives once", async () => {
    const partner = await makePartner();
    await listen(partner);
    await tellQuietly(await finished(partner));
    const id = (await deliveries(partner))[0]!.id;
    answers.push(500, 302, new Error("connection reset"));
    for (const [n, error] of [
      [1, "refused"],
      [2, "redirected"],
      [3, "unreachable"],
    ] as const) {
      const { retryMessages } = await attempt(id, n);
      expect(retryMessages).toMatchObject([{ msgId: id }]);
      expect((await deliveries(partner))[0]).toMatchObject({ state: "pending", attempts: n, error });
    }
    await attempt(id, 4);
    await attempt(id, 5);
    expect(received).toHaveLength(4);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([id]));
  });

  it("[W138] of one match is told once, however often the result comes", async () => {
    const partner = await makePartner();
    await listen(partner);
    const result = await finished(partner);
    await tellQuietly(result);
    await tellQuietly(result);
    expect(await deliveries(partner)).toHaveLength(1);
  });

  it("[W138] answered 410 is the last one: the endpoint is disabled, until the partner enables it", async () => {
    const partner = await makePartner();
    const { id: endpoint } = await listen(partner);
    await tellQuietly(await finished(partner));
    answers.push(410);
    const id = (await deliveries(partner))[0]!.id;
    expect(await attempt(id)).toMatchObject({ explicitAcks: [id] });
    const list = await (await asPartner(partner, "/webhooks")).json();
    expect(list).toMatchObject({ endpoints: [{ id: endpoint, disabled: "gone" }] });
    await tellQuietly(await finished(partner));
    expect(await deliveries(partner)).toHaveLength(1);
    expect((await asPartner(partner, `/webhooks/${endpoint}/enable`, "POST")).status).toBe(204);
    await tellQuietly(await finished(partner));
    expect(await deliveries(partner)).toHaveLength(2);
  });

  it("[W140] that the queue gave up on is listed as failed, and can be sent again", async () => {
    const partner = await makePartner();
    await listen(partner);
    await tellQuietly(await finished(partner));
    const id = (await deliveries(partner))[0]!.id;
    answers.push(500);
    await attempt(id);
    await attempt(id, 1, "palabre-webhooks-dead");
    expect((await deliveries(partner))[0]).toMatchObject({ state: "failed", error: "refused" });
    expect((await asPartner(partner, `/deliveries/${id}/resend`, "POST")).status).toBe(202);
    await vi.waitFor(async () => expect((await deliveries(partner))[0]!.state).toBe("delivered"), 20_000);
    const other = await makePartner();
    expect((await asPartner(other, `/deliveries/${id}/resend`, "POST")).status).toBe(404);
  });

  it("[W137] is signed with both secrets while one replaces the other", async () => {
    const partner = await makePartner();
    const { id: endpoint, secret: old } = await listen(partner);
    const rotated = await asPartner(partner, `/webhooks/${endpoint}/secret`, "POST");
    const { secret } = (await rotated.json()) as { secret: string };
    await tellQuietly(await finished(partner));
    await attempt((await deliveries(partner))[0]!.id);
    const [{ headers, body }] = received as [Sent];
    for (const each of [old, secret]) expect(() => new Webhook(each).verify(body, headers)).not.toThrow();
    const stored = await env.DB.prepare("SELECT secrets FROM webhook_endpoints WHERE id = ?")
      .bind(endpoint)
      .first("secrets");
    expect(stored).not.toContain(secret.slice(6));
  });

  it.each([
    "http://example.com/x",
    "https://localhost/x",
    "https://10.1.2.3/x",
    "https://[::1]/x",
    "https://db.internal/x",
  ])("[W139] does not go to %s", async (url) => {
    expect(await listen(await makePartner(), url)).toMatchObject({ code: "address-refused" });
  });
});
