import { ownerAt, SHORTEST_SCORING } from "./board.ts";
import { moverOf, type Position } from "./position.ts";
import { colOf, type Line, rowOf, SIZE, SQUARES } from "./squares.ts";

/**
 * What posing on some squares is worth in points, whatever the letters: what the mover gains plus what the other
 * side loses. Made once for many places of one position: the runs in place are measured beforehand, and a move only
 * adds up those it ties together.
 */
export type Swing = (squares: readonly number[], line: Line, captures: readonly number[]) => number;

export function swingOn(position: Position): Swing {
  const cells = cellsOf(position);
  const runs = { right: measured(cells, 1), down: measured(cells, WIDE) };

  return (squares, line, captures) => {
    const [along, across] = line === "right" ? [runs.right, runs.down] : [runs.down, runs.right];
    const { step, lengths, sums } = along;
    const first = padded(squares[0]!);
    const last = padded(squares[squares.length - 1]!);
    // The word along the line: letters posed, and the runs in place before, between and after them.
    let length = squares.length;
    let sum = squares.length + 2 * captures.length;
    let before = 0;
    for (let at = first - step; at <= last + step; at += step) {
      const held = lengths[at]!;
      if (held === 0) continue;
      length += held;
      sum += sums[at]!;
      if (held >= SHORTEST_SCORING) before += sums[at]!;
      if (at < first) continue;
      at += (held - 1) * step;
    }
    let swing = (length >= SHORTEST_SCORING ? sum : 0) - before;
    for (let i = 0; i < squares.length; i++) swing += tied(across, padded(squares[i]!));
    // A letter turned over counts for one side instead of the other, also in the word across it.
    for (let i = 0; i < captures.length; i++) {
      if (across.lengths[padded(captures[i]!)]! >= SHORTEST_SCORING) swing += 2;
    }
    return swing;
  };
}

/** The runs of one direction: of each letter in place, how long its run is and what it counts for the mover. */
interface Measured {
  readonly step: number;
  /** 0 on an empty square, 1 for a letter that stands alone. */
  readonly lengths: Int8Array;
  readonly sums: Int8Array;
}

/** What a letter of the mover on an empty square changes in the line across. */
function tied({ step, lengths, sums }: Measured, square: number): number {
  const [one, two] = [square - step, square + step];
  const [before, after] = [lengths[one]!, lengths[two]!];
  if (before + after + 1 < SHORTEST_SCORING) return 0;
  return 1 + (before >= SHORTEST_SCORING ? 0 : sums[one]!) + (after >= SHORTEST_SCORING ? 0 : sums[two]!);
}

/** A board with an empty square all around, so that nobody need ask where its edge is. */
const WIDE = SIZE + 2;
const PADDED = Int16Array.from({ length: SQUARES }, (_, n) => (rowOf(n) + 1) * WIDE + colOf(n) + 1);
const padded = (square: number): number => PADDED[square]!;

/** 1 for a letter of the mover, -1 for one of the other side. */
function cellsOf(position: Position): Int8Array {
  const mover = moverOf(position);
  const cells = new Int8Array(WIDE * WIDE);
  for (let square = 0; square < SQUARES; square++) {
    const owner = ownerAt(position.board, square);
    if (owner !== null) cells[padded(square)] = owner === mover ? 1 : -1;
  }
  return cells;
}

function measured(cells: Int8Array, step: number): Measured {
  const lengths = new Int8Array(cells.length);
  const sums = new Int8Array(cells.length);
  for (let square = 0; square < cells.length; square++) {
    if (cells[square] === 0 || cells[square - step] !== 0) continue;
    let length = 0;
    let sum = 0;
    for (let at = square; cells[at] !== 0; at += step) {
      length++;
      sum += cells[at]!;
    }
    for (let i = 0, at = square; i < length; i++, at += step) {
      lengths[at] = length;
      sums[at] = sum;
    }
  }
  return { step, lengths, sums };
}
