import { LANGUAGES } from "../../core/language.ts";
import { isOneOf } from "../../core/one-of.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { foldWord } from "../../lexicon/fold.ts";
import { type Board, letterAt, place, runThrough } from "./board.ts";
import { type PlaceMove, WAYS } from "./moves.ts";
import type { Placing, Position } from "./position.ts";
import { along, colOf, formatSquare, type Line, parseSquare, rowOf, SIZE } from "./squares.ts";
import { formatStock, parseStock, STOCKS } from "./stock.ts";
import type { Direction, Ruling } from "./ways.ts";

/**
 * Positions and moves as one line of text each.
 *
 * A position: language, the rows from the top with numbers for empty squares, whose turn, the two stocks (`full`
 * when nothing is missing), the squares of a pending primer, moves made, passes in a row:
 *
 *     fr 20/20/2MER15/20/… r A15B6… full C3E3 1 0
 *
 * A move: where the word begins, how it reads, the word, letters in place included; after `as`, where it could be
 * made in several ways, the way and the direction in which it goes:
 *
 *     C1 down LIMON
 *     C1 down LIMON as extension up
 */
export function formatPosition(position: Position): string {
  const { language, board, stocks, turn, pending, passes } = position;
  const rows = Array.from({ length: SIZE }, (_, row) =>
    board.slice(row * SIZE, (row + 1) * SIZE).replace(/\.+/g, (gap) => String(gap.length)),
  );
  const stock = (each: readonly number[]) =>
    formatStock(each) === formatStock(STOCKS[language]) ? "full" : formatStock(each);
  return [
    language,
    rows.join("/"),
    turn % 2 === 0 ? "b" : "r",
    stock(stocks.blue),
    stock(stocks.red),
    pending?.map(formatSquare).join("") ?? "-",
    turn,
    passes,
  ].join(" ");
}

export function parsePosition(text: string): Position | null {
  const [language, rows, mover, blue, red, pending, turn, passes, ...more] = text.trim().split(/\s+/);
  if (passes === undefined || more.length > 0) return null;
  if (!isOneOf(LANGUAGES, language)) return null;
  const board = rows!
    .split("/")
    .map((row) => row.replace(/\d+/g, (count) => ".".repeat(Math.min(Number(count), SIZE + 1))));
  if (board.length !== SIZE || board.some((row) => row.length !== SIZE || !/^[A-Za-z.]+$/.test(row))) {
    return null;
  }
  const stocks = [blue!, red!].map((each) => (each === "full" ? STOCKS[language] : parseStock(each)));
  const named = pending === "-" ? null : pending!.match(/[A-T]\d+/g)?.map(parseSquare);
  const squares = named?.filter((square) => square !== null) ?? null;
  const [made, passed] = [Number(turn), Number(passes)];
  if (!stocks[0] || !stocks[1] || named === undefined || squares?.length !== named?.length) return null;
  if (!Number.isInteger(made) || made < 0 || !Number.isInteger(passed) || passed < 0) return null;
  if (mover !== (made % 2 === 0 ? "b" : "r")) return null;
  return {
    language,
    board: board.join(""),
    stocks: { blue: stocks[0], red: stocks[1] },
    turn: made,
    pending: squares,
    passes: passed,
  };
}

const TOWARDS: Readonly<Record<string, { line: Line; direction: Direction }>> = {
  right: { line: "right", direction: 1 },
  left: { line: "right", direction: -1 },
  down: { line: "down", direction: 1 },
  up: { line: "down", direction: -1 },
};
const READS: Readonly<Record<string, Line>> = {
  ...{ right: "right", down: "down", "→": "right", "↓": "down" },
  ...{ droite: "right", bas: "down", rechts: "right", unten: "down", runter: "down" },
};

/** Why a text is no move; `letter` stands on `square` already and is not the one that was written. */
export type TextProblem =
  | { readonly problem: "form" | "square" | "direction" | "word" | "off-board" | "nothing-new" }
  | { readonly problem: "clash"; readonly square: string; readonly letter: string };

/** A move from its text; squares that hold a letter already are read over, and must hold that letter. */
export function parseMove(text: string, board: Board): Result<PlaceMove, TextProblem> {
  const form = /^(\S+)\s+(\S+)\s+(\S+)(?:\s+as\s+(\S+)(?:\s+(\S+))?)?$/i.exec(text.trim());
  if (!form) return fail({ problem: "form" });
  const [, start, reads, written, as, towards] = form;
  const first = parseSquare(start!);
  if (first === null) return fail({ problem: "square" });
  const line = READS[reads!.toLowerCase()];
  if (!line) return fail({ problem: "direction" });
  const word = foldWord(written!);
  if (word === null) return fail({ problem: "word" });
  const way = as?.toLowerCase();
  const going = towards === undefined ? undefined : TOWARDS[towards.toLowerCase()];
  if (way !== undefined && !isOneOf(WAYS, way)) return fail({ problem: "form" });
  if (towards !== undefined && going?.line !== line) return fail({ problem: "direction" });
  const posed = writeAlong(board, first, line, word);
  if (!posed.ok) return posed;
  return ok({
    type: "place",
    ...posed.value,
    ...(posed.value.letters.length === 1 && { line }),
    ...(way !== undefined && { as: way }),
    ...(going && { direction: going.direction }),
  });
}

/** The letters to pose so that this word reads from a square on. */
export function writeAlong(
  board: Board,
  first: number,
  line: Line,
  word: string,
): Result<Pick<PlaceMove, "letters">, TextProblem> {
  const letters: { row: number; col: number; letter: string }[] = [];
  let square: number | null = first;
  for (const letter of word) {
    if (square === null) return fail({ problem: "off-board" });
    const held = letterAt(board, square);
    if (held !== null && held !== letter) {
      return fail({ problem: "clash", square: formatSquare(square), letter: held });
    }
    if (held === null) letters.push({ row: rowOf(square), col: colOf(square), letter });
    square = along(square, line);
  }
  return letters.length === 0 ? fail({ problem: "nothing-new" }) : ok({ letters });
}

/** The text of a move on the board before it. With a ruling it names the way. */
export function formatMove(board: Board, placing: Placing, ruling?: Ruling): string {
  const { line, squares, letters } = placing;
  const after = place(board, "blue", squares, letters);
  const run = runThrough(after, squares[0]!, line);
  const word = run?.word ?? letters;
  const text = `${formatSquare(run?.squares[0] ?? squares[0]!)} ${line} ${word}`;
  if (!ruling || (ruling.kind !== "extension" && ruling.kind !== "joining")) return text;
  const towards = Object.entries(TOWARDS).find(
    ([, to]) => to.line === line && to.direction === ruling.direction,
  );
  return `${text} as ${ruling.kind} ${towards![0]}`;
}
