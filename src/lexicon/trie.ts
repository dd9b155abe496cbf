import type { Entry } from "./build.ts";
import { extend } from "./extend.ts";
import { PLACE_BITS } from "./format.ts";
import { BITS, CODE_A, charOf, letterOfCode, lowestLetter, PLAIN_LETTERS, popcount } from "./letters.ts";
import type { Trie } from "./lexicon.ts";

const NONE = -1;
const PLACE = 2 ** PLACE_BITS - 1;
const OPENING_LETTERS = 3;
/** Their table takes a cold isolate some milliseconds: it pays from here on. */
const LOOKUPS_BEFORE_OPENINGS = 1000;

/**
 * The automaton in memory, four bytes an edge. A state is its *shape*, the letters that lead on and the classes of
 * the word that ends there, which many states have in common; and its *place*, where its edges begin, which is its
 * own. Both fit in one word, and that word is what an edge holds: `edges[i]` is shape << 18 | place of the state it
 * leads to. So a step touches one large array, and the few shapes that most states have stay in the nearest cache.
 *
 * A state's edges are in the order of its letters, so the edge of a letter is found by counting the mask's bits
 * below it. To the outside a state is the number of an edge that leads to it: small, and 0 for the root.
 */
export interface TrieArrays {
  readonly edges: Int32Array;
  /** Per shape: the letters that lead on. Signed: V8 need not ask whether a value fits in its small integers. */
  readonly masks: Int32Array;
  /** Per shape: the classes of the word that ends there, or 0. */
  readonly labels: Uint16Array;
  /** All places are below this number. */
  readonly places: number;
}

export class PackedTrie implements Trie {
  readonly words: number;
  readonly places: number;
  private readonly edges: Int32Array;
  private readonly masks: Int32Array;
  private readonly labels: Uint16Array;
  /** The table of `popcount`, at hand in the loop of every lookup. */
  private readonly bits = BITS;
  private openings: Int32Array | null = null;
  private lookups = 0;
  private counts: Uint32Array | null = null;

  constructor({ edges, masks, labels, places }: TrieArrays, words: number) {
    this.edges = edges;
    this.masks = masks;
    this.labels = labels;
    this.places = places;
    this.words = words;
  }

  /** These words too; the automaton itself stays as it is. */
  with(entries: Iterable<Entry>): PackedTrie {
    const { edges, masks, labels, places } = this;
    const { arrays, added } = extend({ edges, masks, labels, places }, entries);
    return new PackedTrie(arrays, this.words + added);
  }

  get memoryBytes(): number {
    const parts = [this.edges, this.masks, this.labels, this.openings, this.counts];
    return parts.reduce((bytes, part) => bytes + (part?.byteLength ?? 0), 0);
  }

  mask(state: number): number {
    return this.masks[this.edges[state]! >>> PLACE_BITS]!;
  }

  label(state: number): number {
    return this.labels[this.edges[state]! >>> PLACE_BITS]!;
  }

  place(state: number): number {
    return this.edges[state]! & PLACE;
  }

  /** The state after this letter, or -1. */
  next(state: number, letter: number): number {
    const word = this.edges[state]!;
    const mask = this.masks[word >>> PLACE_BITS]!;
    const bit = 1 << letter;
    return (mask & bit) === 0 ? NONE : (word & PLACE) + popcount(mask & (bit - 1));
  }

  /**
   * The classes of a word, or 0. The same step as `next`, written out, and after a while the first three letters in
   * one: this loop is every lookup.
   */
  classesOf(word: string): number {
    const { edges, masks, bits } = this;
    const length = word.length;
    let at = edges[0]!;
    let i = 0;
    if (length >= OPENING_LETTERS) {
      const first = word.charCodeAt(0) - CODE_A;
      const second = word.charCodeAt(1) - CODE_A;
      const third = word.charCodeAt(2) - CODE_A;
      if (first >>> 0 < PLAIN_LETTERS && second >>> 0 < PLAIN_LETTERS && third >>> 0 < PLAIN_LETTERS) {
        const openings = this.openings ?? this.openLater();
        if (openings !== null) {
          at = openings[openingIndex(first, second, third)]!;
          if (at === 0) return 0;
          i = OPENING_LETTERS;
        }
      }
    }
    for (; i < length; i++) {
      let letter = word.charCodeAt(i) - CODE_A;
      if (letter >>> 0 >= PLAIN_LETTERS) {
        letter = letterOfCode(letter + CODE_A);
        if (letter < 0) return 0;
      }
      const mask = masks[at >>> PLACE_BITS]!;
      const bit = 1 << letter;
      if ((mask & bit) === 0) return 0;
      const below = mask & (bit - 1);
      at = edges[(at & PLACE) + bits[below & 1023]! + bits[(below >>> 10) & 1023]! + bits[below >>> 20]!]!;
    }
    return this.labels[at >>> PLACE_BITS]!;
  }

  /** Whoever looks up a few words is served before the table would be made. */
  private openLater(): Int32Array | null {
    return ++this.lookups < LOOKUPS_BEFORE_OPENINGS ? null : this.makeOpenings();
  }

  /** The words of the states after each three plain letters, 0 where there is none. */
  private makeOpenings(): Int32Array {
    const openings = new Int32Array(PLAIN_LETTERS ** OPENING_LETTERS);
    const open = (state: number, depth: number, index: number): void => {
      if (depth === OPENING_LETTERS) {
        openings[index] = this.edges[state]!;
        return;
      }
      for (let letters = this.mask(state) & ALL_PLAIN; letters !== 0; letters &= letters - 1) {
        const letter = lowestLetter(letters);
        open(this.next(state, letter), depth + 1, index * PLAIN_LETTERS + letter);
      }
    };
    open(0, 0, 0);
    this.openings = openings;
    return openings;
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
        before += counts[this.place(this.next(state, lowestLetter(below)))]!;
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
      for (let count = counts[this.place(child)]!; left >= count; count = counts[this.place(child)]!) {
        left -= count;
        letters &= letters - 1;
        child = this.next(state, lowestLetter(letters));
      }
      word += charOf(lowestLetter(letters));
      state = child;
    }
    return word;
  }

  /** For each place, the number of words that go through its state. Made on first use: few games ask for ranks. */
  private wordCounts(): Uint32Array {
    if (this.counts) return this.counts;
    const counts = new Uint32Array(this.places);
    const count = (state: number): number => {
      const place = this.place(state);
      if (counts[place] !== 0) return counts[place]!;
      let sum = this.label(state) === 0 ? 0 : 1;
      for (let letters = this.mask(state); letters !== 0; letters &= letters - 1) {
        sum += count(this.next(state, lowestLetter(letters)));
      }
      counts[place] = sum;
      return sum;
    };
    count(0);
    this.counts = counts;
    return counts;
  }
}

const ALL_PLAIN = 2 ** PLAIN_LETTERS - 1;

const openingIndex = (first: number, second: number, third: number): number =>
  (first * PLAIN_LETTERS + second) * PLAIN_LETTERS + third;
