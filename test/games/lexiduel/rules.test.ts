import { describe, expect, it } from "vitest";
import { scoreOf } from "../../../src/games/lexiduel/board.ts";
import { judge } from "../../../src/games/lexiduel/judge.ts";
import { openingPosition } from "../../../src/games/lexiduel/position.ts";
import { refusal } from "../../../src/games/lexiduel/refusals.ts";
import { parseSquare, SQUARES, zoneOf } from "../../../src/games/lexiduel/squares.ts";
import { parseStock, STOCKS, sizeOf } from "../../../src/games/lexiduel/stock.ts";
import { wordTest } from "../../../src/games/lexiduel/words.ts";
import { CLASS } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { among, BLUE, boardOf, outcomeOf, positionWith, RED, tryMove } from "./boards.ts";
import { FEW_WORDS } from "./few-words.ts";

describe("the board", () => {
  it.each([
    ["A1", "frame"],
    ["T20", "frame"],
    ["A10", "frame"],
    ["B2", "corner"],
    ["E5", "corner"],
    ["P2", "corner"],
    ["S19", "corner"],
    ["F5", "border"],
    ["E6", "border"],
    ["F6", "centre"],
    ["O15", "centre"],
    ["P15", "border"],
  ])("[L1] %s lies in the %s", (square, zone) => {
    expect(zoneOf(parseSquare(square)!)).toBe(zone);
  });

  it("[L1] has 76 squares of frame, 64 dark, 160 light, 100 of centre", () => {
    const count = (zone: string) =>
      Array.from({ length: SQUARES }, (_, square) => zoneOf(square)).filter((each) => each === zone).length;
    expect(["frame", "corner", "border", "centre"].map(count)).toEqual([76, 64, 160, 100]);
  });

  it.each(["fr", "en", "de"] as const)("[L2] each side begins with 201 letters in %s", (language) => {
    expect(sizeOf(STOCKS[language])).toBe(201);
  });
});

const OPENING = openingPosition("fr");
/** Blue MER on C3 waits for its reply. */
const MER = positionWith(boardOf("C3 right MER"), {
  turn: 1,
  pending: [parseSquare("C3")!, parseSquare("D3")!, parseSquare("E3")!],
});

describe("bad input, each with its own code", () => {
  const at = (row: number, col: number, letter = "E") => ({ row, col, letter });
  const position = positionWith(boardOf("C3 right MERle"), BLUE);
  it.each([
    ["[L4] no letter", [], "lexiduel/no-letters"],
    ["[L4] not in one line", [at(5, 5), at(6, 6)], "lexiduel/not-in-line"],
    ["[L4] a gap", [at(2, 1, "A"), at(2, 8, "S")], "lexiduel/gap"],
    ["[L4] an occupied square", [at(2, 2)], "lexiduel/occupied"],
    ["[L4] off the board to the right", [at(0, 20)], "lexiduel/off-board"],
    ["[L4] off the board above", [at(-1, 0)], "lexiduel/off-board"],
    ["[L4] two on one square", [at(8, 8), at(8, 8)], "lexiduel/same-square"],
    ["[L4] more than six", [0, 1, 2, 3, 4, 5, 6].map((col) => at(8, col)), "lexiduel/too-many"],
    ["[L4] no letter of the alphabet", [at(8, 8, "?")], "lexiduel/not-a-letter"],
    ["[L4] two letters on a square", [at(8, 8, "œ")], "lexiduel/not-a-letter"],
    ["[L2] none left in stock", [at(8, 8, "W"), at(8, 9, "W")], "lexiduel/none-left"],
    ["[L5] a letter by itself", [at(8, 8)], "lexiduel/alone"],
  ])("%s", (_, letters, code) => {
    const verdict = judge(position, { type: "place", letters }, () => true);
    expect(verdict.ok ? "accepted" : verdict.error.code).toBe(code);
  });

  it("[L2] says how many are left", () => {
    const red = parseStock("A1E2R1")!;
    const poor = positionWith(boardOf("C3 right mer"), { ...RED, stocks: { blue: red, red } });
    expect(tryMove(poor, "C3 right MERVEILLE")).toMatchObject({
      ok: false,
      error: { code: "lexiduel/none-left", detail: { letter: "V", left: 0, wanted: 1 } },
    });
  });

  it("reads small letters and accents as capitals", () => {
    const letters = [at(2, 2, "é"), at(2, 3, "t"), at(2, 4, "É")];
    expect(judge(OPENING, { type: "place", letters }, among("ETE")).ok).toBe(true);
  });
});

