import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { builtTrie } from "../../dictionaries/built.ts";
import { frequentForms } from "../../dictionaries/frequent.ts";
import { foldWord } from "../../src/lexicon/fold.ts";
import { PLAYABLE } from "../../src/lexicon/lexicon.ts";

const FREQUENT = 30_000;
const REASONS = [
  "abbreviation",
  "brand",
  "contraction",
  "foreign",
  "fragment",
  "interjection",
  "misspelling",
  "name",
  "numeral",
];

const linesOf = (path: string): string[] =>
  readFileSync(new URL(path, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

describe.each(["fr", "en", "de"] as const)("words in use, in %s", (language) => {
  const trie = builtTrie(language === "de" ? "de-umlauts" : language);
  const classesOf = (text: string): number => trie.classesOf(foldWord(text, { umlauts: language === "de" })!);
  const reasons = new Map(
    linesOf(`../../dictionaries/misses/${language}.txt`).map((line) => line.split(" ") as [string, string]),
  );

  test("of the 30,000 most frequent forms each is a word, a name, or has the reason why it is neither", () => {
    const forms = frequentForms(language, FREQUENT);
    expect(forms.length).toBe(FREQUENT);
    expect(forms.filter((form) => classesOf(form) === 0 && !reasons.has(form))).toEqual([]);
    const inUse = new Set(forms);
    expect([...reasons.keys()].filter((form) => !inUse.has(form) || classesOf(form) !== 0)).toEqual([]);
    expect([...reasons.values()].filter((reason) => !REASONS.includes(reason))).toEqual([]);
  });
});

test("German compounds in use are words, 99 of 100", () => {
  const trie = builtTrie("de-umlauts");
  const compounds = linesOf("./german-compounds.txt");
  const missing = compounds.filter(
    (text) => (trie.classesOf(foldWord(text, { umlauts: true })!) & PLAYABLE) === 0,
  );
  expect(compounds.length).toBeGreaterThan(2_000);
  expect(missing.length / compounds.length).toBeLessThanOrEqual(0.01);
});
