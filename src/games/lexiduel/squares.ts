/**
 * The board's squares and zones. A square is one number, row × 20 + column, both from 0 at the top left; people
 * call it by column letter and row number, A1 to T20.
 */
export const SIZE = 20;
export const SQUARES = SIZE * SIZE;

/** The way a line is read. A row steps by one square, a column by a whole row. */
export const LINES = ["right", "down"] as const;
export type Line = (typeof LINES)[number];
export const STEP: Readonly<Record<Line, number>> = { right: 1, down: SIZE };

export const ZONES = ["frame", "corner", "border", "centre"] as const;
/** `corner` and `border` are the dark and the light squares of the border. */
export type Zone = (typeof ZONES)[number];

export const squareAt = (row: number, col: number): number => row * SIZE + col;
export const rowOf = (square: number): number => Math.floor(square / SIZE);
export const colOf = (square: number): number => square % SIZE;
export const isOnBoard = (row: number, col: number): boolean =>
  Number.isInteger(row) && Number.isInteger(col) && row >= 0 && col >= 0 && row < SIZE && col < SIZE;

/** 0 the frame, 1 the depth of the dark corners, 2 the middle. */
const band = (i: number): 0 | 1 | 2 => (i === 0 || i === SIZE - 1 ? 0 : i >= 5 && i <= 14 ? 2 : 1);

function zoneAt(square: number): Zone {
  const [row, col] = [band(rowOf(square)), band(colOf(square))];
  if (row === 0 || col === 0) return "frame";
  if (row === 2 && col === 2) return "centre";
  return row === 1 && col === 1 ? "corner" : "border";
}

const ALL: readonly number[] = Array.from({ length: SQUARES }, (_, square) => square);
const ZONE_OF: readonly Zone[] = ALL.map(zoneAt);
const CORNER_OF: readonly (number | null)[] = ALL.map((square) =>
  zoneAt(square) === "corner" ? (rowOf(square) > 9 ? 2 : 0) + (colOf(square) > 9 ? 1 : 0) : null,
);
const NEIGHBOURS_OF: readonly (readonly number[])[] = ALL.map((square) => {
  const [row, col] = [rowOf(square), colOf(square)];
  const around = [
    [row - 1, col],
    [row, col - 1],
    [row, col + 1],
    [row + 1, col],
  ] as const;
  return around.flatMap(([r, c]) => (isOnBoard(r, c) ? [squareAt(r, c)] : []));
});

export const zoneOf = (square: number): Zone => ZONE_OF[square]!;

export const isInBorder = (square: number): boolean =>
  ZONE_OF[square] === "corner" || ZONE_OF[square] === "border";

/** Which dark corner, 0 to 3 in reading order; null elsewhere. */
export const cornerOf = (square: number): number | null => CORNER_OF[square]!;

export const CORNERS: readonly (readonly number[])[] = [0, 1, 2, 3].map((corner) =>
  ALL.filter((square) => CORNER_OF[square] === corner),
);

/** The squares that share a side with this one. */
export const neighboursOf = (square: number): readonly number[] => NEIGHBOURS_OF[square]!;

/** The neighbour one step on along a line, or back with direction -1; null at the edge. */
export function along(square: number, line: Line, direction: 1 | -1 = 1): number | null {
  const at = (line === "right" ? colOf(square) : rowOf(square)) + direction;
  return at < 0 || at >= SIZE ? null : square + direction * STEP[line];
}

export const across = (line: Line): Line => (line === "right" ? "down" : "right");

export const formatSquare = (square: number): string =>
  `${String.fromCharCode(65 + colOf(square))}${rowOf(square) + 1}`;

export function parseSquare(text: string): number | null {
  const found = /^([A-T])([1-9]|1\d|20)$/i.exec(text.trim());
  return found ? squareAt(Number(found[2]) - 1, found[1]!.toUpperCase().charCodeAt(0) - 65) : null;
}
