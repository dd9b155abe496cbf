import type { BuzzleVocabulary } from "../buzzle-family/vocabulary.ts";
import type { CommonOptions } from "../options.ts";

export const SHORTEST_WORD = 3;
export const LONGEST_WORD = 5;
export const MOST_MINUTES = 30;

export interface QuickBuzzleOptions extends CommonOptions {
  /** Of the words chosen; what is built from their pieces may be shorter or longer. */
  readonly length: number;
  /** Both kinds of names, where `vocabulary` does not say otherwise. */
  readonly names: boolean;
  readonly vocabulary?: Partial<BuzzleVocabulary>;
  /** Of one race. */
  readonly minutes: number;
  /** Several races, one after the other. Absent in matches older than it: one race. */
  readonly series?: boolean;
  /** Five heaps for one alone, see `solo.ts`. */
  readonly daily?: boolean;
}

/** A series goes to whoever first wins so many races; after the last one, to who has won more. */
export const RACES_TO_WIN = 2;
export const MOST_RACES = 5;