describe("words", () => {
  const test = wordTest(FEW_WORDS, { interjections: false });
  it.each([
    ["MER", true, "a word of the list"],
    ["PORTES", true, "a conjugated form that is a noun too"],
    ["BUVEZ", true, "a conjugated form"],
    ["NIL", false, "a proper noun"],
    ["AH", false, "an interjection"],
    ["XYZ", false, "no word"],
  ])("[L3] %s: %s, %s", (word, isWord) => {
    expect(test(word)).toBe(isWord);
  });

  it("[L3] interjections count where they were agreed upon", () => {
    expect(wordTest(FEW_WORDS, { interjections: true })("AH")).toBe(true);
    expect(wordTest(FEW_WORDS, { interjections: true })("NIL")).toBe(false);
  });

  it("[L3] conjugated forms do not where they were agreed out", () => {
    const words = lexiconOf("fr", {
      IRA: CLASS.conjugated,
      ROI: CLASS.lemma,
      PORTE: CLASS.lemma | CLASS.conjugated,
    });
    const without = wordTest(words, { vocabulary: { conjugated: false } });
    expect(["IRA", "ROI", "PORTE"].filter(without)).toEqual(["ROI", "PORTE"]);
  });

  it("[L5] names the run that is no word: FDETREMPER after F on A1", () => {
    const position = positionWith(boardOf("A4 down TREMPER", "A1 right filament"), BLUE);
    expect(tryMove(position, "A2 down DETREMPER", among("DETREMPER"))).toMatchObject({
      ok: false,
      error: {
        code: "lexiduel/not-a-word",
        detail: { word: "FDETREMPER", square: "A1", line: "down" },
      },
    });
    const detail = { word: "FDETREMPER", square: "A1", line: "down" };
    expect(refusal("lexiduel/not-a-word", detail).message).toBe(
      "FDETREMPER, from A1 down, is not a word here. Every run of letters must be one.",
    );
  });

  it("[L5] names a run across the line", () => {
    const position = positionWith(boardOf("H4 right roi", "K3 right ES"), BLUE);
    expect(tryMove(position, "K4 right SE", among("SE ES"))).toMatchObject({
      ok: false,
      error: { detail: { word: "ROISE", square: "H4", line: "right" } },
    });
  });

  it("[L5] standing beside a word is fine when it makes words: ROI becomes ROIS and stays red", () => {
    const position = positionWith(
      boardOf("C3 right MERVEILLE", "H4 right roi", "C10 right PRESENTERAIT"),
      BLUE,
    );
    expect(outcomeOf(position, "K3 down ESCLAMER", among("ESCLAMER ROIS"))).toBe("joining");
    expect(outcomeOf(position, "K3 down ESCLAMER", among("ESCLAMER"))).toBe("lexiduel/not-a-word");
  });
});

