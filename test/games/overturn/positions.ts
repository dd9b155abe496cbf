import { type Chance, chanceOf } from "../../../src/core/chance.ts";
import type { Language } from "../../../src/core/language.ts";
import { CELLS } from "../../../src/games/overturn/board.ts";
import { type Ground, NO_RINGS, QU, ZX } from "../../../src/games/overturn/ground.ts";
import type { Mode, OverturnOptions } from "../../../src/games/overturn/options.ts";
import { init, type OverturnState } from "../../../src/games/overturn/state.ts";
import { layTiles, TILES } from "../../../src/games/overturn/tiles.ts";

/** Positions for tests: drawn as six rows, or dealt at random from real tiles. */

export const OPTIONS: OverturnOptions = {
  clock: { kind: "none" },
  teams: false,
  mode: "basic",
  games: 1,
  autoEnd: false,
};

/** Rows of six faces; rings as rows of marks. Whatever is left out is filled with K, and with no ring. */
export function position(
  rows: string,
  {
    rings = "",
    options = {},
    ...rest
  }: Partial<Omit<OverturnState, "options">> & {
    options?: Partial<OverturnOptions>;
  } = {},
): OverturnState {
  const all = { ...OPTIONS, ...options };
  const state = init({ seats: 2, language: "fr", options: all });
  const filled = rings.replace(/\s/g, "");
  return {
    ...state,
    faces: rows.replace(/\s/g, "").padEnd(CELLS, "K"),
    rings: filled.padEnd(CELLS, "."),
    opened: filled !== "",
    ...rest,
  };
}

export const chanceFor = (seed: number, purpose: string): Chance =>
  chanceOf(new TextEncoder().encode(`overturn|${seed}`), 0, purpose);

/** A deal of real tiles with rings as in the middle of a game; `share` of the cells have one. */
export function randomGround(seed: number, mode: Mode, language: Language, share?: number): Ground {
  const chance = chanceFor(seed, "ground");
  const faces = layTiles(TILES[language], chance).upper;
  const percent = share ?? chance.int(101);
  const rings = Array.from(NO_RINGS, () => (chance.int(100) < percent ? String(chance.int(2)) : ".")).join(
    "",
  );
  const decided = chance.int(2) === 0;
  return {
    mode,
    faces,
    rings,
    zx: decided ? chance.pick(ZX) : null,
    qu: decided ? chance.pick(QU) : null,
    opened: percent > 0,
  };
}
