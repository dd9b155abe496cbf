import type { Seat, Wait } from "../games/game.ts";
import type { Clock, CommonOptions } from "../games/options.ts";
import type { MatchHeader } from "./events.ts";

/**
 * Time in a match, derived from the log alone: each wait of the game gets the moment it began, and under a
 * game clock each seat has what is left of its time. Nothing runs before everyone has arrived.
 */
export interface Clocks {
  readonly started: boolean;
  readonly waits: readonly TimedWait[];
  /** Milliseconds left to each seat at the last commit; null without a game clock. */
  readonly remainingMs: readonly number[] | null;
}

export interface TimedWait extends Wait {
  readonly since: number;
}

/** Something that time will do by itself. */
export type Due =
  | { readonly kind: "wait"; readonly at: number; readonly key: string }
  | { readonly kind: "flag"; readonly at: number; readonly seat: Seat };

const DAY_MS = 86_400_000;

export const clockOf = (header: MatchHeader): Clock => (header.options as CommonOptions).clock;

export function freshClocks(header: MatchHeader): Clocks {
  const clock = clockOf(header);
  const remainingMs = clock.kind === "game" ? Array<number>(header.seats).fill(clock.seconds * 1000) : null;
  return { started: false, waits: [], remainingMs };
}

export const startClocks = (clocks: Clocks): Clocks => ({ ...clocks, started: true, waits: [] });

/** Moves the clocks on to a commit: the time since the last one is spent, new waits begin now. */
export function turnClocks(
  clocks: Clocks,
  waits: readonly Wait[],
  at: number,
  elapsedMs: number,
  header: MatchHeader,
): Clocks {
  const known = new Map(clocks.waits.map((wait) => [wait.key, wait.since]));
  const timed = waits.map((wait) => ({ ...wait, since: known.get(wait.key) ?? at }));
  if (!clocks.started || clocks.remainingMs === null) return { ...clocks, waits: timed };

  const clock = clockOf(header);
  const incrementMs = clock.kind === "game" ? clock.increment * 1000 : 0;
  const still = new Set(timed.map(({ key }) => key));
  const remainingMs = clocks.remainingMs.map((left, seat) => {
    const ran = clocks.waits.find((wait) => wait.limit === "clock" && wait.seats.includes(seat));
    if (!ran) return left;
    return Math.max(0, left - elapsedMs) + (still.has(ran.key) ? 0 : incrementMs);
  });
  return { ...clocks, waits: timed, remainingMs };
}

/** Everything that will happen by itself if nobody moves, in no order. */
export function duesOf(clocks: Clocks, header: MatchHeader, lastAt: number): Due[] {
  if (!clocks.started) return [];
  const clock = clockOf(header);
  return clocks.waits.flatMap((wait): Due[] => {
    if (clock.kind === "days") {
      const at = wait.since + clock.days * DAY_MS;
      // A choice of the rules has its default; a turn that never comes would let a match last for ever.
      return wait.limit === "clock"
        ? wait.seats.map((seat) => ({ kind: "flag", at, seat }))
        : [{ kind: "wait", at, key: wait.key }];
    }
    if (wait.limit !== "clock") return [{ kind: "wait", at: wait.since + wait.limit, key: wait.key }];
    if (clock.kind === "turn")
      return [{ kind: "wait", at: wait.since + clock.seconds * 1000, key: wait.key }];
    const left = clocks.remainingMs;
    return left ? wait.seats.map((seat) => ({ kind: "flag", at: lastAt + left[seat]!, seat })) : [];
  });
}

export function clocksView(clocks: Clocks): { remainingMs: number; running: boolean }[] | null {
  return (
    clocks.remainingMs?.map((remainingMs, seat) => ({
      remainingMs,
      running: clocks.started && clocks.waits.some((w) => w.limit === "clock" && w.seats.includes(seat)),
    })) ?? null
  );
}
