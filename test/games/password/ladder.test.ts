import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { vocabularyOf } from "../../../src/games/password/candidates.ts";
import { CIRCLES, VOWELS } from "../../../src/games/password/circles.ts";
import { lengthsOf, suggestions } from "../../../src/games/password/words.ts";
import { duel, type Player } from "./ladder.ts";

const MATCHES = 200;
const french = builtLexicon("fr");
vocabularyOf(french); // once per process, and so not part of anybody's thinking time

describe("the French circles", () => {
  it("[P1] each hold a letter of half to three quarters of the common words", () => {
    const words = suggestions(french, lengthsOf(1, null));
    const share = (letters: string) =>
      words.filter((word) => [...letters].some((letter) => word.includes(letter))).length / words.length;
    for (const [circle, letters] of Object.entries(CIRCLES.fr)) {
      if (letters === VOWELS) continue;
      expect(share(letters), `circle ${circle}`).toBeGreaterThan(0.5);
      expect(share(letters), `circle ${circle}`).toBeLessThan(0.75);
    }
  });
});

describe(`in ${MATCHES} seeded duels over the French dictionary`, () => {
  it.each<[Player, Player, number, number]>([
    [1, 0, 0.55, 0.85],
    [3, 1, 0.8, 1],
    [2, 1, 0.55, 0.9],
    [3, 2, 0.55, 0.9],
  ])("level %i beats level %i in a share of %f to %f", (better, weaker, least, most) => {
    const { won, movesPerMatch, slowestMs } = duel(better, weaker, MATCHES, french);
    console.log(
      `level ${better} beats level ${weaker}: ${(won * 100).toFixed(1)} % · ` +
        `${movesPerMatch.toFixed(0)} moves a match · slowest decision ${slowestMs.toFixed(0)} ms`,
    );
    expect(won).toBeGreaterThanOrEqual(least);
    expect(won).toBeLessThanOrEqual(most);
  });
});
