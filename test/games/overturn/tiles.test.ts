import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { measure } from "../../../dictionaries/tiles/measure.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { MODES } from "../../../src/games/overturn/options.ts";

const LAYOUTS = 100;

describe("the tiles", () => {
  // All 10,000 layouts are measured by the program dictionaries/tiles/measure.ts.
  for (const language of LANGUAGES) {
    const words = builtLexicon(language);
    it.each(MODES)(
      `[O1] ${language}: ${LAYOUTS} layouts each have a first word of five letters, %s`,
      (mode) => {
        const { long, used } = measure(words, mode, LAYOUTS);
        expect(long).toHaveLength(LAYOUTS);
        expect(long[0]).toBeGreaterThan(20);
        expect(used[0]).toBeGreaterThan(0.8);
      },
    );
  }
});
