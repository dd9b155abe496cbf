import { type Board, type Colour, isEmpty, opponentOf, ownerAt } from "./board.ts";
import { across, along, CORNERS, cornerOf, isInBorder, type Line, neighboursOf } from "./squares.ts";

/**
 * In which ways letters may lie where they lie, whatever word they make. `squares` are always the squares to pose
 * on, in the order of the line, with nothing but letters in place between them.
 */
export const KINDS = ["initial", "reply", "primer", "extension", "joining"] as const;
export type Kind = (typeof KINDS)[number];
export type Direction = 1 | -1;

/** What a move counts as, and what it takes. */
export interface Ruling {
  readonly kind: Kind;
  /** 1 is right or down. */
  readonly direction: Direction;
  readonly captures: readonly number[];
}

export const LONGEST_PRIMER = 3;
export const MOST_POSED = 6;

/** Letters side by side, as many as a primer has. That they spell a word is for the caller to see. */
export const isPrimerShape = (squares: readonly number[], line: Line): boolean =>
  squares.length >= 2 &&
  squares.length <= LONGEST_PRIMER &&
  squares.every((square, i) => i === 0 || along(squares[i - 1]!, line) === square);

export const touches = (board: Board, squares: readonly number[]): boolean =>
  squares.some((square) => neighboursOf(square).some((next) => !isEmpty(board, next)));

export const isEmptyCorner = (board: Board, corner: number): boolean =>
  CORNERS[corner]!.every((square) => isEmpty(board, square));

/** As what a primer on these squares would stand, or null where none may. */
export function primerOn(
  board: Board,
  pending: readonly number[] | null,
  squares: readonly number[],
): Ruling | null {
  const corner = cornerOf(squares[0]!);
  const inOneCorner = corner !== null && squares.every((square) => cornerOf(square) === corner);
  const as = (kind: Kind): Ruling => ({ kind, direction: 1, captures: [] });
  if (pending) {
    const beside = squares.some((square) => neighboursOf(square).some((next) => pending.includes(next)));
    return inOneCorner && corner === cornerOf(pending[0]!) && beside ? as("reply") : null;
  }
  if (!touches(board, squares)) return inOneCorner && isEmptyCorner(board, corner) ? as("initial") : null;
  return squares.every(isInBorder) ? as("primer") : null;
}

/** Every extension and joining that poses letters on these squares, with what each takes. */
export function waysOn(board: Board, mover: Colour, line: Line, squares: readonly number[]): Ruling[] {
  return ([1, -1] as const).flatMap((direction) => waysTowards(board, mover, line, squares, direction));
}

/** The same, as far as they go in one direction. */
export function waysTowards(
  board: Board,
  mover: Colour,
  line: Line,
  squares: readonly number[],
  direction: Direction,
): Ruling[] {
  const [near, far] = direction === 1 ? [squares[0]!, squares.at(-1)!] : [squares.at(-1)!, squares[0]!];
  const next = (square: number | null, by: Direction = direction) =>
    square === null ? null : along(square, line, by);
  const isOwn = (square: number | null): square is number =>
    square !== null && ownerAt(board, square) === mover;
  const isHeld = (square: number | null): square is number => square !== null && !isEmpty(board, square);
  const isCrossed = (square: number) =>
    isHeld(along(square, across(line), 1)) || isHeld(along(square, across(line), -1));

  const between: number[] = [];
  for (let at = near; at !== far; at = next(at)!) {
    if (isHeld(at) && isHeld(next(at))) return [];
    if (isHeld(at)) between.push(at);
  }
  const before = next(near, back(direction));
  if (!isHeld(before)) return [];
  const enemy = (held: readonly number[]) =>
    held.filter((square) => ownerAt(board, square) === opponentOf(mover));

  const ways: Ruling[] = [];
  for (const start of [before, next(before, back(direction))]) {
    if (!isOwn(start)) continue;
    const jumped = start === before ? between : [before, ...between];
    if (isOwn(next(start, back(direction)))) {
      ways.push({ kind: "extension", direction, captures: enemy(jumped) });
    }
    if (!isCrossed(start)) continue;
    const isEnd = (square: number | null): square is number => isOwn(square) && isCrossed(square);
    const [one, two] = [next(far), next(next(far))];
    const beyond = isHeld(one) && isEnd(two) ? [...jumped, one] : null;
    if (beyond) ways.push({ kind: "joining", direction, captures: enemy(beyond) });
    if (isEnd(one) || between.some(isEnd)) ways.push({ kind: "joining", direction, captures: enemy(jumped) });
  }
  return ways;
}

const back = (direction: Direction): Direction => (direction === 1 ? -1 : 1);

/** Most letters taken first; on equal numbers what is no primer, then right and down, then an extension. */
export function bestOf(ways: readonly Ruling[]): Ruling | null {
  let best: Ruling | null = null;
  for (const way of ways) if (best === null || isBetter(way, best)) best = way;
  return best;
}

export function isBetter(way: Ruling, than: Ruling): boolean {
  if (way.captures.length !== than.captures.length) return way.captures.length > than.captures.length;
  if (isPrimer(way.kind) !== isPrimer(than.kind)) return isPrimer(than.kind);
  if (way.direction !== than.direction) return way.direction > than.direction;
  return way.kind === "extension" && than.kind === "joining";
}

export const isPrimer = (kind: Kind): boolean => kind !== "extension" && kind !== "joining";
