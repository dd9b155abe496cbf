import { ACTIONS } from "../../../dictionaries/cards/translations/actions.ts";
import { COMMON } from "../../../dictionaries/cards/translations/common.ts";
import { EVERYDAY } from "../../../dictionaries/cards/translations/everyday.ts";
import { PEOPLE } from "../../../dictionaries/cards/translations/people.ts";
import { PLACES } from "../../../dictionaries/cards/translations/places.ts";
import { QUALITIES } from "../../../dictionaries/cards/translations/qualities.ts";
import { THINGS_1 } from "../../../dictionaries/cards/translations/things-1.ts";
import { THINGS_2 } from "../../../dictionaries/cards/translations/things-2.ts";
import type { Language } from "../../core/language.ts";
import { GERMAN_FAMILIES } from "./families/de.ts";
import { ENGLISH_FAMILIES } from "./families/en.ts";
import { FRENCH_FAMILIES } from "./families/fr.ts";
import { lettersOf } from "./pieces.ts";

/**
 * What things are called elsewhere. A line is a thing: `French | English | German | Spanish | Italian`, with commas
 * between several names of one language. `=` stands for the names of the first column, and alone after the first
 * column for "the same everywhere".
 */
export const NAMED_IN = ["fr", "en", "de", "es", "it"] as const;
type NamedIn = (typeof NAMED_IN)[number];
/** Folded: as they are compared. */
export type Names = Readonly<Record<NamedIn, readonly string[]>>;

/**
 * Whether a folded clue is the folded word in another language; a mark of the plural is forgiven. What the language
 * has for the thing itself is no translation.
 */
export function isTranslation(clue: string, word: string, language: Language): boolean {
  const index = indexOf(language);
  const named = index.get(word) ?? index.get(word.replace(/S$/, "")) ?? [];
  const isCalled = (name: string, own: boolean): boolean =>
    named.some((thing) => NAMED_IN.some((each) => (each === language) === own && thing[each].includes(name)));
  const forms = [clue, clue.replace(/S$/, ""), clue.replace(/IES$/, "Y")];
  return forms.some((form) => isCalled(form, false) && !isCalled(form, true));
}

/** What a thing with this name in this language is called; nothing when no line has it. */
export function namesOf(text: string, language: Language): Names | undefined {
  return indexOf(language).get(lettersOf(text))?.[0];
}

/** Things by their folded names in a language; a word may name several, as French voler does. */
const indexes = new Map<Language, ReadonlyMap<string, readonly Names[]>>();

function indexOf(language: Language): ReadonlyMap<string, readonly Names[]> {
  const known = indexes.get(language);
  if (known) return known;
  const index = new Map<string, Names[]>();
  for (const thing of things()) {
    for (const name of thing[language]) index.set(name, [...(index.get(name) ?? []), thing]);
  }
  indexes.set(language, index);
  return index;
}

let read: readonly Names[] | undefined;
function things(): readonly Names[] {
  read ??= [
    ...[PEOPLE, QUALITIES, THINGS_1, THINGS_2, COMMON, EVERYDAY].flatMap(parseTranslations),
    ...parseTranslations(PLACES).map(withInhabitants),
    ...parseTranslations(ACTIONS).map((action) => ({ ...action, en: action.en.flatMap(withGerund) })),
  ];
  return read;
}

/** With those who live there: who may not say espagnol for Espagne may not say Spanish either. */
function withInhabitants(place: Names): Names {
  const all = (names: readonly string[], families: Families): string[] =>
    names.flatMap((name) => [name, ...(families.get(name) ?? [])]);
  return {
    ...place,
    fr: all(place.fr, FAMILY_OF.fr),
    en: all(place.en, FAMILY_OF.en),
    de: all(place.de, FAMILY_OF.de),
  };
}

/** Families by the word that they begin with, which for a place is its name. */
type Families = ReadonlyMap<string, readonly string[]>;
const byFirstWord = (families: string): Families =>
  new Map(families.split("\n").map((line) => [line.split(" ")[0]!, line.split(" ")]));
const FAMILY_OF: Readonly<Record<Language, Families>> = {
  fr: byFirstWord(FRENCH_FAMILIES),
  en: byFirstWord(ENGLISH_FAMILIES),
  de: byFirstWord(GERMAN_FAMILIES),
};

/** The verb and what may be its form in -ing: swimming, dancing, lying, and two that are no words and do no harm. */
function withGerund(verb: string): string[] {
  const stem = verb.replace(/IE$/, "Y").replace(/E$/, "");
  return [verb, `${verb}ING`, `${verb}${verb.at(-1)}ING`, `${stem}ING`];
}

export function parseTranslations(source: string): Names[] {
  return source.trim().split("\n").map(parseLine);
}

function parseLine(line: string): Names {
  const columns = line.split("|").map((column) => column.trim());
  const [first = "", second] = columns;
  const all = columns.length === 2 && second === "=" ? NAMED_IN.map(() => first) : columns;
  if ((all.length !== 3 && all.length !== NAMED_IN.length) || all.includes(""))
    throw new Error(`Expected "French | English | German | Spanish | Italian" or "name | =", got "${line}"`);
  const [fr, en, de, es, it] = all.map((column) => folded(column === "=" ? first : column));
  return { fr: fr!, en: en!, de: de!, es: es ?? [], it: it ?? [] };
}

/** German may be typed without its dots: Bär is BAR to us, and BAER to who has no such key. */
function folded(column: string): string[] {
  return column.split(",").flatMap((name) => {
    const spelt = name.replace(/[äöü]/gi, (letter) => ({ ä: "ae", ö: "oe" })[letter.toLowerCase()] ?? "ue");
    return spelt === name ? [lettersOf(name)] : [lettersOf(name), lettersOf(spelt)];
  });
}
