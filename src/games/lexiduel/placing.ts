import { ok, type Result } from "../../core/result.ts";
import { foldWord } from "../../lexicon/fold.ts";
import { isEmpty, letterAt } from "./board.ts";
import { against, type Fault } from "./fault.ts";
import type { PlaceMove } from "./moves.ts";
import { moverOf, type Placing, type Position } from "./position.ts";
import { along, colOf, formatSquare, isOnBoard, type Line, rowOf, squareAt } from "./squares.ts";
import { lacking } from "./stock.ts";
import { MOST_POSED } from "./ways.ts";

/** Reads a wish as letters on a line: everything that can be wrong before any word is looked at. */
export function readPlacing(position: Position, move: PlaceMove): Result<Placing, Fault> {
  const { board } = position;
  if (move.letters.length === 0) return against("lexiduel/no-letters");
  const posed = new Map<number, string>();
  for (const { row, col, letter: typed } of move.letters) {
    if (!isOnBoard(row, col)) return against("lexiduel/off-board");
    const square = squareAt(row, col);
    const letter = foldWord(typed);
    if (letter?.length !== 1) return against("lexiduel/not-a-letter");
    if (posed.has(square)) return against("lexiduel/same-square", { square: formatSquare(square) });
    const held = letterAt(board, square);
    if (held) return against("lexiduel/occupied", { square: formatSquare(square), letter: held });
    posed.set(square, letter);
  }
  const squares = [...posed.keys()].sort((a, b) => a - b);
  const line = lineOf(squares, move.line);
  if (line === null) return against("lexiduel/not-in-line");
  if (squares.length > MOST_POSED) {
    return against("lexiduel/too-many", { count: squares.length, most: MOST_POSED });
  }
  for (let at = squares[0]!; at !== squares.at(-1); at = along(at, line)!) {
    if (isEmpty(board, at) && !posed.has(at)) return against("lexiduel/gap", { square: formatSquare(at) });
  }
  const letters = squares.map((square) => posed.get(square)!).join("");
  const lack = lacking(position.stocks[moverOf(position)], letters);
  if (lack) return against("lexiduel/none-left", lack);
  return ok({ line, squares, letters });
}

function lineOf(squares: readonly number[], named: Line | undefined): Line | null {
  if (squares.length === 1) return named ?? "right";
  const first = squares[0]!;
  if (squares.every((square) => rowOf(square) === rowOf(first))) return "right";
  return squares.every((square) => colOf(square) === colOf(first)) ? "down" : null;
}
