import { describe, expect, it } from "vitest";
import { piecesOf } from "../../../src/games/buzzle-family/pieces.ts";
import type { QuickBuzzleState } from "../../../src/games/quick-buzzle/index.ts";
import { HEAP_LENGTHS, readScore, scoreOf } from "../../../src/games/quick-buzzle/solo.ts";
import { type QuickTable, solve, tableFor } from "./table.ts";

const words = (await import("../../contracts/kits/quick-buzzle.ts")).quickBuzzleKit.words;
const daily = (): QuickTable => tableFor(1, { daily: true }, words);
const started = (): QuickTable => {
  const table = daily();
  expect(table.tryMove(0, { type: "start" })).toBeNull();
  return table;
};
const drawn = (table: QuickTable): readonly string[] => (table.game as QuickBuzzleState).solo!.words;

/** Solves the heap on the table after so long. */
function solveIn(table: QuickTable, ms: number): void {
  table.now += ms;
  expect(table.tryMove(0, solve(drawn(table)[table.seen(0).round - 1]!))).toBeNull();
}

describe("the puzzle of the day", () => {
  it("[Q12] has five heaps of different pieces, dealt one by one once it is started", () => {
    const table = daily();
    expect(table.tryMove(0, solve("TUE"))).toBe("quick-buzzle/start-first");
    expect(table.tryMove(0, { type: "secret", word: "TUE" })).toBe("quick-buzzle/start-first");
    expect(table.view(0).deadline, "time begins with start").toBeNull();
    expect(table.tryMove(0, { type: "start" })).toBeNull();
    expect(table.tryMove(0, { type: "start" })).toBe("quick-buzzle/started");
    const heaps = drawn(table);
    expect(heaps.map(({ length }) => length)).toEqual([...HEAP_LENGTHS]);
    expect(new Set(heaps.map(piecesOf)).size).toBe(HEAP_LENGTHS.length);
    for (const [i, word] of heaps.entries()) {
      expect(table.seen(0)).toMatchObject({
        phase: "racing",
        round: i + 1,
        race: { pieces: piecesOf(word) },
      });
      solveIn(table, 1000);
    }
    expect(table.over).toBe(true);
  });

  it("[Q12] a heap has sixty seconds, and the next one comes by itself or when one gives up", () => {
    const table = started();
    expect(table.view(0).deadline).toBe(table.now + 60_000);
    expect(table.wait()).toBe(true);
    expect(table.seen(0)).toMatchObject({ round: 2, solo: { solved: 0, seconds: 60 } });
    expect(table.view(0).deadline, "a minute of its own").toBe(table.now + 60_000);
    table.now += 5000;
    expect(table.tryMove(0, { type: "give-up" })).toBeNull();
    expect(table.seen(0)).toMatchObject({ round: 3, solo: { solved: 0, seconds: 120 } });
  });

  it("[Q12] is a race otherwise: a word that does not fit is told what is missing, and costs three seconds", () => {
    const table = started();
    const other = words.common.find((word) => piecesOf(word) !== piecesOf(drawn(table)[0]!))!;
    expect(table.tryMove(0, solve(other))).toBeNull();
    expect(table.seen(0).race.tries).toHaveLength(1);
    expect(table.tryMove(0, solve(drawn(table)[0]!))).toBe("quick-buzzle/resting");
    solveIn(table, 3000);
    expect(table.seen(0).solo).toMatchObject({ solved: 1, seconds: 3 });
  });

  it("[Q13] counts heaps, then seconds; what was not solved counts its minute", () => {
    const table = started();
    for (const ms of [10_000, 20_500, 7_200, 30_000, 15_300]) solveIn(table, ms);
    expect(table.view(0).outcome).toEqual({
      winners: [0],
      ranking: [1],
      reason: "heaps-over",
      scores: [4917],
    });
    expect(readScore(4917)).toEqual({ solved: 5, seconds: 83 });
    const left = started();
    solveIn(left, 10_000);
    left.now += 1000;
    expect(left.move(0, { type: "resign" }).ok).toBe(true);
    expect(left.view(0).outcome).toMatchObject({ reason: "left", scores: [1000 - 250] });
    expect(readScore(750)).toEqual({ solved: 1, seconds: 250 });
  });

  it("[Q13] whoever solves one more is ahead, however long it took", () => {
    expect(scoreOf({ solved: 1, seconds: 300 })).toBeGreaterThan(scoreOf({ solved: 0, seconds: 240 }));
    for (const solved of [0, 1, 5])
      for (const seconds of [0, 1, 300])
        if (solved > 0 || seconds > 0)
          expect(readScore(scoreOf({ solved, seconds }))).toEqual({ solved, seconds });
  });

  it("[Q14] neither the view nor an event tells the words, at the end either", () => {
    const table = started();
    for (const _ of HEAP_LENGTHS) expect(table.tryMove(0, { type: "give-up" })).toBeNull();
    expect(table.over).toBe(true);
    for (const viewer of [0, null]) {
      const heard = JSON.stringify([table.view(viewer), ...table.heard(viewer)]);
      for (const word of drawn(table)) expect(heard).not.toContain(`"${word}"`);
    }
  });
});
