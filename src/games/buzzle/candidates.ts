import type { Lexicon } from "../../lexicon/lexicon.ts";
import { type Box, lettersFitting } from "../buzzle-family/box.ts";
import type { BuzzleVocabulary } from "../buzzle-family/vocabulary.ts";
import { allowedClasses, isSecretClass } from "../vocabulary.ts";

/** What the table knows of one side's word. */
export interface Knowledge {
  readonly boxes: readonly Box[];
  readonly wrong: readonly string[];
  /** The owner's earlier words: a new one differs from them. */
  readonly used: readonly string[];
}

/**
 * Visits every word that one side may still have. Each answer concerns one box, so the letters that a box leaves
 * are all there is to know beside the words already tried.
 */
export function visitPossible(
  words: Lexicon,
  { boxes, wrong, used }: Knowledge,
  vocabulary: BuzzleVocabulary,
  visit: (word: string, classes: number) => void,
): void {
  words.byMasks(boxes.map(lettersFitting), allowedClasses(vocabulary), (word, classes) => {
    if (!isSecretClass(classes, vocabulary)) return;
    if (!wrong.includes(word) && !used.includes(word)) visit(word, classes);
  });
}

export function countPossible(words: Lexicon, knowledge: Knowledge, vocabulary: BuzzleVocabulary): number {
  let count = 0;
  visitPossible(words, knowledge, vocabulary, () => {
    count++;
  });
  return count;
}
