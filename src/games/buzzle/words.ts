import type { Language } from "../../core/language.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { foldWord } from "../../lexicon/fold.ts";
import { CLASS, type Lexicon, PLAYABLE } from "../../lexicon/lexicon.ts";

/**
 * Which words are allowed, in Buzzle, Quick Buzzle and Solitaire alike: every word of the dictionary, inflected
 * and conjugated ones too, but not those that are only proper nouns, unless `names` lets them in.
 */
export const WORD_PROBLEMS = ["not-one-word", "word-length", "unknown-word", "proper-noun"] as const;
export interface WordProblem {
  readonly problem: (typeof WORD_PROBLEMS)[number];
  readonly detail: Readonly<Record<string, string | number>>;
}

export interface WordRule {
  readonly language: Language;
  /** Null: any length from two letters. */
  readonly length: number | null;
  readonly names: boolean;
}

const SHORTEST = 2;

export const allowedClasses = (names: boolean): number => (names ? PLAYABLE | CLASS.proper : PLAYABLE);

/** What a player typed as an allowed word, or what is wrong with it. */
export function readWord(text: string, rule: WordRule, words: Lexicon): Result<string, WordProblem> {
  // Only German has letters with dots: a French Ü (CAPHARNAÜM) is an accent like any other.
  const word = foldWord(text, { umlauts: rule.language === "de" });
  if (word === null) return fail({ problem: "not-one-word", detail: {} });
  const { length } = word;
  const wanted = rule.length ?? Math.max(length, SHORTEST);
  if (length !== wanted) return fail({ problem: "word-length", detail: { word, length, wanted } });
  const classes = words.classesOf(word);
  if (classes & allowedClasses(rule.names)) return ok(word);
  return fail({ problem: classes & CLASS.proper ? "proper-noun" : "unknown-word", detail: { word } });
}

/** Well-known words of this length, the most common first; a lexicon without common ones gives any. */
export function suggestions(words: Lexicon, length: number): readonly string[] {
  const common = words.common.filter((word) => word.length === length && words.has(word, PLAYABLE));
  return common.length > 0 ? common : unshunned(words, words.ofLength(length, PLAYABLE));
}

/** A common word for somebody that was none of these before, as long as the language has one. */
export function freshSuggestions(
  words: Lexicon,
  length: number,
  used: readonly { readonly word: string }[],
): readonly string[] {
  const isFresh = (word: string): boolean => used.every((each) => each.word !== word);
  const common = suggestions(words, length);
  const fresh = common.filter(isFresh);
  if (fresh.length > 0) return fresh;
  const any = unshunned(words, words.ofLength(length, PLAYABLE)).filter(isFresh);
  return any.length > 0 ? any : common;
}

export const unshunned = (words: Lexicon, list: readonly string[]): string[] =>
  list.filter((word) => !words.has(word, CLASS.shunned));
