import { type Board, type Colour, isEmpty, ownerAt } from "./board.ts";
import { moverOf, type Position } from "./position.ts";
import { across, along, LINES, type Line, SQUARES } from "./squares.ts";
import { type Direction, LONGEST_PRIMER, MOST_POSED, primerOn, type Ruling, waysTowards } from "./ways.ts";

/** Where the side to move may act, whatever words there are: what a board lights up for whoever looks for a move. */
export interface Places {
  /** Empty squares on which a primer may lie. */
  readonly sow: ReadonlySet<number>;
  /** Letters of the mover, two by two, that a word may be extended from. */
  readonly extend: ReadonlySet<number>;
  /** Letters of the mover that a joining may start or end at. */
  readonly join: ReadonlySet<number>;
}

export function placesOf(position: Position): Places {
  const { board, pending, turn } = position;
  const [sow, extend, join] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const line of LINES) {
    for (let square = 0; square < SQUARES; square++) {
      if (!isEmpty(board, square)) continue;
      for (const squares of primersFrom(board, square, line))
        if (primerOn(board, pending, squares)) for (const each of squares) sow.add(each);
      if (pending !== null || turn === 0) continue;
      for (const direction of [1, -1] as const) {
        for (const found of startsAt(board, moverOf(position), line, square, direction))
          (found.kind === "extension" ? extend : join).add(found.square);
      }
    }
  }
  return { sow, extend, join };
}

/** Two or three empty squares in a row, from this one on. */
function primersFrom(board: Board, square: number, line: Line): number[][] {
  const primers: number[][] = [];
  const squares = [square];
  while (squares.length < LONGEST_PRIMER) {
    const next = along(squares.at(-1)!, line);
    if (next === null || !isEmpty(board, next)) break;
    squares.push(next);
    primers.push([...squares]);
  }
  return primers;
}

/** The mover's letters that a move with its nearest letter on this square would start from or end at. */
function startsAt(
  board: Board,
  mover: Colour,
  line: Line,
  near: number,
  direction: Direction,
): { kind: Ruling["kind"]; square: number }[] {
  const step = (square: number | null, by: Direction) => (square === null ? null : along(square, line, by));
  const isOwn = (square: number | null): square is number =>
    square !== null && ownerAt(board, square) === mover;
  const isCrossed = (square: number): boolean =>
    ([1, -1] as const).some((by) => {
      const next = along(square, across(line), by);
      return next !== null && !isEmpty(board, next);
    });
  const back: Direction = direction === 1 ? -1 : 1;
  const before = step(near, back);
  if (before === null || isEmpty(board, before)) return [];
  const behind = [before, step(before, back), step(step(before, back), back)];
  const found: { kind: Ruling["kind"]; square: number }[] = [];
  const posed: number[] = [];
  const jumped: number[] = [];
  for (let at: number | null = near; at !== null && posed.length < MOST_POSED; at = step(at, direction)) {
    if (!isEmpty(board, at)) {
      jumped.push(at);
      continue;
    }
    posed.push(at);
    const inOrder = direction === 1 ? posed : posed.toReversed();
    const kinds = waysTowards(board, mover, line, inOrder, direction).map(({ kind }) => kind);
    if (posed.length === 1 && kinds.includes("extension")) {
      for (const [one, two] of [behind.slice(0, 2), behind.slice(1)])
        if (isOwn(one ?? null) && isOwn(two ?? null))
          found.push({ kind: "extension", square: one! }, { kind: "extension", square: two! });
    }
    if (kinds.includes("joining")) {
      const one = step(at, direction);
      const ends = [...behind.slice(0, 2), ...jumped, one, step(one, direction)];
      for (const square of ends)
        if (isOwn(square) && isCrossed(square)) found.push({ kind: "joining", square });
    }
  }
  return found;
}
