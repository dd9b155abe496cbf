import type { LeaveReason, Seat } from "../game.ts";
import type { Line } from "./squares.ts";
import type { Direction, Kind } from "./ways.ts";

/** Points of seat 0 and of seat 1. */
export type SeatScores = readonly [number, number];

/** Letters were posed. Squares are row × 20 + column; `words` are all the runs made, the one along the line first. */
export interface LettersPlaced {
  readonly type: "letters-placed";
  readonly seat: Seat;
  readonly kind: Kind;
  readonly line: Line;
  readonly direction: Direction;
  readonly squares: readonly number[];
  readonly letters: string;
  readonly captures: readonly number[];
  readonly words: readonly string[];
  /** The board's points after the move. */
  readonly scores: SeatScores;
}

export const PASS_REASONS = ["chosen", "time"] as const;
export interface TurnPassed {
  readonly type: "turn-passed";
  readonly seat: Seat;
  readonly reason: (typeof PASS_REASONS)[number];
}

/** A side gave up the game under way, but not the match. */
export interface GameConceded {
  readonly type: "game-conceded";
  readonly seat: Seat;
}

/** The first two are games that were played out. */
export const GAME_ENDS = ["rounds", "passes", "conceded"] as const;
export type GameEnd = (typeof GAME_ENDS)[number];

/** A game of the match is over; the next one, if there is one, begins. */
export interface GameEnded {
  readonly type: "game-ended";
  /** From 1. */
  readonly game: number;
  readonly reason: GameEnd;
  readonly scores: SeatScores;
  /** Null for a drawn game. Absent in logs of the first rules, where the points of all games decided. */
  readonly winner?: Seat | null;
}

/** A side gave up the match: it loses, whatever the score. */
export interface SideLeft {
  readonly type: "side-left";
  readonly seat: Seat;
  readonly reason: LeaveReason;
}

export type LexiduelEvent = LettersPlaced | TurnPassed | GameConceded | GameEnded | SideLeft;

/** Everything lies open on the table. */
export type LexiduelDisclosed = LexiduelEvent;

export const disclose = (event: LexiduelEvent): LexiduelDisclosed => event;
