import { letterOf, lowestLetter, PLAIN_LETTERS } from "../../lexicon/letters.ts";
import { type CellSet, cellsWhere, HALF, highBit, lowBit } from "./bits.ts";
import { CELLS, touches } from "./board.ts";
import { type Ground, QU_FACE } from "./ground.ts";
import { lettersAt } from "./paths.ts";
import { Q, U } from "./trace.ts";

/** The letters of a board as sets of cells and as masks, for the search. */
export interface BoardLetters {
  /** Per letter: the cells that can stand for it alone, as in `bits.ts`. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** Every letter that is there. */
  readonly all: number;
  /** Per cell: the letters around it and on it. */
  readonly around: Int32Array;
  /** The double face, when it may be read as QU. */
  readonly qu: CellSet;
}

const NEIGHBOURS = Array.from({ length: CELLS }, (_, cell) =>
  Array.from({ length: CELLS }, (_, other) => other).filter((other) => touches(cell, other)),
);

export function boardLetters(ground: Ground): BoardLetters {
  const low = new Int32Array(PLAIN_LETTERS);
  const high = new Int32Array(PLAIN_LETTERS);
  const around = new Int32Array(CELLS);
  const qu = cellsWhere((cell) => ground.faces[cell] === QU_FACE && ground.qu !== "U");
  const quLetters = (qu.low | qu.high) === 0 ? 0 : (1 << Q) | (1 << U);
  let all = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    let letters = ground.faces[cell] === QU_FACE ? quLetters : 0;
    for (const letter of singleLetters(lettersAt(ground, cell))) {
      low[letter]! |= lowBit(cell);
      high[letter]! |= highBit(cell);
      letters |= 1 << letter;
    }
    all |= letters;
    for (const other of NEIGHBOURS[cell]!) around[other]! |= letters;
  }
  return { low, high, all, around, qu };
}

/** The letters that can follow on a set of ends: those around them, and the U of a QU that waits for it. */
export function lettersAround({ around }: BoardLetters, low: number, high: number, last: number): number {
  let letters = last === Q ? 1 << U : 0;
  for (let rest = low; rest !== 0; rest &= rest - 1) letters |= around[lowestLetter(rest)]!;
  for (let rest = high; rest !== 0; rest &= rest - 1) letters |= around[HALF + lowestLetter(rest)]!;
  return letters;
}

/** The single letters that a cell can stand for: ZX undecided is two, QU decided is none. */
const singleLetters = (letters: string): number[] => {
  if (letters === "zx") return [letterOf("Z"), letterOf("X")];
  return letters === "qu" || letters === "U" ? [U] : letters === "QU" ? [] : [letterOf(letters)];
};
