/** A token bucket: `burst` at once, `perSecond` back. */
export interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** How fast something may be done: `burst` at once, `perSecond` after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
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

/** A bucket for each of many, in memory: of more than `most`, who was not seen for longest begins anew. */
export class Buckets {
  private readonly most: number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(most: number) {
    this.most = most;
  }

  /** False when there was no token left. */
  take(key: string, { burst, perSecond }: Rate, now: number): boolean {
    const bucket = take(this.buckets.get(key), burst, perSecond, now);
    if (bucket === null) return false;
    this.buckets.delete(key); // so that the map stays in order of use
    this.buckets.set(key, bucket);
    if (this.buckets.size > this.most) this.buckets.delete(this.buckets.keys().next().value!);
    return true;
  }

  refund(key: string): void {
    const bucket = this.buckets.get(key);
    if (bucket) this.buckets.set(key, { ...bucket, tokens: bucket.tokens + 1 });
  }
}
