import type { BuzzleVocabulary } from "../buzzle-family/vocabulary.ts";
import type { CommonOptions } from "../options.ts";

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
  /** How long that takes. Absent in puzzles older than it: fifteen minutes. */
  readonly dailyMinutes?: number;
  /** The player gives the four starting words. Absent in matches older than it: they are drawn. */
  readonly own?: boolean;
}

/** The rule book's four words for those who know German: 76 words in all, on the list that our test keeps. */
export const GERMAN_PRESET = ["EINS", "ZWEI", "DREI", "VIER"] as const;
/** So many words are very honourable, the rule book says. */
export const HONOURABLE = 50;

/** The day's puzzle is for a coffee; the rule book's fifteen minutes stay for whoever plays for the game's sake. */
export const DAILY_MINUTES = 5;
const ONCE_MINUTES = 15;

export const played = (options: SolitaireOptions): SolitaireOptions =>
  options.daily
    ? { ...options, length: 4, minutes: options.dailyMinutes ?? ONCE_MINUTES, vocabulary: {}, own: false }
    : options;
