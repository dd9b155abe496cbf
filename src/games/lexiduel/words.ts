import { CLASS, type Lexicon, PLAYABLE } from "../../lexicon/lexicon.ts";

/** Which words count: all but proper nouns, and interjections only where they were agreed upon. */
export const classesOf = ({ interjections }: { readonly interjections: boolean }): number =>
  interjections ? PLAYABLE : PLAYABLE & ~CLASS.interjection;

export type IsWord = (word: string) => boolean;

export const wordTest = (words: Lexicon, options: { readonly interjections: boolean }): IsWord => {
  const classes = classesOf(options);
  return (word) => words.has(word, classes);
};
