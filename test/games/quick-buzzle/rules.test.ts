import { describe, expect, it } from "vitest";
import { chanceOf } from "../../../src/core/chance.ts";
import { quickBuzzleBot } from "../../../src/games/quick-buzzle/bot.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { seedOf } from "../../contracts/play.ts";
import { words } from "../buzzle/table.ts";
import { dealt, solve, tableFor } from "./table.ts";

describe("Quick Buzzle", () => {
  it.each([
    ["EUT", {}, null],
    ["eût", {}, null],
    ["MATIN", {}, "quick-buzzle/word-length"],
    ["MATIN", { length: 5 }, null],
    ["XXX", {}, "quick-buzzle/unknown-word"],
    ["l'un", {}, "quick-buzzle/not-one-word"],
    ["MALTE", { length: 5 }, "quick-buzzle/proper-noun"],
    ["MALTE", { length: 5, names: true }, null],
    ["MALTE", { length: 5, vocabulary: { firstNames: true, places: true } }, null],
    ["BUVEZ", { length: 5, vocabulary: { forms: false } }, "quick-buzzle/inflected-form"],
  ])("[Q1] the word %s with %j: %s", (word, wish, code) => {
    expect(tableFor(2, wish).tryMove(0, { type: "secret", word })).toBe(code);
  });

  it("[Q1] one word each; after 90 seconds the server gives one", () => {
    const table = tableFor(2);
    const began = table.now;
    expect(table.tryMove(0, { type: "secret", word: "EUT" })).toBeNull();
    expect(table.tryMove(0, { type: "secret", word: "BAL" })).toBe("quick-buzzle/already-chosen");
    expect(table.tryMove(0, solve("EUT"))).toBe("quick-buzzle/not-dealt");
    table.wait();
    expect(table.now - began).toBe(90_000);
    expect(table.seen(1)).toMatchObject({ phase: "racing", race: { runners: [{}, { given: true }] } });
    expect(table.seen(0).race.runners[1]).toMatchObject({ word: null, given: false });
    expect(table.tryMove(0, { type: "secret", word: "BAL" })).toBe("quick-buzzle/choosing-over");
  });

  it("[Q11] a word that the table agreed on may be hidden and solves a race", () => {
    const agreed = words.withAgreed(["ETU"]);
    expect(tableFor(2).tryMove(0, { type: "secret", word: "ETU" })).toBe("quick-buzzle/unknown-word");
    const table = dealt(["ETU", "BAL"], {}, agreed);
    expect(table.tryMove(1, solve("etu"))).toBeNull();
    expect(table.seen(null).end).toMatchObject({ winner: 1, solution: "ETU" });
  });

  it("[Q2] each gets the pieces of the word on the right, and sees no other heap", () => {
    const table = dealt(["EUT", "BAL", "ARC"]);
    expect([0, 1, 2].map((seat) => table.seen(seat).race.pieces)).toEqual([
      "IIIiiCu",
      "IIiiiiiiu",
      "IIIIiiuu",
    ]);
    expect(table.seen(null).race.pieces).toBeNull();
    expect(table.seen(0).race.runners.map(({ from, word }) => [from, word])).toEqual([
      [2, "EUT"],
      [0, null],
      [1, null],
    ]);
  });

  it("[Q3] TUE wins where EUT was meant", () => {
    const table = dealt(["EUT", "BAL"]);
    expect(table.seen(1).race.pieces).toBe("IIiiiiiiu");
    expect(table.tryMove(1, solve("tue"))).toBeNull();
    expect(table.view(null).outcome).toMatchObject({ winners: [1], ranking: [2, 1], reason: "solved" });
    expect(table.seen(null).end).toMatchObject({ winner: 1, solution: "TUE" });
  });

  it("[Q3] a word of another length wins as well", () => {
    const lexicon = lexiconOf("fr", ["DOC", "IO", "ICC", "CCCI", "BAL"]);
    const table = dealt(["BAL", "ICC"], {}, lexicon);
    expect(table.tryMove(0, solve("IO"))).toBeNull();
    expect(table.seen(null).end?.solution).toBe("IO");
  });

  it("[Q4] what is no word is refused without a wait", () => {
    const table = dealt(["EUT", "BAL"]);
    expect(table.tryMove(1, solve("ETU"))).toBe("quick-buzzle/unknown-word");
    expect(table.tryMove(1, solve("T"))).toBe("quick-buzzle/word-length");
    expect(table.tryMove(1, solve("TUE"))).toBeNull();
  });

  it("[Q5] a word that does not fit is answered to its author alone and costs three seconds", () => {
    const table = dealt(["EUT", "BAL"]);
    expect(table.tryMove(1, solve("ARC"))).toBeNull();
    expect(table.seen(1).race.tries).toEqual([{ word: "ARC", missing: "IC", left: "iiii" }]);
    for (const viewer of [null, 0]) {
      expect(table.seen(viewer).race).toMatchObject({ tries: [], restUntil: null });
      expect(table.frame(viewer)).not.toContain("ARC");
    }
    table.now += 2999;
    expect(table.tryMove(1, solve("TUE"))).toBe("quick-buzzle/resting");
    // The others do not rest.
    expect(table.tryMove(0, solve("ARC"))).toBeNull();
    table.now += 1;
    expect(table.tryMove(1, solve("TUE"))).toBeNull();
  });

  it("[Q6] if everyone gives up it is a draw", () => {
    const table = dealt(["EUT", "BAL", "ARC"]);
    for (const seat of [0, 1, 2]) {
      expect(table.over).toBe(false);
      expect(table.tryMove(seat, { type: "give-up" })).toBeNull();
      if (seat < 2) expect(table.tryMove(seat, solve("BAT"))).toBe("quick-buzzle/has-stopped");
    }
    expect(table.view(null).outcome).toMatchObject({ winners: [], ranking: [1, 1, 1], reason: "nobody" });
  });

  it.each([
    [{}, 300_000],
    [{ minutes: 1 }, 60_000],
  ])("[Q6] with %j it is a draw after %i ms", (wish, ms) => {
    const table = dealt(["EUT", "BAL"], wish);
    const began = table.now;
    while (!table.over) table.wait();
    expect(table.now - began).toBe(ms);
    expect(table.view(null).outcome).toMatchObject({ winners: [], reason: "nobody" });
  });

  it("[Q7] who leaves is out, the word stays hidden, the last one left wins", () => {
    const table = dealt(["EUT", "BAL", "ARC"]);
    expect(table.move(0, { type: "resign" }).ok).toBe(true);
    expect(table.frame(1)).not.toContain("EUT");
    expect(table.seen(1).out).toEqual(["resigned", null, null]);
    expect(table.seen(1).race.pieces).toBe("IIiiiiiiu");
    expect(table.move(2, { type: "resign" }).ok).toBe(true);
    expect(table.view(null).outcome).toMatchObject({ winners: [1], reason: "last-left", ranking: [2, 1, 2] });
  });

  it("[Q8] all words and heaps are shown at the end", () => {
    const table = dealt(["EUT", "BAL"]);
    table.tryMove(1, solve("TUE"));
    expect(table.seen(null).race.runners.map(({ word }) => word)).toEqual(["EUT", "BAL"]);
    expect(table.seen(null).end?.pieces).toEqual(["IIIIiiuu", "IIiiiiiiu"]);
  });

  it("a higher level is sooner", () => {
    const table = dealt(["EUT", "BAL"]);
    const mean = (level: 1 | 2 | 3): number => {
      let sum = 0;
      for (let seed = 1; seed <= 50; seed++) {
        sum += quickBuzzleBot.paceMs!(table.seen(1), 1, level, chanceOf(seedOf(seed), 1, "pace")) ?? 0;
      }
      return sum / 50;
    };
    expect(mean(3)).toBeLessThan(mean(2));
    expect(mean(2)).toBeLessThan(mean(1));
  });
});
