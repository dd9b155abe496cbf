/** A token bucket: `burst` at once, `perSecond` back. */
export interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** Takes one token: the bucket afterwards, or null when it was empty. */
export function take(
  bucket: Bucket | undefined,
  burst: number,
  perSecond: number,
  now: number,
): Bucket | null {
  const gained = bucket ? (Math.max(0, now - bucket.at) / 1000) * perSecond : burst;
  const tokens = Math.min(burst, (bucket?.tokens ?? 0) + gained);
  return tokens < 1 ? null : { tokens: tokens - 1, at: now };
}
