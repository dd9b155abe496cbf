import { chanceOf } from "../../src/core/chance.ts";
import { effectOf, type Ground, NO_RINGS } from "../../src/games/overturn/ground.ts";
import type { Mode } from "../../src/games/overturn/options.ts";
import { legalWords } from "../../src/games/overturn/search.ts";
import { layTiles } from "../../src/games/overturn/tiles.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";

/** What one layout of nine tiles offers to whoever moves first. */
export interface Offer {
  readonly words: number;
  /** Words of five letters or more. */
  readonly long: number;
  readonly longest: number;
  /** Share of the 36 letters that stand in some word found. */
  readonly used: number;
}

export const LONG = 5;

export function groundOf(faces: string, mode: Mode): Ground {
  return { mode, faces, rings: NO_RINGS, zx: null, qu: null, opened: false };
}

/** The upper layers of that many deals, always the same for the same tiles and seed. */
export function* layouts(tiles: readonly string[], count: number, seed: number): Generator<string> {
  const bytes = new TextEncoder().encode(`tiles|${seed}`);
  for (let i = 0; i < count; i++) yield layTiles(tiles, chanceOf(bytes, i, "tiles")).upper;
}

export function offerOf(faces: string, mode: Mode, words: Lexicon): Offer {
  const ground = groundOf(faces, mode);
  const found = legalWords(ground, 0, words);
  const cells = found.flatMap((each) => effectOf(ground, 0, each.cells).laid);
  return {
    words: found.length,
    long: found.filter(({ word }) => word.length >= LONG).length,
    longest: Math.max(0, ...found.map(({ word }) => word.length)),
    used: new Set(cells).size / faces.length,
  };
}

/** The value below which that share of the sorted numbers lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

export const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
