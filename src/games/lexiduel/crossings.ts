import { lowestLetter } from "../../lexicon/letters.ts";
import { counts, type Trie } from "../../lexicon/lexicon.ts";

/** A square without a letter, in a board of letter numbers. */
export const NO_LETTER = -1;

/** The automaton, and which of its words count: those with one of these classes and none of the others. */
export interface Words {
  readonly trie: Trie;
  readonly classes: number;
  readonly except: number;
}

export function endsWord({ trie, classes, except }: Words, state: number): boolean {
  const label = trie.label(state);
  return counts(label, classes) && (label & except) === 0;
}

/** The state after the letters of squares `from`, `from + step`, … up to, not including, `to`; -1 when there is none. */
export function walkOver(
  trie: Trie,
  state: number,
  letters: Int8Array,
  from: number,
  to: number,
  step: number,
): number {
  let at = state;
  for (let square = from; square !== to && at >= 0; square += step) at = trie.next(at, letters[square]!);
  return at;
}

/**
 * Which letters may stand on an empty square as far as the line across is concerned: bit i for letter i. All of
 * them where nothing stands above or below. `first` and `last` bound the line across, both on the board.
 */
export function crossMask(
  words: Words,
  letters: Int8Array,
  square: number,
  step: number,
  first: number,
  last: number,
): number {
  const { trie } = words;
  let top = square;
  while (top > first && letters[top - step]! !== NO_LETTER) top -= step;
  let bottom = square;
  while (bottom < last && letters[bottom + step]! !== NO_LETTER) bottom += step;
  if (top === bottom) return -1;
  const before = walkOver(trie, 0, letters, top, square, step);
  if (before < 0) return 0;
  let mask = 0;
  for (let open = trie.mask(before); open !== 0; open &= open - 1) {
    const letter = lowestLetter(open);
    const end = walkOver(trie, trie.next(before, letter), letters, square + step, bottom + step, step);
    if (end >= 0 && endsWord(words, end)) mask |= 1 << letter;
  }
  return mask;
}
