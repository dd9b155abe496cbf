import type { Lexicon } from "../../lexicon/lexicon.ts";
import { allowedClasses } from "../vocabulary.ts";
import { type LexiduelWords, lexiduelVocabulary } from "./vocabulary.ts";

/** Which words count: never proper nouns; other kinds as the table agreed. */
export const classesOf = (agreed: LexiduelWords): number => allowedClasses(lexiduelVocabulary(agreed));

export type IsWord = (word: string) => boolean;

export const wordTest = (words: Lexicon, agreed: LexiduelWords): IsWord => {
  const classes = classesOf(agreed);
  return (word) => words.has(word, classes);
};
