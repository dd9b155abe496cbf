import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import type { Language } from "../../../src/core/language.ts";
import { clueProblem, readClue } from "../../../src/games/mot-a-mot/clue-check.ts";
import { isTranslation } from "../../../src/games/mot-a-mot/deck.ts";
import { GERMAN_PAIRS } from "./clue-pairs/de.ts";
import { ENGLISH_PAIRS } from "./clue-pairs/en.ts";
import { FRENCH_PAIRS } from "./clue-pairs/fr.ts";
import { HELD_OUT } from "./clue-pairs/held-out.ts";
import type { CluePair, Verdict } from "./clue-pairs/pair.ts";

/** As a table does it, with the real dictionary; the entry is the only one that is sought. */
function judge(clue: string, entry: string, language: Language): Verdict {
  const read = readClue(clue);
  if (!read.ok) return "not-a-word";
  const sought = [{ text: entry, accepts: [] }];
  return clueProblem(clue, sought, { words: builtLexicon(language), isTranslation })?.reason ?? "allowed";
}

const misjudged = (pairs: readonly CluePair[], language: Language): string[] =>
  pairs.flatMap(([clue, entry, verdict]) => {
    const got = judge(clue, entry, language);
    return got === verdict ? [] : [`${clue} for ${entry}: ${got}, not ${verdict}`];
  });

describe("clues as a fair umpire judges them", () => {
  it.each([
    ["fr", FRENCH_PAIRS, 300],
    ["en", ENGLISH_PAIRS, 200],
    ["de", GERMAN_PAIRS, 200],
  ] as const)(
    "[M16] [M42] all pairs in %s are judged right, half of them allowed",
    (language, pairs, count) => {
      expect(pairs).toHaveLength(count);
      expect(pairs.filter(([, , verdict]) => verdict === "allowed")).toHaveLength(count / 2);
      expect(misjudged(pairs, language)).toEqual([]);
    },
  );

  it("[M16] [M42] of a hundred pairs held out of its making, at least 85 are judged right (94 when they were written)", () => {
    expect(HELD_OUT).toHaveLength(100);
    expect(HELD_OUT.filter(([, , , verdict]) => verdict === "allowed")).toHaveLength(50);
    const wrong = HELD_OUT.flatMap(([language, ...pair]) => misjudged([pair], language));
    const share = (HELD_OUT.length - wrong.length) / HELD_OUT.length;
    expect(share, `${share} judged right; wrong: ${wrong.join("; ")}`).toBeGreaterThanOrEqual(0.85);
  });
});
