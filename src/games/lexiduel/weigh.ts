import { ownerAt, SHORTEST_SCORING } from "./board.ts";
import { moverOf, type Position } from "./position.ts";
import { colOf, type Line, rowOf, SIZE, SQUARES } from "./squares.ts";

/**
 * What posing on some squares is worth in points, whatever the letters: what the mover gains plus what the other
 * side loses. Made once for many places of one position; only the lines that a move touches are counted again.
 */
export type Swing = (squares: readonly number[], line: Line, captures: readonly number[]) => number;

export function swingOn(position: Position): Swing {
  const mover = moverOf(position);
  /** 1 for a letter of the mover, -1 for one of the other side. */
  const cells = Int8Array.from({ length: SQUARES }, (_, square) => {
    const owner = ownerAt(position.board, square);
    return owner === null ? 0 : owner === mover ? 1 : -1;
  });
  const rows = Int16Array.from({ length: SIZE }, (_, row) => balance(cells, row * SIZE, 1));
  const cols = Int16Array.from({ length: SIZE }, (_, col) => balance(cells, col, SIZE));

  return (squares, line, captures) => {
    const across = line === "right" ? cols : rows;
    const placeAcross = line === "right" ? colOf : rowOf;
    for (const square of squares) cells[square] = 1;
    for (const square of captures) cells[square] = 1;
    const row = rowOf(squares[0]!);
    const col = colOf(squares[0]!);
    let swing =
      line === "right" ? balance(cells, row * SIZE, 1) - rows[row]! : balance(cells, col, SIZE) - cols[col]!;
    for (const changed of [squares, captures]) {
      for (const square of changed) {
        const n = placeAcross(square);
        swing += (line === "right" ? balance(cells, n, SIZE) : balance(cells, n * SIZE, 1)) - across[n]!;
      }
    }
    for (const square of squares) cells[square] = 0;
    for (const square of captures) cells[square] = -1;
    return swing;
  };
}

/** The mover's points on a line less the other side's. */
function balance(cells: Int8Array, start: number, step: number): number {
  let total = 0;
  let length = 0;
  let sum = 0;
  for (let i = 0, square = start; i <= SIZE; i++, square += step) {
    const cell = i < SIZE ? cells[square]! : 0;
    if (cell !== 0) {
      length++;
      sum += cell;
    } else if (length > 0) {
      if (length >= SHORTEST_SCORING) total += sum;
      length = 0;
      sum = 0;
    }
  }
  return total;
}
