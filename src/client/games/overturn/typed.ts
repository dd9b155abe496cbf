import { CELLS, touches } from "../../../games/overturn/board.ts";
import { effectOf, type Ground, type Placed, QU, swingOf, ZX } from "../../../games/overturn/ground.ts";
import { lettersAt, readPath } from "../../../games/overturn/paths.ts";

/**
 * The ways of laying a typed word, the one that swings most first. Two paths over the same cells do the same to the
 * rings, so only one of them is offered. Without a legal way, one that breaks a rule is given, so that the player
 * sees where it is and hears why not.
 */
export function waysToLay(ground: Ground, seat: number, word: string): Placed[] {
  const legal = new Map<string, Placed & { swing: number }>();
  let broken: Placed | null = null;
  for (const zx of ground.zx ? [ground.zx] : ZX) {
    for (const qu of ground.qu ? [ground.qu] : QU) {
      for (const cells of pathsOf({ ...ground, zx, qu }, word)) {
        const placed = { word, cells, ...choiceOf(ground, cells, zx, qu) };
        if (!readPath(ground, cells, sayable(placed)).ok) {
          broken ??= placed;
          continue;
        }
        const same = [placed.zx, placed.qu, ...new Set(cells)].toSorted().join(" ");
        if (!legal.has(same)) legal.set(same, { ...placed, swing: swingOf(effectOf(ground, seat, cells)) });
      }
    }
  }
  if (legal.size === 0) return broken ? [broken] : [];
  return [...legal.values()].sort((a, b) => b.swing - a.swing);
}

/** The choice as a move carries it. */
export const sayable = ({ zx, qu }: Pick<Placed, "zx" | "qu">) => ({
  zx: zx ?? undefined,
  qu: qu ?? undefined,
});

/** What a path says about the double faces: only about those it uses and that nobody has decided. */
export function choiceOf(
  ground: Ground,
  cells: readonly number[],
  zx: NonNullable<Ground["zx"]>,
  qu: NonNullable<Ground["qu"]>,
): Pick<Placed, "zx" | "qu"> {
  const uses = (face: string) => cells.some((cell) => lettersAt(ground, cell) === face);
  return { zx: uses("zx") ? zx : null, qu: uses("qu") ? qu : null };
}

/** More than anybody wants to choose from; a word of E alone has millions. */
const MOST_PATHS = 2000;

function pathsOf(ground: Ground, word: string): number[][] {
  const letters = Array.from({ length: CELLS }, (_, cell) => lettersAt(ground, cell));
  const paths: number[][] = [];
  const extend = (path: readonly number[], at: number): void => {
    if (at === word.length) paths.push([...path]);
    if (at >= word.length || paths.length >= MOST_PATHS) return;
    for (let cell = 0; cell < CELLS; cell++) {
      const last = path.at(-1);
      if (!word.startsWith(letters[cell]!, at) || (last !== undefined && !touches(last, cell))) continue;
      if (ground.mode === "advanced" && path.includes(cell)) continue;
      extend([...path, cell], at + letters[cell]!.length);
    }
  };
  extend([], 0);
  return paths;
}
