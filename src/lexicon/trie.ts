import { charOf, letterOfCode, lowestLetter, popcount } from "./letters.ts";
import type { Trie } from "./lexicon.ts";

const NONE = -1;
const BASE_BITS = 0xffffff;

/**
 * The automaton in memory. Two words a state, side by side so that a step costs one cache line: the letter mask;
 * and the label (8 bits) over the index of its first edge (24 bits). A state's edges are in the order of its
 * letters, so the edge of a letter is found by counting the mask's bits below it.
 */
export class PackedTrie implements Trie {
  readonly words: number;
  private readonly nodes: Uint32Array;
  private readonly children: Uint16Array | Uint32Array;
  private counts: Uint32Array | null = null;

  constructor(nodes: Uint32Array, children: Uint16Array | Uint32Array, words: number) {
    this.nodes = nodes;
    this.children = children;
    this.words = words;
  }

  get states(): number {
    return this.nodes.length / 2;
  }

  get edges(): number {
    return this.children.length;
  }

  get memoryBytes(): number {
    return this.nodes.byteLength + this.children.byteLength + (this.counts?.byteLength ?? 0);
  }

  mask(state: number): number {
    return this.nodes[state * 2]!;
  }

  label(state: number): number {
    return this.nodes[state * 2 + 1]! >>> 24;
  }

  /** The state after this letter, or -1. */
  next(state: number, letter: number): number {
    const mask = this.nodes[state * 2]!;
    const bit = 1 << letter;
    if ((mask & bit) === 0) return NONE;
    return this.children[(this.nodes[state * 2 + 1]! & BASE_BITS) + popcount(mask & (bit - 1))]!;
  }

  /** The state after these letters, or -1: of a whole word or of a beginning. */
  walk(word: string): number {
    const { nodes, children } = this;
    let state = 0;
    for (let i = 0; i < word.length; i++) {
      const letter = letterOfCode(word.charCodeAt(i));
      if (letter < 0) return NONE;
      const mask = nodes[state * 2]!;
      const bit = 1 << letter;
      if ((mask & bit) === 0) return NONE;
      state = children[(nodes[state * 2 + 1]! & BASE_BITS) + popcount(mask & (bit - 1))]!;
    }
    return state;
  }

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
