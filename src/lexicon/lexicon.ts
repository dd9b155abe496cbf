import type { Language } from "../core/language.ts";

/**
 * What a word can be, in sixteen bits. A word's classes are OR-ed over its homographs: PORTES is an inflected noun and
 * a conjugated verb. Their numbers never change: files that running matches keep to have them.
 *
 * `proper` is any name; `firstName` and `place` say which kind, where it is one of these. The other four are no classes
 * of grammar. `shunned` marks words that players may use but that we never choose or suggest, `common` words of three
 * to seven letters that are well known, or a form of a well-known lemma. `colloquial` and `loanWord` mark words that are
 * so in every sense they have: a table may bar them (`barring`).
 */
export const CLASS = {
  lemma: 1,
  inflected: 2,
  conjugated: 4,
  proper: 8,
  participle: 16,
  interjection: 32,
  shunned: 64,
  common: 128,
  firstName: 256,
  place: 512,
  colloquial: 1024,
  loanWord: 2048,
} as const;

export const CLASS_NAMES = [
  "lemma",
  "inflected",
  "conjugated",
  "participle",
  "interjection",
  "proper",
  "firstName",
  "place",
  "colloquial",
  "loanWord",
] as const;
export type ClassName = (typeof CLASS_NAMES)[number];

/** Every word that is playable in some game: all but words that are only proper nouns. */
export const PLAYABLE =
  CLASS.lemma | CLASS.inflected | CLASS.conjugated | CLASS.participle | CLASS.interjection;

/** Names of all kinds. */
export const NAMES = CLASS.proper | CLASS.firstName | CLASS.place;

/** Which words are wanted: those that have one of these classes at least and none that is barred. */
export const barring = (wanted: number, barred: number): number => wanted | (barred << BARRED_SHIFT);
const BARRED_SHIFT = 16;

/** Whether a word of these classes is among those wanted. */
export const counts = (classes: number, wanted: number): boolean =>
  (classes & wanted) !== 0 && (classes & (wanted >>> BARRED_SHIFT)) === 0;

/** The classes that the published lexicons of a language tell. */
export const KNOWN_CLASSES: Readonly<Record<Language, number>> = {
  fr: PLAYABLE | NAMES | CLASS.common | CLASS.colloquial,
  en: PLAYABLE | NAMES | CLASS.common | CLASS.colloquial | CLASS.loanWord,
  de: PLAYABLE | NAMES | CLASS.common,
};

/**
 * The words of one language. Words are folded (see `fold.ts`): capitals A–Z only, and Ä Ö Ü in German.
 * `wanted` is a mask of `CLASS` bits: a word counts when it has at least one of them and none that is `barring`.
 */
export interface Lexicon {
  readonly language: Language;
  /** Content hash: a match keeps the lexicon it began with. */
  readonly hash: string;
  has(word: string, wanted: number): boolean;
  /** 0 for a string that is no word. */
  classesOf(word: string): number;
  /** Visits, in alphabetical order, each word with one letter out of `masks[i]` at each place i. */
  byMasks(masks: readonly number[], wanted: number, visit: (word: string, classes: number) => void): void;
  /** All words of that many letters, in alphabetical order. Cached: do not change the list. */
  ofLength(length: number, wanted: number): readonly string[];
  /** Well-known words that we may choose or suggest, the most common first; none is shunned. */
  readonly common: readonly string[];
  /** This lexicon and some words that a table agreed on; each counts wherever lemmas do. */
  withAgreed(words: readonly string[]): Lexicon;
  /** The automaton itself, for searches that walk it. */
  readonly trie: Trie;
}

/**
 * A minimal automaton over small letter numbers: A is 0 … Z is 25, then Ä Ö Ü. State 0 is the root.
 * `mask(state)` has bit i set when letter i leads on; `label(state)` are the classes of the word that ends
 * there, or 0. A state may be known by several numbers; `place(state)` is the same for all of them.
 */
export interface Trie {
  next(state: number, letter: number): number;
  mask(state: number): number;
  label(state: number): number;
  /**
   * Tells states apart: each that leads on has a place of its own below `places`. It is also what the state after the
   * lowest of its letters is called; those after the others are called by the numbers that follow.
   */
  place(state: number): number;
  readonly places: number;
  readonly words: number;
  /** Place of a word in alphabetical order, or -1; tables are made on first use. */
  rank(word: string): number;
  unrank(rank: number): string | null;
}
