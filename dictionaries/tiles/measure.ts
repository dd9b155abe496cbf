import { LANGUAGES, type Language } from "../../src/core/language.ts";
import { MODES, type Mode } from "../../src/games/overturn/options.ts";
import { legalWords, wordsOn } from "../../src/games/overturn/search.ts";
import { TILES } from "../../src/games/overturn/tiles.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { builtLexicon } from "../built.ts";
import { ascending, groundOf, LONG, layouts, quantile } from "./layouts.ts";

/**
 * Measures the tiles: over random layouts, what the side that moves first can make. Every layout must have a word
 * of five letters or more, in both modes.
 *
 *     node dictionaries/tiles/measure.ts [layouts] [language]
 */
const DEFAULT_LAYOUTS = 10_000;
const SHARES = [0, 0.01, 0.1, 0.5, 0.9, 1];

interface Offers {
  /** Sorted: the number of words of each layout, and of those of five letters or more. */
  readonly words: readonly number[];
  readonly long: readonly number[];
  readonly longest: readonly number[];
  /** Sorted: the share of the 36 letters that stand in the path of some word. */
  readonly used: readonly number[];
}

export function measure(words: Lexicon, mode: Mode, count: number): Offers {
  const found = [...layouts(TILES[words.language], count, 2)].map((faces) => {
    // The letters used need the paths, and basic mode lets more words through: there they say less.
    if (mode === "basic") return { list: wordsOn(groundOf(faces, mode), words), used: 1 };
    const placed = legalWords(groundOf(faces, mode), 0, words);
    const cells = new Set(placed.flatMap((each) => each.cells));
    return { list: placed.map(({ word }) => word), used: cells.size / faces.length };
  });
  const sorted = (of: (each: (typeof found)[number]) => number) => ascending(found.map(of));
  return {
    words: sorted(({ list }) => list.length),
    long: sorted(({ list }) => list.filter(({ length }) => length >= LONG).length),
    longest: sorted(({ list }) => Math.max(0, ...list.map(({ length }) => length))),
    used: sorted(({ used }) => used),
  };
}

function print(language: Language, mode: Mode, offers: Offers): void {
  const line = (what: string, numbers: readonly number[], digits = 0) => {
    const at = SHARES.map((share) => quantile(numbers, share).toFixed(digits).padStart(7)).join("");
    console.log(`${language} ${mode.padEnd(9)}${what.padEnd(18)}${at}`);
  };
  const mean = offers.words.reduce((sum, n) => sum + n, 0) / offers.words.length;
  line("words", offers.words);
  line(`of ${LONG} letters on`, offers.long);
  line("longest", offers.longest);
  if (mode === "advanced") line("letters used", offers.used, 2);
  const without = offers.long.filter((count) => count === 0).length;
  console.log(
    `${language} ${mode}: ${mean.toFixed(0)} words on average, ${without} layouts without a long word`,
  );
}

if (import.meta.main) {
  const [count, language] = process.argv.slice(2);
  console.log(
    `${" ".repeat(30)}${["min", "1 %", "10 %", "half", "90 %", "max"].map((s) => s.padStart(7)).join("")}`,
  );
  for (const each of language ? [language as Language] : LANGUAGES) {
    const words = builtLexicon(each);
    for (const mode of MODES) print(each, mode, measure(words, mode, Number(count ?? DEFAULT_LAYOUTS)));
  }
}
