import { describe, expect, it } from "vitest";
import { chanceOf } from "../../../src/core/chance.ts";
import { legalMoves } from "../../../src/games/lexiduel/generate.ts";
import { judge } from "../../../src/games/lexiduel/judge.ts";
import {
  formatMove,
  formatPosition,
  parseMove,
  parsePosition,
} from "../../../src/games/lexiduel/notation.ts";
import { openingPosition } from "../../../src/games/lexiduel/position.ts";
import { parseRecord } from "../../../src/games/lexiduel/record.ts";
import { formatSquare, parseSquare } from "../../../src/games/lexiduel/squares.ts";
import { classesOf } from "../../../src/games/lexiduel/words.ts";
import { seedOf } from "../../contracts/play.ts";
import { boardOf } from "./boards.ts";
import { FEW_WORDS } from "./few-words.ts";
import { randomPosition, workedTurns } from "./positions.ts";

const vocabulary = { words: FEW_WORDS, classes: classesOf({ interjections: false }) };

describe("squares", () => {
  it.each([
    ["A1", 0],
    ["T20", 399],
    ["R3", 57],
    ["c3", 42],
  ])("%s is square %i", (text, square) => {
    expect(parseSquare(text)).toBe(square);
    expect(formatSquare(square)).toBe(text.toUpperCase());
  });

  it.each(["U1", "A0", "A21", "A", "12", "AA1", ""])("%s is none", (text) => {
    expect(parseSquare(text)).toBeNull();
  });
});

describe("positions", () => {
  it("reads as one line", () => {
    expect(formatPosition(openingPosition("fr"))).toBe(
      `fr ${Array.from({ length: 20 }, () => "20").join("/")} b full full - 0 0`,
    );
    const [, second] = workedTurns();
    expect(formatPosition(second!.before)).toContain(" r A15B6C6D6E23F4");
    expect(formatPosition(second!.before)).toContain(" full C3D3E3 1 0");
  });

  it("come back whole from their text, through the worked game and 20 random ones", () => {
    for (const { before } of workedTurns()) expect(parsePosition(formatPosition(before))).toEqual(before);
    for (let seed = 1; seed <= 20; seed++) {
      const position = randomPosition(vocabulary, seed, chanceOf(seedOf(seed), 0, "notation"));
      expect(parsePosition(formatPosition(position))).toEqual(position);
    }
  });

  const good = formatPosition(openingPosition("fr"));
  it.each([
    ["another language", good.replace("fr", "es")],
    ["a row too short", good.replace("20/", "19/")],
    ["a row too few", good.replace("20/", "")],
    ["a sign that is no letter", good.replace("20/", "19?/")],
    ["the wrong side to move", good.replace(" b ", " r ")],
    ["a stock that is none", good.replace("full", "15A")],
    ["a square that is none", good.replace(" - ", " Z9 ")],
    ["a part missing", good.slice(0, -2)],
    ["a part too many", `${good} 1`],
  ])("refuses %s", (_, text) => {
    expect(parsePosition(text)).toBeNull();
  });
});

describe("moves", () => {
  const board = boardOf("C3 right MER");
  it.each([
    ["C3 right MERVEILLE", "FGHIJK", "VEILLE"],
    ["F3 right VEILLE", "FGHIJK", "VEILLE"],
    ["c3 droite merveille", "FGHIJK", "VEILLE"],
    ["C3 → MERVEILLE", "FGHIJK", "VEILLE"],
  ])("%s poses on the empty squares only", (text, columns, letters) => {
    const move = parseMove(text, board);
    expect(move.ok && move.value.letters.map(({ letter }) => letter).join("")).toBe(letters);
    expect(move.ok && move.value.letters.map(({ col }) => "ABCDEFGHIJKLMNOPQRST"[col]).join("")).toBe(
      columns,
    );
  });

  it.each([
    ["C3 right MATIN", { problem: "clash", square: "D3", letter: "E" }],
    ["C3 right MER", { problem: "nothing-new" }],
    ["S1 right MER", { problem: "off-board" }],
    ["Z3 right MER", { problem: "square" }],
    ["C3 north MER", { problem: "direction" }],
    ["C3 right MERE as extension up", { problem: "direction" }],
    ["C3 right ME-R", { problem: "word" }],
    ["C3 MER", { problem: "form" }],
    ["C3 right MERE as leap", { problem: "form" }],
  ])("%s is none", (text, error) => {
    expect(parseMove(text, board)).toEqual({ ok: false, error });
  });

  it("come back as the same move from their text, on 20 random positions", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const position = randomPosition(vocabulary, seed, chanceOf(seedOf(seed), 0, "texts"));
      for (const move of legalMoves(position, vocabulary).slice(0, 200)) {
        const text = formatMove(position.board, move, move);
        const parsed = parseMove(text, position.board);
        expect(parsed.ok, text).toBe(true);
        if (parsed.ok)
          expect(
            judge(position, parsed.value, () => true),
            text,
          ).toMatchObject({ ok: true, value: move });
      }
    }
  });
});

describe("records", () => {
  it.each([
    ["no language", "[rounds 16]\n1. C3 right MER; C3 down MON\n"],
    ["no rounds", "[language fr]\n1. C3 right MER; C3 down MON\n"],
    ["rounds out of order", "[language fr]\n[rounds 16]\n2. C3 right MER; C3 down MON\n"],
    ["three moves in a round", "[language fr]\n[rounds 16]\n1. pass; pass; pass\n"],
    ["half a round before another", "[language fr]\n[rounds 16]\n1. C3 right MER\n2. pass; pass\n"],
  ])("refuse %s", (_, text) => {
    expect(parseRecord(text).ok).toBe(false);
  });
});
