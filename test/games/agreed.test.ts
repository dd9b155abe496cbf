import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../dictionaries/built.ts";
import { foldAgreed, readAgreed } from "../../src/games/agreed.ts";
import { buzzle } from "../../src/games/buzzle/index.ts";
import { piecesOf } from "../../src/games/buzzle-family/pieces.ts";
import { buzzleVocabulary } from "../../src/games/buzzle-family/vocabulary.ts";
import { solutionsBeside } from "../../src/games/buzzle-solitaire/draw.ts";
import { worthiest } from "../../src/games/lexiduel/best.ts";
import { classesOf, wordTest } from "../../src/games/lexiduel/words.ts";
import { hasWord, legalWords } from "../../src/games/overturn/search.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../src/lexicon/lexicon-of.ts";
import { headerOf, type MatchPlan } from "../../src/match/header.ts";
import { BLUE, boardOf, positionWith } from "./lexiduel/boards.ts";
import { randomGround } from "./overturn/positions.ts";

const french = { language: "fr" } as const;
const german = { language: "de", umlauts: true } as const;

describe("a word to agree on", () => {
  it.each([
    ["esclamer", french, "ESCLAMER"],
    [" Fuitait ", french, "FUITAIT"],
    ["Übäl", german, "ÜBÄL"],
    ["Übäl", { language: "de" }, "UBAL"],
    ["aujourd’hui", french, "not-one-word"],
    ["K", french, "length"],
    ["connard", { ...french, filter: "off" }, "rude"],
    ["merde", french, "MERDE"],
    ["merde", { ...french, filter: "strict" }, "rude"],
  ] as const)("%j for %j: %s", (text, rule, expected) => {
    const read = readAgreed(text, rule);
    expect(read.ok ? read.value : read.error).toBe(expected);
  });

  it("is kept folded and once; options without any stay as they are", () => {
    const options = { length: 5, agreed: ["kipla", "Kipla", "joran"] };
    expect(foldAgreed(options, french)).toEqual({
      ok: true,
      value: { length: 5, agreed: ["KIPLA", "JORAN"] },
    });
    const none = { length: 5, agreed: [] };
    expect(foldAgreed(none, french)).toEqual({ ok: true, value: none });
    const rude = foldAgreed({ agreed: ["kipla", "connard"] }, french);
    expect(rude).toEqual({ ok: false, error: { word: "connard", problem: "rude" } });
  });

  it("makes a match unrated", () => {
    const plan = (agreed: readonly string[]) =>
      ({
        game: "buzzle",
        language: "fr",
        lexicon: "x",
        options: { agreed },
        rated: true,
      }) as unknown as MatchPlan;
    const ratedWith = (agreed: readonly string[]) => headerOf(buzzle as never, plan(agreed), () => {}).rated;
    expect([ratedWith([]), ratedWith(["KIPLA"])]).toEqual([true, false]);
  });
});

describe("in play", () => {
  it("[L29] ESCLAMER counts in Lexiduel where it was agreed on", () => {
    const words = builtLexicon("fr");
    expect(wordTest(words, {})("ESCLAMER")).toBe(false);
    expect(wordTest(words.withAgreed(["ESCLAMER"]), {})("ESCLAMER")).toBe(true);
  });

  it("[L29] Lexiduel's search finds the same moves as in a dictionary that has the words", () => {
    const plain = ["MER", "AMER", "MERE", "ROI", "ROIS", "ON", "MON"];
    const agreed = ["MERX", "XAMER", "ROIX"];
    const position = positionWith(boardOf("I9 right MER", "C3 down ROI"), BLUE);
    const movesIn = (words: Lexicon) =>
      worthiest(position, { words, classes: classesOf({}) }, 60).map(({ move, worth }) => ({ move, worth }));
    const found = movesIn(lexiconOf("fr", plain).withAgreed(agreed));
    expect(found).toEqual(movesIn(lexiconOf("fr", [...plain, ...agreed])));
    expect(found).not.toEqual(movesIn(lexiconOf("fr", plain)));
  });

  it("[O24] Overturn's search finds the same words as in a dictionary that has them", () => {
    const plain = builtLexicon("fr");
    let more = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const ground = randomGround(seed, "basic", "fr");
      const agreed = ["EXA", "RUZ", "STE", "NTI", "LEUS"];
      const found = [...legalWords(ground, 0, plain.withAgreed(agreed))].map(({ word }) => word);
      const before = new Set([...legalWords(ground, 0, plain)].map(({ word }) => word));
      const news = [...new Set(found)].filter((word) => !before.has(word));
      expect(news.filter((word) => !agreed.includes(word))).toEqual([]);
      expect([...before].filter((word) => !found.includes(word))).toEqual([]);
      more += news.length;
    }
    expect(more).toBeGreaterThan(0);
  });

  it("[O24] a game of Overturn does not end by itself while such a word is left", () => {
    const nothing = lexiconOf("fr", ["ZYTHUM"]);
    let differ = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const ground = randomGround(seed, "basic", "fr");
      expect(hasWord(ground, nothing)).toBe(legalWords(ground, 0, nothing).length > 0);
      const agreed = nothing.withAgreed(["EN", "RE", "ST", "LA"]);
      if (hasWord(ground, agreed) && !hasWord(ground, nothing)) differ++;
    }
    expect(differ).toBeGreaterThan(0);
  });

  it("[S12] the words that can be built from a group include it", () => {
    const words = lexiconOf("fr", ["TUE"]).withAgreed(["EUT"]);
    expect(piecesOf("EUT")).toBe(piecesOf("TUE"));
    expect(solutionsBeside("TUE", words, buzzleVocabulary({}))).toEqual(["EUT"]);
  });
});
