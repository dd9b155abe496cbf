import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BUILT, buildDecks } from "../../../dictionaries/cards/build.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { packLinks, unpackLinks } from "../../../src/games/mot-a-mot/links.ts";

describe("what the server reads of the decks", () => {
  const built = buildDecks();

  it.each(LANGUAGES)(
    "[M1] in %s is what its authors wrote: else run dictionaries/cards/build.ts",
    (language) => {
      const kept = readFileSync(new URL(`${language}.ts`, BUILT), "utf8");
      // Compared by a line: a difference of half a megabyte helps nobody.
      expect(kept === built[language], `built-decks/${language}.ts is not up to date`).toBe(true);
    },
  );

  it("packs links by their numbers, far ones too", () => {
    const links = [
      [0, 0],
      [35, 0.5],
      [98, 0.25],
      [2047, 1],
    ] as const;
    const packed = packLinks([...links].reverse());
    expect(unpackLinks(packed)).toHaveLength(links.length);
    expect(unpackLinks(packLinks([]))).toEqual([]);
    for (const [at, [entry, weight]] of unpackLinks(packed).entries()) {
      expect(entry).toBe(links[at]![0]);
      expect(weight).toBeCloseTo(links[at]![1], 1);
    }
  });
});
