import type { Language } from "../../core/language.ts";
import type { GameView, Seat } from "../game.ts";
import type { Board } from "./board.ts";
import type { SeatScores } from "./events.ts";
import { roundsOf } from "./options.ts";
import type { Position } from "./position.ts";
import {
  blueOf,
  type Happening,
  type LexiduelState,
  type PhaseName,
  type PlayedGame,
  phaseOf,
  seatOf,
  seatScores,
  turnOf,
} from "./state.ts";
import type { Stock } from "./stock.ts";
import { type LexiduelVocabulary, lexiduelVocabulary } from "./vocabulary.ts";

/** The whole table: nothing is hidden in this game. */
export interface LexiduelView extends GameView {
  readonly phase: PhaseName;
  readonly language: Language;
  /** After so many it ends in any case, also where none were agreed upon. */
  readonly rounds: number;
  /** No number of rounds was agreed upon. */
  readonly open: boolean;
  readonly games: 1 | 2;
  readonly interjections: boolean;
  readonly vocabulary: LexiduelVocabulary;
  /** The game under way, from 1; after the end the last one. */
  readonly game: number;
  /** Who began it, and so plays the capitals of the board. */
  readonly blue: Seat;
  readonly board: Board;
  /** What is left to each seat, A to Z. */
  readonly stocks: readonly [Stock, Stock];
  /** Points of each seat on this board. */
  readonly scores: SeatScores;
  /** Moves made in this game. */
  readonly made: number;
  readonly turn: Seat | null;
  /** The initial primer that must be answered. */
  readonly pending: readonly number[] | null;
  /** Passes chosen in a row. */
  readonly passes: number;
  readonly last: Happening | null;
  readonly played: readonly PlayedGame[];
}

export function view(state: LexiduelState): LexiduelView {
  const { position, options, played, last } = state;
  const { language, board, stocks, turn, pending, passes } = position;
  const blue = blueOf(state);
  const { games } = options;
  const vocabulary = lexiduelVocabulary(options);
  return {
    phase: phaseOf(state),
    language,
    rounds: roundsOf(options),
    open: options.open ?? false,
    games,
    interjections: vocabulary.interjections,
    vocabulary,
    game: Math.min(played.length + 1, games),
    blue,
    board,
    stocks: seatOf(state, "blue") === 0 ? [stocks.blue, stocks.red] : [stocks.red, stocks.blue],
    scores: seatScores(board, blue),
    made: turn,
    turn: turnOf(state),
    pending,
    passes,
    last,
    played,
  };
}

/** The position that a view shows: what bots and previews reckon with. */
export const positionOf = ({
  language,
  board,
  stocks,
  blue,
  made,
  pending,
  passes,
}: LexiduelView): Position => ({
  language,
  board,
  stocks: { blue: stocks[blue]!, red: stocks[1 - blue]! },
  turn: made,
  pending,
  passes,
});
