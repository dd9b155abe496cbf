import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/core/language.ts";
import {
  ALPHABET,
  CHANCE_CIRCLES,
  CIRCLE_NUMBERS,
  CIRCLES,
  circleOf,
  lettersOf,
  oddsOf,
  VOWEL_CIRCLE,
  VOWELS,
} from "../../../src/games/password/circles.ts";

const CONSONANTS = [...ALPHABET].filter((letter) => !VOWELS.includes(letter));
const CONSONANT_CIRCLES = [2, 4, 5, 6, 8, 9, 10, 12];

describe.each(LANGUAGES)("the circles in %s", (language) => {
  const circles = CIRCLES[language];
  const homesOf = (letter: string) => CONSONANT_CIRCLES.filter((circle) => circles[circle]!.includes(letter));

  it("[P1] are five different consonants in each of eight, the vowels in 7, any letter on 3 and 11", () => {
    expect(Object.keys(circles).map(Number)).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 12]);
    for (const circle of CONSONANT_CIRCLES) {
      expect(circles[circle], `circle ${circle}`).toMatch(/^[B-DF-HJ-NP-TV-XZ]{5}$/);
      expect(new Set(circles[circle]).size, `circle ${circle}`).toBe(5);
    }
    expect(circles[VOWEL_CIRCLE]).toBe("AEIOUY");
    for (const circle of CHANCE_CIRCLES) expect(lettersOf(circles, circle)).toBe(ALPHABET);
  });

  it("[P1] have D W S N J in circle 2, as in the original game", () => {
    expect(circles[2]).toBe("DWSNJ");
  });

  it("[P1] hold each of the 20 consonants exactly twice, where the dice fall differently often", () => {
    expect(CONSONANTS).toHaveLength(20);
    for (const letter of CONSONANTS) {
      const odds = homesOf(letter).map(oddsOf);
      expect(odds, letter).toHaveLength(2);
      expect(odds[0], letter).not.toBe(odds[1]);
    }
  });

  it("[P1] let the frequent consonants come in at least 6 throws of 36, and every one in at least 4", () => {
    const reach = (letter: string) => homesOf(letter).reduce((sum, circle) => sum + oddsOf(circle), 0);
    for (const letter of "SRTNL") expect(reach(letter), letter).toBeGreaterThanOrEqual(6);
    for (const letter of CONSONANTS) expect(reach(letter), letter).toBeGreaterThanOrEqual(4);
  });
});

describe("two dice", () => {
  it("[P1] reach each circle as often as its odds say", () => {
    const throws = Array.from({ length: 36 }, (_, i) => circleOf([1 + (i % 6), 1 + Math.floor(i / 6)]));
    for (const circle of CIRCLE_NUMBERS) {
      expect(throws.filter((each) => each === circle)).toHaveLength(oddsOf(circle));
    }
  });
});
