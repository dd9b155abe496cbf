/**
 * Whether a partner is enabled, by a record that is at most two seconds old: every call of its users asks, and every
 * frame of theirs. What was read is kept for all in this isolate, what is being read is not: a promise must not be
 * waited for by another request than the one that made it.
 */
const FRESH_MS = 2000;
const MOST_KEPT = 1000;

interface Kept {
  readonly enabled: boolean;
  readonly readAt: number;
}

const kept = new Map<string, Kept>();

export const isFresh = (partner: string, now: number): boolean =>
  now < (kept.get(partner)?.readAt ?? Number.NEGATIVE_INFINITY) + FRESH_MS;

/** By what was last read, however old: the rest is for who can wait. */
export const isKnownDisabled = (partner: string): boolean => kept.get(partner)?.enabled === false;

export async function isEnabled(db: D1Database, partner: string, now: number): Promise<boolean> {
  if (!isFresh(partner, now)) await readPartner(db, partner, now);
  return !isKnownDisabled(partner);
}

/** `now` is when it was asked for: what comes back may have been true no longer than that. */
export async function readPartner(db: D1Database, partner: string, now: number): Promise<void> {
  const found = await db
    .prepare("SELECT 1 FROM partners WHERE id = ? AND disabled_at IS NULL")
    .bind(partner)
    .first();
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(partner, { enabled: found !== null, readAt: now });
}
