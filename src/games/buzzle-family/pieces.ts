import { ALPHABET, letterOf } from "../../lexicon/letters.ts";
import { CLASS, counts, type Lexicon } from "../../lexicon/lexicon.ts";
import { countIn, KINDS } from "./alphabet.ts";

/**
 * Heaps of pieces. As text a heap is its pieces in the order I i C u: `IIiiiiiiu`. To count with, it is one number
 * of four bytes, a byte a kind, so that adding letters is adding numbers; no heap here has 128 of a kind.
 */
export type Heap = number;

const BYTE = 8;
const BORROWED = 0x80808080;

const OF_LETTER: readonly Heap[] = [...ALPHABET].map((letter) =>
  KINDS.reduce((heap, kind, i) => heap + (countIn(letter, kind) << (BYTE * i)), 0),
);

export function heapOf(word: string): Heap {
  let heap = 0;
  for (const letter of word) heap += OF_LETTER[letterOf(letter)]!;
  return heap;
}

export const formatHeap = (heap: Heap): string =>
  KINDS.map((kind, i) => kind.repeat((heap >> (BYTE * i)) & 255)).join("");

const ORDER: readonly string[] = KINDS;

export function parseHeap(pieces: string): Heap {
  let heap = 0;
  for (const piece of pieces) heap += 1 << (BYTE * ORDER.indexOf(piece));
  return heap;
}

export const piecesOf = (word: string): string => formatHeap(heapOf(word));

export interface Difference {
  /** Pieces that the word needs and the heap has not. */
  readonly missing: string;
  /** Pieces of the heap that the word does not use. */
  readonly left: string;
}

/** What is missing and what is left over when this word is built from these pieces. */
export function compare(pieces: string, word: string): Difference {
  const needed = piecesOf(word);
  const more = (a: string, b: string): string =>
    KINDS.map((kind) => kind.repeat(Math.max(0, count(a, kind) - count(b, kind)))).join("");
  return { missing: more(needed, pieces), left: more(pieces, needed) };
}

export function count(pieces: string, kind: string): number {
  let found = 0;
  for (let i = 0; i < pieces.length; i++) if (pieces[i] === kind) found++;
  return found;
}

export const SHORTEST_BUILT = 2;

/** Every word of these classes, from two letters on, that uses up exactly these pieces; in alphabetical order. */
export function buildable(words: Lexicon, pieces: string, classes: number): string[] {
  const { trie } = words;
  const found: string[] = [];
  const step = (state: number, heap: Heap, prefix: string): void => {
    if (heap === 0) {
      if (prefix.length >= SHORTEST_BUILT && counts(trie.label(state), classes)) found.push(prefix);
      return;
    }
    let letters = trie.mask(state);
    while (letters !== 0) {
      const letter = 31 - Math.clz32(letters & -letters);
      letters &= letters - 1;
      const rest = heap - OF_LETTER[letter]!;
      // A kind that ran out borrows from the next byte and leaves its top bit set.
      if ((rest & BORROWED) === 0) step(trie.next(state, letter), rest, prefix + ALPHABET[letter]);
    }
  };
  step(0, parseHeap(pieces), "");
  return found;
}

/** The same without words that we never suggest. */
export const suggestible = (words: Lexicon, pieces: string, classes: number): string[] =>
  buildable(words, pieces, classes).filter((word) => !words.has(word, CLASS.shunned));
