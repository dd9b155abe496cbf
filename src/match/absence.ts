import { fail, ok } from "../core/result.ts";
import type { AnyGame, BotLevel, Seat, Verdict, World } from "../games/game.ts";
import type { Clock } from "../games/options.ts";
import { clockOf } from "./clocks.ts";
import type { AnyEvent } from "./events.ts";
import { leaving } from "./leaving.ts";
import { refuse } from "./refusals.ts";
import { type MatchState, seatOf, waitsOf } from "./state.ts";

/**
 * Who is not there, and what the others may do about it. A seat is kept for the match's life; after a while, and
 * only while the match waits for that very seat, somebody else may put it out or, from three seats on, let a bot
 * play for it until its player returns. Who is away since when is no fact of the match: it comes in from outside.
 */
export const AWAY_REASONS = ["closed", "lost"] as const;
/** The page was closed, or the connection was lost and may come back by itself. */
export type AwayReason = (typeof AWAY_REASONS)[number];

export interface Away {
  readonly since: number;
  readonly why: AwayReason;
}

/** By player's id; who is not in it is there. */
export type AwayPlayers = ReadonlyMap<string, Away>;
export const NOBODY_AWAY: AwayPlayers = new Map();

/** How a seat is away: since when, and from when on it may be claimed. Null: never. */
export interface SeatAway {
  readonly since: number;
  readonly until: number | null;
}

/** Plays as well as most people do. */
export const STAND_IN: BotLevel = 2;

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
/** A game that lasts so many seconds, and how long one may be gone: page closed, connection lost. */
const BY_LENGTH = [
  [180, 10 * SECOND_MS, 30 * SECOND_MS],
  [480, 10 * SECOND_MS, MINUTE_MS],
  [1500, 20 * SECOND_MS, 2 * MINUTE_MS],
  [Number.POSITIVE_INFINITY, 30 * SECOND_MS, 5 * MINUTE_MS],
] as const;
const MOVES_OF_A_GAME = 40;

/** How long one may be gone before the seat can be claimed; null when it never can. */
export function graceMs(clock: Clock, why: AwayReason): number | null {
  switch (clock.kind) {
    case "days":
      return null; // nobody has to be there
    case "none":
      return why === "closed" ? 2 * MINUTE_MS : 5 * MINUTE_MS;
    case "turn": {
      const lost = Math.min(5 * MINUTE_MS, Math.max(30 * SECOND_MS, (clock.seconds * SECOND_MS) / 2));
      return why === "closed" ? Math.max(10 * SECOND_MS, lost / 3) : lost;
    }
    case "game": {
      const length = clock.seconds + MOVES_OF_A_GAME * clock.increment;
      const [, closed, lost] = BY_LENGTH.find(([seconds]) => length < seconds)!;
      return why === "closed" ? closed : lost;
    }
  }
}

/** A shared seat is away only when everybody on it is. */
export function seatAway(state: MatchState, seat: Seat, away: AwayPlayers): SeatAway | null {
  const { members, bot } = state.seats[seat]!;
  if (bot !== null || members.length === 0) return null;
  const clock = clockOf(state.header);
  let since = 0;
  let until: number | null = 0;
  for (const { id } of members) {
    const gone = away.get(id);
    if (!gone) return null;
    const grace = graceMs(clock, gone.why);
    since = Math.max(since, gone.since);
    until = grace === null || until === null ? null : Math.max(until, gone.since + grace);
  }
  return { since, until };
}

/** Moves of every game, about a seat whose player is away. */
export interface AbsenceMove {
  readonly type: "claim" | "takeover";
  readonly seat: Seat;
}

export function parseAbsenceMove(move: unknown): AbsenceMove | null {
  if (typeof move !== "object" || move === null || Object.keys(move).length !== 2) return null;
  if (!("type" in move) || !("seat" in move)) return null;
  const { type, seat } = move;
  if (typeof seat !== "number" || !Number.isSafeInteger(seat)) return null;
  return type === "claim" || type === "takeover" ? { type, seat } : null;
}

export function judgeAbsent(
  rules: AnyGame,
  state: MatchState,
  game: unknown,
  { type, seat }: AbsenceMove,
  world: World,
  away: AwayPlayers,
): Verdict<AnyEvent> {
  const absent = state.seats[seat];
  if (!absent) return fail(refuse("match/no-such-seat"));
  const gone = seatAway(state, seat, away);
  if (gone === null || rules.isOut(game, seat) || absent.standIn !== undefined)
    return fail(refuse("match/not-absent"));
  if (gone.until === null) return fail(refuse("match/never-absent"));
  if (gone.until > world.now)
    return fail({ ...refuse("match/not-absent-yet"), detail: { until: gone.until } });
  if (!waitsOf(state).some(({ seats }) => seats.includes(seat))) return fail(refuse("match/not-their-turn"));
  if (type === "claim") return ok(leaving(rules, state, game, seat, "absent", world));
  if (state.header.seats < 3) return fail(refuse("match/no-stand-in"));
  return ok([{ type: "seat-handed-over", seat, bot: STAND_IN }]);
}

/** Who comes back takes the seat back from the bot at once. */
export function returning(state: MatchState, player: string): AnyEvent[] {
  const seat = seatOf(state, player);
  const isPlayed = state.progress.stage === "playing" && seat !== null;
  return isPlayed && state.seats[seat]!.standIn !== undefined ? [{ type: "seat-taken-back", seat }] : [];
}
