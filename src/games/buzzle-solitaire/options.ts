import type { CommonOptions } from "../options.ts";
import type { BuzzleVocabulary } from "../vocabulary.ts";

export const GROUPS = 4;
export const LENGTHS = [4, 5] as const;
export const MOST_MINUTES = 60;

export interface SolitaireOptions extends CommonOptions {
  readonly length: (typeof LENGTHS)[number];
  /** 0 is untimed. */
  readonly minutes: number;
  readonly vocabulary?: Partial<BuzzleVocabulary>;
  /** The puzzle of the day: the same for everyone, so its length and time are fixed. */
  readonly daily: boolean;
}

export const played = (options: SolitaireOptions): SolitaireOptions =>
  options.daily ? { ...options, length: 4, minutes: 15, vocabulary: {} } : options;
