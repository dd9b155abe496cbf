import { ownerAt } from "./board.ts";
import { moverOf, type Position } from "./position.ts";
import { isInBorder, type Line, SIZE, STEP } from "./squares.ts";
import {
  bestOf,
  isPrimerShape,
  LONGEST_PRIMER,
  MOST_POSED,
  primerOn,
  type Ruling,
  waysTowards,
} from "./ways.ts";

/** The squares from a first posed letter to a last one, and as what they may be filled. */
export interface Window {
  readonly line: Line;
  readonly squares: readonly number[];
  readonly ruling: Ruling;
  /** Only a primer may lie here, so its letters by themselves must be a word. */
  readonly needsWord: boolean;
}

/**
 * The windows of one line in which letters may be posed, by first place × 20 + last place; others are missing. Most
 * places of a board allow nothing: that is seen here from who holds the squares at the window's ends, before the rules
 * themselves are asked. Primers are left out where `wantsPrimer` says so.
 */
export function windowsOn(
  position: Position,
  line: Line,
  n: number,
  wantsPrimer?: (squares: readonly number[], line: Line) => boolean,
): Map<number, Window> {
  const { board, pending, turn } = position;
  const mover = moverOf(position);
  const step = STEP[line];
  const origin = line === "right" ? n * SIZE : n;
  const windows = new Map<number, Window>();
  const held = new Int8Array(SIZE + 2 * MARGIN);
  let onlyPrimers = true;
  for (let place = 0; place < SIZE; place++) {
    const owner = ownerAt(board, origin + place * step);
    if (owner === null) continue;
    held[place + MARGIN] = owner === mover ? OWN : THEIRS;
    if (owner === mover && pending === null && turn > 0) onlyPrimers = false;
  }
  const longest = onlyPrimers ? LONGEST_PRIMER : SIZE;
  for (let first = 0; first < SIZE; first++) {
    if (held[first + MARGIN] !== NOBODY) continue;
    const goesFromFirst = mayStart(held[first + MARGIN - 1]!, held[first + MARGIN - 2]!);
    const posed: number[] = [];
    const until = Math.min(SIZE, first + longest);
    for (let last = first; last < until && posed.length < MOST_POSED; last++) {
      if (held[last + MARGIN] !== NOBODY) {
        // Nothing reaches over two letters in a row.
        if (held[last + MARGIN + 1] !== NOBODY) break;
        continue;
      }
      posed.push(origin + last * step);
      const goesFromLast = mayStart(held[last + MARGIN + 1]!, held[last + MARGIN + 2]!);
      const isShort = last - first < LONGEST_PRIMER && isInBorder(posed[0]!) && isInBorder(posed.at(-1)!);
      const goes = !onlyPrimers && (goesFromFirst || goesFromLast);
      if (!isShort && !goes) continue;
      const squares = posed.slice();
      const right = goes && goesFromFirst ? waysTowards(board, mover, line, squares, 1) : [];
      const left = goes && goesFromLast ? waysTowards(board, mover, line, squares, -1) : [];
      const best = bestOf(left.length === 0 ? right : [...right, ...left]);
      const mayPrime = isShort && isPrimerShape(squares, line) && wantsPrimer?.(squares, line) !== false;
      const ruling = best ?? (mayPrime ? primerOn(board, pending, squares) : null);
      if (ruling) windows.set(first * SIZE + last, { line, squares, ruling, needsWord: best === null });
    }
  }
  return windows;
}

/** Squares beyond the edge count as empty. */
const MARGIN = 2;
const NOBODY = 0;
const OWN = 1;
const THEIRS = 2;

/** An extension or a joining starts from an own letter next to a posed one, or with one letter between. */
const mayStart = (next: number, nextButOne: number): boolean =>
  next === OWN || (next === THEIRS && nextButOne === OWN);
