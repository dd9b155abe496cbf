import { describe, expect, it } from "vitest";
import { chanceOf } from "../../../src/core/chance.ts";
import { buzzleBot } from "../../../src/games/buzzle/bot.ts";
import { countPossible } from "../../../src/games/buzzle/candidates.ts";
import type { BuzzleOptions } from "../../../src/games/buzzle/options.ts";
import { blank } from "../../../src/games/buzzle/state.ts";
import { buzzleVocabulary } from "../../../src/games/buzzle-family/vocabulary.ts";
import { suggestions } from "../../../src/games/buzzle-family/words.ts";
import { CLASS } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { seedOf } from "../../contracts/play.ts";
import { begun, tableFor } from "./table.ts";

const secretBy = (word: string, wish: object = {}): string | null =>
  tableFor(2, wish).tryMove(0, { type: "secret", word });

describe("secret words", () => {
  it.each([
    ["MATIN", null],
    ["matin", null],
    [" Élève ", null],
    ["buvez", null],
    ["bleue", null],
    ["malte", "buzzle/proper-noun"],
    ["XXXXX", "buzzle/unknown-word"],
    ["TUE", "buzzle/word-length"],
    ["MATINS", "buzzle/word-length"],
    ["MA-TI", "buzzle/not-one-word"],
    ["MA TI", "buzzle/not-one-word"],
    ["zzzzz", null],
  ])("[B2] %s: %s", (word, code) => {
    expect(secretBy(word)).toBe(code);
  });

  it("[B2] a proper noun counts with `names`, a length with `length`", () => {
    expect(secretBy("MALTE", { names: true })).toBeNull();
    expect(secretBy("TUE", { length: 3 })).toBeNull();
    expect(secretBy("MATIN", { length: 3 })).toBe("buzzle/word-length");
  });

  it("[B2] forms and names count as the table agreed", () => {
    expect(secretBy("MALTE", { vocabulary: { firstNames: true, places: true } })).toBeNull();
    expect(secretBy("MALTE", { names: true, vocabulary: { places: false } })).toBe("buzzle/proper-noun");
    expect(secretBy("BUVEZ", { vocabulary: { forms: false } })).toBe("buzzle/inflected-form");
    expect(secretBy("MATIN", { vocabulary: { forms: false, colloquial: true } })).toBeNull();
  });

  it("[B2] a colloquial word counts where the table agreed on such words, and is told apart from an unknown one", () => {
    const words = lexiconOf("fr", { PLOUC: CLASS.lemma | CLASS.colloquial, MATIN: CLASS.lemma });
    const secret = (options: object) =>
      tableFor(2, options, 1, words).tryMove(0, { type: "secret", word: "PLOUC" });
    expect(secret({})).toBe("buzzle/colloquial-word");
    expect(secret({ vocabulary: { colloquial: true } })).toBeNull();
  });

  it("[B2] a word that is given, and every bot's, is one that was agreed on", () => {
    const forms = lexiconOf("fr", { BUVEZ: CLASS.conjugated, LOIRE: CLASS.proper, RIEZE: CLASS.lemma });
    const words = { ...forms, common: ["BUVEZ", "RIEZE"] };
    for (let seed = 1; seed <= 8; seed++) {
      const table = tableFor(2, { vocabulary: { forms: false } }, seed, words);
      expect(buzzleBot.choose(table.seen(0), 0, 2, chanceOf(seedOf(seed), 1, "bot"), words)).toEqual({
        type: "secret",
        word: "RIEZE",
      });
      table.wait();
      expect(table.side(0, 0).word).toBe("RIEZE");
    }
  });

  it("[B29] with common words only a secret is well known, and a rare guess costs nothing", () => {
    const { lemma, common } = CLASS;
    const words = lexiconOf("fr", { MATIN: lemma | common, GONZE: lemma, ARBRE: lemma | common });
    const wish = { vocabulary: { common: true } };
    const table = tableFor(2, wish, 1, words);
    expect(table.tryMove(0, { type: "secret", word: "GONZE" })).toBe("buzzle/uncommon-word");
    expect(table.tryMove(0, { type: "secret", word: "MATIN" })).toBeNull();
    expect(table.tryMove(1, { type: "secret", word: "ARBRE" })).toBeNull();
    expect(table.tryMove(0, { type: "guess", target: 1, word: "GONZE" })).toBe("buzzle/uncommon-word");
    expect(table.scores()).toEqual([0, 0]);
    expect(tableFor(2, {}, 1, words).tryMove(0, { type: "secret", word: "GONZE" })).toBeNull();
  });

  it("[B29] the notebook and the bots count common words alone", () => {
    const { lemma, common } = CLASS;
    const words = lexiconOf("fr", { MATIN: lemma | common, GONZE: lemma, ARBRE: lemma | common });
    const knowledge = { boxes: blank({ length: 5 } as BuzzleOptions).boxes, wrong: [], used: [] };
    expect(countPossible(words, knowledge, buzzleVocabulary({ vocabulary: { common: true } }))).toBe(2);
    expect(countPossible(words, knowledge, buzzleVocabulary({}))).toBe(3);
    expect(suggestions(words, 5, buzzleVocabulary({ vocabulary: { common: true } }))).not.toContain("GONZE");
  });

  it("[B29] what is built in the opening may be any word", () => {
    const { lemma, common } = CLASS;
    const words = lexiconOf("fr", { TUE: lemma | common, EUT: lemma });
    const table = tableFor(2, { opening: "quick-buzzle", vocabulary: { common: true } }, 1, words);
    expect(table.tryMove(0, { type: "secret", word: "EUT" })).toBe("buzzle/uncommon-word");
    table.play(0, { type: "secret", word: "TUE" });
    table.play(1, { type: "secret", word: "TUE" });
    expect(table.tryMove(0, { type: "solve", word: "EUT" })).toBeNull();
  });

  it("[B2] a refused word leaves the choice open", () => {
    const table = tableFor(2);
    expect(table.tryMove(0, { type: "secret", word: "XXXXX" })).toBe("buzzle/unknown-word");
    expect(table.tryMove(0, { type: "secret", word: "MATIN" })).toBeNull();
    expect(table.side(0, 0).word).toBe("MATIN");
  });

  it("[B2] in German Ä Ö Ü are letters, in French they are accents", () => {
    const german = lexiconOf("de", { FÜNFE: CLASS.lemma, FUNKE: CLASS.lemma });
    expect(tableFor(2, {}, 1, german).tryMove(0, { type: "secret", word: "fünfe" })).toBeNull();
    expect(tableFor(2, {}, 1, german).tryMove(0, { type: "secret", word: "funfe" })).toBe(
      "buzzle/unknown-word",
    );
    const french = lexiconOf("fr", ["NAIUM", "AAAAA"]);
    expect(tableFor(2, {}, 1, french).tryMove(0, { type: "secret", word: "naïüm" })).toBeNull();
  });

  it("[B3] a second word is refused, and so is an earlier one of one's own", () => {
    const table = begun(["MATIN", "AGILE"]);
    expect(table.tryMove(0, { type: "secret", word: "BETON" })).toBe("buzzle/already-chosen");
    table.play(1, { type: "guess", target: 0, word: "MATIN" });
    expect(table.tryMove(0, { type: "secret", word: "MATIN" })).toBe("buzzle/used-word");
    // Somebody else's word is nobody's business.
    expect(table.tryMove(0, { type: "secret", word: "AGILE" })).toBeNull();
    expect(table.seen(0).sides[0]).toMatchObject({ wordNo: 2, past: [{ word: "MATIN", by: 1 }] });
  });

  it("[B4] after 90 seconds the server gives a common word and tells its owner alone", () => {
    const table = tableFor(2);
    const began = table.now;
    table.play(0, { type: "secret", word: "MATIN" });
    table.wait();
    expect(table.now - began).toBe(90_000);
    expect(table.side(1, 1)).toMatchObject({ ready: true, given: true });
    expect(table.side(1, 1).word).toMatch(/^[A-Z]{5}$/);
    expect(table.side(1, 1).word).not.toBe("ZZZZZ");
    for (const viewer of [null, 0]) {
      expect(table.side(1, viewer)).toMatchObject({ word: null, given: false, ready: true });
    }
  });

  it("[B4] a new word has 60 seconds", () => {
    const table = begun(["MATIN", "AGILE"]);
    table.play(0, { type: "guess", target: 1, word: "AGILE" });
    const found = table.now;
    table.wait();
    expect(table.now - found).toBe(60_000);
    expect(table.side(1, 1)).toMatchObject({ given: true, wordNo: 2 });
    expect(table.side(1, 1).word).not.toBe("AGILE");
  });

  it("[B5] play begins when everybody has a word, with a drawn start", () => {
    const starts = new Set<number | null>();
    for (let seed = 1; seed <= 20; seed++) {
      const table = tableFor(3, {}, seed);
      for (const [seat, word] of ["MATIN", "AGILE", "BETON"].entries()) {
        expect(table.turn).toBeNull();
        expect(table.tryMove(seat, { type: "guess", target: (seat + 1) % 3, word: "AGILE" })).toBe(
          "buzzle/still-choosing",
        );
        table.play(seat, { type: "secret", word });
      }
      starts.add(table.turn);
    }
    expect(starts).toEqual(new Set([0, 1, 2]));
  });

  it("[B24] nobody but its owner sees a word, only that it was chosen and its seal", () => {
    const table = begun(["MATIN", "AGILE", "BETON"]);
    for (const viewer of [null, 0, 1, 2]) {
      const text = JSON.stringify(table.view(viewer));
      for (const [seat, word] of ["MATIN", "AGILE", "BETON"].entries()) {
        expect(text.includes(word)).toBe(viewer === seat);
        expect(table.side(seat, viewer).commitment).toMatch(/^[0-9a-f]{64}$/);
      }
    }
  });
});
