import { existsSync, readFileSync } from "node:fs";
import { type FoldOptions, foldWord } from "../src/lexicon/fold.ts";
import { CLASS, NAMES } from "../src/lexicon/lexicon.ts";

/** Folded words with their classes, OR-ed over homographs. */
export type WordClasses = Map<string, number>;

/** Per lemma, the words that are forms of it and itself. */
export type Families = Map<string, string[]>;

/** The lemma of a family's key as it is written, in one word: "noun Haus", "noun Happy End", "mètre/Um". */
export const spelledLemma = (key: string): string =>
  key
    .slice(key.indexOf(" ") + 1)
    .split("/")[0]!
    .replace(/[- ](.)/g, (_, letter: string) => letter.toLowerCase());

/** The same, folded. */
export const lemmaOf = (key: string, options: FoldOptions = {}): string =>
  foldWord(spelledLemma(key), options) ?? "";

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

const hasList = (path: string): boolean => existsSync(new URL(`./lists/${path}`, import.meta.url));

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
    restrict(words, word, marks.includes("!") ? 0 : NAMES);
  }
  for (const [word, marks] of readMarked(`${language}/interjections.txt`, options)) {
    if (!marks.includes("+")) restrict(words, word, NAMES | classesNamed(marks));
    addWord(words, word, CLASS.interjection);
  }
}

function restrict(words: WordClasses, word: string, classes: number): void {
  const left = (words.get(word) ?? 0) & classes;
  if (left === 0) words.delete(word);
  else words.set(word, left);
}

/** Adds the words of `add.txt`: lemmas, unless the names of their classes follow; then they are forms of the lemma above, if they begin alike. */
export function addListed(
  words: WordClasses,
  language: string,
  families: Families,
  options: FoldOptions = {},
): void {
  let lemma = "";
  for (const line of readList(`${language}/add.txt`)) {
    const [text, ...names] = line.split(/\s+/) as [string, ...string[]];
    const word = foldWord(text, options);
    const classes = classesNamed(names) || CLASS.lemma;
    addWord(words, word, classes);
    if ((classes & CLASS.lemma) !== 0) lemma = text;
    const isOfAbove = text.slice(0, 2).toLowerCase() === lemma.slice(0, 2).toLowerCase();
    addKin(families, `listed ${isOfAbove ? lemma : text}`, word);
  }
}

/** Adds the classes that `add.txt` names, where its words are known already. */
export function addMarked(words: WordClasses, language: string): void {
  for (const [word, names] of readMarked(`${language}/add.txt`, {}))
    addWord(words, word, classesNamed(names));
}

/** Adds the names of a language's lists, each with its kind. */
export function addNames(words: WordClasses, language: string, options: FoldOptions = {}): void {
  for (const [kind, files] of Object.entries(NAME_LISTS)) {
    for (const file of files.filter((each) => hasList(`${language}/${each}`))) {
      const classes = CLASS.proper | CLASS[kind as keyof typeof NAME_LISTS];
      // What our reading found to be a name of another kind, or none at all, is no name for being listed.
      const not = hasList(`${language}/no-${file}`) ? readList(`${language}/no-${file}`) : [];
      const names = readList(`${language}/${file}`).filter((name) => !not.includes(name));
      for (const name of names) addWord(words, foldWord(name, options), classes);
    }
  }
}
const NAME_LISTS = {
  firstName: ["first-names.txt"],
  place: ["places.txt", "more-places.txt"],
} as const;
/** The files of a language that hold names. */
export const NAME_FILES: readonly string[] = Object.values(NAME_LISTS).flat();

/** Marks these words and, by their families, their forms; a form that they share with another lemma stays what it is. */
export function markForms(
  words: WordClasses,
  marked: ReadonlySet<string>,
  mark: number,
  families: Families,
  options: FoldOptions = {},
): void {
  const forms = new Set(marked);
  const others = new Set<string>();
  for (const [lemma, kin] of families) {
    const target = marked.has(lemmaOf(lemma, options)) ? forms : others;
    for (const form of kin) target.add(form);
  }
  for (const form of forms) {
    if (words.has(form) && (marked.has(form) || !others.has(form))) addWord(words, form, mark);
  }
}

/** The words of one of our lists; each must be a word, or the build fails. */
export function readKnown(words: WordClasses, path: string, options: FoldOptions = {}): Set<string> {
  const listed = readMarked(path, options).map(([word]) => word);
  const missing = listed.filter((word) => ((words.get(word) ?? 0) & ~NAMES) === 0);
  if (missing.length > 0)
    throw new Error(`${path}: expected words of the dictionary, got ${missing.join(", ")}`);
  return new Set(listed);
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

export function classesNamed(names: readonly string[]): number {
  let classes = 0;
  for (const name of names) {
    const bit = CLASS[name as keyof typeof CLASS];
    if (bit === undefined)
      throw new Error(`Expected a class out of ${Object.keys(CLASS).join(", ")}, got "${name}"`);
    classes |= bit;
  }
  return classes;
}
