import { describe, expect, test } from "vitest";
import { wordsOf } from "../../dictionaries/build.ts";
import { builtLexicon, builtTrie } from "../../dictionaries/built.ts";
import { commonWords } from "../../dictionaries/common.ts";
import { lemmaOf, readList } from "../../dictionaries/words.ts";
import type { Language } from "../../src/core/language.ts";
import { foldWord } from "../../src/lexicon/fold.ts";
import { CLASS, PLAYABLE } from "../../src/lexicon/lexicon.ts";

const LANGUAGES = ["fr", "en", "de"] as const;
const idOf = (language: Language) => (language === "de" ? "de-umlauts" : language);
const fold = (language: Language, text: string): string => foldWord(text, { umlauts: language === "de" })!;

describe.each(LANGUAGES)("what we suggest in %s", (language) => {
  const { common } = builtLexicon(idOf(language));
  const { words, families } = wordsOf(idOf(language));

  test("are lemmas, and none is shunned or struck", () => {
    const struck = new Set(readList(`${language}/uncommon.txt`).map((text) => fold(language, text)));
    const wrong = common.filter((word) => {
      const classes = words.get(word) ?? 0;
      return !(classes & CLASS.lemma) || classes & CLASS.shunned || struck.has(word);
    });
    expect(wrong).toEqual([]);
  });

  test("has every word of our own list", () => {
    const suggested = new Set(common);
    const own = readList(`${language}/common.txt`).map((text) => fold(language, text));
    expect(own.filter((word) => !suggested.has(word))).toEqual([]);
  });

  test("a word of our own list that is not fit to be suggested fails the build", () => {
    const [own] = readList(`${language}/common.txt`).map((text) => fold(language, text));
    const without = new Map(words);
    without.set(own!, CLASS.lemma | CLASS.shunned);
    expect(() => commonWords(language, without, { umlauts: language === "de" })).toThrow(own!);
  });

  test("every form that is valid has a lemma that is valid", () => {
    const ofValid = new Set<string>();
    for (const [key, forms] of families) {
      const lemma = lemmaOf(key, { umlauts: language === "de" });
      if (((words.get(lemma) ?? 0) & PLAYABLE) !== 0) for (const form of forms) ofValid.add(form);
    }
    const FORMS = CLASS.inflected | CLASS.conjugated | CLASS.participle;
    const orphans = [...words].filter(
      ([word, classes]) => classes & FORMS && !(classes & CLASS.lemma) && !ofValid.has(word),
    );
    expect(orphans.map(([word]) => word)).toEqual([]);
  });
});

describe("everyday words are suggested", () => {
  test.each([
    ["fr", "dragon fusée jungle licorne thon princesse plante"],
    ["en", "dinosaur unicorn whisper dragon jungle"],
    ["de", "Hummel Panda Schnecke Bleistift lila Zahnbürste Regenschirm"],
  ] as const)("%s: %s", (language, texts) => {
    const suggested = new Set(builtLexicon(idOf(language)).common);
    expect(texts.split(" ").filter((text) => !suggested.has(fold(language, text)))).toEqual([]);
  });
});

describe("what nobody should be offered is valid and shunned, with all its forms", () => {
  test.each([
    [
      "de",
      `Muschi bumsen bumst gebumst Ärsche vögeln vögelte Schwanz verpissen Fresse schwul schwule behindert Heil Rasse
       Heroin Kokain Idiot vergasen vergaste Kinderschänder töten tötet getötet`,
    ],
    [
      "en",
      "twinks spank spanking blacks gays latinas oriental fatty pikey minge gimp whores raping screwed humping lusted",
    ],
    ["fr", "putes baisais violées hutu"],
  ] as const)("%s", (language, texts) => {
    const trie = builtTrie(idOf(language));
    const isShunned = (text: string): boolean => {
      const classes = trie.classesOf(fold(language, text));
      return (classes & PLAYABLE) !== 0 && (classes & CLASS.shunned) !== 0;
    };
    expect(texts.split(/\s+/).filter((text) => !isShunned(text))).toEqual([]);
  });

  test("names, brands and fragments are not suggested", () => {
    const english = new Set(builtLexicon("en").common);
    const offered = "JESUS YAHOO MYSPACE CINGULAR JIMMY CANADA BOOL MENT AIDS VALIUM HOLDEN".split(" ");
    expect(offered.filter((word) => english.has(word))).toEqual([]);
  });

  test("what cleaning swept away is there, and a slip is not", () => {
    const trie = builtTrie("en");
    const words = "PAWN SNATCH GROPE FLANGE EUNUCH".split(" ");
    expect(words.filter((word) => !(trie.classesOf(word) & CLASS.lemma))).toEqual([]);
    expect(trie.classesOf("PISSS")).toBe(0);
  });
});
