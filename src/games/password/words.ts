import { ok, type Result } from "../../core/result.ts";
import { foldWord } from "../../lexicon/fold.ts";
import { maskOf } from "../../lexicon/letters.ts";
import { CLASS, type Lexicon } from "../../lexicon/lexicon.ts";
import type { Refusal } from "../game.ts";
import { type Level, LONGEST, type PasswordOptions, SHORTEST } from "./options.ts";
import { refuse } from "./refusals.ts";

/**
 * Which words may be secrets. Here Ä Ö Ü are A O U, as there are no circles for them, while the German lexicon
 * keeps them apart: a word is looked up under every way it could be written there.
 */

/** Conjugated forms and proper nouns are out, unless the same letters are also something else (PORTES). */
export const SECRET_CLASSES = CLASS.lemma | CLASS.inflected | CLASS.participle | CLASS.interjection;
const ANY_CLASS = SECRET_CLASSES | CLASS.conjugated | CLASS.proper;

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
  const classes = classesHere(word, words);
  if (classes & SECRET_CLASSES) return ok(word);
  if (classes & CLASS.conjugated) return refuse("password/conjugated", { word });
  if (classes & CLASS.proper) return refuse("password/proper-noun", { word });
  return refuse("password/unknown-word", { word });
}

/** Every word that may be a secret of this length, once; `classes` are those of all its spellings. */
export function secretsOfLength(
  words: Lexicon,
  length: number,
  visit: (word: string, classes: number) => void,
): void {
  const masks = new Array<number>(length).fill(-1);
  if (words.language !== "de") {
    words.byMasks(masks, SECRET_CLASSES, visit);
    return;
  }
  const merged = new Map<string, number>();
  words.byMasks(masks, SECRET_CLASSES, (spelling, classes) => {
    const word = plain(spelling);
    merged.set(word, (merged.get(word) ?? 0) | classes);
  });
  merged.forEach((classes, word) => {
    visit(word, classes);
  });
}

/** The lengths that a word may have in a match of this level. */
export const lengthsOf = (level: Level, length: number | null): number[] =>
  level === 2 && length !== null
    ? [length]
    : Array.from({ length: LONGEST - SHORTEST + 1 }, (_, i) => SHORTEST + i);

/** Words that we may choose for somebody, the most common first; a lexicon without common ones gives any. */
export function suggestions(words: Lexicon, lengths: readonly number[]): string[] {
  const common = words.common
    .map(plain)
    .filter((word) => lengths.includes(word.length) && classesHere(word, words) & SECRET_CLASSES);
  if (common.length > 0) return common;
  const any: string[] = [];
  for (const length of lengths) {
    secretsOfLength(words, length, (word, classes) => {
      if (!(classes & CLASS.shunned)) any.push(word);
    });
  }
  return any;
}

function classesHere(word: string, words: Lexicon): number {
  if (words.language !== "de") return words.classesOf(word);
  let found = 0;
  const masks = [...word].map((letter) => maskOf(SPELLINGS[letter] ?? letter));
  words.byMasks(masks, ANY_CLASS, (_, classes) => {
    found |= classes;
  });
  return found;
}

const PLAIN: Readonly<Record<string, string>> = { Ä: "A", Ö: "O", Ü: "U" };
const plain = (spelling: string): string => spelling.replace(/[ÄÖÜ]/g, (letter) => PLAIN[letter]!);
const SPELLINGS: Readonly<Record<string, string>> = { A: "AÄ", O: "OÖ", U: "UÜ" };
