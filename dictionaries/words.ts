import { readFileSync } from "node:fs";
import { type FoldOptions, foldWord } from "../src/lexicon/fold.ts";
import { CLASS } from "../src/lexicon/lexicon.ts";

/** Folded words with their classes, OR-ed over homographs. */
export type WordClasses = Map<string, number>;

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
 * Applies a language's hand-written lists, always in this order: `remove`; `add`, whose words are lemmas unless
 * classes follow; `interjections`, which lose their other classes unless marked `+`; `shunned`.
 */
export function applyLists(words: WordClasses, language: string, options: FoldOptions = {}): void {
  const folded = (list: string): [string, string[]][] =>
    readList(`${language}/${list}.txt`).map((line) => {
      const [text, ...marks] = line.split(/\s+/);
      const word = foldWord(text!, options);
      if (word === null) throw new Error(`${language}/${list}.txt: expected a single word, got "${line}"`);
      return [word, marks];
    });
  for (const [word] of folded("remove")) words.delete(word);
  for (const [word, marks] of folded("add")) {
    addWord(words, word, marks.reduce((classes, name) => classes | classNamed(name), 0) || CLASS.lemma);
  }
  for (const [word, marks] of folded("interjections")) {
    if (!marks.includes("+")) words.delete(word);
    addWord(words, word, CLASS.interjection);
  }
  for (const [word] of folded("shunned")) {
    if (words.has(word)) addWord(words, word, CLASS.shunned);
  }
}

function classNamed(name: string): number {
  const bit = CLASS[name as keyof typeof CLASS];
  if (bit === undefined) {
    throw new Error(`add.txt: expected a class out of ${Object.keys(CLASS).join(", ")}, got "${name}"`);
  }
  return bit;
}
