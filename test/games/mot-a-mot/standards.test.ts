import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { parseEntry } from "../../../dictionaries/cards/entry.ts";
import { linesOf, linesOfDeck } from "../../../dictionaries/cards/files.ts";
import { describeQuota, FEWEST_ENTRIES, isKept, quotasOf } from "../../../dictionaries/cards/quotas.ts";
import { faultsOf } from "../../../dictionaries/cards/standards.ts";
import { thingsIn } from "../../../dictionaries/cards/translations.ts";
import type { Language } from "../../../src/core/language.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { translationsAmong } from "../../../src/games/mot-a-mot/translations.ts";

const FAULTLESS =
  "licorne ~ likorne @ living : animal blanc rêve légende médiéval tapisserie pureté front torsadée crinière sabot arc-en-ciel > unicorn | Einhorn";
const CLEOPATRA =
  "Cléopâtre @ person f africa ancient : nez beauté antiquité bain serpent reine Nil Rome César Égypte Antoine Alexandrie > Cleopatra | Kleopatra | Cleopatra | Cleopatra";

const worldOf = (language: Language) => ({
  language,
  words: builtLexicon(language),
  isTranslation: translationsAmong(thingsIn(language)),
});
const faults = (...lines: string[]): string[] =>
  faultsOf(
    lines.map((line) => parseEntry(line, "fr")),
    worldOf("fr"),
  ).flat();

describe("a line of a deck", () => {
  it("says what an entry is", () => {
    expect(parseEntry(CLEOPATRA, "fr")).toMatchObject({
      ...{ text: "Cléopâtre", kind: "person", gender: "f", region: "africa", era: "ancient", age: 8 },
      names: { en: ["Cleopatra"], de: ["Kleopatra"], es: ["Cleopatra"], it: ["Cleopatra"] },
    });
    const answers = parseEntry("vélo = bicyclette ~ vélau @ thing 10+ : roue > bicycle, bike | =", "fr");
    expect(answers).toMatchObject({ accepts: ["bicyclette", "vélau"], soundsLike: ["vélau"], age: 10 });
    expect(answers.names).toEqual({ en: ["bicycle", "bike"], de: ["vélo"] });
  });

  it.each([
    ["vélo @ thing : roue", ">"],
    ["vélo : roue > bicycle | Fahrrad", "@"],
    ["vélo @ gadget : roue > bicycle | Fahrrad", "gadget"],
    ["vélo @ thing red : roue > bicycle | Fahrrad", "red"],
    ["Cléopâtre @ person africa ancient : nez > a | b | c | d", "gender"],
    ["Cléopâtre @ person f ancient : nez > a | b | c | d", "region"],
    ["Cléopâtre @ person f africa asia ancient : nez > a | b | c | d", "two of region"],
    ["vélo @ thing : roue > bicycle", "en | de"],
    ["vélo @ thing : roue > bicycle | ", "no name in de"],
  ])("%s is none, and says why", (line, why) => {
    expect(() => parseEntry(line, "fr")).toThrow(why);
    expect(linesOf(`export const FR_01 = \`\n${line}\n\`;`, "01.ts", "fr")).toMatchObject([
      { no: 2, entry: null, fault: expect.stringContaining(why) },
    ]);
  });
});

describe("the standards of a deck find", () => {
  const changed = (from: string, to: string): string[] => faults(FAULTLESS.replace(from, to));

  it("nothing in an entry that keeps them", () => {
    expect(faults(FAULTLESS, CLEOPATRA)).toEqual([]);
  });

  it.each([
    ["too few clues", " sabot", "", "11 different clues"],
    ["a clue twice", "sabot", "front", "twice"],
    ["a clue that is no word", "sabot", "s", "clue-letter"],
    ["two words in one", "sabot", "sabot-fer", "several words"],
    ["a clue of the family", "sabot", "licornes", "family"],
    ["a clue in another language", "unicorn", "sabot", "another language"],
    ["a clue seen in the entry", "sabot", "corne", "seen in the entry"],
    ["two clues of one family", "sabot", "rêver", "one family"],
    ["a word that is misspelt", "sabot", "sabbot", "no such word"],
    ["a name without a capital", "sabot", "océanie", "capital"],
    ["an insult", "sabot", "connard", "hurts"],
    ["a name without its Spanish and Italian", "licorne", "Licorne", "| es | it"],
    ["a work without a capital", "@ living", "@ work world medieval", "capital"],
  ])("%s", (_, from, to, fault) => {
    expect(changed(from, to)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });

  it("an answer that is right for two, a clue that serves too many, and too few of its own", () => {
    const twins = [FAULTLESS, FAULTLESS.replace("licorne ~", "narval = licorne ~")];
    expect(faults(...twins)).toEqual(
      expect.arrayContaining(['answer LICORNE: is right for "licorne" too', "0 clues of its own, not 4"]),
    );
    const many = Array.from({ length: 11 }, (_, n) =>
      FAULTLESS.replace("licorne ~", `mot${"abcdefghijk"[n]} ~`),
    );
    expect(faults(...many).filter((fault) => fault.includes('"rêve": serves 11'))).toHaveLength(11);
  });

  it("shares that are not kept", () => {
    const men = CLEOPATRA.replace("person f africa", "person m europe");
    const missed = quotasOf([parseEntry(men, "fr")]).filter((quota) => !isKept(quota));
    expect(missed.map(({ what }) => what)).toEqual(
      expect.arrayContaining(["person", "women among people", "asia among people, places and works"]),
    );
  });
});

describe.each(LANGUAGES)("[M1] the deck in %s", (language) => {
  const lines = linesOfDeck(language);
  const deck = lines.flatMap(({ entry }) => entry ?? []);

  it(`has ${FEWEST_ENTRIES} entries or more, all of which keep the standards`, () => {
    expect(deck.length).toBeGreaterThanOrEqual(FEWEST_ENTRIES);
    const found = faultsOf(deck, worldOf(language));
    const told = lines.flatMap(({ file, no, entry, fault }) => {
      const all = entry ? found[deck.indexOf(entry)]! : [fault];
      return all.map((each) => `${file}:${no} ${entry?.text}: ${each}`);
    });
    expect(told).toEqual([]);
  });

  it("is balanced by kind, gender, region, era and age", () => {
    expect(
      quotasOf(deck)
        .filter((quota) => !isKept(quota))
        .map(describeQuota),
    ).toEqual([]);
  });
});
