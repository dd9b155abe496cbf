import { type Bucket, take } from "../../core/bucket.ts";
import type { Env } from "../../env.ts";
import type { Partner } from "../../partners/partners.ts";

/**
 * Calls of a partner's server, counted per partner and mode in the isolate's memory, and told in every answer by the
 * `RateLimit` fields (draft-ietf-httpapi-ratelimit-headers): what is left, and when one is full again.
 */
const WINDOW_S = 60;
const MOST_KEPT = 2000;
const buckets = new Map<string, Bucket>();

export interface Allowance {
  readonly allowed: boolean;
  readonly headers: Record<string, string>;
}

export function spendCall(env: Env, { id, mode }: Partner, now: number): Allowance {
  const most = env.PARTNER_CALLS_PER_MINUTE;
  const key = `${id} ${mode}`;
  const perSecond = most / WINDOW_S;
  const bucket = take(buckets.get(key), most, perSecond, now);
  if (bucket) {
    if (buckets.size >= MOST_KEPT) buckets.clear();
    buckets.set(key, bucket);
  }
  const left = Math.floor(bucket?.tokens ?? 0);
  const fullIn = Math.ceil((most - (bucket?.tokens ?? 0)) / perSecond);
  return {
    allowed: bucket !== null,
    headers: {
      "RateLimit-Policy": `"default";q=${most};w=${WINDOW_S}`,
      RateLimit: `"default";r=${left};t=${fullIn}`,
      ...(bucket ? {} : { "Retry-After": String(Math.max(1, Math.ceil(1 / perSecond))) }),
    },
  };
}
