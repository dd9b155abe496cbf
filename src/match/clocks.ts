import type { Seat, Wait } from "../games/game.ts";
import type { Clock } from "../games/options.ts";
import type { TimedBy } from "../protocol/terms.ts";
import {
  type AnyEvent,
  isMatchEvent,
  type MatchEvent,
  type MatchHeader,
  type Seating,
  type StopReason,
} from "./events.ts";

/**
 * Time in a match, derived from the log alone: each wait of the game gets the moment it began, and under a
 * game clock each seat has what is left of its time. Nothing runs before everyone has arrived.
 */
export interface Clocks {
  readonly started: boolean;
  /** Since when they stand still because nobody could move; absent while they run, or before they first did. */
  readonly stoppedAt?: number;
  /** They stand still until somebody comes back, however long that takes. */
  readonly asleep?: true;
  readonly waits: readonly TimedWait[];
  /** Milliseconds left to each seat at the last commit; null without a game clock. */
  readonly remainingMs: readonly number[] | null;
}

export interface TimedWait extends Wait {
  readonly since: number;
}

/** Something that time will do by itself, and to whom. */
export type Due = {
  readonly at: number;
  readonly by: TimedBy;
  readonly seats: readonly Seat[];
  /** Whose time it is, where lag is allowed for. */
  readonly lenient: readonly Seat[];
} & ({ readonly kind: "wait"; readonly key: string } | { readonly kind: "flag"; readonly seat: Seat });

/** A time that runs, as everybody may see it. */
export interface Timer extends Pick<Due, "by" | "seats"> {
  readonly until: number;
}

/** What is given back of a mover's way to the server, at most. */
export const LAG_MOST_MS = 75;

export interface Mover {
  readonly seat: Seat;
  readonly lagMs: number;
}

/**
 * How long after its time something happens. A move counts if it was sent in time, as far as the mover's measured
 * lag says; so when somebody else moves, or nobody, the deadline acts when no such move can come any more.
 */
export const patienceMs = ({ lenient }: Due, mover: Mover | null, mostMs = LAG_MOST_MS): number =>
  lenient.length === 0 ? 0 : mover && lenient.includes(mover.seat) ? mover.lagMs : mostMs;

type LagAllowed = MatchEvent & { type: "lag-allowed" };

export const lagIn = (events: readonly AnyEvent[]): LagAllowed | null =>
  events.find((event): event is LagAllowed => isMatchEvent(event) && event.type === "lag-allowed") ?? null;

/** What a mover's clock is not charged, as the fact that says so; none where no clock of theirs ran. */
export function lagAllowed(clocks: Clocks, header: MatchHeader, { seat, lagMs }: Mover): LagAllowed[] {
  const ms = Math.min(LAG_MOST_MS, Math.floor(lagMs));
  const kind = clockOf(header).kind;
  const isTimed = clocks.started && (kind === "turn" || kind === "game");
  return isTimed && ms > 0 && clocks.waits.some((wait) => runsFor(wait, seat))
    ? [{ type: "lag-allowed", seat, ms }]
    : [];
}

const runsFor = (wait: Wait, seat: Seat): boolean => wait.limit === "clock" && wait.seats.includes(seat);

const DAY_MS = 86_400_000;

/** Everybody is still to come together for the first time, and whoever does not makes the match void. */
export const isGathering = (clocks: Clocks, { gathering }: MatchHeader): boolean =>
  gathering !== undefined && !clocks.started && clocks.stoppedAt === undefined;

export const clockOf = (header: MatchHeader): Clock => header.options.clock;

export function freshClocks(header: MatchHeader): Clocks {
  const clock = clockOf(header);
  const remainingMs = clock.kind === "game" ? Array<number>(header.seats).fill(clock.seconds * 1000) : null;
  return { started: false, waits: [], remainingMs };
}

/** Every wait begins now, as if it were new. */
export const startClocks = ({ remainingMs }: Clocks): Clocks => ({ started: true, waits: [], remainingMs });

