import { createMiddleware } from "hono/factory";
import { type Bucket, take } from "../core/bucket.ts";
import type { Env } from "../env.ts";
import { problem } from "./problem.ts";

/**
 * Calls per address. Counted in the isolate's memory: exact where one isolate serves an address, a bound per
 * isolate where several do. It keeps one address from filling storage; it is no wall against many.
 */
const MOST_ADDRESSES = 10_000;
const buckets = new Map<string, Bucket>();

type Limit = { readonly name: string; readonly seconds: number; of(env: Env): number };

export const LIMITS = {
  players: { name: "players", seconds: 60, of: (env) => env.PLAYERS_PER_MINUTE },
  matches: { name: "matches", seconds: 60, of: (env) => env.MATCHES_PER_MINUTE },
  words: { name: "words", seconds: 1, of: (env) => env.WORDS_PER_SECOND },
} satisfies Record<string, Limit>;

export function limited(limit: Limit) {
  return createMiddleware<{ Bindings: Env }>(async (c, next) => {
    const burst = limit.of(c.env);
    const key = `${limit.name} ${c.req.header("cf-connecting-ip") ?? "local"}`;
    const perSecond = burst / limit.seconds;
    const bucket = take(buckets.get(key), burst, perSecond, Date.now());
    if (bucket === null) {
      const seconds = Math.max(1, Math.ceil(1 / perSecond));
      return problem("too-many-requests", `Try again in ${seconds} s.`, { "Retry-After": String(seconds) });
    }
    buckets.delete(key); // so that the map stays in order of use
    buckets.set(key, bucket);
    if (buckets.size > MOST_ADDRESSES) buckets.delete(buckets.keys().next().value!);
    await next();
    return undefined;
  });
}
