/**
 * Letters as small numbers: A is 0 … Z is 25, then Ä Ö Ü. Code units rise in the same order, so sorting words
 * as plain strings sorts them by letter number too; builder and reader count on that.
 */
export const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ";
export const PLAIN_LETTERS = 26;
export const ALL_LETTERS = ALPHABET.length;

export const CODE_A = 65;
const NUMBER_OF_CODE = new Int8Array(256).fill(-1);
for (let i = 0; i < ALL_LETTERS; i++) NUMBER_OF_CODE[ALPHABET.charCodeAt(i)] = i;

/** The number of the letter with this UTF-16 code, or -1. */
export function letterOfCode(code: number): number {
  return code < 256 ? NUMBER_OF_CODE[code]! : -1;
}

export const letterOf = (char: string): number => letterOfCode(char.charCodeAt(0));

export const charOf = (letter: number): string => ALPHABET[letter]!;

/** The mask with the bits of these letters: `maskOf("AEI")`. */
export function maskOf(letters: string): number {
  let mask = 0;
  for (let i = 0; i < letters.length; i++) {
    const letter = letterOfCode(letters.charCodeAt(i));
    if (letter >= 0) mask |= 1 << letter;
  }
  return mask;
}

/**
 * Number of set bits, ten at a time. Every step through an automaton waits for it, and three loads from a small table
 * are side by side where arithmetic is a chain: a tenth of a lookup.
 */
export function popcount(mask: number): number {
  return BITS[mask & 1023]! + BITS[(mask >>> 10) & 1023]! + BITS[mask >>> 20]!;
}

/** Number of set bits of each number below 4096. */
export const BITS = new Uint8Array(4096);
for (let i = 1; i < BITS.length; i++) BITS[i] = (i & 1) + BITS[i >>> 1]!;

/** Number of the lowest set bit; the mask must not be 0. */
export const lowestLetter = (mask: number): number => 31 - Math.clz32(mask & -mask);
