import { describe, expect, it } from "vitest";
import { builtLexicon, builtManifest } from "../../dictionaries/built.ts";
import { language as pageLanguage } from "../../src/client/language.ts";
import { vocabularyTexts } from "../../src/client/room/vocabulary-texts.ts";
import { LANGUAGES, type Language } from "../../src/core/language.ts";
import { BUZZLE_SWITCHES, buzzleVocabulary } from "../../src/games/buzzle-family/vocabulary.ts";
import { LEXIDUEL_SWITCHES, lexiduelVocabulary } from "../../src/games/lexiduel/vocabulary.ts";
import { allowedClasses, offersOf, type Switch } from "../../src/games/vocabulary.ts";
import { LEXICON_IDS, languageOfLexicon, lexiconIdOf } from "../../src/lexicon/ids.ts";
import { CLASS, CLASS_NAMES, KNOWN_CLASSES, PLAYABLE } from "../../src/lexicon/lexicon.ts";

const GAMES = [
  ["the Buzzle family", BUZZLE_SWITCHES, true],
  ["Lexiduel", LEXIDUEL_SWITCHES, false],
] as const;

const isOn = (switches: Readonly<Record<string, boolean>>, words: Language, name: string): boolean =>
  offersOf(switches, words).some((offer) => offer.name === name);

describe("the agreement on words", () => {
  it("[B2] without a word about it: every form, no names", () => {
    expect(allowedClasses(buzzleVocabulary({}))).toBe(PLAYABLE);
  });

  it("[L3] without a word about it: verb forms, no interjections", () => {
    expect(allowedClasses(lexiduelVocabulary({}))).toBe(PLAYABLE & ~CLASS.interjection);
  });

  it("the older options mean what they meant, and the switches say otherwise", () => {
    expect(allowedClasses(buzzleVocabulary({ names: true }))).toBe(PLAYABLE | CLASS.proper);
    expect(allowedClasses(lexiduelVocabulary({ interjections: true }))).toBe(PLAYABLE);
    const off = { firstNames: false, places: false };
    expect(allowedClasses(buzzleVocabulary({ names: true, vocabulary: off }))).toBe(PLAYABLE);
  });

  it("names of one kind alone count for nothing while the lexicon cannot tell the kinds", () => {
    expect(allowedClasses(buzzleVocabulary({ vocabulary: { places: true } }))).toBe(PLAYABLE);
    const both = { places: true, firstNames: true };
    expect(allowedClasses(buzzleVocabulary({ vocabulary: both }))).toBe(PLAYABLE | CLASS.proper);
  });

  it("Lexiduel never lets names in", () => {
    const all = { conjugated: true, interjections: true, loanWords: true };
    expect(allowedClasses(lexiduelVocabulary({ vocabulary: all })) & CLASS.proper).toBe(0);
  });
});

describe("what the settings offer", () => {
  it("names where the lexicon has them, so not in German", () => {
    const offering = LANGUAGES.filter((language) => isOn(BUZZLE_SWITCHES, language, "names"));
    expect(offering).toEqual(["fr", "en"]);
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
        ...Object.fromEntries(offer.switches.map((each) => [each, on])),
      });
      const [with_, without] = [true, false].map((on) => allowedClasses(turned(on)));
      const [letIn, left] = vocabularyTexts().offers[offer.name][1].split(". ");
      for (const [word] of letIn!.matchAll(/\p{Lu}{2,}/gu)) {
        expect([word, lexicon.has(word, with_!), lexicon.has(word, without!)]).toEqual([word, true, false]);
      }
      for (const [word] of (left ?? "").matchAll(/\p{Lu}{2,}/gu)) {
        expect([word, lexicon.has(word, without!)]).toEqual([word, true]);
      }
    }
  });
});
