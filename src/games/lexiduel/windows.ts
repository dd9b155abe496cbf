import { isEmpty } from "./board.ts";
import { moverOf, type Position } from "./position.ts";
import { type Line, SIZE, STEP } from "./squares.ts";
import { bestOf, isPrimerShape, MOST_POSED, primerOn, type Ruling, waysOn } from "./ways.ts";

/** The squares from a first posed letter to a last one, and as what they may be filled. */
export interface Window {
  readonly squares: readonly number[];
  readonly ruling: Ruling;
  /** Only a primer may lie here, so its letters by themselves must be a word. */
  readonly needsWord: boolean;
}

/** The windows of one line in which letters may be posed, by first place × 20 + last place; others are missing. */
export function windowsOn(position: Position, line: Line, n: number): Map<number, Window> {
  const { board, pending, turn } = position;
  const mover = moverOf(position);
  const step = STEP[line];
  const origin = line === "right" ? n * SIZE : n;
  const isHeld = (place: number): boolean =>
    place >= 0 && place < SIZE && !isEmpty(board, origin + place * step);
  const onlyPrimers = pending !== null || turn === 0;
  const windows = new Map<number, Window>();
  for (let first = 0; first < SIZE; first++) {
    if (isHeld(first)) continue;
    const leansBefore = isHeld(first - 1);
    let squares: readonly number[] = [];
    for (let last = first; last < SIZE && squares.length < MOST_POSED; last++) {
      if (isHeld(last)) continue;
      squares = [...squares, origin + last * step];
      // Nothing extends or joins from afar: there is a letter next to the first or to the last one posed.
      const leans = !onlyPrimers && (leansBefore || isHeld(last + 1));
      const best = leans ? bestOf(waysOn(board, mover, line, squares)) : null;
      const ruling = best ?? (isPrimerShape(squares, line) ? primerOn(board, pending, squares) : null);
      if (ruling) windows.set(first * SIZE + last, { squares, ruling, needsWord: best === null });
    }
  }
  return windows;
}
