import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { MatchResult } from "../../src/match/result.ts";
import type { DeliveryRef } from "../../src/partners/deliveries.ts";
import { tellPartners } from "../../src/partners/news.ts";
import type { Delivery } from "../../src/protocol/partners.ts";
import worker from "../../src/worker.ts";
import { asPartner, type TestPartner } from "./partner.ts";

/** Hands messages to the consumer as the platform would. */
export async function deliver(bodies: readonly unknown[], queue = "palabre-results") {
  const messages = bodies.map((body, i) => ({ id: `m${i}`, timestamp: new Date(), attempts: 1, body }));
  const batch = createMessageBatch(queue, messages);
  await worker.queue(batch, env);
  return getQueueResult(batch, createExecutionContext());
}

/** What the partner's server really gets for this result: every body that is posted there. */
export async function sentFor(partner: TestPartner, result: MatchResult): Promise<string[]> {
  await asPartner(partner, "/webhooks", "POST", { url: "https://hooks.example/palabre" });
  const held = { sendBatch: async () => {} } as unknown as Queue<DeliveryRef>;
  await tellPartners({ ...env, WEBHOOKS: held }, result);
  const answer = await asPartner(partner, "/deliveries");
  const { deliveries } = (await answer.json()) as { deliveries: Delivery[] };
  const bodies: string[] = [];
  const post = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    bodies.push(init!.body as string);
    return new Response(null, { status: 200 });
  });
  await deliver(
    deliveries.map(({ id }) => ({ delivery: id })),
    "palabre-webhooks",
  );
  post.mockRestore();
  return bodies;
}

let matches = 0;

/** A rated result of a match of its own: everybody with their rank, in the order of the seats. */
export const resultOf = (
  ranks: readonly (readonly [{ readonly id: string }, number])[],
  more: Partial<MatchResult> = {},
): MatchResult => ({
  match: `match-${matches++}`,
  game: "password",
  language: "fr",
  reason: "decoded",
  finishedAt: Date.now() + matches,
  rated: true,
  bots: [],
  players: ranks.map(([{ id }, rank], seat) => ({ id, seat, rank, score: null })),
  ...more,
});
