import type { LeaveReason, Seat, Setup } from "../game.ts";
import { type Board, type Colour, scoreOf } from "./board.ts";
import type { GameConceded, GameEnd, LettersPlaced, SeatScores, SideLeft, TurnPassed } from "./events.ts";
import { type LexiduelOptions, roundsOf } from "./options.ts";
import { moverOf, openingPosition, type Position } from "./position.ts";

/** `opening`: the first move is to be made. `reply`: an initial primer waits for its answer. */
export const PHASES = ["opening", "reply", "playing", "finished"] as const;
export type PhaseName = (typeof PHASES)[number];

export interface LexiduelState {
  readonly options: LexiduelOptions;
  /** The game being played; after the end, the last one. */
  readonly position: Position;
  /** Games that are over. */
  readonly played: readonly PlayedGame[];
  readonly left: { readonly seat: Seat; readonly reason: LeaveReason } | null;
  /** The last move or what came instead of it. */
  readonly last: Happening | null;
}

export interface PlayedGame {
  readonly blue: Seat;
  readonly board: Board;
  readonly reason: GameEnd;
  readonly scores: SeatScores;
  /** Null for a drawn game; absent where the log is of the first rules. */
  readonly winner?: Seat | null;
}

export type Happening = LettersPlaced | TurnPassed | GameConceded | SideLeft;

export const init = ({ language, options }: Setup<LexiduelOptions>): LexiduelState => ({
  options,
  position: openingPosition(language),
  played: [],
  left: null,
  last: null,
});

/** Seat 0 begins the first game, seat 1 the second; who begins is blue. */
export const blueOf = ({ played, options }: LexiduelState): Seat =>
  Math.min(played.length, options.games - 1) % 2;

export const colourOf = (state: LexiduelState, seat: Seat): Colour =>
  seat === blueOf(state) ? "blue" : "red";

export const seatOf = (state: LexiduelState, colour: Colour): Seat =>
  colour === "blue" ? blueOf(state) : 1 - blueOf(state);

export const isFinished = ({ left, played, options }: LexiduelState): boolean =>
  left !== null || played.length === options.games;

/** From the first move on. */
export const counts = ({ position, played }: LexiduelState): boolean =>
  position.turn > 0 || played.length > 0;

export const phaseOf = (state: LexiduelState): PhaseName => {
  if (isFinished(state)) return "finished";
  if (state.position.turn === 0) return "opening";
  return state.position.pending ? "reply" : "playing";
};

export const turnOf = (state: LexiduelState): Seat | null =>
  isFinished(state) ? null : seatOf(state, moverOf(state.position));

/** The points on a board, by seat. */
export const seatScores = (board: Board, blue: Seat): SeatScores => {
  const [ofBlue, ofRed] = scoreOf(board);
  return blue === 0 ? [ofBlue, ofRed] : [ofRed, ofBlue];
};

/** Who is ahead; null when nobody is. */
export const leaderOf = ([a, b]: readonly [number, number]): Seat | null => (a === b ? null : a > b ? 0 : 1);

/** The points of the whole match: games played, and the board of the one under way. */
export function matchScores(state: LexiduelState): SeatScores {
  const isOver = state.played.length === state.options.games;
  const boards = state.played.map(({ scores }) => scores);
  if (!isOver) boards.push(seatScores(state.position.board, blueOf(state)));
  return boards.reduce<SeatScores>(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
}

/** Why a game is over after so many moves and passes chosen in a row, or null while it goes on. */
export function gameEnd(options: LexiduelOptions, moves: number, passes: number): GameEnd | null {
  if (moves >= roundsOf(options) * 2) return "rounds";
  return passes >= 2 ? "passes" : null;
}
