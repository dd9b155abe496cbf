/**
 * How somebody treats strangers. Walking out of a match costs a mark, playing one to its end takes one back, and
 * one is forgotten each day. Who has several waits before being paired again.
 */
export interface Conduct {
  readonly marks: number;
  /** When that was counted. */
  readonly at: number;
  /** When the last mark was given. */
  readonly markedAt: number;
}

export const GOOD_CONDUCT: Conduct = { marks: 0, at: 0, markedAt: 0 };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** By marks: the first is free, since anybody's battery may be empty. */
const REST_MINUTES = [0, 0, 2, 5, 15, 30, 60] as const;
const MOST_MARKS = REST_MINUTES.length - 1;

export const walkedOut = (conduct: Conduct, now: number): Conduct => ({
  marks: Math.min(MOST_MARKS, marksAt(conduct, now) + 1),
  at: now,
  markedAt: now,
});

export const playedOn = (conduct: Conduct, now: number): Conduct => ({
  ...conduct,
  marks: Math.max(0, marksAt(conduct, now) - 1),
  at: now,
});

/** Until when somebody is not paired with strangers; null when they are. */
export function restsUntil(conduct: Conduct, now: number): number | null {
  const minutes = REST_MINUTES[Math.ceil(marksAt(conduct, now))] ?? 0;
  const until = conduct.markedAt + minutes * MINUTE_MS;
  return until > now ? until : null;
}

const marksAt = ({ marks, at }: Conduct, now: number): number =>
  Math.max(0, marks - Math.floor((now - at) / DAY_MS));
