import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskOf } from "../../src/lexicon/letters.ts";
import { CLASS } from "../../src/lexicon/lexicon.ts";
import { lexiconOf, trieOf } from "../../src/lexicon/lexicon-of.ts";
import { visitAll } from "../../src/lexicon/walks.ts";

/** Few letters, so that words share beginnings and ends; Ü is the last letter of the alphabet. */
const word = fc.string({
  unit: fc.constantFrom("A", "B", "E", "S", "Z", "Ä", "Ü"),
  minLength: 1,
  maxLength: 7,
});
const lists = fc.dictionary(word, fc.integer({ min: 1, max: 0xffff }), { maxKeys: 60 });
const sorted = (words: Iterable<string>): string[] => [...words].sort();

describe("the automaton, against a plain list of words", () => {
  test("knows each word with its classes, and no other", () => {
    fc.assert(
      fc.property(lists, fc.array(word), (list, others) => {
        const trie = trieOf(Object.entries(list));
        expect(trie.words).toBe(Object.keys(list).length);
        const knowsAll = (): void => {
          for (const [known, classes] of Object.entries(list)) expect(trie.classesOf(known)).toBe(classes);
          for (const other of others) expect(trie.classesOf(other)).toBe(list[other] ?? 0);
        };
        knowsAll();
        // Whoever is asked much takes the first letters in one step.
        for (let asked = 0; asked < 1000; asked++) trie.classesOf("BEA");
        knowsAll();
      }),
    );
  });

  test("visits its words in alphabetical order, and ranks them so", () => {
    fc.assert(
      fc.property(lists, (list) => {
        const trie = trieOf(Object.entries(list));
        const visited: string[] = [];
        visitAll(trie, (found, classes) => {
          expect(classes).toBe(list[found]);
          visited.push(found);
        });
        expect(visited).toEqual(sorted(Object.keys(list)));
        visited.forEach((found, rank) => {
          expect(trie.rank(found)).toBe(rank);
          expect(trie.unrank(rank)).toBe(found);
        });
        expect(trie.unrank(visited.length)).toBeNull();
        expect(trie.unrank(-1)).toBeNull();
      }),
    );
  });

  test("finds the words that fit one mask of letters a place", () => {
    const masks = fc.array(fc.constantFrom("A", "AB", "ESZ", "ABESZÄÜ", ""), { maxLength: 5 });
    fc.assert(
      fc.property(lists, masks, fc.integer({ min: 1, max: 0xffff }), (list, letters, classes) => {
        const found: string[] = [];
        lexiconOf("de", list).byMasks(letters.map(maskOf), classes, (match) => found.push(match));
        const fits = (candidate: string): boolean =>
          candidate.length === letters.length &&
          [...letters].every((mask, i) => mask.includes(candidate[i]!));
        expect(found).toEqual(sorted(Object.keys(list).filter((w) => fits(w) && list[w]! & classes)));
      }),
    );
  });
});

describe("a lexicon", () => {
  const lexicon = lexiconOf("fr", {
    PORTES: CLASS.inflected | CLASS.conjugated,
    PORTE: CLASS.lemma,
    LOIRE: CLASS.proper,
    BIGRE: CLASS.lemma | CLASS.shunned,
  });

  test("counts a word when it has at least one of the classes", () => {
    expect(lexicon.has("PORTES", CLASS.lemma | CLASS.inflected)).toBe(true);
    expect(lexicon.has("PORTES", CLASS.lemma)).toBe(false);
    expect(lexicon.has("LOIRE", CLASS.lemma)).toBe(false);
    expect(lexicon.has("PORT", CLASS.lemma)).toBe(false);
  });

  test("takes nothing for a word that is not folded", () => {
    for (const text of ["porte", "PORTÉ", "", "PORTE ", "\uffff", "P0RTE"])
      expect(lexicon.classesOf(text)).toBe(0);
  });

  test("lists words by length once and for all", () => {
    expect(lexicon.ofLength(5, CLASS.lemma)).toEqual(["BIGRE", "PORTE"]);
    expect(lexicon.ofLength(5, CLASS.lemma)).toBe(lexicon.ofLength(5, CLASS.lemma));
    expect(lexicon.ofLength(30, CLASS.lemma)).toEqual([]);
  });

  test("suggests no shunned word", () => {
    expect(lexicon.common).toEqual(["PORTE"]);
  });

  test("may be empty", () => {
    const empty = lexiconOf("fr", []);
    expect(empty.trie.words).toBe(0);
    expect(empty.classesOf("A")).toBe(0);
    expect(empty.ofLength(1, 127)).toEqual([]);
  });

  test("is refused words that nobody folded", () => {
    expect(() => lexiconOf("fr", ["été"])).toThrow(/fold it first/);
  });
});
