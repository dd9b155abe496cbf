import { touches } from "../../../games/overturn/board.ts";
import type { Mode } from "../../../games/overturn/options.ts";

/** How a trail of cells grows under a finger or a key. */

/**
 * A tapped or chosen cell: the next letter when it touches the last one, else the first of a new word. On the last
 * cell itself it doubles the letter where that is allowed, and gives it back where it is not.
 */
export function tapped(trail: readonly number[], cell: number, mode: Mode): readonly number[] {
  const last = trail.at(-1);
  if (last === undefined || !touches(last, cell)) return [cell];
  if (mayFollow(trail, cell, mode)) return [...trail, cell];
  return cell === last ? trail.slice(0, -1) : trail;
}

/** Whether a tap on this cell goes on with the word; any cell begins one. */
export const mayFollow = (trail: readonly number[], cell: number, mode: Mode): boolean => {
  const last = trail.at(-1);
  if (last === undefined) return true;
  return touches(last, cell) && (mode === "basic" || !trail.includes(cell));
};

/** The cell a drag has come to. Going back to the cell before gives the last letter back. */
export function draggedTo(trail: readonly number[], cell: number, mode: Mode): readonly number[] {
  const last = trail.at(-1);
  if (last === undefined) return [cell];
  if (cell === last || !touches(last, cell)) return trail;
  if (cell === trail.at(-2)) return trail.slice(0, -1);
  return mode === "advanced" && trail.includes(cell) ? trail : [...trail, cell];
}

/** The cell under a point of the board, or null near its corners: there a finger on a diagonal means no cell. */
export function cellUnder(x: number, y: number, side: number): number | null {
  const column = Math.floor(x * side);
  const row = Math.floor(y * side);
  if (column < 0 || row < 0 || column >= side || row >= side) return null;
  const [dx, dy] = [x * side - column - 0.5, y * side - row - 0.5];
  return Math.hypot(dx, dy) > REACH ? null : row * side + column;
}

const REACH = 0.43;
