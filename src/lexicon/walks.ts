import { ALL_LETTERS, charOf, lowestLetter } from "./letters.ts";
import { counts, type Trie } from "./lexicon.ts";

export const ANY_LETTER = 2 ** ALL_LETTERS - 1;

/** Visits, in alphabetical order, the words with one letter out of `masks[i]` at each place i. */
export function visitByMasks(
  trie: Trie,
  masks: readonly number[],
  wanted: number,
  visit: (word: string, classes: number) => void,
): void {
  const step = (state: number, place: number, prefix: string): void => {
    if (place === masks.length) {
      const label = trie.label(state);
      if (counts(label, wanted)) visit(prefix, label);
      return;
    }
    for (let letters = trie.mask(state) & masks[place]!; letters !== 0; letters &= letters - 1) {
      const letter = lowestLetter(letters);
      step(trie.next(state, letter), place + 1, prefix + charOf(letter));
    }
  };
  step(0, 0, "");
}

/** Visits every word, in alphabetical order. */
export function visitAll(trie: Trie, visit: (word: string, classes: number) => void): void {
  const step = (state: number, prefix: string): void => {
    const label = trie.label(state);
    if (label !== 0) visit(prefix, label);
    for (let letters = trie.mask(state); letters !== 0; letters &= letters - 1) {
      const letter = lowestLetter(letters);
      step(trie.next(state, letter), prefix + charOf(letter));
    }
  };
  step(0, "");
}

/** The words of that many letters, in alphabetical order. */
export function wordsOfLength(trie: Trie, length: number, wanted: number): string[] {
  const words: string[] = [];
  visitByMasks(trie, new Array(length).fill(ANY_LETTER), wanted, (word) => words.push(word));
  return words;
}
