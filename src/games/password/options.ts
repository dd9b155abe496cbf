import { CLASS } from "../../lexicon/lexicon.ts";
import type { CommonOptions } from "../options.ts";

export const LEVELS = [1, 2] as const;
export type Level = (typeof LEVELS)[number];

/** `checked`: a word is judged when it is chosen. `honour`: only the winner's, at the end. */
export const WORD_RULES = ["checked", "honour"] as const;
export type WordRule = (typeof WORD_RULES)[number];

/** What may be a secret. A conjugated form or a proper noun may when it is also something else (PORTES). */
export const SECRET_CLASSES = CLASS.lemma | CLASS.inflected | CLASS.participle | CLASS.interjection;

export const SHORTEST = 2;
export const LONGEST = 8;

export interface PasswordOptions extends CommonOptions {
  readonly level: Level;
  readonly words: WordRule;
  /** The length all words share at level 2; without meaning at level 1. */
  readonly length: number;
  /** A word to be found alone, see `alone.ts`. */
  readonly daily?: boolean;
}
