/**
 * What somebody who is away is told, and when. A turn is told when it comes; of a match of days per move also at half
 * and at nine tenths of its time. Never twice within an hour of one match, never in quiet hours; where many matches
 * wait, one digest a day in place of a message each. Who looks at a page of ours is told there.
 */
export const PUSH_KINDS = ["turn", "half", "nine-tenths", "invited", "begun", "found"] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Something that waits for the player; it is told of at most once a kind. */
export interface Waiting {
  /** `begun` without a person's doing, at a table that waited; `found` by the queue, where somebody waits this minute. */
  readonly kind: "turn" | "invited" | "begun" | "found";
  readonly match: string;
  /** Since when. */
  readonly at: number;
  /** After that there is nothing to tell; null where time does not act. */
  readonly until: number | null;
  /** Played by correspondence: part of a digest, and who has seen it is not called back. */
  readonly days: boolean;
  /** To be reminded of, too. */
  readonly reminded: boolean;
  /** They have been at the table since: only reminders are left to tell. */
  readonly seen?: boolean;
}

/** Hours of the player's own day, such as 22 to 8; the same hour twice is no quiet at all. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** As the browser names it: `Europe/Paris`. */
  readonly timeZone: string;
}

export const DEFAULT_QUIET = { from: 22, to: 8 } as const;

/** What was told already, here or on a page. */
export interface PushesSent {
  /** By match: when a message last went out (0: none did), and the moment it was about. */
  readonly matches: Readonly<Record<string, { readonly at: number; readonly about: number }>>;
  readonly digestAt: number | null;
}

export const NOTHING_SENT: PushesSent = { matches: {}, digestAt: null };

export type Push =
  | { readonly type: "one"; readonly kind: PushKind; readonly match: string }
  | { readonly type: "digest"; readonly count: number };

export interface PushPlan {
  readonly pushes: readonly Push[];
  /** To be written with the sending: a crash must not tell twice. */
  readonly sent: PushesSent;
  /** When to look again; null when nothing is to come. */
  readonly again: number | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** From so many matches of days on, one message tells of all. */
export const MANY = 4;
/** While somebody looks at a page: longer than its pings are apart. */
export const LOOK_AGAIN_MS = 45_000;

/**
 * `lookedAt`: when a page of theirs that is open and visible last gave a sign of life; null while there is none. What had
 * come by then was said there; only a turn that the clock is running for waits for them to turn away.
 */
export function planPushes(
  waiting: readonly Waiting[],
  before: PushesSent,
  quiet: QuietHours | null,
  now: number,
  lookedAt: number | null = null,
): PushPlan {
  const live = waiting.filter(({ until }) => until === null || until > now);
  const sent = pruned(before, live, now);
  const due = live.flatMap((each) => {
    const moment = momentOf(each, now);
    const last = sent.matches[each.match];
    return moment && (last === undefined || last.about < moment.at) ? [{ ...each, moment }] : [];
  });
  const coming = live.map((each) => nextMoment(each, now));
  if (lookedAt !== null) {
    const seen = due.filter(({ kind, days, moment }) => moment.at <= lookedAt && (days || kind !== "turn"));
    const matches = { ...sent.matches };
    for (const { match, moment } of seen) matches[match] = { at: matches[match]?.at ?? 0, about: moment.at };
    const again = due.length > seen.length ? [now + LOOK_AGAIN_MS] : [];
    return { pushes: [], sent: { ...sent, matches }, again: earliestOf([...coming, ...again]) };
  }
  const quietUntil = quiet ? endOfQuiet(quiet, now) : null;
  // Who is found waits in the queue this minute, and so is awake.
  const told = quietUntil === null ? due : due.filter(({ kind }) => kind === "found");

  const byLetter = live.filter(({ days, kind }) => days && kind === "turn");
  const gathered = byLetter.length < MANY ? [] : told.filter(({ days, kind }) => days && kind === "turn");
  const single = told.filter((each) => !gathered.includes(each));
  const pushes: Push[] = [];
  const later: (number | null)[] =
    quietUntil === null ? coming : coming.map((at) => (at === null ? null : Math.max(at, quietUntil)));
  if (told.length < due.length) later.push(quietUntil);
  const matches = { ...sent.matches };
  let { digestAt } = sent;

  if (gathered.length > 0) {
    if (digestAt !== null && now < digestAt + DAY_MS) later.push(digestAt + DAY_MS);
    else {
      pushes.push({ type: "digest", count: byLetter.length });
      for (const { match, moment } of gathered) matches[match] = { at: now, about: moment.at };
      digestAt = now;
    }
  }
  for (const { match, moment } of single) {
    const last = matches[match];
    if (last && now < last.at + HOUR_MS) later.push(last.at + HOUR_MS);
    else {
      pushes.push({ type: "one", kind: moment.kind, match });
      matches[match] = { at: now, about: moment.at };
    }
  }
  return { pushes, sent: { matches, digestAt }, again: earliestOf(later) };
}

/** When the quiet that holds now is over; null when none does. To the minute: zones are off by quarters of an hour. */
export function endOfQuiet({ from, to, timeZone }: QuietHours, now: number): number | null {
  if (!isQuietAt(from, to, minuteOf(timeZone, now))) return null;
  // Step by step, since a clock may be put forward or back on the way.
  const first = Math.floor(now / QUARTER_MS + 1) * QUARTER_MS;
  for (let at = first; at <= now + 2 * DAY_MS; at += QUARTER_MS)
    if (!isQuietAt(from, to, minuteOf(timeZone, at))) return at;
  return null;
}

const QUARTER_MS = 15 * 60_000;

function isQuietAt(from: number, to: number, minute: number): boolean {
  const [start, end] = [from * 60, to * 60];
  return start <= end ? minute >= start && minute < end : minute >= start || minute < end;
}

/** Whether the platform knows the zone: what a browser sends may be anything. */
export function isTimeZone(timeZone: string): boolean {
  try {
    minuteOf(timeZone, 0);
    return true;
  } catch {
    return false;
  }
}

/** Of the local day. */
function minuteOf(timeZone: string, at: number): number {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });
  const parts = format.formatToParts(at);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read("hour") * 60 + read("minute");
}

interface Moment {
  readonly kind: PushKind;
  readonly at: number;
}

function momentsOf({ kind, at, until, reminded, seen = false }: Waiting): Moment[] {
  const first: Moment[] = seen ? [] : [{ kind, at }];
  if (kind !== "turn" || !reminded || until === null) return first;
  const share = (part: number): number => at + Math.round((until - at) * part);
  return [...first, { kind: "half", at: share(0.5) }, { kind: "nine-tenths", at: share(0.9) }];
}

/** The last one that has come: who was quiet through two is told the newer. */
const momentOf = (each: Waiting, now: number): Moment | null =>
  momentsOf(each).findLast(({ at }) => at <= now) ?? null;

const nextMoment = (each: Waiting, now: number): number | null =>
  momentsOf(each).find(({ at }) => at > now)?.at ?? null;

/** A match that waits no more is forgotten, once its hour is over. */
function pruned({ matches, digestAt }: PushesSent, live: readonly Waiting[], now: number): PushesSent {
  const kept = Object.entries(matches).filter(
    ([match, { at }]) => now < at + HOUR_MS || live.some((each) => each.match === match),
  );
  return { matches: Object.fromEntries(kept), digestAt };
}

const earliestOf = (times: readonly (number | null)[]): number | null => {
  const real = times.filter((time) => time !== null);
  return real.length > 0 ? Math.min(...real) : null;
};
