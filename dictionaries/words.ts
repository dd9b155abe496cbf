import { readFileSync } from "node:fs";
import { type FoldOptions, foldWord } from "../src/lexicon/fold.ts";
import { CLASS } from "../src/lexicon/lexicon.ts";

/** Folded words with their classes, OR-ed over homographs. */
export type WordClasses = Map<string, number>;

/** Per lemma, the words that are forms of it and itself. */
export type Families = Map<string, string[]>;

export function addKin(families: Families, lemma: string, form: string | null): void {
  const forms = families.get(lemma);
  if (form === null) return;
  if (forms) forms.push(form);
  else families.set(lemma, [form]);
}

/** Words of one letter end no move in any game, and many are mere names of letters. */
export const SHORTEST = 2;

export function addWord(words: WordClasses, word: string | null, classes: number): void {
  if (word === null || word.length < SHORTEST || classes === 0) return;
  words.set(word, (words.get(word) ?? 0) | classes);
}

/** Packages that hold data export no path to it, so their files are read from where npm puts them. */
export const readPackageFile = (path: string): Buffer =>
  readFileSync(new URL(`../node_modules/${path}`, import.meta.url));

/** Reads one of our own lists: one line an item, `#` begins a comment. */
export function readList(path: string): string[] {
  const text = readFileSync(new URL(`./lists/${path}`, import.meta.url), "utf8");
  return text
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line !== "");
}

/**
 * Applies a language's hand-written lists: `remove`, which leaves names unless marked `!`, and `interjections`,
 * which are nothing else but names unless classes to keep are named, or `+` for all.
 */
export function applyLists(words: WordClasses, language: string, options: FoldOptions = {}): void {
  for (const [word, marks] of readMarked(`${language}/remove.txt`, options)) {
    restrict(words, word, marks.includes("!") ? 0 : CLASS.proper);
  }
  for (const [word, marks] of readMarked(`${language}/interjections.txt`, options)) {
    if (!marks.includes("+")) restrict(words, word, CLASS.proper | classesNamed(marks));
    addWord(words, word, CLASS.interjection);
  }
}

function restrict(words: WordClasses, word: string, classes: number): void {
  const left = (words.get(word) ?? 0) & classes;
  if (left === 0) words.delete(word);
  else words.set(word, left);
}

/** Adds the words of `add.txt`: lemmas, unless the names of their classes follow. */
export function addListed(words: WordClasses, language: string, options: FoldOptions = {}): void {
  for (const [word, names] of readMarked(`${language}/add.txt`, options)) {
    addWord(words, word, classesNamed(names) || CLASS.lemma);
  }
}

/** Lines of a word and marks. */
function readMarked(path: string, options: FoldOptions): [word: string, marks: string[]][] {
  return readList(path).map((line) => {
    const [text, ...marks] = line.split(/\s+/);
    const word = foldWord(text!, options);
    if (word === null) throw new Error(`${path}: expected a single word, got "${line}"`);
    return [word, marks];
  });
}

function classesNamed(names: readonly string[]): number {
  let classes = 0;
  for (const name of names) {
    const bit = CLASS[name as keyof typeof CLASS];
    if (bit === undefined)
      throw new Error(`Expected a class out of ${Object.keys(CLASS).join(", ")}, got "${name}"`);
    classes |= bit;
  }
  return classes;
}
