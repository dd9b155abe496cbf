/** The board: 36 cells in six rows, and the nine tiles of two by two that make them. */
export const SIDE = 6;
export const CELLS = SIDE * SIDE;
export const TILE_SIDE = 2;
export const TILES_ON_BOARD = 9;
export const TILE_FACES = 4;

export const rowOf = (cell: number): number => Math.floor(cell / SIDE);
export const columnOf = (cell: number): number => cell % SIDE;
export const cellAt = (row: number, column: number): number => row * SIDE + column;

export const isOnBoard = (cell: number): boolean => Number.isInteger(cell) && cell >= 0 && cell < CELLS;

/** The tile that a cell belongs to, counted like the cells. */
export const tileOf = (cell: number): number =>
  Math.floor(rowOf(cell) / TILE_SIDE) * (SIDE / TILE_SIDE) + Math.floor(columnOf(cell) / TILE_SIDE);

/** Side by side in a row, a column or a diagonal; a cell touches itself too. */
export const touches = (a: number, b: number): boolean =>
  Math.abs(rowOf(a) - rowOf(b)) <= 1 && Math.abs(columnOf(a) - columnOf(b)) <= 1;
