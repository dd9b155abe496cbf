/**
 * How somebody treats strangers. Walking out of a match costs a mark, playing one to its end takes one back, and
 * one is forgotten each day. Who has several waits before being paired again. Everybody is free to leave a match
 * before it counts; but from the third of a day on that is walking out, too.
 */
export interface Conduct {
  readonly marks: number;
  /** When that was counted. */
  readonly at: number;
  /** When the last mark was given. */
  readonly markedAt: number;
  /** The matches left before they counted, on the last day (UTC) on which there was one. */
  readonly early?: { readonly day: number; readonly matches: readonly string[] };
}

export const GOOD_CONDUCT: Conduct = { marks: 0, at: 0, markedAt: 0 };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** By marks: the first is free, since anybody's battery may be empty. */
const REST_MINUTES = [0, 0, 2, 5, 15, 30, 60] as const;
const MOST_MARKS = REST_MINUTES.length - 1;

/** So many matches a day may be left before they count. */
const FREE_LEAVINGS = 2;
/** More than anybody can leave before having to rest. */
const MOST_LEAVINGS = 50;

export const walkedOut = (conduct: Conduct, now: number): Conduct => ({
  ...conduct,
  marks: Math.min(MOST_MARKS, marksAt(conduct, now) + 1),
  at: now,
  markedAt: now,
});

/** Left before it counted. The same match again changes nothing. */
export function leftEarly(conduct: Conduct, match: string, now: number): Conduct {
  const day = Math.floor(now / DAY_MS);
  const before = conduct.early?.day === day ? conduct.early.matches : [];
  if (before.includes(match)) return conduct;
  const matches = [...before, match].slice(-MOST_LEAVINGS);
  const noted = { ...conduct, early: { day, matches } };
  return matches.length > FREE_LEAVINGS ? walkedOut(noted, now) : noted;
}

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