describe("primers", () => {
  it.each([
    ["[L7] a first move in a corner", OPENING, "C3 right MER", "initial"],
    ["[L7] of two letters", OPENING, "S18 down OR", "initial"],
    ["[L7] half outside the corner", OPENING, "D3 right MER", "lexiduel/first-move"],
    ["[L7] in the light border", OPENING, "H3 right MER", "lexiduel/first-move"],
    ["[L7] in the frame", OPENING, "A3 down MER", "lexiduel/first-move"],
    ["[L7] in the centre", OPENING, "H8 right MER", "lexiduel/first-move"],
    ["[L6] [L7] of four letters", OPENING, "B2 right AMER", "lexiduel/first-move"],
    ["[L8] in line: MON", MER, "C3 down MON", "reply"],
    ["[L8] beside: TU under ER", MER, "D4 right TU", "reply"],
    ["[L8] beside: AIR left of MER", MER, "B3 down AIR", "reply"],
    ["[L8] in another corner", MER, "P3 right JEU", "lexiduel/reply-due"],
    ["[L8] in the same corner without touching", MER, "B5 right OR", "lexiduel/reply-due"],
    ["[L8] in line at the other end", MER, "E3 down RUE", "reply"],
    ["[L8] out of the corner at the end", MER, "C3 right MERLE", "lexiduel/reply-due"],
  ])("%s", (_, position, text, outcome) => {
    expect(outcomeOf(position, text)).toBe(outcome);
  });

  const later = positionWith(boardOf("C3 right MER", "C4 down on"), BLUE);
  it.each([
    ["[L7] a second corner, still empty", "P3 right JEU", "initial"],
    ["[L9] in a corner that is not empty, against a letter", "D5 right OR", "primer"],
    ["[L7] touching nothing, half outside the corner", "E5 right OR", "lexiduel/corner-taken"],
    ["[L6] four letters that touch nothing", "P3 right JEUX", "lexiduel/placed-directly"],
    ["[L9] against a letter of the other side", "C5 right NAIT", "primer"],
    ["[L9] lengthening one's own", "C3 right MERLE", "extension"],
    ["[L9] touching nothing in the light border", "H3 right OR", "lexiduel/corner-taken"],
  ])("%s", (_, text, outcome) => {
    expect(outcomeOf(later, text)).toBe(outcome);
  });

  it("[L7] touching nothing, in a corner that is not wholly empty", () => {
    const position = positionWith(boardOf("B2 right or"), BLUE);
    expect(outcomeOf(position, "D5 right NE")).toBe("lexiduel/corner-taken");
  });

  it("[L6] a primer spells a word by itself", () => {
    const words = among("NAIT NAITRE TRE");
    const position = positionWith(boardOf("C5 right nait"), BLUE);
    expect(outcomeOf(position, "C5 right NAITRE", words)).toBe("lexiduel/primer-not-a-word");
    expect(outcomeOf(position, "C5 right NAITTRE", among("NAITTRE TRE"))).toBe("primer");
  });

  it("[L6] [L8] a reply in its place that is no word by itself is told so", () => {
    const words = among("MER MAU");
    expect(outcomeOf(MER, "C3 down MAU", words)).toBe("lexiduel/primer-not-a-word");
    expect(outcomeOf(MER, "C3 right MERLE", among("MERLE"))).toBe("lexiduel/reply-due");
  });

  it.each([
    ["the centre", boardOf("H5 right roi"), "H5 down ROC", "lexiduel/primer-outside-border"],
    ["the frame", boardOf("B8 right roi"), "A8 down OR", "lexiduel/primer-outside-border"],
    ["the border", boardOf("H5 right roi"), "H3 down AIR", "primer"],
  ])("[L9] against a letter in %s", (_, board, text, outcome) => {
    expect(outcomeOf(positionWith(board, BLUE), text)).toBe(outcome);
  });

  it("[L9] a primer that touches a letter from outside enters an empty corner without asking for a reply", () => {
    const position = positionWith(boardOf("F3 right roi"), BLUE);
    expect(outcomeOf(position, "D3 right LEROI")).toBe("primer");
  });

  it("[L16] a primer takes nothing, even where letters stand in line", () => {
    expect(outcomeOf(later, "C5 right NAIT")).toBe("primer");
  });
});

