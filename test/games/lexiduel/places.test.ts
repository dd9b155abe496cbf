import { describe, expect, it } from "vitest";
import { chanceOf } from "../../../src/core/chance.ts";
import { legalMoves } from "../../../src/games/lexiduel/generate.ts";
import { placesOf } from "../../../src/games/lexiduel/places.ts";
import { openingPosition } from "../../../src/games/lexiduel/position.ts";
import { colOf, cornerOf, formatSquare, parseSquare, rowOf } from "../../../src/games/lexiduel/squares.ts";
import { classesOf } from "../../../src/games/lexiduel/words.ts";
import { seedOf } from "../../contracts/play.ts";
import { BLUE, boardOf, positionWith, RED } from "./boards.ts";
import { FEW_WORDS } from "./few-words.ts";
import { randomPosition, workedTurns } from "./positions.ts";

const named = (squares: ReadonlySet<number>): string => [...squares].map(formatSquare).sort().join(" ");
const vocabulary = { words: FEW_WORDS, classes: classesOf({ interjections: false }) };

describe("[C45] where one may act", () => {
  it("at the beginning: the four corners and nothing else", () => {
    const { sow, extend, join } = placesOf(openingPosition("fr"));
    expect(sow.size).toBe(64);
    expect([...sow].every((square) => cornerOf(square) !== null)).toBe(true);
    expect([extend.size, join.size]).toEqual([0, 0]);
  });

  it("against a first word: its own corner, as far as a reply reaches", () => {
    const pending = ["C3", "D3", "E3"].map((square) => parseSquare(square)!);
    const { sow, extend } = placesOf(positionWith(boardOf("C3 right MER"), { ...RED, turn: 1, pending }));
    expect(sow.size).toBeGreaterThan(0);
    expect([...sow].every((square) => cornerOf(square) === 0)).toBe(true);
    expect(sow.has(parseSquare("B2")!)).toBe(true);
    expect(extend.size).toBe(0);
  });

  it.each([
    ["two letters of one's own carry on, one does not", BLUE, ["H3 down Ira"], ""],
    ["the other side may, from its two", RED, ["H3 down Ira"], "H4 H5"],
    ["a letter each carries nobody", RED, ["J3 down Li"], ""],
    ["a single letter of the other side is jumped", RED, ["C3 down Mon"], "C4 C5"],
  ] as const)("%s", (_, side, words, letters) => {
    expect(named(placesOf(positionWith(boardOf(...words), side)).extend)).toBe(letters);
  });

  it("two letters in words across a line are joined", () => {
    const board = boardOf("C3 right MERE", "C7 right LOIR");
    expect(named(placesOf(positionWith(board, BLUE)).join)).toBe("C3 C7 D3 D7 E3 E7 F3 F7");
    expect(placesOf(positionWith(board, RED)).join.size).toBe(0);
  });

  it("holds every legal move of 60 random positions, and every move of the worked game", () => {
    const random = Array.from({ length: 60 }, (_, seed) =>
      randomPosition(vocabulary, seed % 24, chanceOf(seedOf(seed), 0, "places")),
    ).map((position) => ({ position, moves: legalMoves(position, vocabulary) }));
    const worked = workedTurns().map(({ before, move }) => ({ position: before, moves: move ? [move] : [] }));
    const met = { primer: 0, extension: 0, joining: 0 };
    for (const { position, moves } of [...random, ...worked]) {
      const { sow, extend, join } = placesOf(position);
      for (const { kind, squares, line } of moves) {
        const isInLine = (square: number) =>
          line === "right" ? rowOf(square) === rowOf(squares[0]!) : colOf(square) === colOf(squares[0]!);
        const sort = kind === "extension" || kind === "joining" ? kind : "primer";
        met[sort]++;
        if (sort === "primer") expect(squares.every((square) => sow.has(square))).toBe(true);
        else {
          const lit = [...(sort === "extension" ? extend : join)].filter(isInLine);
          expect(lit.length, `${kind} on ${squares.map(formatSquare)}`).toBeGreaterThanOrEqual(2);
        }
      }
    }
    expect(met.primer).toBeGreaterThan(1000);
    expect(met.extension).toBeGreaterThan(50);
    expect(met.joining).toBeGreaterThanOrEqual(5);
  });
});
