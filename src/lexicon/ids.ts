import type { Language } from "../core/language.ts";

/**
 * The published lexicons. German has two: `de` folds Ä Ö Ü to A O U like every other game expects, and
 * `de-umlauts` keeps them as letters 26 to 28 for Buzzle, where they are built from pieces of their own.
 */
export const LEXICON_IDS = ["fr", "en", "de", "de-umlauts"] as const;
export type LexiconId = (typeof LEXICON_IDS)[number];

export const languageOfLexicon = (id: LexiconId): Language => (id === "de-umlauts" ? "de" : id);

/** The lexicon of a match in this language; `umlauts` where Ä Ö Ü are letters of the game. */
export const lexiconIdOf = (
  language: Language,
  { umlauts = false }: { readonly umlauts?: boolean },
): LexiconId => (language === "de" && umlauts ? "de-umlauts" : language);
