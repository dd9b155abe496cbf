import { describe, expect, it } from "vitest";
import { chanceOf } from "../../../src/core/chance.ts";
import { buzzleBot } from "../../../src/games/buzzle/bot.ts";
import { missingPieces, penalty, reward } from "../../../src/games/buzzle/scoring.ts";
import { EMPTY_BOX } from "../../../src/games/buzzle-family/box.ts";
import { seedOf } from "../../contracts/play.ts";
import { begun, proposals, words } from "./table.ts";

const guess = (word: string, target = 1) => ({ type: "guess", target, word }) as const;

describe("guessing", () => {
  it("[B13] is free at any time; play goes on with whose turn it was", () => {
    const table = begun(["MATIN", "AGILE", "BETON"]);
    table.play(2, guess("LITRE"));
    expect(table.turn).toBe(0);
    table.play(2, guess("AGILE"));
    expect(table.turn).toBe(0);
    table.play(0, guess("PHOTO", 2));
    expect(table.turn).toBe(0);
    table.play(0, ...proposals("1I", 2));
    expect(table.turn).toBe(0);
  });

  it("[B13] guesses count in the order in which they arrive", () => {
    const table = begun(["MATIN", "AGILE", "BETON"]);
    table.play(2, guess("AGILE"));
    expect(table.tryMove(0, { ...guess("AGILE"), wordNo: 1 })).toBe("buzzle/stale");
    expect(table.scores()[0]).toBe(0);
    expect(table.scores()[2]).toBeGreaterThan(0);
  });

  it("[B14] right: 16 pieces, 12 placed, 9 points", () => {
    expect(missingPieces("ELEVE", Array(5).fill(EMPTY_BOX))).toBe(16);
    const table = begun(["MATIN", "ELEVE"]);
    table.play(0, ...proposals("1I 1i 1i 1i 2I 2i 3I 3i 3i 3i 4I 4I"), guess("ELEVE"));
    expect(table.scores()).toEqual([12 + 9, 0]);
    expect(table.seen().last).toMatchObject({ type: "guessed", right: true, points: 9 });
  });

  it("[B14] all pieces go back, the owner chooses anew, nobody acts against that side meanwhile", () => {
    const table = begun(["MATIN", "AGILE", "BETON"]);
    table.play(0, ...proposals("1I 1u"));
    table.play(2, guess("AGILE"));
    expect(table.side(1)).toMatchObject({ ready: false, wordNo: 2, word: null, wrong: [] });
    expect(table.side(1).boxes).toEqual(Array(5).fill(EMPTY_BOX));
    expect(table.side(1).past).toEqual([{ word: "AGILE", by: 2 }]);
    expect(table.tryMove(2, guess("AGITE"))).toBe("buzzle/target-choosing");
    table.play(1, { type: "secret", word: "PHOTO" });
    table.play(1, ...proposals("1u", 0));
    expect(table.tryMove(2, proposals("1I", 1)[0]!)).toBeNull();
  });

  it("[B15] with `fast` a right guess scores all pieces, without the 5", () => {
    expect(
      reward(
        "ELEVE",
        [..."ELEVE"].map(() => ({ ...EMPTY_BOX, laid: "I" })),
        true,
      ),
    ).toBe(16);
    const table = begun(["MATIN", "ELEVE"], { fast: true });
    table.play(0, ...proposals("1I 1i 2I"), guess("ELEVE"));
    expect(table.scores()).toEqual([3 + 16, 0]);
  });

  it("[B16] wrong: minus what the word tried would still have needed", () => {
    const table = begun(["MATIN", "AGILE", "BETON"]);
    expect(missingPieces("HOMME", Array(5).fill(EMPTY_BOX))).toBe(17);
    table.play(0, ...proposals("1I 1I 1i"), guess("HOMME"));
    expect(table.scores()).toEqual([3 - 14, 0, 0]);
    expect(table.side(1)).toMatchObject({ word: null, wrong: ["HOMME"], ready: true });
    expect(table.turn).toBe(0);
  });

  it("[B16] pieces that contradict the word tried do not count for it", () => {
    const laid = [..."OOOOO"].map(() => ({ ...EMPTY_BOX, laid: "IIii" }));
    expect(penalty("OOOOO", laid)).toBe(10);
    expect(penalty("AGILE", laid)).toBe(2 + 0);
  });

  it("[B16] costs at least 1: a twin of a finished word is no free try", () => {
    const table = begun(["MATIN", "AGILE"]);
    table.play(0, ...proposals("1I 1I 1i 2C 2i 3I 4I 4i 5I 5i 5i 5i"), guess("AGITE"));
    expect(table.scores()).toEqual([12 - 1, 0]);
  });

  it.each([
    ["XXXXX", "buzzle/unknown-word"],
    ["MALTE", "buzzle/proper-noun"],
    ["TUE", "buzzle/word-length"],
    ["A B C", "buzzle/not-one-word"],
    ["HOMME", "buzzle/already-wrong"],
  ])("[B17] %s is refused with %s and costs nothing", (word, code) => {
    const table = begun(["MATIN", "AGILE"]);
    table.play(0, guess("HOMME"));
    const before = table.scores();
    expect(table.tryMove(0, guess(word))).toBe(code);
    expect(table.scores()).toEqual(before);
  });

  it("[B18] a move that means an earlier word is stale; one that means this word, or none, is not", () => {
    const table = begun(["MATIN", "AGILE"]);
    table.play(0, guess("AGILE"));
    table.play(1, { type: "secret", word: "BETON" });
    const stale = { target: 1, wordNo: 1 } as const;
    const before = table.scores();
    expect(table.tryMove(0, { type: "propose", ...stale, box: 1, piece: "I" })).toBe("buzzle/stale");
    expect(table.tryMove(0, { type: "position", ...stale, box: 1, piece: "I", pose: "left" })).toBe(
      "buzzle/stale",
    );
    expect(table.tryMove(0, { type: "guess", ...stale, word: "AGITE" })).toBe("buzzle/stale");
    expect(table.scores()).toEqual(before);
    expect(table.turn).toBe(0);
    expect(table.tryMove(0, { type: "propose", target: 1, wordNo: 2, box: 1, piece: "I" })).toBeNull();
    expect(table.tryMove(0, { type: "propose", target: 1, box: 1, piece: "u" })).toBeNull();
  });
});