describe("extension", () => {
  const limon = positionWith(boardOf("C3 right MER", "C4 down on"), RED);
  const taira = boardOf("H3 right I", "H4 down ra");
  it.each([
    ["[L11] [L15] up from O and N, over M, which is taken", limon, "C1 down LIMON", "extension C3"],
    [
      "[L10] IRA by red, who has two letters of it",
      positionWith(taira, RED),
      "H1 down TAIRA",
      "extension H3",
    ],
    [
      "[L10] IRA by blue, who has one",
      positionWith(taira, BLUE),
      "H1 down TAIRA",
      "lexiduel/primer-outside-border",
    ],
    [
      "[L10] LI, a letter each, by blue",
      positionWith(boardOf("J3 down Li"), BLUE),
      "J3 down LIMONS",
      "lexiduel/needs-base",
    ],
    [
      "[L10] LI, a letter each, by red",
      positionWith(boardOf("J3 down Li"), RED),
      "J3 down LIMONS",
      "lexiduel/needs-base",
    ],
  ])("%s", (_, position, text, outcome) => {
    expect(outcomeOf(position, text)).toBe(outcome);
  });

  it("[L10] goes out in one direction only", () => {
    const position = positionWith(boardOf("H8 right AB"), BLUE);
    expect(outcomeOf(position, "H8 right ABCDEFGH")).toBe("extension");
    expect(outcomeOf(position, "B8 right CDEFGHAB")).toBe("extension");
    expect(outcomeOf(position, "G8 right CABD")).toBe("lexiduel/two-jumped");
  });

  it.each([
    ["[L11] one letter of the other side", "H8 right ABx", "H8 right ABXC", "extension J8"],
    ["[L11] one of one's own further on", "H8 right AB.C", "H8 right ABDCE", "extension"],
    ["[L11] two in a row", "H8 right ABxy", "H8 right ABXYC", "lexiduel/two-jumped"],
    ["[L11] two in a row further on", "H8 right AB.xy", "H8 right ABCXYD", "lexiduel/two-jumped"],
    ["[L11] one here and one there", "H8 right ABx.y", "H8 right ABXCYD", "extension J8 L8"],
    ["[L11] six letters and two jumped", "H8 right ABx.y", "H8 right ABXCYDEFGH", "extension J8 L8"],
    [
      "[L12] [L16] letters beyond the last one are not taken",
      "H8 right AB.xy",
      "H8 right ABCXY",
      "extension",
    ],
    ["[L12] [L16] nor letters behind the two", "G8 right xAB", "G8 right XABC", "extension"],
  ])("%s", (_, word, text, outcome) => {
    expect(outcomeOf(positionWith(boardOf(word), BLUE), text)).toBe(outcome);
  });

  it("[L17] takes most unless another way is named", () => {
    // Own letters on both sides of a red one: from the near pair nothing is taken, from the far pair x is.
    const position = positionWith(boardOf("D8 right ABxCD.y"), BLUE);
    expect(outcomeOf(position, "D8 right ABXCDEY")).toBe("extension");
    const both = positionWith(boardOf("H8 right ABx", "L8 right CD"), BLUE);
    expect(outcomeOf(both, "H8 right ABXECD")).toBe("extension J8");
    expect(outcomeOf(both, "H8 right ABXECD as extension left")).toBe("extension");
    expect(outcomeOf(both, "H8 right ABXECD as joining")).toBe("lexiduel/other-way");
  });
});

describe("joining", () => {
  /** R of MERVEILLE and I of RENAITRAI, one under the other with a square between. */
  const raidisse = boardOf("C3 right MERVEILLE", "A5 right RENAITrai");
  it.each([
    ["[L13] [L14] on past the second letter", raidisse, BLUE, "E3 down RAIDISSE", "joining"],
    ["[L13] with less than two of one's own", raidisse, RED, "E3 down RAIDISSE", "lexiduel/join-needs-own"],
    [
      "[L13] to a letter of the other side only",
      boardOf("C3 right MERVEILLE", "A5 right renaitrai"),
      BLUE,
      "E3 down RAIDISSE",
      "lexiduel/join-needs-own",
    ],
    [
      "[L14] stopping at the second letter",
      boardOf("C3 right ABC", "C7 right DEF"),
      BLUE,
      "C3 down AXYZD",
      "joining",
    ],
    [
      "[L13] a letter that stands in no word across is no end",
      boardOf("H8 right ABC", "H13 right D"),
      BLUE,
      "H8 down AXYZTD",
      "lexiduel/needs-base",
    ],
    [
      "[L14] [L15] over a letter of the other side, left to the frame",
      boardOf("I3 down loisir", "E3 down RAIDISSE", "C1 down limonade"),
      RED,
      "A8 right PRESSURER",
      "joining E8",
    ],
    [
      "[L15] a letter of the other side just before the end is taken",
      boardOf("C3 down AB", "H3 down CD", "G3 right x"),
      BLUE,
      "C3 right AEFGXC as joining right",
      "joining G3",
    ],
    [
      "[L11] [L14] two in a row",
      boardOf("H8 down AB", "N8 down CD", "L8 right xy"),
      BLUE,
      "H8 right AEFGXYC",
      "lexiduel/two-jumped",
    ],
  ])("%s", (_, board, turn, text, outcome) => {
    expect(outcomeOf(positionWith(board, turn), text)).toBe(outcome);
  });
});

describe("points", () => {
  it.each([
    ["[L18] three letters give nothing", ["C3 right MER"], [0, 0]],
    ["[L18] four give one each", ["C3 right MERE"], [4, 0]],
    ["[L18] to whoever owns the letter", ["C3 right MErE"], [3, 1]],
    ["[L18] twice where two long words cross", ["C3 right MERE", "C3 down MODE"], [8, 0]],
    ["[L18] once where a short one crosses", ["C3 right MERE", "C3 down MOI"], [4, 0]],
  ])("%s", (_, words, scores) => {
    expect(scoreOf(boardOf(...words))).toEqual(scores);
  });
});
