import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtLexicon, builtTrie } from "../../dictionaries/built.ts";
import { charOf, lowestLetter, maskOf } from "../../src/lexicon/letters.ts";
import { CLASS, PLAYABLE, type Trie } from "../../src/lexicon/lexicon.ts";
import { lexiconOf, trieOf } from "../../src/lexicon/lexicon-of.ts";
import type { PackedTrie } from "../../src/lexicon/trie.ts";
import { visitAll } from "../../src/lexicon/walks.ts";

/** Few letters, so that words share beginnings and ends; Ü is the last letter of the alphabet. */
const word = fc.string({
  unit: fc.constantFrom("A", "B", "E", "S", "Z", "Ä", "Ü"),
  minLength: 1,
  maxLength: 7,
});
const classes = fc.integer({ min: 1, max: 0xffff });
const lists = fc.dictionary(word, classes, { maxKeys: 60 });
const more = fc.array(fc.tuple(word, classes), { maxLength: 20 });

/** Everything that a trie promises, held against one built from scratch, state by state. */
function expectSame(trie: PackedTrie, scratch: PackedTrie): void {
  expect(trie.words).toBe(scratch.words);
  const meaning = new Map<number, string>();
  const below = (state: number, twin: number, prefix: string): string => {
    const place = trie.place(state);
    expect(trie.mask(state)).toBe(scratch.mask(twin));
    expect(trie.label(state)).toBe(scratch.label(twin));
    expect(place).toBeLessThan(trie.places);
    let text = `${trie.label(state)}`;
    let child = place;
    for (let letters = trie.mask(state); letters !== 0; letters &= letters - 1) {
      const letter = lowestLetter(letters);
      expect(trie.next(state, letter)).toBe(child++);
      const next = below(trie.next(state, letter), scratch.next(twin, letter), prefix + charOf(letter));
      text += `${charOf(letter)}(${next})`;
    }
    // One place, one state: what is known by it never differs.
    expect(meaning.get(place) ?? text).toBe(text);
    meaning.set(place, text);
    return text;
  };
  below(0, 0, "");
}

const wordsOf = (trie: Trie): [string, number][] => {
  const all: [string, number][] = [];
  visitAll(trie, (found, label) => all.push([found, label]));
  return all;
};

describe("an automaton with some words more", () => {
  test("equals one built from scratch with them, in every operation", () => {
    fc.assert(
      fc.property(lists, more, fc.array(word), (list, added, others) => {
        const before = trieOf(Object.entries(list));
        const [was, grown] = [wordsOf(before), before.with(added)];
        const scratch = trieOf([...Object.entries(list), ...added]);
        expectSame(grown, scratch);
        expect(wordsOf(grown)).toEqual(wordsOf(scratch));
        wordsOf(scratch).forEach(([each, label], rank) => {
          expect([grown.classesOf(each), grown.rank(each), grown.unrank(rank)]).toEqual([label, rank, each]);
        });
        for (const other of others) {
          expect(grown.classesOf(other)).toBe(scratch.classesOf(other));
          expect(grown.rank(other)).toBe(scratch.rank(other));
        }
        expect(wordsOf(before)).toEqual(was);
      }),
      { numRuns: 300 },
    );
  });

  test("grows again, and knows what it learned before", () => {
    fc.assert(
      fc.property(lists, more, more, (list, first, second) => {
        const twice = trieOf(Object.entries(list)).with(first).with(second);
        expectSame(twice, trieOf([...Object.entries(list), ...first, ...second]));
      }),
    );
  });

  test("of French: twenty words, within a megabyte and a few thousand places", () => {
    const french = builtTrie("fr");
    const words = ["ESCLAMER", "FUITAIT", "QWERTZUIOPASDFGHJKLY", "ZZZZ", "ABACADABRANTESQUEMEN"];
    const twenty = Array.from({ length: 20 }, (_, i) => words[i % words.length]! + charOf(i));
    const grown = french.with(twenty.map((each) => [each, CLASS.lemma]));
    expect(twenty.filter((each) => grown.classesOf(each) !== CLASS.lemma)).toEqual([]);
    expect(grown.words).toBe(french.words + 20);
    expect(grown.places - french.places).toBeLessThan(5_000);
    expect(grown.memoryBytes).toBeLessThan(1_000_000);
    for (const known of ["PORTES", "BUVEZ", "ROI", "LOIRE"]) {
      expect(grown.classesOf(known)).toBe(french.classesOf(known));
    }
  });
});

describe("a lexicon with the words that a table agreed on", () => {
  test("takes them wherever it takes lemmas, and lists them", () => {
    const lexicon = lexiconOf("fr", { ROI: CLASS.lemma, LOIRE: CLASS.proper, ZUT: CLASS.interjection });
    const agreed = lexicon.withAgreed(["ROIX", "LOIRE"]);
    expect(agreed.has("ROIX", PLAYABLE)).toBe(true);
    expect(agreed.classesOf("LOIRE")).toBe(CLASS.proper | CLASS.lemma | CLASS.common);
    expect(agreed.ofLength(4, PLAYABLE)).toEqual(["ROIX"]);
    const found: string[] = [];
    agreed.byMasks([maskOf("R"), maskOf("O"), maskOf("I")], PLAYABLE, (each) => found.push(each));
    expect(found).toEqual(["ROI"]);
    expect([agreed.language, agreed.common]).toEqual([lexicon.language, lexicon.common]);
    expect(lexicon.has("ROIX", PLAYABLE)).toBe(false);
  });

  test("is told apart from every other by its hash", () => {
    const lexicon = lexiconOf("fr", ["ROI"]);
    const hashes = [lexicon, lexicon.withAgreed(["ROIX"]), lexicon.withAgreed(["ROIX", "MOIX"])].map(
      ({ hash }) => hash,
    );
    expect(new Set(hashes).size).toBe(3);
  });

  test("of German keeps Ä Ö Ü", () => {
    expect(builtLexicon("de-umlauts").withAgreed(["ÜBÄL"]).has("ÜBÄL", CLASS.lemma)).toBe(true);
  });
});
