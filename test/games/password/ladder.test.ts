import { describe, expect, it } from "vitest";
import { vocabularyOf } from "../../../src/games/password/candidates.ts";
import { builtLexicon } from "../../dictionaries/built.ts";
import { duel, type Player } from "./ladder.ts";

const MATCHES = 200;
const french = builtLexicon("fr");
vocabularyOf(french); // once per process, and so not part of anybody's thinking time

describe(`in ${MATCHES} seeded duels over the French dictionary`, () => {
  it.each<[Player, Player, number, number]>([
    [1, 0, 0.8, 1],
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
