import { Filling } from "./filling.ts";
import type { Keep, Vocabulary } from "./generate.ts";
import type { Position } from "./position.ts";
import { LINES, type Line, SIZE } from "./squares.ts";
import { swingOn } from "./weigh.ts";
import { type Window, windowsOn } from "./windows.ts";

/**
 * Looks for the moves that gain most without making them all. Points do not depend on the letters, only on the
 * window: so the lines where most is to be had are filled first, and windows worth no more than what was found are
 * not filled at all.
 */
export interface Aim {
  readonly keep?: Keep;
  /** Windows worth no more than this are left alone. It rises with what is found. */
  floor(): number;
  /** `swing`: points that the mover gains plus those that the other side loses. */
  found(window: Window, letters: string, swing: number): void;
}

/** Gives the number of prefixes looked at: what the search cost, told without a clock. */
export function seek(position: Position, vocabulary: Vocabulary, aim: Aim): number {
  const swingOf = swingOn(position);
  const swings = new Map<Window, number>();
  const least = aim.floor();
  const wantsPrimer = (squares: readonly number[], line: Line) => swingOf(squares, line, []) > least;
  const plans: Plan[] = [];
  for (const line of LINES) {
    for (let n = 0; n < SIZE; n++) {
      const windows = windowsOn(position, line, n, wantsPrimer);
      let most = Number.NEGATIVE_INFINITY;
      for (const window of windows.values()) {
        const swing = swingOf(window.squares, line, window.ruling.captures);
        swings.set(window, swing);
        most = Math.max(most, swing);
      }
      plans.push({ line, n, windows, most });
    }
  }
  plans.sort((a, b) => b.most - a.most);
  const filling = new Filling(position, vocabulary, (window, letters) =>
    aim.found(window, letters, swings.get(window)!),
  );
  for (const { line, n, windows, most } of plans) {
    const floor = aim.floor();
    if (most <= floor) break;
    for (const [key, window] of windows) {
      if (swings.get(window)! <= floor || aim.keep?.(window) === false) windows.delete(key);
    }
    filling.fill(line, n, windows);
  }
  return filling.looked;
}

interface Plan {
  readonly line: Line;
  readonly n: number;
  readonly windows: Map<number, Window>;
  /** What the best of them is worth. */
  readonly most: number;
}
