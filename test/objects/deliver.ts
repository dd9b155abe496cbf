import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { MatchResult } from "../../src/players/results.ts";
import worker from "../../src/worker.ts";

/** Hands messages to the consumer as the platform would. */
export async function deliver(bodies: readonly unknown[], queue = "palabre-results") {
  const messages = bodies.map((body, i) => ({ id: `m${i}`, timestamp: new Date(), attempts: 1, body }));
  const batch = createMessageBatch(queue, messages);
  await worker.queue(batch, env);
  return getQueueResult(batch, createExecutionContext());
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
