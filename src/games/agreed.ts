import { type Filter, filterOf } from "../core/filters.ts";
import type { Language } from "../core/language.ts";
import { isRude } from "../core/manners.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { foldWord } from "../lexicon/fold.ts";
import { agreedOf, type WordOptions } from "./vocabulary.ts";

/**
 * Words that a table agreed on beside the dictionary's. They are shown before the match begins, kept in its options and
 * so in its log, and count for everybody: the rules, bots, previews, hints, analysis and searches.
 */
export const MOST_AGREED = 20;
export const SHORTEST_AGREED = 2;
/** As wide as the widest board. */
export const LONGEST_AGREED = 20;

export const AGREED_PROBLEMS = ["not-one-word", "length", "rude"] as const;
export type AgreedProblem = (typeof AGREED_PROBLEMS)[number];

/** How the words of a match are written and how far its table minds. */
export interface AgreedRule {
  readonly language: Language;
  /** Ä Ö Ü are letters in this game's German. */
  readonly umlauts?: boolean;
  readonly filter?: Filter;
}

/** A word as a player typed it, folded; or why it is none to agree on. Everybody reads it, so it is never unfiltered. */
export function readAgreed(text: string, rule: AgreedRule): Result<string, AgreedProblem> {
  const word = foldWord(text, { umlauts: rule.umlauts === true && rule.language === "de" });
  if (word === null) return fail("not-one-word");
  if (word.length < SHORTEST_AGREED || word.length > LONGEST_AGREED) return fail("length");
  const filter = filterOf(rule) === "strict" ? "strict" : "mild";
  return isRude(text, filter) || isRude(word, filter) ? fail("rude") : ok(word);
}

/** What decides about words that a table agrees on. */
type TableWords = Pick<WordOptions, "agreed"> & { readonly filter?: Filter };

/** The options of a match with its agreed words as it will keep them: folded, each once. */
export function foldAgreed<Options extends TableWords>(
  options: Options,
  rule: Omit<AgreedRule, "filter">,
): Result<Options, { readonly word: string; readonly problem: AgreedProblem }> {
  const said = agreedOf(options);
  if (said.length === 0) return ok(options);
  const words = new Set<string>();
  for (const text of said) {
    const word = readAgreed(text, { ...rule, filter: filterOf(options) });
    if (!word.ok) return fail({ word: text, problem: word.error });
    words.add(word.value);
  }
  return ok({ ...options, agreed: [...words] });
}
