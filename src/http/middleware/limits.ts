import type { Context } from "hono";
import { Buckets } from "../../core/bucket.ts";
import { networkOf } from "../../core/network.ts";
import type { Env } from "../../env.ts";
import { problem } from "./problem.ts";

/**
 * Calls per address (of IPv6: per network of 64 bits). Counted in the isolate's memory: exact where one isolate serves an address, a bound per
 * isolate where several do. It keeps one address from filling storage; it is no wall against many.
 */
const MOST_ADDRESSES = 10_000;
const buckets = new Buckets(MOST_ADDRESSES);

export type Limit = { readonly name: string; readonly seconds: number; of(env: Env): number };

export const LIMITS = {
  players: { name: "players", seconds: 60, of: (env) => env.PLAYERS_PER_MINUTE },
  matches: { name: "matches", seconds: 60, of: (env) => env.MATCHES_PER_MINUTE },
  ceremonies: { name: "ceremonies", seconds: 60, of: (env) => env.PLAYERS_PER_MINUTE },
  words: { name: "words", seconds: 1, of: (env) => env.WORDS_PER_SECOND },
  /** Room codes that lead nowhere. */
  codes: { name: "codes", seconds: 60, of: (env) => env.CODES_PER_MINUTE },
  reports: { name: "reports", seconds: 60, of: (env) => env.REPORTS_PER_MINUTE },
  analyses: { name: "analyses", seconds: 60, of: (env) => env.ANALYSES_PER_MINUTE },
  hints: { name: "hints", seconds: 60, of: (env) => env.HINTS_PER_MINUTE },
} satisfies Record<string, Limit>;

/** Counts a call; the answer to give when it is one too many. */
export function spend(c: Context<{ Bindings: Env }>, limit: Limit): Response | null {
  const burst = limit.of(c.env);
  const perSecond = burst / limit.seconds;
  if (buckets.take(keyOf(c, limit), { burst, perSecond }, Date.now())) return null;
  const seconds = Math.max(1, Math.ceil(1 / perSecond));
  return problem("too-many-requests", `Try again in ${seconds} s.`, { "Retry-After": String(seconds) });
}

/** Takes a call back: where only failures count, a call that succeeded does not. */
export function refund(c: Context<{ Bindings: Env }>, limit: Limit): void {
  buckets.refund(keyOf(c, limit));
}

const keyOf = (c: Context, limit: Limit): string =>
  `${limit.name} ${networkOf(c.req.header("cf-connecting-ip") ?? "local")}`;
