import { describe, expect, it } from "vitest";
import { counts } from "../../../src/client/games/lexiduel/dictionary.ts";
import {
  type Draft,
  draftOf,
  moveOf,
  nextSquare,
  posedOf,
  previewOf,
} from "../../../src/client/games/lexiduel/draft.ts";
import { parseMove } from "../../../src/games/lexiduel/notation.ts";
import { formatSquare, parseSquare } from "../../../src/games/lexiduel/squares.ts";
import { BLUE, boardOf, positionWith, RED } from "../../games/lexiduel/boards.ts";

const draft = (start: string, line: "right" | "down", text: string): Draft => ({
  start: parseSquare(start)!,
  line,
  text,
});
const shown = (posed: ReadonlyMap<number, string> | null) =>
  posed && [...posed].map(([square, letter]) => `${formatSquare(square)}${letter}`).join(" ");

describe("[C9] what is typed", () => {
  const board = boardOf("C3 right MER", "C1 down LIMON");
  it.each([
    ["the whole word over letters in place", "C3", "right", "MERLE", "F3L G3E"],
    ["only one's own letters from the word's start", "C3", "right", "LE", "F3L G3E"],
    ["only one's own letters from the first empty square", "F3", "right", "LE", "F3L G3E"],
    ["a word through a letter in place", "B3", "right", "AMER", "B3A"],
    ["own letters on both sides of one in place", "B1", "right", "AS", "B1A D1S"],
    ["nothing new yet", "C3", "right", "ME", ""],
    ["nothing", "C3", "right", "", ""],
  ] as const)("%s", (_, start, line, text, posed) => {
    expect(shown(posedOf(board, draft(start, line, text)))).toBe(posed);
  });

  it("has no place beyond the board", () => {
    expect(posedOf(board, draft("S1", "right", "ABC"))).toBeNull();
  });

  it.each([
    ["at the start", "", "C3"],
    ["beyond the letters in place", "ME", "F3"],
    ["beyond what was typed", "LE", "H3"],
  ])("the cursor stands %s", (_, text, square) => {
    expect(formatSquare(nextSquare(board, draft("C3", "right", text))!)).toBe(square);
  });
});

describe("[C9] [L24] the preview", () => {
  const position = positionWith(boardOf("C3 right MERE", "C4 down on"), RED);
  it("says what it makes, takes and scores", () => {
    const preview = previewOf(position, draft("C1", "down", "LI"), () => true);
    expect(preview).toMatchObject({ kind: "extension", gain: [-1, 6], refusal: null });
    expect(preview!.captures.map(formatSquare)).toEqual(["C3"]);
    expect(preview!.runs.map(({ word }) => word)).toEqual(["LIMON"]);
  });

  it("says the rule against it, and still shows its words", () => {
    const preview = previewOf(position, draft("H8", "right", "OISEAU"), () => true);
    expect(preview).toMatchObject({ kind: null, gain: null, refusal: { code: "lexiduel/placed-directly" } });
    expect(preview!.runs[0]!.word).toBe("OISEAU");
  });

  it("names a word that the dictionary does not have", () => {
    const preview = previewOf(position, draft("C1", "down", "LI"), (word) => word !== "LIMON");
    expect(preview!.refusal).toMatchObject({ code: "lexiduel/not-a-word", detail: { word: "LIMON" } });
  });

  it("is nothing before a letter is posed", () => {
    expect(previewOf(position, draft("C3", "right", "ME"), () => true)).toBeNull();
  });
});

describe("[C9] a written move", () => {
  it.each(["C3 right MERLE", "C3 right MERLE as extension right", "F2 down ALE"])(
    "%s becomes that draft",
    (text) => {
      const position = positionWith(boardOf("C3 right MER", "F3 right L"), BLUE);
      const move = parseMove(text, position.board);
      if (!move.ok) throw new Error(text);
      const written = draftOf(text, move.value);
      expect(moveOf(written, posedOf(position.board, written)!)).toEqual(move.value);
    },
  );
});

describe("[C6] the dictionary's answer", () => {
  it.each([
    [["lemma"], {}, true],
    [["conjugated"], {}, true],
    [["conjugated"], { conjugated: false }, false],
    [["proper"], {}, false],
    [["interjection"], {}, false],
    [["interjection"], { interjections: true }, true],
    [["interjection", "lemma"], {}, true],
    [[], { interjections: true }, false],
  ] as const)("[L3] %j with %j agreed: %s", (classes, vocabulary, answer) => {
    expect(counts({ classes: [...classes] }, { vocabulary })).toBe(answer);
  });
});
