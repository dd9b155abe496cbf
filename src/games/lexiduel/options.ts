import type { CommonOptions } from "../options.ts";
import type { LexiduelVocabulary } from "../vocabulary.ts";

export const FEWEST_ROUNDS = 2;
/** Long before this the board is so full that nothing fits any more. */
export const MOST_ROUNDS = 60;

export interface LexiduelOptions extends CommonOptions {
  /** Rounds in a game; a round is a move of each side. */
  readonly rounds: number;
  /** Two games: each side begins one. */
  readonly games: 1 | 2;
  /** Whether interjections are words, where `vocabulary` does not say. */
  readonly interjections: boolean;
  readonly vocabulary?: Partial<LexiduelVocabulary>;
}