/** Nothing runs until everyone has arrived again; what ran since the last commit is forgotten. */
export const stopClocks = ({ remainingMs }: Clocks, stoppedAt: number, reason: StopReason): Clocks => ({
  started: false,
  stoppedAt,
  ...(reason === "everyone-left" ? { asleep: true } : {}),
  waits: [],
  remainingMs,
});

/** Moves the clocks on to a commit: the time since the last one is spent, new waits begin now. */
export function turnClocks(
  clocks: Clocks,
  waits: readonly Wait[],
  at: number,
  elapsedMs: number,
  header: MatchHeader,
  lag: LagAllowed | null = null,
): Clocks {
  const timed = waits.map((wait) => ({
    ...wait,
    since: clocks.waits.find(({ key }) => key === wait.key)?.since ?? at,
  }));
  if (!clocks.started || clocks.remainingMs === null) return { ...clocks, waits: timed };

  const clock = clockOf(header);
  const incrementMs = clock.kind === "game" ? clock.increment * 1000 : 0;
  const remainingMs = clocks.remainingMs.map((left, seat) => {
    const ran = clocks.waits.find((wait) => runsFor(wait, seat));
    if (!ran) return left;
    const chargedMs = Math.max(0, elapsedMs - (lag?.seat === seat ? lag.ms : 0));
    return Math.max(0, left - chargedMs) + (timed.some(({ key }) => key === ran.key) ? 0 : incrementMs);
  });
  return { ...clocks, waits: timed, remainingMs };
}

/** The seat that nobody waits for: without a clock, and with bots at all the others. */
export function unhurriedSeat(header: MatchHeader, seats: readonly Seating[]): Seat | null {
  if (clockOf(header).kind !== "none") return null;
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? seat : []));
  return people.length === 1 && seats.length > 1 ? people[0]! : null;
}

/** Everything that will happen by itself if nobody moves, in no order. `unhurried` has all the time in the world. */
export function duesOf(
  clocks: Clocks,
  header: MatchHeader,
  lastAt: number,
  unhurried: Seat | null = null,
): Due[] {
  if (!clocks.started) return [];
  const clock = clockOf(header);
  return clocks.waits.flatMap((wait): Due[] => {
    const { key, seats, since, limit } = wait;
    if (limit === "clock") return turnDues(wait, clock, clocks.remainingMs, lastAt);
    if (unhurried !== null && wait.patient && seats.includes(unhurried)) return [];
    const at = since + (clock.kind === "days" ? clock.days * DAY_MS : limit);
    return [{ kind: "wait", at, by: "rules", seats, lenient: [], key }];
  });
}

/** Of a wait that the match's own clock times. */
function turnDues(
  { key, seats, since }: TimedWait,
  clock: Clock,
  remainingMs: Clocks["remainingMs"],
  lastAt: number,
): Due[] {
  switch (clock.kind) {
    case "none":
      return [];
    case "turn":
      return [{ kind: "wait", at: since + clock.seconds * 1000, by: "turn", seats, lenient: seats, key }];
    case "days": {
      // A choice of the rules has its default; a turn that never comes would let a match last for ever.
      const at = since + clock.days * DAY_MS;
      return seats.map((seat) => ({ kind: "flag", at, by: "turn", seats: [seat], lenient: [], seat }));
    }
    case "game":
      return seats.map((seat) => {
        const at = lastAt + remainingMs![seat]!;
        return { kind: "flag", at, by: "game", seats: [seat], lenient: [seat], seat };
      });
  }
}

export function clocksView(clocks: Clocks): { remainingMs: number; running: boolean }[] | null {
  return (
    clocks.remainingMs?.map((remainingMs, seat) => ({
      remainingMs,
      running: clocks.started && clocks.waits.some((wait) => runsFor(wait, seat)),
    })) ?? null
  );
}
