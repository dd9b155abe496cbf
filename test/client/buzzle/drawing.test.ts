import { describe, expect, it } from "vitest";
import { AREA, layOut, moved, takenBy } from "../../../src/client/games/buzzle-family/heap.ts";
import {
  clashOf,
  lanesOf,
  looseLayout,
  possibleLetters,
} from "../../../src/client/games/buzzle-family/layout.ts";
import { kindOf } from "../../../src/games/buzzle-family/alphabet.ts";
import { EMPTY_BOX } from "../../../src/games/buzzle-family/box.ts";
import { piecesOf } from "../../../src/games/buzzle-family/pieces.ts";

describe("[C7] a box as it is drawn", () => {
  it.each([
    ["", 0],
    ["I", 1],
    ["IiC", 3],
    ["iiiiu", 5],
  ])("%j has %i loose pieces, all inside the box", (laid, count) => {
    const { fixed, loose } = looseLayout({ ...EMPTY_BOX, laid });
    expect(fixed).toEqual([]);
    expect(loose).toHaveLength(count);
    for (const { x, y } of loose) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(720);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(1000);
    }
  });

  it("fixed pieces lie in their pose, each once", () => {
    const { fixed, loose } = looseLayout({ ...EMPTY_BOX, laid: "IIi", fixed: ["slanted", "slanted"] });
    expect(fixed.map(({ pose }) => pose)).toEqual(["slanted", "slanted"]);
    expect(fixed.map(({ pose }) => kindOf(pose))).toEqual(["I", "I"]);
    expect(loose.map(({ kind }) => kind)).toEqual(["i"]);
  });

  it("what is drawn does not depend on the hidden letter: A and H look alike until a pose is told", () => {
    // Both have two I and an i, and all that a view holds of either box is this.
    const box = { ...EMPTY_BOX, laid: "IIi", under: "IiCu" };
    expect([...possibleLetters(box)]).toEqual(["A", "H"]);
    expect(looseLayout(box).fixed).toEqual([]);
  });

  it("a word that the board contradicts is told by its first box", () => {
    const boxes = [EMPTY_BOX, { ...EMPTY_BOX, under: "C" }, { ...EMPTY_BOX, laid: "u" }];
    expect(clashOf("BOB", boxes)).toBe(2);
    expect(clashOf("BAL", boxes)).toBe(3);
    expect(clashOf("BAS", boxes)).toBeNull();
  });
});

describe("[C7] the score track", () => {
  it.each([
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 50],
      [0, 0],
    ],
    [
      [10, 12, 50, 11],
      [0, 1, 0, 2],
    ],
    [
      [5, 5, 5, 5],
      [0, 1, 2, 3],
    ],
  ])("pawns at %j stand in lanes %j", (places, lanes) => {
    expect(lanesOf(places)).toEqual(lanes);
  });
});

describe("[C7] a heap on the table", () => {
  it.each(["TUE", "MEMES", "OOOOO", "SSSSS", "WWWWW"])(
    "%s lies inside the table, piece for piece",
    (word) => {
      const lying = layOut(piecesOf(word));
      expect(lying.map(({ kind }) => kind).toSorted()).toEqual([...piecesOf(word)].toSorted());
      for (const { x, y } of lying) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(AREA.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(AREA.height);
      }
    },
  );

  it("nothing can be pushed off it", () => {
    const piece = layOut("I")[0]!;
    expect(moved(piece, { x: -5000 }).x).toBeGreaterThan(0);
    expect(moved(piece, { y: 9999 }).y).toBeLessThan(AREA.height);
  });

  it.each([
    ["IIiiiiiiu", "TUE", "IIiiiiiiu"],
    ["IIiiiiiiu", "T", "Ii"],
    ["IIi", "O", ""],
    ["IIi", "", ""],
  ])("of %s the word %j takes %j", (pieces, word, taken) => {
    expect(takenBy(pieces, word)).toBe(taken);
  });
});
