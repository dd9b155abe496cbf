import { describe, expect, it } from "vitest";
import { chanceOf } from "../../../src/core/chance.ts";
import type { BotLevel } from "../../../src/games/game.ts";
import { beliefAbout, likeliest, prospectsOf } from "../../../src/games/password/belief.ts";
import { passwordBot } from "../../../src/games/password/bot.ts";
import { stillPossible, vocabularyOf } from "../../../src/games/password/candidates.ts";
import { CIRCLES } from "../../../src/games/password/circles.ts";
import { type PasswordOptions, password } from "../../../src/games/password/index.ts";
import { EMPTY_RECORD, type WordRecord } from "../../../src/games/password/record.ts";
import { CLASS, type Lexicon } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { Sitting } from "./sitting.ts";

const LEVELS: readonly (BotLevel | 0)[] = [0, 1, 2, 3];
const seed = new Uint8Array(32);

function choice(table: Sitting, seat: number, level: BotLevel | 0, words: Lexicon, draw = 1) {
  const view = JSON.parse(JSON.stringify(password.view(table.state, seat)));
  return passwordBot.choose(view, seat, level, chanceOf(seed, draw, "bot"), words);
}

/** Two sides with words of a small lexicon; seat 0 is the bot. */
const sit = (words: Lexicon, secrets: readonly string[], options: Partial<PasswordOptions> = {}) =>
  new Sitting({ secrets, words, options });

describe("the words still possible", () => {
  const lexicon = lexiconOf("fr", ["AS", "OUI", "SALE", "SALADE", "SALSA", "DANSE", "DENSE", "ROUGE"]);
  it.each<[string, Partial<WordRecord>, number | null, string]>([
    ["nothing said", {}, null, "AS OUI SALE DANSE DENSE ROUGE SALSA SALADE"],
    ["a length agreed", {}, 5, "DANSE DENSE ROUGE SALSA"],
    ["no A", { absent: "A" }, null, "OUI DENSE ROUGE"],
    ["A at 2", { letters: "A", positions: "2" }, null, "SALE DANSE SALSA SALADE"],
    ["A at 2 and no other", { letters: "A", positions: "2", noMore: "A" }, null, "SALE DANSE"],
    ["A at 2 and at 4", { letters: "AA", positions: "24" }, null, "SALADE"],
    ["two A, no places", { letters: "AA" }, null, "SALSA SALADE"],
    [
      "S at 1, and another letter of circle 6",
      { letters: "S", positions: "1", circles: "....?......" },
      null,
      "SALE SALSA SALADE",
    ],
    ["a yes of circle 9 (B F G R W)", { circles: ".......?..." }, null, "ROUGE"],
    ["not DANSE", { letters: "D", positions: "1", wrong: ["DANSE"] }, null, "DENSE"],
    ["not a word", { letters: "Z", positions: "1" }, null, ""],
  ])("%s", (_title, said, length, expected) => {
    const vocabulary = vocabularyOf(lexicon);
    const places = stillPossible(vocabulary, { ...EMPTY_RECORD, ...said }, CIRCLES.fr, length);
    expect([...places].map((place) => vocabulary.words[place]).join(" ")).toBe(expected);
  });
});

describe("prospects", () => {
  const lexicon = lexiconOf("fr", ["AB", "AC", "BA", "DADA"]);
  const table = sit(lexicon, ["AB", "AC"]);
  const vocabulary = vocabularyOf(lexicon);
  const about = (level: 1 | 2, commonness = 1) =>
    prospectsOf(beliefAbout(password.view(table.state, 0), 1, vocabulary, commonness), level, vocabulary);

  it("count the words that would answer yes, and the bits that the places tell", () => {
    expect(about(1).letter("B")).toEqual({ yes: 0.5, bits: 1.5 }); // no, at 2, at 1: a half, a quarter, a quarter
    expect(about(1).letter("C").yes).toBe(0.25);
    expect(about(1).letter("Z")).toEqual({ yes: 0, bits: 0 });
    expect(about(1).circle("BCGPV")).toMatchObject({ yes: 0.75 });
  });

  it("take the lot between two places for no information", () => {
    // A at 1 in half, at 2 in three eighths, at 4 in an eighth; DADA answers 2 or 4 by lot, which is one bit.
    const lot = 1 / 4;
    const heard = 0.5 * Math.log2(2) + 0.375 * Math.log2(8 / 3) + 0.125 * Math.log2(8);
    expect(about(1).letter("A")).toMatchObject({ yes: 1 });
    expect(about(1).letter("A").bits).toBeCloseTo(heard - lot, 10);
  });

  it("tell only yes or no at level 2", () => {
    expect(about(2).letter("B")).toEqual({ yes: 0.5, bits: 1 });
    expect(about(2).letter("A")).toEqual({ yes: 1, bits: 0 });
  });
});

