import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { chanceOf } from "../../../src/core/chance.ts";
import { buzzleBot } from "../../../src/games/buzzle/bot.ts";
import { visitPossible } from "../../../src/games/buzzle/candidates.ts";
import type { BuzzleView } from "../../../src/games/buzzle/index.ts";
import { optionsSchema } from "../../../src/games/buzzle/wire.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { seedOf } from "../../contracts/play.ts";
import { ladder, playBots } from "./ladder.ts";
import { begun, proposals, words } from "./table.ts";

const options = optionsSchema.parse({});
const french = builtLexicon("fr");

describe("bots", () => {
  it("level 3 beats level 1 in four of five seeded matches at least", () => {
    expect(ladder(3, 1, 30, french, options).wins).toBeGreaterThanOrEqual(24);
  });

  it("what they hold possible always includes the hidden word", () => {
    for (let seed = 1; seed <= 4; seed++) {
      playBots([3, 2], seed, french, options, (view, seat) => {
        const other = view.sides[1 - seat]!;
        if (!other.ready || view.phase !== "turn") return;
        let count = 0;
        visitPossible(
          french,
          { boxes: other.boxes, wrong: other.wrong, used: [] },
          view.vocabulary,
          () => count++,
        );
        expect(count, `seed ${seed}`).toBeGreaterThan(0);
      });
    }
  });

  const choose = (view: BuzzleView, lexicon = words) =>
    buzzleBot.choose(view, 0, 3, chanceOf(seedOf(1), 1, "bot"), lexicon);

  it("level 3 says a word it is sure of, also out of turn, and declines when it is not", () => {
    const table = begun(["MATIN", "KAYAK"]);
    table.play(0, ...proposals("1I 1i 1i 2I 2I 3i 3i 3i 5I"));
    expect(choose(table.seen(0))).toMatchObject({ type: "guess", word: "KAYAK" });
    table.play(0, ...proposals("1C"));
    expect(choose(table.seen(0))).toMatchObject({ type: "guess", word: "KAYAK" });
    const unsure = begun(["MATIN", "KAYAK"]);
    unsure.play(0, ...proposals("1C"));
    expect(choose(unsure.seen(0))).toBeNull();
  });

  it("level 3 first lays sure pieces where they lift it to 25, then wins with the word", () => {
    const lexicon = lexiconOf("fr", ["MATIN", "KAYAK", "MEMES"]);
    const table = begun(["MATIN", "KAYAK"], {}, lexicon);
    table.play(0, { type: "guess", target: 1, word: "KAYAK" });
    table.play(1, { type: "secret", word: "MEMES" });
    expect(table.scores()[0]).toBe(20);
    table.play(0, ...proposals("5u"));
    const kinds: string[] = [];
    while (!table.over) {
      const move = choose(table.seen(0), lexicon)!;
      kinds.push(move.type);
      table.play(0, move);
    }
    expect(kinds).toEqual(["propose", "propose", "propose", "propose", "guess"]);
    expect(table.view(null).outcome).toMatchObject({ winners: [0] });
  });

  it("level 3 positions where letters share their pieces and no word is likely enough", () => {
    const lexicon = lexiconOf("fr", ["MATIN", "FAL", "FAT", "KAL", "KAT", "ZAL", "ZAT"]);
    const table = begun(["ZAT", "KAL"], { length: 3 }, lexicon);
    table.play(0, ...proposals("1I 1i 1i 2I 2I 2i 3I 3i"));
    expect(choose(table.seen(0), lexicon)).toMatchObject({ type: "position" });
  });

  it("no level chooses or says a shunned word", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const chance = chanceOf(seedOf(seed), 1, "bot");
      const table = begun(["MATIN", "AGILE"]);
      table.play(1, { type: "guess", target: 0, word: "MATIN" });
      const move = buzzleBot.choose(table.seen(0), 0, ((seed % 3) + 1) as 1 | 2 | 3, chance, words);
      expect(move).toMatchObject({ type: "secret" });
      expect(move).not.toMatchObject({ word: "ZZZZZ" });
    }
  });
});
