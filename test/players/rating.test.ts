import { describe, expect, it } from "vitest";
import { NEWCOMER_RATING } from "../../src/matchmaking/pairing.ts";
import { type Estimate, isProvisional, NEWCOMER, rateMatch, shownRating } from "../../src/players/rating.ts";

/** Ranks by seat; every seat has one player, a, b, c, … unless `teams` says otherwise. */
function shownAfter(
  ranks: readonly number[],
  before: Record<string, Estimate> = {},
  teams = ranks.map((_, seat) => ["abcdefgh"[seat]!]),
) {
  const players = teams.flatMap((team, seat) => team.map((id) => ({ id, seat, rank: ranks[seat]! })));
  const after = rateMatch(players, new Map(Object.entries(before)));
  return Object.fromEntries([...after].map(([id, estimate]) => [id, shownRating(estimate)]));
}

const experienced = (shown: number): Estimate => ({ mu: 25 + (shown - 1500) / 30, sigma: 2 });

describe("a rating", () => {
  it("[W28] of a newcomer is the one that strangers are paired by", () => {
    expect(shownRating(NEWCOMER)).toBe(NEWCOMER_RATING);
  });

  it.each([
    ["two newcomers, the first wins", [1, 2], { a: 1579, b: 1421 }],
    ["two newcomers, a draw", [1, 1], { a: 1500, b: 1500 }],
    ["four newcomers", [1, 2, 3, 4], { a: 1584, b: 1547, c: 1491, d: 1379 }],
    ["four, two of them level", [1, 2, 2, 4], { a: 1584, b: 1491, c: 1491, d: 1435 }],
    ["eight, all level", Array(8).fill(1), { a: 1500, c: 1500, h: 1500 }],
  ])("[W28] moves as in the table: %s", (_, ranks, expected) => {
    expect(shownAfter(ranks)).toMatchObject(expected);
  });

  it("[W28] of eight falls from the first to the last, and one evening never throws anybody across the scale", () => {
    const after = Object.values(shownAfter([1, 2, 3, 4, 5, 6, 7, 8]));
    expect(after.toSorted((a, b) => b - a)).toEqual(after);
    expect(after[0]! - NEWCOMER_RATING).toBeLessThan(150);
    expect(NEWCOMER_RATING - after[7]!).toBeLessThan(150);
  });

  it("[W28] does not depend on which seat somebody sat on", () => {
    const { a, b, c, d } = shownAfter([3, 1, 4, 2]);
    expect([b, d, a, c]).toEqual(Object.values(shownAfter([1, 2, 3, 4])));
  });

  it("[W28] of a team's members moves together, and the one we know less of moves further", () => {
    const teams = [
      ["a", "b"],
      ["c", "d"],
    ];
    const before = { a: experienced(1600), b: NEWCOMER, c: experienced(1500), d: experienced(1500) };
    const after = shownAfter([1, 2], before, teams);
    expect(after.a).toBeGreaterThan(1600);
    expect(after.b! - 1500).toBeGreaterThan(5 * (after.a! - 1600));
    expect(after.c).toBe(after.d);
    expect(after.c).toBeLessThan(1500);
  });

  it("[W28] gains much from beating somebody stronger and little from beating somebody weaker", () => {
    const gain = (opponent: number) =>
      shownAfter([1, 2], { a: experienced(1500), b: experienced(opponent) }).a! - 1500;
    expect(gain(1900)).toBeGreaterThan(gain(1500));
    expect(gain(1500)).toBeGreaterThan(gain(1100));
    expect(gain(1100)).toBeGreaterThanOrEqual(0);
  });

  it("[W28] gets surer with every match, but never sets hard", () => {
    let known = new Map<string, Estimate>();
    const sigmas = Array.from({ length: 400 }, (_, n) => {
      const ranks = n % 2 === 0 ? [1, 2] : [2, 1];
      known = new Map(
        rateMatch(
          ranks.map((rank, seat) => ({ id: "ab"[seat]!, seat, rank })),
          known,
        ),
      );
      return known.get("a")!.sigma;
    });
    expect(sigmas[9]).toBeLessThan(6.5);
    expect(sigmas[399]).toBeGreaterThan(1);
    expect(sigmas.every((sigma, n) => n === 0 || sigma < sigmas[n - 1]!)).toBe(true);
  });

  it("[W24] falls for who walked out, even if the bot that played on has won", () => {
    const players = [
      { id: "a", seat: 0, rank: 1, left: true as const },
      { id: "b", seat: 1, rank: 2 },
      { id: "c", seat: 2, rank: 3 },
    ];
    const after = rateMatch(players, new Map());
    const [a, b, c] = ["a", "b", "c"].map((id) => shownRating(after.get(id)!));
    expect([b, c, a]).toEqual(Object.values(shownAfter([1, 2, 3])));
  });

  it("[W24] stays as it is where nobody else played", () => {
    expect(shownAfter([1])).toEqual({ a: 1500 });
    expect(shownAfter([1, 1], {}, [["a", "b"], []])).toEqual({ a: 1500, b: 1500 });
  });

  it.each([
    [0, 0, true],
    [9, 5, true],
    [40, 4, true],
    [10, 5, false],
  ])("[T5f] after %i matches against %i opponents is provisional: %s", (matches, opponents, expected) => {
    expect(isProvisional({ matches, opponents })).toBe(expected);
  });
});
