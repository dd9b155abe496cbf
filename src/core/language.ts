/** The languages that have a lexicon, and so the languages a match can be played in. */
export const LANGUAGES = ["fr", "en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