describe("[B25] a side without a word", () => {
  it("can only choose one: what else it tries is refused, in turn and out of it, and costs nothing", () => {
    const table = begun(["TABLE", "MEMES", "BETON"]);
    table.play(1, guess("TABLE", 0));
    const before = table.scores();
    for (const move of [
      ...proposals("1I 9I", 1),
      { type: "position", target: 1, box: 1, piece: "I", pose: "left" },
      guess("MEMES"),
      guess("XXXXX"),
    ] as const) {
      expect(table.tryMove(0, move)).toBe("buzzle/choose-first");
    }
    table.play(2, guess("MEMES"));
    expect(table.tryMove(1, guess("BETON", 2))).toBe("buzzle/choose-first");
    expect(table.scores()).toEqual([before[0], before[1], expect.any(Number)]);
    expect(table.turn).toBe(0);
  });

  it("keeps its turn, which waits for the word and goes on with it", () => {
    const table = begun(["TABLE", "MEMES"], { clock: { kind: "turn", seconds: 30 } });
    table.now += 20_000;
    table.play(1, guess("TABLE", 0));
    expect(table.turn).toBe(0);
    expect(table.view(null)).toMatchObject({ awaiting: [0], deadline: table.now + 60_000 });
    table.now += 45_000;
    table.play(0, { type: "secret", word: "PHOTO" });
    expect(table.view(null)).toMatchObject({ awaiting: [0], deadline: table.now + 30_000 });
    expect(table.tryMove(0, proposals("1I")[0]!)).toBeNull();
  });

  it("is given a word when its time is up, and its turn goes on", () => {
    const table = begun(["TABLE", "MEMES"]);
    table.play(1, guess("TABLE", 0));
    table.wait();
    expect(table.side(0, 0)).toMatchObject({ ready: true, given: true });
    expect(table.turn).toBe(0);
    expect(table.tryMove(0, proposals("1I")[0]!)).toBeNull();
  });

  it("cannot win: at 25 points, too, the word comes first", () => {
    const table = begun(["TABLE", "MEMES", "ELEVE"]);
    table.play(0, guess("ELEVE", 2));
    table.play(2, { type: "secret", word: "HALTE" });
    table.play(0, ...proposals("1I 1I 1i 1i"));
    expect(table.scores()[0]).toBe(25);
    table.play(1, guess("TABLE", 0));
    expect(table.tryMove(0, guess("MEMES"))).toBe("buzzle/choose-first");
    expect(table.over).toBe(false);
  });

  it("is asked for nothing else: bots out of turn are not invited to guess, and choose when asked", () => {
    const table = begun(["TABLE", "MEMES", "BETON"]);
    table.play(1, guess("TABLE", 0));
    expect(table.invited).toEqual([1, 2]);
    for (const level of [0, 1, 2, 3] as const) {
      const move = buzzleBot.choose(table.seen(0), 0, level, chanceOf(seedOf(level), 1, "bot"), words);
      expect(move).toMatchObject({ type: "secret" });
    }
  });
});