describe("a belief", () => {
  it("holds a common word for likelier, and a shunned one for the last resort", () => {
    const base = lexiconOf("fr", { AB: CLASS.lemma | CLASS.shunned, AC: CLASS.inflected, AD: CLASS.lemma });
    const table = sit(base, ["AC", "AC"]);
    const vocabulary = vocabularyOf(base);
    const belief = () => beliefAbout(password.view(table.state, 0), 1, vocabulary, 8);
    expect(likeliest(belief(), vocabulary)).toEqual({ word: "AD", p: 0.8 });
    table.must(0, { type: "guess", target: 1, word: "AD" });
    expect(likeliest(belief(), vocabulary)).toEqual({ word: "AC", p: 0.5 });
    table.handTo(0).ask(12, "C");
    table.ask(2, "D");
    expect(likeliest(belief(), vocabulary)).toEqual({ word: "AC", p: 1 });
  });
});

describe.each(LEVELS)("level %i", (level) => {
  const vile = lexiconOf("fr", { VIL: CLASS.lemma | CLASS.shunned, VOL: CLASS.lemma, BOL: CLASS.lemma });

  it("chooses a word that is accepted and not shunned, whatever is drawn", () => {
    for (let draw = 0; draw < 40; draw++) {
      const move = choice(new Sitting({ seats: 2, words: vile }), 0, level, vile, draw);
      expect(["VOL", "BOL"]).toContain((move as { word: string }).word);
    }
  });

  it("does not guess a shunned word while another one fits", () => {
    const guesses = new Set<string>();
    const table = sit(vile, ["BOL", "VIL"]);
    table.ask(12, "V");
    for (let draw = 0; draw < 60; draw++) {
      const move = choice(table.handTo(0), 0, level, vile, draw);
      if (move?.type === "guess") guesses.add(move.word);
    }
    expect([...guesses]).toEqual(["VOL"]);
  });

  it("guesses a shunned word when it is the only one left", () => {
    const table = sit(vile, ["BOL", "VIL"]);
    table.ask(7, "I");
    const moves = Array.from({ length: 60 }, (_, draw) => choice(table, 0, level, vile, draw));
    expect(moves).toContainEqual({ type: "guess", target: 1, word: "VIL" });
  });

  it("keeps playing when a word taken on honour fits nothing it knows", () => {
    const table = sit(vile, ["BOL", "XQZ"], { words: "honour" });
    table.ask(3, "X");
    for (let draw = 0; draw < 20; draw++)
      expect(choice(table, 0, level, vile, draw)).toEqual({ type: "roll" });
    table.roll(6);
    const move = choice(table, 0, level, vile);
    expect(table.try(0, move!).ok).toBe(true);
  });
});

describe("what levels ask", () => {
  // P splits these in halves and tells the place; E is in all of them, K in one.
  const split = lexiconOf("fr", ["PETE", "PERE", "KEPE", "TETE", "MERE", "RELE"]);

  it("level 2 asks what splits the words still possible", () => {
    const table = sit(split, ["PETE", "TETE"]);
    table.roll(5); // D K P T V
    expect(choice(table, 0, 2, split)).toEqual({ type: "ask", target: 1, letter: "P" });
  });

  it("level 3 takes a sure yes that keeps the hand", () => {
    const table = sit(split, ["PETE", "TETE"]);
    table.roll(3);
    expect(choice(table, 0, 3, split)).toEqual({ type: "ask", target: 1, letter: "E" });
  });

  it("level 3 asks the opponent whose word promises more", () => {
    const table = new Sitting({ secrets: ["PETE", "PERE", "TETE"], words: split });
    for (const letter of "PTMKL") {
      table.handTo(0).roll(3);
      table.must(0, { type: "ask", target: 1, letter });
    }
    table.handTo(0).roll(5);
    expect(choice(table, 0, 3, split)).toMatchObject({ target: 2 });
  });

  it("level 1 asks for the most frequent letter that is permitted", () => {
    const table = sit(split, ["PETE", "TETE"]);
    table.roll(7);
    expect(choice(table, 0, 1, split)).toEqual({ type: "ask", target: 1, letter: "E" });
  });

  it("level 0 asks anything that is permitted", () => {
    const table = sit(split, ["PETE", "TETE"]);
    table.roll(5);
    const moves = Array.from({ length: 80 }, (_, draw) => JSON.stringify(choice(table, 0, 0, split, draw)));
    expect(new Set(moves).size).toBe(6);
  });
});
