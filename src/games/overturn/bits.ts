import { CELLS, columnOf, SIDE, tileOf, touches } from "./board.ts";

/**
 * Sets of cells as two numbers of 18 bits, rows 0 to 2 and rows 3 to 5: all neighbours of a whole set are then a
 * few shifts away, and no set needs an object.
 */
export const HALF = CELLS / 2;
export const HALF_BITS = 2 ** HALF - 1;

export const lowBit = (cell: number): number => (cell < HALF ? 1 << cell : 0);
export const highBit = (cell: number): number => (cell < HALF ? 0 : 1 << (cell - HALF));

export interface CellSet {
  readonly low: number;
  readonly high: number;
}

export function cellsWhere(fits: (cell: number) => boolean): CellSet {
  let low = 0;
  let high = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (!fits(cell)) continue;
    low |= lowBit(cell);
    high |= highBit(cell);
  }
  return { low, high };
}

/** A shift along a row must not come out in the row beside. */
const NOT_FIRST = cellsWhere((cell) => columnOf(cell) > 0).low;
const NOT_LAST = cellsWhere((cell) => columnOf(cell) < SIDE - 1).low;
const TWO_ROWS = 2 * SIDE;

const besideInRows = (half: number): number => ((half << 1) & NOT_FIRST) | ((half >> 1) & NOT_LAST);

/** Whether the cells themselves count among the neighbours that a set is spread to. */
export const STAYING = -1;
export const LEAVING = 0;

/** The low half of the neighbours of a set: with `STAYING` all its cells too, with `LEAVING` only those beside another. */
export function spreadLow(low: number, high: number, stay: number): number {
  const beside = besideInRows(low);
  const here = low | beside;
  const there = high | besideInRows(high);
  return (beside | (low & stay) | (here << SIDE) | (here >> SIDE) | (there << TWO_ROWS)) & HALF_BITS;
}

/** The high half of the same. */
export function spreadHigh(low: number, high: number, stay: number): number {
  const beside = besideInRows(high);
  const here = high | beside;
  const there = low | besideInRows(low);
  return (beside | (high & stay) | (here << SIDE) | (here >> SIDE) | (there >> TWO_ROWS)) & HALF_BITS;
}

/** The neighbours of each cell, itself among them. */
const AROUND = Array.from({ length: CELLS }, (_, cell) => cellsWhere((other) => touches(cell, other)));
export const AROUND_LOW = Int32Array.from(AROUND, ({ low }) => low);
export const AROUND_HIGH = Int32Array.from(AROUND, ({ high }) => high);

/** The cells of each cell's tile. */
const TILE = Array.from({ length: CELLS }, (_, cell) =>
  cellsWhere((other) => tileOf(cell) === tileOf(other)),
);
export const TILE_LOW = Int32Array.from(TILE, ({ low }) => low);
export const TILE_HIGH = Int32Array.from(TILE, ({ high }) => high);
