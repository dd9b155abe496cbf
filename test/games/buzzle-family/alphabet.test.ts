import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { countIn, isPose, KINDS, kindOf, LETTERS, POSES } from "../../../src/games/buzzle-family/alphabet.ts";
import {
  buildable,
  compare,
  formatHeap,
  heapOf,
  parseHeap,
  piecesOf,
} from "../../../src/games/buzzle-family/pieces.ts";
import { ALPHABET } from "../../../src/lexicon/letters.ts";
import { PLAYABLE } from "../../../src/lexicon/lexicon.ts";

const PIECES: Readonly<Record<string, string>> = {
  ...{ A: "IIi", B: "Iuu", C: "C", D: "IC", E: "Iiii", F: "Iii", G: "iC", H: "IIi", I: "I", J: "iu" },
  ...{ K: "Iii", L: "Ii", M: "IIii", N: "III", O: "CC", P: "Iu", Q: "iCC", R: "Iiu", S: "uu", T: "Ii" },
  ...{ U: "iiu", V: "II", W: "IIii", X: "iiii", Y: "iii", Z: "Iii", Ä: "IIiii", Ö: "iiCC", Ü: "iiiiu" },
};

/** Which letters have a piece in which pose, as the card shows it. */
const LETTERS_OF_POSE: Readonly<Record<string, string>> = {
  left: "BDEFHKLMNPR",
  centre: "IT",
  right: "HMN",
  slanted: "AVWÄ",
  diagonal: "NZ",
  "flat-high": "EFTZ",
  "flat-middle": "EFH",
  "flat-low": "AELZÄ",
  "upright-high": "JUÜ",
  "upright-low": "GY",
  "oblique-high": "KMXY",
  "oblique-low": "KQRWX",
  umlaut: "ÄÖÜ",
  "open-right": "CGOQÖ",
  "open-left": "DOQÖ",
  "open-up": "JUÜ",
  "open-left-high": "BPR",
  "open-left-low": "BS",
  "open-right-high": "S",
};

describe("[B1] letters are made of pieces", () => {
  it.each(Object.entries(PIECES))("%s is %s", (letter, pieces) => {
    expect(piecesOf(letter)).toBe(pieces);
  });

  it.each(Object.entries(LETTERS_OF_POSE))("%s is a pose of %s", (pose, letters) => {
    if (!isPose(pose)) throw new Error(`${pose} is none`);
    expect([...ALPHABET].filter((letter) => countIn(letter, pose) > 0).join("")).toBe(letters);
  });

  it("all 29 letters differ by their poses, and every pose is drawn inside the box or above it", () => {
    const signs = [...ALPHABET].map((letter) =>
      LETTERS[letter]!.map(({ pose }) => pose)
        .sort()
        .join(),
    );
    expect(new Set(signs).size).toBe(29);
    expect(Object.keys(LETTERS_OF_POSE).sort()).toEqual([...POSES].sort());
    expect(new Set(POSES.map(kindOf))).toEqual(new Set(KINDS));
    for (const { x, y } of Object.values(LETTERS).flat()) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(720);
      expect(y).toBeLessThan(1000);
    }
  });

  it("MEMES takes 18 pieces, COLIS 8", () => {
    expect(piecesOf("MEMES")).toHaveLength(18);
    expect(piecesOf("COLIS")).toHaveLength(8);
    expect(piecesOf("SILOS")).toHaveLength(9);
  });

  it("E+T+U and X+V+U are the same heap", () => {
    expect(piecesOf("ETU")).toBe("IIiiiiiiu");
    expect(piecesOf("XVU")).toBe("IIiiiiiiu");
  });

  it("heaps are read as they are written", () => {
    for (const word of ["A", "MEMES", "QUOIQUE", "ÄÖÜ"]) {
      expect(formatHeap(parseHeap(piecesOf(word)))).toBe(piecesOf(word));
      expect(parseHeap(piecesOf(word))).toBe(heapOf(word));
    }
  });

  it.each([
    ["IIiiiiiiu", "TUE", "", ""],
    ["IIiiiiiiu", "TU", "", "Iiii"],
    ["IIi", "OH", "CC", ""],
    ["CC", "S", "uu", "CC"],
  ])("%s for %s: missing %j, left over %j", (pieces, word, missing, left) => {
    expect(compare(pieces, word)).toEqual({ missing, left });
  });

  it("the rule book's example comes out: five words of E T U", () => {
    expect(buildable(builtLexicon("fr"), piecesOf("EUT"), PLAYABLE)).toEqual([
      "ELU",
      "EUT",
      "LEU",
      "LUE",
      "TUE",
    ]);
  });

  it("a French five-letter word has 13 pieces on average", () => {
    const five = builtLexicon("fr").ofLength(5, PLAYABLE);
    const sum = five.reduce((n, word) => n + piecesOf(word).length, 0);
    expect(sum / five.length).toBeGreaterThan(12.8);
    expect(sum / five.length).toBeLessThan(13.4);
    expect(five.length).toBeGreaterThan(6000);
  });
});
