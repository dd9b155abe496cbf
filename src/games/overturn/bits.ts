import { CELLS, tileOf, touches } from "./board.ts";

/**
 * Sets of cells as two numbers of 18 bits, rows 0 to 2 and rows 3 to 5: bit operations know 32 bits only, and so no
 * set needs an object.
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

/** The neighbours of each cell, itself among them. */
export const AROUND: readonly CellSet[] = Array.from({ length: CELLS }, (_, cell) =>
  cellsWhere((other) => touches(cell, other)),
);

/** The cells of each cell's tile. */
const TILE = Array.from({ length: CELLS }, (_, cell) =>
  cellsWhere((other) => tileOf(cell) === tileOf(other)),
);
export const TILE_LOW = Int32Array.from(TILE, ({ low }) => low);
export const TILE_HIGH = Int32Array.from(TILE, ({ high }) => high);