describe("the end", () => {
  it("[B19] 24 before the guess goes on, 25 wins", () => {
    for (const [points, wins] of [
      [3, false],
      [4, true],
    ] as const) {
      const table = begun(["MATIN", "ELEVE", "BETON"]);
      table.play(0, guess("ELEVE")); // 16 + 5
      table.play(1, { type: "secret", word: "HALTE" });
      table.play(0, ...proposals("1I 1I 1i 2I").slice(0, points));
      expect(table.scores()[0]).toBe(21 + points);
      table.play(0, guess("BETON", 2));
      expect(table.over).toBe(wins);
      if (!wins) continue;
      expect(table.view(null).outcome).toMatchObject({ winners: [0], reason: "found", ranking: [1, 2, 2] });
      expect(table.seen().sides.map(({ word, past }) => word ?? past.at(-1)?.word)).toEqual([
        "MATIN",
        "HALTE",
        "BETON",
      ]);
      expect(table.lastEvents.at(-1)).toMatchObject({ type: "finished", words: ["MATIN", "HALTE", "BETON"] });
    }
  });

  it("[B19] who had 25 and fell below by a wrong guess has to reach it anew", () => {
    const table = begun(["MATIN", "ELEVE", "BETON"]);
    table.play(0, guess("ELEVE")); // 16 + 5
    table.play(1, { type: "secret", word: "HALTE" });
    table.play(0, ...proposals("1I 1I 1i 2I"));
    expect(table.scores()[0]).toBe(25);
    table.play(0, guess("PHOTO", 2));
    expect(table.scores()[0]).toBeLessThan(25);
    table.play(0, guess("HALTE"));
    expect(table.over).toBe(false);
    expect(table.scores()[0]).toBeLessThan(40);
  });

  it("[B20] who leaves is out: word shown, no target, turns skipped; the last one left wins", () => {
    const table = begun(["MATIN", "ELEVE", "BETON"]);
    table.play(0, ...proposals("1I"));
    expect(table.move(1, { type: "resign" }).ok).toBe(true);
    expect(table.side(1, 2)).toMatchObject({ out: "resigned", word: "ELEVE" });
    expect(table.tryMove(0, guess("ELEVE", 1))).toBe("buzzle/side-out");
    table.play(0, ...proposals("1u 1C", 2));
    expect(table.turn).toBe(2);
    expect(table.move(2, { type: "resign" }).ok).toBe(true);
    expect(table.view(null).outcome).toMatchObject({
      winners: [0],
      reason: "last-left",
      ranking: [1, 3, 2],
    });
  });

  it("[B20] who leaves in turn passes it on", () => {
    const table = begun(["MATIN", "ELEVE", "BETON"]);
    table.play(2, { type: "guess", target: 1, word: "MATIN" }); // from here on it counts
    expect(table.move(0, { type: "resign" }).ok).toBe(true);
    expect(table.turn).toBe(1);
  });
});
