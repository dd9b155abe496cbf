import { assertNever } from "../core/result.ts";
import type {
  BotLevel,
  Folding,
  GameEvent,
  LeaveReason,
  Outcome,
  Seat,
  Setup,
  Viewer,
} from "../games/game.ts";
import type { MatchOptions } from "../games/options.ts";
import {
  type Clocks,
  freshClocks,
  lagIn,
  startClocks,
  stopClocks,
  type TimedWait,
  turnClocks,
} from "./clocks.ts";
import {
  type Commit,
  isMatchEvent,
  type MatchEvent,
  type MatchHeader,
  type Member,
  type RoomChanges,
  type Seating,
} from "./events.ts";
import { voidOutcome } from "./void.ts";

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
  /** Who may arrange the room: who made it, until they leave. Absent in snapshots older than rooms. */
  readonly host?: string;
  /** People the host removed; they do not come back. */
  readonly barred?: readonly string[];
}

export interface SeatState extends Seating {
  /** The bot that plays for an absent player. */
  readonly standIn?: BotLevel;
  /** How the seat left, if it did, and how long after the beginning. */
  readonly left?: { readonly reason: LeaveReason; readonly afterMs: number };
}

/** People who share one seat: a family or half a class, and not a crowd. */
export const MEMBERS_PER_SEAT = 12;

export const EMPTY_SEAT: SeatState = { members: [], bot: null };

export type Progress =
  | { readonly stage: "waiting" }
  | { readonly stage: "playing"; readonly begunAt: number; readonly game: unknown; readonly clocks: Clocks }
  | { readonly stage: "finished"; readonly game: unknown; readonly outcome: Outcome };

/** Folds one commit. Everything but the first commit needs the state before it. */
export function applyCommit(rules: Folding, before: MatchState | null, commit: Commit): MatchState {
  let state = before;
  for (const event of commit.events) {
    state = isMatchEvent(event)
      ? applyMatchEvent(rules, state, event, commit.at)
      : applyGameEvent(rules, state, event);
  }
  if (state === null) throw new Error("A log begins with match-created");
  const played = before?.progress.stage === "playing" ? before : null;
  return { ...state, seq: commit.seq, at: commit.at, progress: progressAfter(rules, played, state, commit) };
}

function applyMatchEvent(
  rules: Folding,
  state: MatchState | null,
  event: MatchEvent,
  at: number,
): MatchState {
  if (event.type === "match-created") {
    const seats = Array.from({ length: event.header.seats }, () => EMPTY_SEAT);
    return { header: event.header, seq: 0, at, seats, progress: { stage: "waiting" }, resigning: [] };
  }
  if (state === null) throw new Error(`${event.type} before match-created`);
  switch (event.type) {
    case "seat-taken":
      return takeSeat(state, event);
    case "match-begun": {
      const game = rules.init(setupOf(state.header));
      return {
        ...state,
        progress: { stage: "playing", begunAt: at, game, clocks: freshClocks(state.header) },
      };
    }
    case "everyone-arrived": {
      if (state.progress.stage !== "playing") return state;
      return { ...state, progress: { ...state.progress, clocks: startClocks(state.progress.clocks) } };
    }
    case "clocks-stopped": {
      if (state.progress.stage !== "playing") return state;
      const clocks = stopClocks(state.progress.clocks, at, event.reason);
      return { ...state, progress: { ...state.progress, clocks } };
    }
    case "resignation-agreed":
      return { ...state, resigning: [...state.resigning, event.member] };
    case "seat-left":
      // The game's own events, in the same commit, say what follows.
      return changeSeat(state, event.seat, (seat) => ({ ...seat, left: leavingOf(state, event.reason, at) }));
    case "match-voided": {
      const { progress, seats } = state;
      if (progress.stage !== "playing") return state;
      const outcome = voidOutcome(seats.length);
      return { ...state, progress: { stage: "finished", game: progress.game, outcome } };
    }
    case "seat-handed-over":
      return changeSeat(state, event.seat, (seat) => ({ ...seat, standIn: event.bot }));
    case "seat-taken-back":
      return changeSeat(state, event.seat, ({ standIn: _, ...seat }) => seat);
    case "lag-allowed":
      return state; // read when the clocks move on
    case "room-changed":
      return changeRoom(state, event.changes);
    case "seats-arranged":
      return { ...state, seats: event.seats };
    case "seat-vacated":
      return vacate(state, event);
    case "host-changed":
      return { ...state, host: event.host };
    case "member-renamed":
      return { ...state, seats: state.seats.map((seat) => renamed(seat, event.member)) };
    default:
      return assertNever(event);
  }
}

