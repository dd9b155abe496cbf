/**
 * What somebody who is away is told, and when. A turn is told when it comes; of a match of days per move also at half
 * and at nine tenths of its time. Never twice within an hour of one match, never in quiet hours; where many matches
 * wait, one digest a day in place of a message each.
 */
export const PUSH_KINDS = ["turn", "half", "nine-tenths", "invited", "found"] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Something that waits for the player; it is told of at most once a kind. */
export interface Waiting {
  readonly kind: "turn" | "invited" | "found";
  readonly match: string;
  /** Since when. */
  readonly at: number;
  /** After that there is nothing to tell; null where time does not act. */
  readonly until: number | null;
  /** Played by correspondence: reminded of, and part of a digest. */
  readonly days: boolean;
}

/** Hours of the player's own day, such as 22 to 8; the same hour twice is no quiet at all. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** As the browser names it: `Europe/Paris`. */
  readonly timeZone: string;
}

export const DEFAULT_QUIET = { from: 22, to: 8 } as const;

/** What was told already. */
export interface PushesSent {
  /** By match: when last, and the moment it was about. */
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

export function planPushes(
  waiting: readonly Waiting[],
  before: PushesSent,
  quiet: QuietHours | null,
  now: number,
): PushPlan {
  const live = waiting.filter(({ until }) => until === null || until > now);
  const sent = pruned(before, live, now);
  const due = live.flatMap((each) => {
    const moment = momentOf(each, now);
    const last = sent.matches[each.match];
    return moment && (last === undefined || last.about < moment.at) ? [{ ...each, moment }] : [];
  });
  const quietUntil = quiet ? endOfQuiet(quiet, now) : null;
  if (quietUntil !== null) {
    const first = earliestOf(live.map((each) => nextMoment(each, now)));
    const again = due.length > 0 ? quietUntil : first === null ? null : Math.max(first, quietUntil);
    return { pushes: [], sent, again };
  }

  const isDigest = live.filter(({ days, kind }) => days && kind === "turn").length >= MANY;
  const gathered = isDigest ? due.filter(({ days, kind }) => days && kind === "turn") : [];
  const single = due.filter((each) => !gathered.includes(each));
  const pushes: Push[] = [];
  const later: (number | null)[] = live.map((each) => nextMoment(each, now));
  const matches = { ...sent.matches };
  let { digestAt } = sent;

  if (gathered.length > 0) {
    if (digestAt !== null && now < digestAt + DAY_MS) later.push(digestAt + DAY_MS);
    else {
      pushes.push({ type: "digest", count: live.filter(({ days, kind }) => days && kind === "turn").length });
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

function momentsOf({ kind, at, until, days }: Waiting): Moment[] {
  const first: Moment = { kind, at };
  if (kind !== "turn" || !days || until === null) return [first];
  const share = (part: number): number => at + Math.round((until - at) * part);
  return [first, { kind: "half", at: share(0.5) }, { kind: "nine-tenths", at: share(0.9) }];
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
