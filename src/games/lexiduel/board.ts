import { keepingLast } from "../../core/kept.ts";
import { across, along, LINES, type Line, SIZE, SQUARES, STEP, squareAt } from "./squares.ts";

/**
 * The board as one string, a character a square: a point is empty, a capital is blue, a small letter is red. A
 * letter never moves or leaves; only its colour can change.
 */
export type Board = string;

/** Blue begins a game. */
export const COLOURS = ["blue", "red"] as const;
export type Colour = (typeof COLOURS)[number];
export type Scores = readonly [blue: number, red: number];

export const EMPTY = ".";
export const EMPTY_BOARD: Board = EMPTY.repeat(SQUARES);

export const isEmpty = (board: Board, square: number): boolean => board[square] === EMPTY;

/** The letter as a capital, whoever owns it; null on an empty square. */
export const letterAt = (board: Board, square: number): string | null =>
  isEmpty(board, square) ? null : board[square]!.toUpperCase();

export const ownerAt = (board: Board, square: number): Colour | null =>
  isEmpty(board, square) ? null : board[square]! < "a" ? "blue" : "red";

export const opponentOf = (colour: Colour): Colour => (colour === "blue" ? "red" : "blue");

const token = (letter: string, owner: Colour): string => (owner === "blue" ? letter : letter.toLowerCase());

/** Two or more letters side by side, as long as they go. On the board "word" always means a run. */
export interface Run {
  readonly line: Line;
  readonly squares: readonly number[];
  readonly word: string;
}

/** The run through a square that holds a letter; null when the letter stands alone on that line. */
export function runThrough(board: Board, square: number, line: Line): Run | null {
  let first = square;
  for (let back = along(first, line, -1); back !== null && !isEmpty(board, back); ) {
    first = back;
    back = along(first, line, -1);
  }
  const squares: number[] = [];
  for (let at: number | null = first; at !== null && !isEmpty(board, at); at = along(at, line)) {
    squares.push(at);
  }
  if (squares.length < 2) return null;
  return { line, squares, word: squares.map((each) => letterAt(board, each)!).join("") };
}

/** Every run on the board, rows first. */
export function runsOn(board: Board): Run[] {
  return LINES.flatMap((line) =>
    Array.from({ length: SIZE }, (_, n) => n).flatMap((n) => {
      const start = line === "right" ? squareAt(n, 0) : squareAt(0, n);
      const runs: Run[] = [];
      for (let i = 0; i < SIZE; i++) {
        const square = start + i * STEP[line];
        const run = isEmpty(board, square) ? null : runThrough(board, square, line);
        if (run) {
          runs.push(run);
          i += run.squares.length;
        }
      }
      return runs;
    }),
  );
}

/** The runs that hold one of these squares: the one along the line of a move, and those that cross it. */
export function runsThrough(board: Board, squares: readonly number[], line: Line): Run[] {
  const main = runThrough(board, squares[0]!, line);
  return main ? [main, ...runsAcross(board, squares, line)] : runsAcross(board, squares, line);
}

/** Those that cross it. */
export function runsAcross(board: Board, squares: readonly number[], line: Line): Run[] {
  return squares.map((square) => runThrough(board, square, across(line))).filter((run) => run !== null);
}

/** A word counts from this length on. */
export const SHORTEST_SCORING = 4;

/** What each colour has in one run. */
export function pointsOf(board: Board, run: Run): Scores {
  if (run.squares.length < SHORTEST_SCORING) return [0, 0];
  const blue = run.squares.filter((square) => ownerAt(board, square) === "blue").length;
  return [blue, run.squares.length - blue];
}

/**
 * One point for each letter of each run of four or more, to whoever owns the letter now. A move and every view of what it
 * led to ask for the same board.
 */
export const scoreOf = keepingLast(count);

/** Each run from its first square on, without making it. */
function count(board: Board): Scores {
  let [blue, red] = [0, 0];
  for (let square = 0; square < SQUARES; square++) {
    if (isEmpty(board, square)) continue;
    for (const line of LINES) {
      const before = along(square, line, -1);
      if (before !== null && !isEmpty(board, before)) continue;
      let [blues, reds] = [0, 0];
      for (let at: number | null = square; at !== null && !isEmpty(board, at); at = along(at, line)) {
        if (board[at]! < "a") blues++;
        else reds++;
      }
      if (blues + reds < SHORTEST_SCORING) continue;
      blue += blues;
      red += reds;
    }
  }
  return [blue, red];
}

/** The board after letters were posed and others taken: all of them now show this colour. */
export function place(
  board: Board,
  owner: Colour,
  squares: readonly number[],
  letters: string,
  taken: readonly number[] = [],
): Board {
  const marks = [
    ...squares.map((square, i) => ({ square, mark: token(letters[i]!, owner) })),
    ...taken.map((square) => ({ square, mark: token(letterAt(board, square)!, owner) })),
  ];
  let [after, at] = ["", 0];
  for (const { square, mark } of marks.sort((a, b) => a.square - b.square)) {
    after += board.slice(at, square) + mark;
    at = square + 1;
  }
  return after + board.slice(at);
}