const changeSeat = (state: MatchState, which: Seat, change: (seat: SeatState) => SeatState): MatchState => ({
  ...state,
  seats: state.seats.map((seat, i) => (i === which ? change(seat) : seat)),
});

const renamed = (seat: SeatState, who: Member): SeatState => ({
  ...seat,
  members: seat.members.map((member) => (member.id === who.id ? who : member)),
});

function leavingOf({ progress }: MatchState, reason: LeaveReason, at: number): SeatState["left"] & object {
  return { reason, afterMs: progress.stage === "playing" ? at - progress.begunAt : 0 };
}

function takeSeat(state: MatchState, event: MatchEvent & { type: "seat-taken" }): MatchState {
  const seated = changeSeat(state, event.seat, (seat) => sit(seat, event));
  const host = state.host ?? ("member" in event ? event.member.id : undefined);
  return host === undefined ? seated : { ...seated, host };
}

function changeRoom(state: MatchState, changes: RoomChanges): MatchState {
  const header = { ...state.header, ...changes };
  const seats = Array.from({ length: header.seats }, (_, i) => state.seats[i] ?? EMPTY_SEAT);
  return { ...state, header, seats };
}

function vacate(state: MatchState, event: MatchEvent & { type: "seat-vacated" }): MatchState {
  const seats = state.seats.map((seat, i) =>
    i === event.seat ? { ...seat, members: seat.members.filter(({ id }) => id !== event.member) } : seat,
  );
  if (event.reason === "left") return { ...state, seats };
  return { ...state, seats, barred: [...(state.barred ?? []), event.member] };
}

function sit(seat: SeatState, event: MatchEvent & { type: "seat-taken" }): SeatState {
  return "bot" in event ? { ...seat, bot: event.bot } : { ...seat, members: [...seat.members, event.member] };
}

function applyGameEvent(rules: Folding, state: MatchState | null, event: GameEvent): MatchState {
  if (state?.progress.stage !== "playing")
    throw new Error(`${event.type} in a match that is not being played`);
  return { ...state, progress: { ...state.progress, game: rules.apply(state.progress.game, event) } };
}

/** After the commit's events: is it over, and otherwise whose time runs from now on? */
function progressAfter(
  rules: Folding,
  before: MatchState | null,
  after: MatchState,
  { at, events }: Commit,
): Progress {
  const progress = after.progress;
  if (progress.stage !== "playing") return progress;
  const outcome = rules.outcome(progress.game);
  if (outcome) return { stage: "finished", game: progress.game, outcome };
  const elapsedMs = before ? Math.max(0, at - before.at) : 0;
  const waits = rules.waits(progress.game);
  return {
    ...progress,
    clocks: turnClocks(progress.clocks, waits, at, elapsedMs, after.header, lagIn(events)),
  };
}

/** Who sits here under this id; null for nobody. */
export const memberOf = (state: MatchState, player: string): Member | null =>
  state.seats.flatMap(({ members }) => members).find(({ id }) => id === player) ?? null;

export const seatOf = (state: MatchState, player: string): Seat | null => {
  const seat = state.seats.findIndex(({ members }) => members.some(({ id }) => id === player));
  return seat < 0 ? null : seat;
};

/** How a player sees the match: from a seat, or as a spectator. */
export const viewerOf = (state: MatchState, player: Member | null): Viewer =>
  player && seatOf(state, player.id);

/** Who may arrange the room and begin. */
export const hostOf = (state: MatchState): string | null =>
  state.host ?? state.seats.flatMap(({ members }) => members)[0]?.id ?? null;

export const isTaken = (seat: SeatState): boolean => seat.bot !== null || seat.members.length > 0;

/** What the match waits for now: the game's waits, as the last commit left them. */
export const waitsOf = ({ progress }: MatchState): readonly TimedWait[] =>
  progress.stage === "playing" ? progress.clocks.waits : [];

/** What the game is set up with. */
export const setupOf = ({ seats, language, options, seen }: MatchHeader): Setup<MatchOptions> => ({
  ...{ seats, language, options },
  ...(seen ? { seen } : {}),
});

/** The game's own state, once there is one. */
export const gameOf = (state: MatchState): unknown | undefined =>
  state.progress.stage === "waiting" ? undefined : state.progress.game;
