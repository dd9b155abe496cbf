import { letterOf, PLAIN_LETTERS } from "../../lexicon/letters.ts";
import { AROUND, HALF_BITS, highBit, lowBit } from "./bits.ts";
import { CELLS, touches } from "./board.ts";
import { type Ground, QU_FACE, ZX_FACE } from "./ground.ts";
import { lettersAt } from "./paths.ts";

/** Letters by number where a double face makes them special. */
export const Q = letterOf("Q");
export const U = letterOf("U");
export const X = letterOf("X");
export const Z = letterOf("Z");

/** Where a path can stand beside the 36 cells: before its first letter, and on QU with the U still to come. */
export const NOWHERE = CELLS;
export const HALFWAY = CELLS + 1;
const PLACES = CELLS + 2;

/** The letters of a board as sets of cells and as masks, for the search. */
export interface BoardLetters {
  /** Per letter: the cells that stand for it and nothing else, as in `bits.ts`. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** Per place: the letters that may come next. */
  readonly around: Int32Array;
  /** The cells of ZX, while it is undecided, and of QU, unless it is decided as U; or -1. */
  readonly zxCell: number;
  readonly quCell: number;
  /** The letters that these two may be. */
  readonly double: number;
}

/** Per place: the cells where a path may go on, its own among them. */
export const REACH_LOW = Int32Array.from([...AROUND.map(({ low }) => low), HALF_BITS, 0]);
export const REACH_HIGH = Int32Array.from([...AROUND.map(({ high }) => high), HALF_BITS, 0]);

const NEIGHBOURS = Array.from({ length: CELLS }, (_, cell) =>
  Array.from({ length: CELLS }, (_, other) => other).filter((other) => touches(cell, other)),
);

export function boardLetters(ground: Ground): BoardLetters {
  const low = new Int32Array(PLAIN_LETTERS);
  const high = new Int32Array(PLAIN_LETTERS);
  const around = new Int32Array(PLACES);
  let double = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const said = lettersAt(ground, cell);
    const letters = DOUBLE[said] ?? 1 << letterOf(said);
    if (said in DOUBLE) {
      double |= letters;
    } else {
      low[letterOf(said)]! |= lowBit(cell);
      high[letterOf(said)]! |= highBit(cell);
    }
    around[NOWHERE]! |= letters;
    for (const other of NEIGHBOURS[cell]!) around[other]! |= letters;
  }
  around[HALFWAY] = 1 << U;
  const zxCell = ground.zx === null ? ground.faces.indexOf(ZX_FACE) : -1;
  const quCell = ground.qu === "U" ? -1 : ground.faces.indexOf(QU_FACE);
  return { low, high, around, zxCell, quCell, double };
}

/** What `lettersAt` says of a face that is not one letter, as a mask. */
const DOUBLE: Readonly<Record<string, number>> = {
  zx: (1 << Z) | (1 << X),
  qu: (1 << Q) | (1 << U),
  QU: (1 << Q) | (1 << U),
};
