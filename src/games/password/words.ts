import { ok, type Result } from "../../core/result.ts";
import { foldWord } from "../../lexicon/fold.ts";
import { CLASS, type Lexicon } from "../../lexicon/lexicon.ts";
import type { Refusal } from "../game.ts";
import { type Level, LONGEST, type PasswordOptions, SECRET_CLASSES, SHORTEST } from "./options.ts";
import { refuse } from "./refusals.ts";

/** What a player typed, as a word of this match; no dictionary is asked. */
export function readWord(text: string, options: PasswordOptions): Result<string, Refusal> {
  const word = foldWord(text);
  if (word === null) return refuse("password/not-one-word");
  const { length } = word;
  if (options.level === 2 && length !== options.length) {
    return refuse("password/agreed-length", { word, length, agreed: options.length });
  }
  if (length < SHORTEST || length > LONGEST) {
    return refuse("password/word-length", { word, length, shortest: SHORTEST, longest: LONGEST });
  }
  return ok(word);
}

/** A word that the dictionary lets be a secret, or why it does not. */
export function conforming(word: string, words: Lexicon): Result<string, Refusal> {
  const classes = words.classesOf(word);
  if (classes & SECRET_CLASSES) return ok(word);
  if (classes & CLASS.conjugated) return refuse("password/conjugated", { word });
  if (classes & CLASS.proper) return refuse("password/proper-noun", { word });
  return refuse("password/unknown-word", { word });
}

/** The lengths that a word may have in a match of this level. */
export const lengthsOf = (level: Level, length: number | null): number[] =>
  level === 2 && length !== null
    ? [length]
    : Array.from({ length: LONGEST - SHORTEST + 1 }, (_, i) => SHORTEST + i);

/** Words that we may choose for somebody, the most common first; a lexicon without common ones gives any. */
export function suggestions(words: Lexicon, lengths: readonly number[]): readonly string[] {
  const common = words.common.filter(
    (word) => lengths.includes(word.length) && words.has(word, SECRET_CLASSES),
  );
  if (common.length > 0) return common;
  const any = lengths.flatMap((length) => words.ofLength(length, SECRET_CLASSES));
  return any.filter((word) => !words.has(word, CLASS.shunned));
}
