import { lowestLetter } from "../../lexicon/letters.ts";
import type { Trie } from "../../lexicon/lexicon.ts";

/** A square without a letter, in a board of letter numbers. */
export const NO_LETTER = -1;

export type Accepts = (label: number) => boolean;

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
  trie: Trie,
  letters: Int8Array,
  square: number,
  step: number,
  first: number,
  last: number,
  accepts: Accepts,
): number {
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
    if (end >= 0 && accepts(trie.label(end))) mask |= 1 << letter;
  }
  return mask;
}
