import type { Language } from "../../core/language.ts";

/**
 * The board: eleven circles numbered by the sum of two dice. Circle 7 holds the vowels, 3 and 11 are chance,
 * the eight others hold five consonants each, so that every consonant stands in exactly two of them.
 *
 * Circle 2 is as in the original game. The others were searched for, language by language, so that six common
 * words in ten have a letter of each circle (no throw is wasted, none is certain), the two circles of a letter
 * do not fall equally often, and the six most frequent consonants come in at least 6 throws of 36.
 */
export type Circles = Readonly<Record<number, string>>;

export const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const VOWELS = "AEIOUY";
export const CIRCLE_NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const VOWEL_CIRCLE = 7;
export const CHANCE_CIRCLES: readonly number[] = [3, 11];

/** The letters of each circle that has its own; a chance circle has none. */
export const CIRCLES: Readonly<Record<Language, Circles>> = {
  fr: {
    2: "DWSNJ",
    4: "HJLTZ",
    5: "DKPTV",
    6: "FLQSZ",
    7: VOWELS,
    8: "CHMNX",
    9: "BFGRW",
    10: "KMQRX",
    12: "BCGPV",
  },
  en: {
    2: "DWSNJ",
    4: "BFHRV",
    5: "GJPTV",
    6: "DHSXZ",
    7: VOWELS,
    8: "BKLNQ",
    9: "CMQRW",
    10: "KLTXZ",
    12: "CFGMP",
  },
  de: {
    2: "DWSNJ",
    4: "FGHKP",
    5: "BCKRV",
    6: "CDMNQ",
    7: VOWELS,
    8: "STWXZ",
    9: "FGHLX",
    10: "JLQRZ",
    12: "BMPTV",
  },
};

export const isChance = (circle: number): boolean => CHANCE_CIRCLES.includes(circle);

/** The letters one may ask for on this circle. */
export const lettersOf = (circles: Circles, circle: number): string => circles[circle] ?? ALPHABET;

/** The circle to which a throw sends the pawn. */
export const circleOf = ([a, b]: readonly [number, number]): number => a + b;

/** In how many of the 36 throws of two dice the pawn comes to this circle. */
export const oddsOf = (circle: number): number => 6 - Math.abs(VOWEL_CIRCLE - circle);
