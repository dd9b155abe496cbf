import type { Chance } from "../core/chance.ts";
import type { Language } from "../core/language.ts";
import type { Result } from "../core/result.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { MatchOptions } from "./options.ts";

/**
 * The contract every game fulfils: a value with pure functions, no clock, no randomness, no storage.
 *
 * State, moves and events are plain JSON values, so that a match can be stored, sent and replayed. `decide`
 * turns a wish into facts (or refuses it); `apply` folds one fact into the state and never fails on a fact
 * that `decide` made. Whatever chance gives is written in the event, so that a log replays without it.
 *
 * A secret leaves only through `view` and `disclose`. Both build what a viewer may know from nothing; neither
 * ever copies the state and deletes from it.
 */
export interface Game<
  Options extends MatchOptions,
  State,
  Move,
  Event extends GameEvent,
  View extends OwnView,
  Disclosed extends GameEvent,
> {
  readonly id: string;
  /** Pinned in a match. Raise it when the same log would fold to another state or give other answers. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly languages: readonly Language[];
  /** Whether several players may share a seat. */
  readonly teams: boolean;
  /** Ä Ö Ü are letters of their own here, so that German comes with them unfolded. */
  readonly umlauts?: boolean;
  /** Everybody sees the same: neither `view` nor `disclose` looks at the viewer. Absent: somebody may have a secret. */
  readonly isOpen?: boolean;

  /** The state before anything happened; a function of the setup alone. */
  init(setup: Setup<Options>): State;
  /** What happens by itself at the start: draws, deals. */
  begin(state: State, world: World): Event[];
  /** Judges a move of a seat that is not out, in a match that is not over. */
  decide(state: State, seat: Seat, move: Move, world: World): Verdict<Event>;
  /** The default action when the time of the wait with this key is up. It must end that wait. */
  expire(state: State, key: string, world: World): Event[];
  /** The seat resigns, is claimed as absent or has used up its clock: from now on it is out. */
  leave(state: State, seat: Seat, reason: LeaveReason, world: World): Event[];
  apply(state: State, event: Event): State;

  /** Whom the match waits for. Empty only when it is over. */
  waits(state: State): readonly Wait[];
  /**
   * Seats that may act although nobody waits for them (to guess, to buzz). Bots there are asked after every
   * commit, and may decline. Absent: none.
   */
  invited?(state: State): readonly Seat[];
  /** Whether the seat must be silent at the table, because it holds what others seek. Absent: never. */
  isSilenced?(state: State, seat: Seat): boolean;
  /**
   * Whether the match counts from here on: the first commit after the secrets was made or, where there are none, the
   * first move. Whoever leaves earlier makes it void for all. Public, and once true always true.
   */
  counts(state: State): boolean;
  /** An eliminated seat: no target, no turns. */
  isOut(state: State, seat: Seat): boolean;
  /** Not null once the match is over, and then final. */
  outcome(state: State): Outcome | null;
  view(state: State, viewer: Viewer): View;
  /** The event cut to what this viewer may know. Type and seat are always public. */
  disclose(event: Event, viewer: Viewer): Disclosed;
  /** What the table has met and its next match (a rematch) should not bring again: small, and told to nobody. */
  seen?(state: State): readonly number[];
  /** Every secret committed to so far, opened. Only read once the match is over. */
  secrets(state: State): readonly Secret[];
}

/**
 * Chooses from a seat's view alone. Level 0 plays at random among what is allowed; 1 to 3 are for people. Only a
 * seat that is invited, not awaited, may decline with null.
 */
export interface Bot<View extends GameView, Move> {
  choose(view: View, seat: Seat, level: BotLevel | 0, chance: Chance, words: Lexicon): Move | null;
  /**
   * How long it thinks, from the moment its wait began (or, where it is only invited, from the last change), where
   * that is part of its strength or of people's game. Null or absent: as long as a person takes for any move.
   */
  paceMs?(view: View, seat: Seat, level: BotLevel, chance: Chance): number | null;
}

/** Seats count from 0; left of seat n is n + 1, and play goes to the left. */
export type Seat = number;
/** Null is a spectator. */
export type Viewer = Seat | null;

export const BOT_LEVELS = [1, 2, 3] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const LEAVE_REASONS = ["resigned", "absent", "time"] as const;
export type LeaveReason = (typeof LEAVE_REASONS)[number];

export interface Setup<Options> {
  readonly seats: number;
  readonly language: Language;
  readonly options: Options;
  /** What this table met in its earlier matches, as `seen` of the last one told it; absent: nothing. */
  readonly seen?: readonly number[];
}

