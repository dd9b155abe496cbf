import { CODE_A, charOf, letterOfCode, lowestLetter, PLAIN_LETTERS, popcount } from "./letters.ts";
import type { Trie } from "./lexicon.ts";

const NONE = -1;

/** States whose edges are counted from one common place. Eight states of 29 letters still fit in a byte. */
export const BLOCK_BITS = 3;

/**
 * The automaton in memory, some two bytes an edge and six a state:
 *
 * - `masks[state]`: the letters that lead on;
 * - `heads[state]`: the label over (high byte) the place of its first edge within its block (low byte);
 * - `blocks[state >> 3]`: where the edges of that block begin;
 * - `children[edge]`: where the edge leads. A state's edges are in the order of its letters, so the edge of a
 *   letter is found by counting the mask's bits below it.
 *
 * Sixteen bits hold no number above 65535, but large languages have more states. States with several parents
 * come first (1 … shared) and the others in the order of their parents; so from the state `far` on, an edge to
 * a state with a single parent always means a high one, and is stored less by `farShift`.
 *
 * Signed arrays, although no number in them is negative: V8 need not ask whether a value fits in its small integers.
 */
export interface TrieArrays {
  readonly masks: Int32Array;
  readonly heads: Uint16Array;
  readonly blocks: Int32Array;
  readonly children: Uint16Array;
  readonly shared: number;
  readonly far: number;
  readonly farShift: number;
}

export class PackedTrie implements Trie {
  readonly words: number;
  private readonly arrays: TrieArrays;
  private counts: Uint32Array | null = null;

  constructor(arrays: TrieArrays, words: number) {
    this.arrays = arrays;
    this.words = words;
  }

  get states(): number {
    return this.arrays.masks.length;
  }

  get edges(): number {
    return this.arrays.children.length;
  }

  get memoryBytes(): number {
    const { masks, heads, blocks, children } = this.arrays;
    const parts = [masks, heads, blocks, children, this.counts];
    return parts.reduce((bytes, part) => bytes + (part?.byteLength ?? 0), 0);
  }

  mask(state: number): number {
    return this.arrays.masks[state]!;
  }

  label(state: number): number {
    return this.arrays.heads[state]! >> 8;
  }

  /** The state after this letter, or -1. */
  next(state: number, letter: number): number {
    const { masks, heads, blocks, children, shared, far, farShift } = this.arrays;
    const mask = masks[state]!;
    const bit = 1 << letter;
    if ((mask & bit) === 0) return NONE;
    const first = blocks[state >> BLOCK_BITS]! + (heads[state]! & 255);
    const child = children[first + popcount(mask & (bit - 1))]!;
    return state >= far && child > shared ? child + farShift : child;
  }

  /** The state after these letters, or -1. The same step as `next`, written out: this loop is every lookup. */
  walk(word: string): number {
    const { masks, heads, blocks, children, shared, far, farShift } = this.arrays;
    const length = word.length;
    let state = 0;
    for (let i = 0; i < length; i++) {
      let letter = word.charCodeAt(i) - CODE_A;
      if (letter >>> 0 >= PLAIN_LETTERS) {
        letter = letterOfCode(letter + CODE_A);
        if (letter < 0) return NONE;
      }
      const mask = masks[state]!;
      const bit = 1 << letter;
      if ((mask & bit) === 0) return NONE;
      const first = blocks[state >> BLOCK_BITS]! + (heads[state]! & 255);
      const child = children[first + popcount(mask & (bit - 1))]!;
      state = state >= far && child > shared ? child + farShift : child;
    }
    return state;
  }

  /** The classes of a word, or 0. */
  classesOf(word: string): number {
    const state = this.walk(word);
    return state === NONE ? 0 : this.label(state);
  }

  rank(word: string): number {
    const counts = this.wordCounts();
    let state = 0;
    let before = 0;
    for (let i = 0; i < word.length; i++) {
      const letter = letterOfCode(word.charCodeAt(i));
      if (letter < 0 || (this.mask(state) & (1 << letter)) === 0) return NONE;
      if (this.label(state) !== 0) before++;
      for (let below = this.mask(state) & ((1 << letter) - 1); below !== 0; below &= below - 1) {
        before += counts[this.next(state, lowestLetter(below))]!;
      }
      state = this.next(state, letter);
    }
    return this.label(state) === 0 ? NONE : before;
  }

  unrank(rank: number): string | null {
    if (!Number.isInteger(rank) || rank < 0 || rank >= this.words) return null;
    const counts = this.wordCounts();
    let state = 0;
    let left = rank;
    let word = "";
    while (left > 0 || this.label(state) === 0) {
      if (this.label(state) !== 0) left--;
      let letters = this.mask(state);
      let child = this.next(state, lowestLetter(letters));
      while (left >= counts[child]!) {
        left -= counts[child]!;
        letters &= letters - 1;
        child = this.next(state, lowestLetter(letters));
      }
      word += charOf(lowestLetter(letters));
      state = child;
    }
    return word;
  }

  /** Number of words that go through each state. Made on first use: few games ask for ranks. */
  private wordCounts(): Uint32Array {
    if (this.counts) return this.counts;
    const counts = new Uint32Array(this.states);
    const count = (state: number): number => {
      if (counts[state] !== 0) return counts[state]!;
      let sum = this.label(state) === 0 ? 0 : 1;
      for (let letters = this.mask(state); letters !== 0; letters &= letters - 1) {
        sum += count(this.next(state, lowestLetter(letters)));
      }
      counts[state] = sum;
      return sum;
    };
    count(0);
    this.counts = counts;
    return counts;
  }
}
