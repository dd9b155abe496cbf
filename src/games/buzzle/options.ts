import type { BuzzleVocabulary } from "../buzzle-family/vocabulary.ts";
import type { CommonOptions } from "../options.ts";

export const SHORTEST_WORD = 3;
export const LONGEST_WORD = 7;

/** Who starts: a draw, or a round of Quick Buzzle first. */
export const OPENINGS = ["draw", "quick-buzzle"] as const;
export type OpeningKind = (typeof OPENINGS)[number];

/** Who scores the point of a "no". */
export const NO_POINTS = ["asker", "owner"] as const;
export type NoPoint = (typeof NO_POINTS)[number];

export interface BuzzleOptions extends CommonOptions {
  readonly length: number;
  /** A right guess scores all pieces of the word, without the bonus. */
  readonly fast: boolean;
  readonly opening: OpeningKind;
  readonly noPoint: NoPoint;
  /** Both kinds of names, where `vocabulary` does not say otherwise. */
  readonly names: boolean;
  readonly vocabulary?: Partial<BuzzleVocabulary>;
  /** The table sees how many words are still possible for each side. */
  readonly notebook: boolean;
  /** A word to be found alone, see `alone.ts`. */
  readonly daily?: boolean;
}

/** Whether these can go together: the opening is a race, and nobody races by letter. */
export const isPlayable = ({ opening, clock }: Pick<BuzzleOptions, "opening" | "clock">): boolean =>
  opening !== "quick-buzzle" || clock.kind !== "days";

/** From this score on, finding a word wins. */
export const GOAL = 25;
export const BONUS = 5;
export const OPENING_POINTS = 3;
export const OPENING_LENGTH = 3;
export const OPENING_MINUTES = 5;
