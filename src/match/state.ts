import { assertNever } from "../core/result.ts";
import type { AnyGame, BotLevel, GameEvent, Outcome, Seat, Viewer } from "../games/game.ts";
import { type Clocks, freshClocks, startClocks, turnClocks } from "./clocks.ts";
import { type Commit, isMatchEvent, type MatchEvent, type MatchHeader, type Member } from "./events.ts";

/** A match is the fold of its log; this is the value of that fold. Plain JSON, so that it can be a snapshot. */
export interface MatchState {
  readonly header: MatchHeader;
  readonly seq: number;
  /** Time of the last commit. */
  readonly at: number;
  readonly seats: readonly SeatState[];
  readonly progress: Progress;
  /** Members of a shared seat who want to resign; when all connected ones do, the seat leaves. */
  readonly resigning: readonly string[];
}

export interface SeatState {
  readonly members: readonly Member[];
  readonly bot: BotLevel | null;
}

export type Progress =
  | { readonly stage: "waiting" }
  | { readonly stage: "playing"; readonly begunAt: number; readonly game: unknown; readonly clocks: Clocks }
  | { readonly stage: "finished"; readonly game: unknown; readonly outcome: Outcome };

/** Folds one commit. Everything but the first commit needs the state before it. */
export function applyCommit(rules: AnyGame, before: MatchState | null, commit: Commit): MatchState {
  let state = before;
  for (const event of commit.events) {
    state = isMatchEvent(event)
      ? applyMatchEvent(rules, state, event, commit.at)
      : applyGameEvent(rules, state, event);
  }
  if (state === null) throw new Error("A log begins with match-created");
  const played = before?.progress.stage === "playing" ? before : null;
  return { ...state, seq: commit.seq, at: commit.at, progress: settle(rules, played, state, commit.at) };
}

function applyMatchEvent(
  rules: AnyGame,
  state: MatchState | null,
  event: MatchEvent,
  at: number,
): MatchState {
  if (event.type === "match-created") {
    const seats = Array.from({ length: event.header.seats }, (): SeatState => ({ members: [], bot: null }));
    return { header: event.header, seq: 0, at, seats, progress: { stage: "waiting" }, resigning: [] };
  }
  if (state === null) throw new Error(`${event.type} before match-created`);
  switch (event.type) {
    case "seat-taken":
      return { ...state, seats: state.seats.map((seat, i) => (i === event.seat ? sit(seat, event) : seat)) };
    case "match-begun": {
      const { seats, language, options } = state.header;
      const game = rules.init({ seats, language, options });
      return {
        ...state,
        progress: { stage: "playing", begunAt: at, game, clocks: freshClocks(state.header) },
      };
    }
    case "everyone-arrived": {
      if (state.progress.stage !== "playing") return state;
      return { ...state, progress: { ...state.progress, clocks: startClocks(state.progress.clocks) } };
    }
    case "resignation-agreed":
      return { ...state, resigning: [...state.resigning, event.member] };
    case "seat-left":
      return state; // the game's own events, in the same commit, say what follows
    default:
      return assertNever(event);
  }
}

function sit(seat: SeatState, event: MatchEvent & { type: "seat-taken" }): SeatState {
  return "bot" in event ? { ...seat, bot: event.bot } : { ...seat, members: [...seat.members, event.member] };
}

function applyGameEvent(rules: AnyGame, state: MatchState | null, event: GameEvent): MatchState {
  if (state?.progress.stage !== "playing")
    throw new Error(`${event.type} in a match that is not being played`);
  return { ...state, progress: { ...state.progress, game: rules.apply(state.progress.game, event) } };
}

/** After the commit's events: is it over, and otherwise whose time runs from now on? */
function settle(rules: AnyGame, before: MatchState | null, after: MatchState, at: number): Progress {
  const progress = after.progress;
  if (progress.stage !== "playing") return progress;
  const outcome = rules.outcome(progress.game);
  if (outcome) return { stage: "finished", game: progress.game, outcome };
  const elapsedMs = before ? Math.max(0, at - before.at) : 0;
  const waits = rules.waits(progress.game);
  return { ...progress, clocks: turnClocks(progress.clocks, waits, at, elapsedMs, after.header) };
}

export const seatOf = (state: MatchState, player: string): Seat | null => {
  const seat = state.seats.findIndex(({ members }) => members.some(({ id }) => id === player));
  return seat < 0 ? null : seat;
};

/** How a player sees the match: from a seat, or as a spectator. */
export const viewerOf = (state: MatchState, player: Member | null): Viewer =>
  player && seatOf(state, player.id);

export const isTaken = (seat: SeatState): boolean => seat.bot !== null || seat.members.length > 0;

/** The game's own state, once there is one. */
export const gameOf = (state: MatchState): unknown | undefined =>
  state.progress.stage === "waiting" ? undefined : state.progress.game;
