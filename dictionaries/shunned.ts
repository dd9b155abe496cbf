import { type FoldOptions, foldWord } from "../src/lexicon/fold.ts";
import { CLASS } from "../src/lexicon/lexicon.ts";
import { addWord, type Families, lemmaOf, readList, type WordClasses } from "./words.ts";

/**
 * The words that players may use and that we never choose. A line of `shunned.txt` is a word, a beginning
 * ("nazi*"), an end ("*mord"), a part ("*porno*"), or a word that is spared ("-bande") although another line would
 * catch it. A word stands for all its forms.
 */
export interface Shunned {
  readonly words: ReadonlySet<string>;
  /** All beginnings, ends and parts in one: every word of a language is tried. */
  readonly pattern: RegExp;
  readonly spared: ReadonlySet<string>;
}

export function readShunned(language: string, options: FoldOptions = {}): Shunned {
  const words = new Set<string>();
  const patterns: string[] = [];
  const spared = new Set<string>();
  for (const line of readList(`${language}/shunned.txt`)) {
    const word = foldWord(line.replace(/^[-*]|\*$/g, ""), options);
    if (word === null) throw new Error(`${language}/shunned.txt: expected a single word, got "${line}"`);
    if (line.startsWith("-")) spared.add(word);
    else if (line.includes("*"))
      patterns.push((line.startsWith("*") ? "" : "^") + word + (line.endsWith("*") ? "" : "$"));
    else words.add(word);
  }
  return { words, pattern: new RegExp(patterns.length > 0 ? patterns.join("|") : "(?!)"), spared };
}

/** Whether this word is listed, by itself or by a part of it. */
export const isShunned = ({ words, pattern, spared }: Shunned, word: string): boolean =>
  !spared.has(word) && (words.has(word) || pattern.test(word));

/** The forms of all lemmas that are listed. */
export function shunnedForms(shunned: Shunned, families: Families, options: FoldOptions = {}): string[] {
  return [...families].flatMap(([key, forms]) => (isShunned(shunned, lemmaOf(key, options)) ? forms : []));
}

/** Marks the listed words; `forms` are further ones to mark, made from them. */
export function markShunned(words: WordClasses, shunned: Shunned, forms: Iterable<string> = []): void {
  const marked = new Set(forms);
  for (const word of words.keys()) {
    const caught = isShunned(shunned, word) || (marked.has(word) && !shunned.spared.has(word));
    if (caught) addWord(words, word, CLASS.shunned);
  }
}
