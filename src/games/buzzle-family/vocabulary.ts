import type { Switches, Vocabulary } from "../vocabulary.ts";

/** What a table of the family may agree on about words. */
export const SOLITAIRE_SWITCHES = {
  forms: true,
  firstNames: false,
  places: false,
  colloquial: false,
} as const;
/** `common` is about secrets alone: what is built or laid may be any word. */
export const BUZZLE_SWITCHES = { ...SOLITAIRE_SWITCHES, common: false } as const;

/** `names` is older than the switches and stands for both kinds of names. */
const older = { names: ["firstNames", "places"] } as const;
export const SOLITAIRE_WORDS: Vocabulary = { usual: SOLITAIRE_SWITCHES, older };
export const BUZZLE_WORDS: Vocabulary = { usual: BUZZLE_SWITCHES, older };

export type BuzzleVocabulary = Switches<typeof BUZZLE_SWITCHES>;

/** As a match's options say it, or its view. */
export interface BuzzleWords {
  readonly vocabulary?: Partial<BuzzleVocabulary>;
  readonly names?: boolean;
}
export const buzzleVocabulary = ({ vocabulary, names = false }: BuzzleWords): BuzzleVocabulary => ({
  ...BUZZLE_SWITCHES,
  firstNames: names,
  places: names,
  ...vocabulary,
});

export const hasNames = ({ firstNames, places }: BuzzleVocabulary): boolean => firstNames && places;
