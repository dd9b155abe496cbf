import type { Language } from "../../core/language.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { foldWord } from "../../lexicon/fold.ts";
import { CLASS, counts, type Lexicon } from "../../lexicon/lexicon.ts";
import { allowedClasses, isSecretClass } from "../vocabulary.ts";
import type { BuzzleVocabulary } from "./vocabulary.ts";

/**
 * Which words are allowed, in Buzzle, Quick Buzzle and Solitaire alike: those of the dictionary, as far as the table
 * agreed on their kinds.
 */
export const WORD_PROBLEMS = [
  "not-one-word",
  "word-length",
  "unknown-word",
  "proper-noun",
  "inflected-form",
  "colloquial-word",
] as const;
export interface WordProblem {
  readonly problem: (typeof WORD_PROBLEMS)[number];
  readonly detail: Readonly<Record<string, string | number>>;
}

export interface WordRule {
  readonly language: Language;
  /** Null: any length from two letters. */
  readonly length: number | null;
  readonly vocabulary: BuzzleVocabulary;
}

const SHORTEST = 2;

/** What a player typed as an allowed word, or what is wrong with it. */
export function readWord(
  text: string,
  rule: WordRule,
  words: Pick<Lexicon, "classesOf">,
): Result<string, WordProblem> {
  // Only German has letters with dots: a French Ü (CAPHARNAÜM) is an accent like any other.
  const word = foldWord(text, { umlauts: rule.language === "de" });
  if (word === null) return fail({ problem: "not-one-word", detail: {} });
  const { length } = word;
  const wanted = rule.length ?? Math.max(length, SHORTEST);
  if (length !== wanted) return fail({ problem: "word-length", detail: { word, length, wanted } });
  const classes = words.classesOf(word);
  if (counts(classes, allowedClasses(rule.vocabulary))) return ok(word);
  return fail({ problem: problemOf(classes, rule.vocabulary), detail: { word } });
}

export const SECRET_PROBLEMS = [...WORD_PROBLEMS, "uncommon-word"] as const;
export interface SecretProblem extends Pick<WordProblem, "detail"> {
  readonly problem: (typeof SECRET_PROBLEMS)[number];
}

/** The same for a word to hide, and so for one to guess. */
export function readSecret(text: string, rule: WordRule, words: Lexicon): Result<string, SecretProblem> {
  const word = readWord(text, rule, words);
  if (!word.ok || isSecretClass(words.classesOf(word.value), rule.vocabulary)) return word;
  return fail({ problem: "uncommon-word", detail: { word: word.value } });
}

function problemOf(classes: number, { colloquial }: BuzzleVocabulary): WordProblem["problem"] {
  if (classes === 0) return "unknown-word";
  if (!colloquial && classes & CLASS.colloquial) return "colloquial-word";
  return classes & CLASS.proper ? "proper-noun" : "inflected-form";
}

/** Well-known words of this length, the most common first; a lexicon without common ones gives any. */
export function suggestions(words: Lexicon, length: number, vocabulary: BuzzleVocabulary): readonly string[] {
  const isSecret = (word: string): boolean => isSecretClass(words.classesOf(word), vocabulary);
  const common = words.common.filter((word) => word.length === length && isSecret(word));
  return common.length > 0 ? common : anySecret(words, length, vocabulary);
}

/** A common word for somebody that was none of these before, as long as the language has one. */
export function freshSuggestions(
  words: Lexicon,
  length: number,
  vocabulary: BuzzleVocabulary,
  used: readonly { readonly word: string }[],
): readonly string[] {
  const isFresh = (word: string): boolean => used.every((each) => each.word !== word);
  const common = suggestions(words, length, vocabulary);
  const fresh = common.filter(isFresh);
  if (fresh.length > 0) return fresh;
  const any = anySecret(words, length, vocabulary).filter(isFresh);
  return any.length > 0 ? any : common;
}

/** A lexicon may be older than the mark of common words: then any allowed one. */
function anySecret(words: Lexicon, length: number, vocabulary: BuzzleVocabulary): readonly string[] {
  const allowed = unshunned(words, words.ofLength(length, allowedClasses(vocabulary)));
  const secret = allowed.filter((word) => isSecretClass(words.classesOf(word), vocabulary));
  return secret.length > 0 ? secret : allowed;
}

export const unshunned = (words: Lexicon, list: readonly string[]): string[] =>
  list.filter((word) => !words.has(word, CLASS.shunned));
