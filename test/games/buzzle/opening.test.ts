import { describe, expect, it } from "vitest";
import { optionsSchema } from "../../../src/games/buzzle/wire.ts";
import { type BuzzleTable, tableFor } from "./table.ts";

/** A round of Quick Buzzle first, with these words. */
function opened(secrets: readonly string[], seed = 1): BuzzleTable {
  const table = tableFor(secrets.length, { opening: "quick-buzzle" }, seed);
  secrets.forEach((word, seat) => {
    table.play(seat, { type: "secret", word });
  });
  return table;
}

describe("[B21] a round of Quick Buzzle opens the match", () => {
  it("takes words of three letters and gives each the pieces of the right neighbour's", () => {
    const table = tableFor(3, { opening: "quick-buzzle" });
    expect(table.tryMove(0, { type: "secret", word: "MATIN" })).toBe("buzzle/word-length");
    expect(table.tryMove(0, { type: "guess", target: 1, word: "MATIN" })).toBe("buzzle/opening-first");
    expect(table.tryMove(0, { type: "solve", word: "EUT" })).toBe("buzzle/not-dealt");
    const dealt = opened(["EUT", "BAL", "ARC"]);
    expect([0, 1, 2].map((seat) => dealt.seen(seat).race?.pieces)).toEqual([
      "IIIiiCu",
      "IIiiiiiiu",
      "IIIIiiuu",
    ]);
    expect(dealt.seen(null).race?.pieces).toBeNull();
  });

  it("its winner starts, with 3 points; TUE is right where EUT was meant", () => {
    const table = opened(["EUT", "BAL", "ARC"]);
    table.play(1, { type: "solve", word: "TUE" });
    expect(table.seen()).toMatchObject({ phase: "choosing", race: null });
    expect(table.scores()).toEqual([0, 3, 0]);
    expect(table.side(0, 2).past).toEqual([{ word: "EUT", by: null }]);
    table.play(0, { type: "secret", word: "MATIN" });
    table.play(1, { type: "secret", word: "AGILE" });
    table.play(2, { type: "secret", word: "BETON" });
    expect(table.turn).toBe(1);
    expect(table.side(0).wordNo).toBe(1);
  });

  it("a word that does not fit is told its author alone, and rests three seconds", () => {
    const table = opened(["EUT", "BAL"]);
    table.play(1, { type: "solve", word: "ARC" });
    expect(table.seen(1).race).toMatchObject({ tries: [{ word: "ARC", missing: "IC", left: "iiii" }] });
    expect(JSON.stringify(table.view(0))).not.toContain("ARC");
    expect(table.tryMove(1, { type: "solve", word: "TUE" })).toBe("buzzle/resting");
    table.now += 3000;
    expect(table.tryMove(1, { type: "solve", word: "TUE" })).toBeNull();
  });

  it("drawn, the start is drawn too, without points", () => {
    const starts = new Set<number | null>();
    for (let seed = 1; seed <= 12; seed++) {
      const table = opened(["EUT", "BAL"], seed);
      table.play(0, { type: "give-up" });
      expect(table.tryMove(0, { type: "solve", word: "BAT" })).toBe("buzzle/has-stopped");
      table.play(1, { type: "give-up" });
      expect(table.scores()).toEqual([0, 0]);
      table.play(0, { type: "secret", word: "MATIN" });
      table.play(1, { type: "secret", word: "AGILE" });
      starts.add(table.turn);
    }
    expect(starts).toEqual(new Set([0, 1]));
  });

  it("[B27] is played at one sitting: with days a move the options are refused, and the message says what to choose", () => {
    const days = { kind: "days", days: 3 } as const;
    const refused = optionsSchema.safeParse({ opening: "quick-buzzle", clock: days });
    expect(refused.error?.issues).toMatchObject([
      { path: ["opening"], message: expect.stringMatching(/one sitting.*"draw"/) },
    ]);
    expect(optionsSchema.safeParse({ clock: days }).success).toBe(true);
    expect(optionsSchema.safeParse({ opening: "quick-buzzle" }).success).toBe(true);
  });

  it("without it, its moves are refused", () => {
    const table = tableFor(2);
    expect(table.tryMove(0, { type: "solve", word: "TUE" })).toBe("buzzle/opening-over");
    expect(table.tryMove(0, { type: "give-up" })).toBe("buzzle/opening-over");
  });

  it("time ends the round as a draw after five minutes", () => {
    const table = opened(["EUT", "BAL"]);
    const dealt = table.now;
    table.wait();
    expect(table.now - dealt).toBe(300_000);
    expect(table.seen()).toMatchObject({ phase: "choosing" });
  });
});
