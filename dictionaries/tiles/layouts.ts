import { chanceOf } from "../../src/core/chance.ts";
import { type Ground, NO_RINGS } from "../../src/games/overturn/ground.ts";
import type { Mode } from "../../src/games/overturn/options.ts";
import { wordsOn } from "../../src/games/overturn/search.ts";
import { layTiles } from "../../src/games/overturn/tiles.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";

export const LONG = 5;

export function groundOf(faces: string, mode: Mode): Ground {
  return { mode, faces, rings: NO_RINGS, zx: null, qu: null, opened: false };
}

/** The upper layers of that many deals, always the same for the same tiles and seed. */
export function* layouts(tiles: readonly string[], count: number, seed: number): Generator<string> {
  const bytes = new TextEncoder().encode(`tiles|${seed}`);
  for (let i = 0; i < count; i++) yield layTiles(tiles, chanceOf(bytes, i, "tiles")).upper;
}

/** How many words of five letters or more a layout has for whoever moves first. */
export const longWords = (faces: string, mode: Mode, words: Lexicon): number =>
  wordsOn(groundOf(faces, mode), words).filter(({ length }) => length >= LONG).length;

/** The value below which that share of the sorted numbers lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

export const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
