import type { Language } from "../../core/language.ts";
import { CLASS, type Lexicon } from "../../lexicon/lexicon.ts";
import { lexiconOf } from "../../lexicon/lexicon-of.ts";

/**
 * Takes every word. In a lesson the learner may hide any word, and a dictionary of the lesson's own size would call
 * most of them unknown.
 */
export function anyWord(language: Language, common: readonly string[]): Lexicon {
  return { ...lexiconOf(language, common), has: () => true, classesOf: () => CLASS.lemma };
}
