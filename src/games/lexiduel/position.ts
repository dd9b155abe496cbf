import type { Language } from "../../core/language.ts";
import { type Board, type Colour, EMPTY_BOARD, place } from "./board.ts";
import type { Line } from "./squares.ts";
import { STOCKS, type Stock, without } from "./stock.ts";
import type { Ruling } from "./ways.ts";

/** All that the rules ask of one game: what lies where, what is left, and whose turn it is. */
export interface Position {
  readonly language: Language;
  readonly board: Board;
  readonly stocks: Readonly<Record<Colour, Stock>>;
  /** Moves made so far, passes too. Blue makes the even ones. */
  readonly turn: number;
  /** The squares of an initial primer that waits for its reply. */
  readonly pending: readonly number[] | null;
  /** Passes in a row that were chosen; those that the clock made break the row. */
  readonly passes: number;
}

/** Letters on their squares, in the order of the line. */
export interface Placing {
  readonly line: Line;
  readonly squares: readonly number[];
  readonly letters: string;
}

export const openingPosition = (language: Language): Position => ({
  language,
  board: EMPTY_BOARD,
  stocks: { blue: STOCKS[language], red: STOCKS[language] },
  turn: 0,
  pending: null,
  passes: 0,
});

export const moverOf = ({ turn }: Position): Colour => (turn % 2 === 0 ? "blue" : "red");

/** Rounds begun, from 1. A round is a move of blue and one of red. */
export const roundOf = ({ turn }: Position): number => Math.floor(turn / 2) + 1;

export function afterPlacing(position: Position, placing: Placing, ruling: Ruling): Position {
  const mover = moverOf(position);
  const { squares, letters } = placing;
  return {
    ...position,
    board: place(position.board, mover, squares, letters, ruling.captures),
    stocks: { ...position.stocks, [mover]: without(position.stocks[mover], letters) },
    turn: position.turn + 1,
    pending: ruling.kind === "initial" ? squares : null,
    passes: 0,
  };
}

export const afterPass = (position: Position, chosen: boolean): Position => ({
  ...position,
  turn: position.turn + 1,
  pending: null,
  passes: chosen ? position.passes + 1 : 0,
});
