import type { Language } from "../../core/language.ts";

/**
 * The board: eleven circles numbered by the sum of two dice. Circle 7 holds the vowels, 3 and 11 are chance,
 * the eight others hold five consonants each, so that every consonant stands in exactly two of them.
 *
 * Circle 2 is as in the original game. The others follow the odds: the two circles of a letter never fall
 * equally often, the frequent consonants stand where the dice fall often, and each circle mixes frequent and
 * rare ones so that none is a wasted or a certain roll.
 */
export type Circles = Readonly<Record<number, string>>;

export const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const VOWELS = "AEIOUY";
export const CIRCLE_NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const VOWEL_CIRCLE = 7;
export const CHANCE_CIRCLES: readonly number[] = [3, 11];

const ROMANCE: Circles = {
  2: "DWSNJ",
  4: "JXMVQ",
  5: "PLGFZ",
  6: "SRCGV",
  7: VOWELS,
  8: "NTLMB",
  9: "DKRBQ",
  10: "WHCFZ",
  12: "TPHXK",
};

/** The letters of each circle that has its own; a chance circle has none. */
export const CIRCLES: Readonly<Record<Language, Circles>> = { fr: ROMANCE, en: ROMANCE, de: ROMANCE };

export const isChance = (circle: number): boolean => CHANCE_CIRCLES.includes(circle);

/** The letters one may ask for on this circle. */
export const lettersOf = (circles: Circles, circle: number): string => circles[circle] ?? ALPHABET;

/** The circle to which a throw sends the pawn. */
export const circleOf = ([a, b]: readonly [number, number]): number => a + b;

/** In how many of the 36 throws of two dice the pawn comes to this circle. */
export const oddsOf = (circle: number): number => 6 - Math.abs(VOWEL_CIRCLE - circle);
