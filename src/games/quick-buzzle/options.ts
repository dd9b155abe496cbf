import type { CommonOptions } from "../options.ts";

export const SHORTEST_WORD = 3;
export const LONGEST_WORD = 5;
export const MOST_MINUTES = 30;

export interface QuickBuzzleOptions extends CommonOptions {
  /** Of the words chosen; what is built from their pieces may be shorter or longer. */
  readonly length: number;
  /** Proper nouns count too. */
  readonly names: boolean;
  readonly minutes: number;
}
