import { type FoldOptions, foldWord } from "../src/lexicon/fold.ts";
import { CLASS } from "../src/lexicon/lexicon.ts";
import { addWord, readList, type WordClasses } from "./words.ts";

/**
 * The words that players may use and that we never choose. A line of `shunned.txt` is a word, a beginning
 * ("nazi*"), or a word that is spared ("-bande") although a beginning or another word's forms would catch it.
 */
export interface Shunned {
  readonly words: ReadonlySet<string>;
  readonly beginnings: readonly string[];
  readonly spared: ReadonlySet<string>;
}

export function readShunned(language: string, options: FoldOptions = {}): Shunned {
  const words = new Set<string>();
  const beginnings: string[] = [];
  const spared = new Set<string>();
  for (const line of readList(`${language}/shunned.txt`)) {
    const word = foldWord(line.replace(/^-|\*$/g, ""), options);
    if (word === null) throw new Error(`${language}/shunned.txt: expected a single word, got "${line}"`);
    if (line.startsWith("-")) spared.add(word);
    else if (line.endsWith("*")) beginnings.push(word);
    else words.add(word);
  }
  return { words, beginnings, spared };
}

/** Marks the listed words; `forms` are further ones to mark, made from them. */
export function markShunned(words: WordClasses, shunned: Shunned, forms: Iterable<string> = []): void {
  const marked = new Set([...shunned.words, ...forms]);
  for (const word of words.keys()) {
    const caught = marked.has(word) || shunned.beginnings.some((beginning) => word.startsWith(beginning));
    if (caught && !shunned.spared.has(word)) addWord(words, word, CLASS.shunned);
  }
}
