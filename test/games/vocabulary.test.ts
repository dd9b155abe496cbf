import { describe, expect, it } from "vitest";
import { builtLexicon, builtManifest } from "../../dictionaries/built.ts";
import { language as pageLanguage } from "../../src/client/language.ts";
import { vocabularyTexts } from "../../src/client/room/vocabulary-texts.ts";
import { LANGUAGES, type Language } from "../../src/core/language.ts";
import { BUZZLE_SWITCHES, buzzleVocabulary } from "../../src/games/buzzle-family/vocabulary.ts";
import { LEXIDUEL_SWITCHES, lexiduelVocabulary } from "../../src/games/lexiduel/vocabulary.ts";
import { allowedClasses, offersOf, type Switch } from "../../src/games/vocabulary.ts";
import { LEXICON_IDS, languageOfLexicon, lexiconIdOf } from "../../src/lexicon/ids.ts";
import { barring, CLASS, CLASS_NAMES, counts, KNOWN_CLASSES, PLAYABLE } from "../../src/lexicon/lexicon.ts";

const GAMES = [
  ["the Buzzle family", BUZZLE_SWITCHES, true],
  ["Lexiduel", LEXIDUEL_SWITCHES, false],
] as const;

const isOn = (switches: Readonly<Record<string, boolean>>, words: Language, name: string): boolean =>
  offersOf(switches, words).some((offer) => offer === name);

describe("the agreement on words", () => {
  it("[B2] without a word about it: every form, no names", () => {
    expect(allowedClasses(buzzleVocabulary({}))).toBe(barring(PLAYABLE, CLASS.colloquial));
  });

  it("[L3] without a word about it: verb forms, no interjections", () => {
    expect(allowedClasses(lexiduelVocabulary({}))).toBe(
      barring(PLAYABLE & ~CLASS.interjection, CLASS.loanWord),
    );
  });

  it("the older options mean what they meant, and the switches say otherwise", () => {
    const { proper, interjection } = CLASS;
    expect(counts(proper, allowedClasses(buzzleVocabulary({ names: true })))).toBe(true);
    expect(counts(interjection, allowedClasses(lexiduelVocabulary({ interjections: true })))).toBe(true);
    const off = { firstNames: false, places: false };
    expect(counts(proper, allowedClasses(buzzleVocabulary({ names: true, vocabulary: off })))).toBe(false);
  });

  it("[B2] first names and places are told apart; where both count, so does every other name", () => {
    const { proper, firstName, place } = CLASS;
    const letIn = (vocabulary: Partial<Record<Switch, boolean>>): boolean[] =>
      [proper | firstName, proper | place, proper].map((classes) =>
        counts(classes, allowedClasses(buzzleVocabulary({ vocabulary }))),
      );
    expect(letIn({})).toEqual([false, false, false]);
    expect(letIn({ firstNames: true })).toEqual([true, false, false]);
    expect(letIn({ places: true })).toEqual([false, true, false]);
    expect(letIn({ firstNames: true, places: true })).toEqual([true, true, true]);
  });

  it("a barred word is out whatever else it is", () => {
    const slang = CLASS.lemma | CLASS.common | CLASS.colloquial;
    expect(counts(slang, allowedClasses(buzzleVocabulary({})))).toBe(false);
    expect(counts(slang, allowedClasses(buzzleVocabulary({ vocabulary: { colloquial: true } })))).toBe(true);
    const loan = CLASS.lemma | CLASS.loanWord;
    expect(counts(loan, allowedClasses(lexiduelVocabulary({})))).toBe(false);
    expect(counts(loan, allowedClasses(lexiduelVocabulary({ vocabulary: { loanWords: true } })))).toBe(true);
  });

  it("Lexiduel never lets names in", () => {
    const all = { conjugated: true, interjections: true, loanWords: true };
    expect(allowedClasses(lexiduelVocabulary({ vocabulary: all })) & CLASS.proper).toBe(0);
  });
});

describe("what the settings offer", () => {
  it("each kind of names apart, where the lexicon tells them", () => {
    for (const kind of ["firstNames", "places"]) {
      const offering = LANGUAGES.filter((language) => isOn(BUZZLE_SWITCHES, language, kind));
      expect(offering).toEqual(["fr", "en", "de"]);
    }
  });

  it.each(LEXICON_IDS)("the classes said to be known are those of the built lexicon %s", (id) => {
    const { byClass } = builtManifest().lexicons[id];
    const known = CLASS_NAMES.filter((name) => byClass[name] > 0);
    const said = CLASS_NAMES.filter((name) => KNOWN_CLASSES[languageOfLexicon(id)] & CLASS[name]);
    expect(said).toEqual(known);
  });

  it.each(
    GAMES.flatMap(([game, switches, umlauts]) =>
      LANGUAGES.map((each) => [game, each, switches, umlauts] as const),
    ),
  )("each offer of %s changes what counts, as its note says, in %s", (_game, language, switches, umlauts) => {
    pageLanguage.value = language;
    const lexicon = builtLexicon(lexiconIdOf(language, { umlauts }));
    for (const offer of offersOf(switches, language)) {
      const turned = (on: boolean): Partial<Record<Switch, boolean>> => ({
        ...switches,
        [offer]: on,
      });
      const [with_, without] = [true, false].map((on) => allowedClasses(turned(on)));
      const [letIn, left] = vocabularyTexts().offers[offer][1].split(". ");
      for (const [word] of letIn!.matchAll(/\p{Lu}{2,}/gu)) {
        expect([word, lexicon.has(word, with_!), lexicon.has(word, without!)]).toEqual([word, true, false]);
      }
      for (const [word] of (left ?? "").matchAll(/\p{Lu}{2,}/gu)) {
        expect([word, lexicon.has(word, without!)]).toEqual([word, true]);
      }
    }
  });
});