/** A fact, named in the past tense. An event type never changes its meaning. */
export interface GameEvent {
  readonly type: string;
  readonly seat?: Seat;
}

/**
 * An event of which these fields do not leave. They are named as never being there, so that to disclose the whole
 * event instead does not compile.
 */
export type Without<Event extends GameEvent, Hidden extends keyof Event> = Omit<Event, Hidden> & {
  readonly [Field in Hidden]?: never;
};

export interface GameView {
  readonly phase: string;
}
/** What the match itself says in every view; a game's own part stands beside it, and may not use these names. */
export const COMMON_KEYS = [
  "seats",
  "awaiting",
  "deadline",
  "timers",
  "clocks",
  "counts",
  "outcome",
  "room",
] as const;
export type CommonKey = (typeof COMMON_KEYS)[number];
export type OwnView = GameView & { readonly [Key in CommonKey]?: never };

/** What comes from outside into one decision. */
export interface World {
  readonly now: number;
  readonly words: Lexicon;
  /** Half of the mover's round trip as the server measured it, at most 75; 0 for bots and for time. */
  readonly lagMs: number;
  /** The same by the shortest of the round trips, which is what a race is put in order by; absent: 0. */
  readonly raceLagMs?: number;
  /** One independent stream per purpose; the same purpose gives the same stream again within a commit. */
  chance(purpose: string): Chance;
  /** Commits to a secret word; `epoch` counts that seat's secrets from 1. */
  seal(seat: Seat, epoch: number, word: string): Seal;
}

export interface Seal {
  readonly commitment: string;
  readonly nonce: string;
}

export interface Secret extends Seal {
  readonly seat: Seat;
  readonly epoch: number;
  readonly word: string;
}

/**
 * Somebody's inaction, timed. While the key stays the same the same time runs on; a new key starts it anew,
 * so a seat that must act again needs a new key. `limit` is the match's own clock (option `clock`) or a time
 * in milliseconds that the rules give whatever the clock. `patient`: that time is there because
 * others wait, as for a secret word, and is no part of the game, as in a race.
 */
export interface Wait {
  readonly key: string;
  readonly seats: readonly Seat[];
  readonly limit: "clock" | number;
  readonly patient?: true;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  /** Rank of each seat, 1 the best; equal ranks are shared. */
  readonly ranking: readonly number[];
  readonly reason: string;
  readonly scores: readonly number[] | null;
}

/** A move that is not allowed. `code` is stable and namespaced (`password/not-your-turn`). */
export interface Refusal {
  readonly code: string;
  /** Plain English: what was wrong and what to do. Clients speak by code and detail. */
  readonly message: string;
  readonly detail?: Readonly<Record<string, string | number>>;
}

export type Verdict<Event> = Result<Event[], Refusal>;

/** The types of one game by name, for whatever is generic in the game: stores, boards, stories, replays. */
export interface GameTypes {
  readonly options: MatchOptions;
  readonly state: unknown;
  readonly move: unknown;
  readonly event: GameEvent;
  readonly view: GameView;
  readonly disclosed: GameEvent;
}
export type GameOf<Types extends GameTypes> = Game<
  Types["options"],
  Types["state"],
  Types["move"],
  Types["event"],
  Types["view"],
  Types["disclosed"]
>;
export type TypesOf<Rules> =
  Rules extends Game<infer Options, infer State, infer Move, infer Event, infer View, infer Disclosed>
    ? {
        readonly options: Options;
        readonly state: State;
        readonly move: Move;
        readonly event: Event;
        readonly view: View;
        readonly disclosed: Disclosed;
      }
    : never;

/**
 * A game whose own types do not matter, as the match layer sees it. Every game is one without a cast, because the
 * contract is made of methods, whose parameters TypeScript compares both ways: whoever holds an `AnyGame` sees to it
 * that what it is given came out of the same game.
 */
export type AnyGame = GameOf<GameTypes>;
/** The half of the rules that reads a log: enough to watch a match again, with no word list and no cards. */
export type FoldingOf<Types extends GameTypes> = Pick<
  GameOf<Types>,
  | "id"
  | "version"
  | "init"
  | "apply"
  | "waits"
  | "counts"
  | "isOut"
  | "seen"
  | "outcome"
  | "view"
  | "disclose"
  | "secrets"
>;
/** The same as the match layer sees it: only what comes out of it has the game's types. */
export type Folding<View extends GameView = GameView, Disclosed extends GameEvent = GameEvent> = FoldingOf<{
  readonly options: MatchOptions;
  readonly state: unknown;
  readonly move: unknown;
  readonly event: GameEvent;
  readonly view: View;
  readonly disclosed: Disclosed;
}>;
export type AnyBot = Bot<GameView, unknown>;
