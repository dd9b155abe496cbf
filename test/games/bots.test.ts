import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../dictionaries/built.ts";
import { GAMES } from "../../src/games/registry.ts";
import { botMatch, type Player, shareWon } from "./bot-ladder.ts";

const french = builtLexicon("fr");

// The whole ladder, three rungs a game, is a program: test/bench/bots.ts. Password's beginner is in its own ladder, and
// Mot à Mot's is held to the number of clues it takes. Matches by seed, so that a figure here is the same every time.
describe("beginners", () => {
  it.each([
    ["overturn", 12],
    ["buzzle", 10],
    ["quick-buzzle", 60],
    ["lexiduel", 8],
  ])("[W240] in %s beat whoever makes any legal move, and not by much", (id, matches) => {
    const won = shareWon(GAMES[id]!, [1, 0], matches, french);
    expect(won).toBeGreaterThan(0.5);
    expect(won).toBeLessThan(0.9);
  });

  it.each([
    ["buzzle", 6],
    ["quick-buzzle", 30],
  ])("[W240] in %s lose to the next strength at least eight times in ten", (id, matches) => {
    expect(shareWon(GAMES[id]!, [2, 1], matches, french)).toBeGreaterThanOrEqual(0.8);
  });

  it("[W240] in Buzzle are right about as often as wrong, and seldom four times in a row", () => {
    const runs = Array.from({ length: 8 }, (_, i) => hitsOf(1, i + 1));
    const median = runs.map(({ longest }) => longest).sort((a, b) => a - b)[4];
    expect(median).toBeLessThanOrEqual(4);
    const share = sum(runs.map(({ hits }) => hits)) / sum(runs.map(({ asked }) => asked));
    expect(share).toBeLessThan(0.6);
  });
});

/** How a match of Buzzle went for who plays at this level against the next. */
function hitsOf(level: Player, seed: number): { hits: number; asked: number; longest: number } {
  const seat = seed % 2;
  const players: Player[] = seat === 0 ? [level, 2] : [2, level];
  const answers = botMatch(GAMES.buzzle!, players, seed, french)
    .events.filter((event) => event.seat === seat)
    .flatMap((event) =>
      "yes" in event ? [event.yes === true] : "exact" in event ? [event.exact === true] : [],
    );
  let run = 0;
  let longest = 0;
  for (const yes of answers) {
    run = yes ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return { hits: answers.filter(Boolean).length, asked: answers.length, longest };
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
