import type { Switches, Vocabulary } from "../vocabulary.ts";

/** What a table of Lexiduel may agree on about words. */
export const LEXIDUEL_SWITCHES = { conjugated: true, interjections: false, loanWords: false } as const;
/** The option `interjections` is older than the switches. */
export const LEXIDUEL_WORDS: Vocabulary = {
  usual: LEXIDUEL_SWITCHES,
  older: { interjections: ["interjections"] },
};

export type LexiduelVocabulary = Switches<typeof LEXIDUEL_SWITCHES>;

/** As a match's options say it, or its view. */
export interface LexiduelWords {
  readonly vocabulary?: Partial<LexiduelVocabulary>;
  readonly interjections?: boolean;
}
export const lexiduelVocabulary = ({
  vocabulary,
  interjections = false,
}: LexiduelWords): LexiduelVocabulary => ({ ...LEXIDUEL_SWITCHES, interjections, ...vocabulary });
