import type { Language } from "../../src/core/language.ts";
import { GERMAN_FAMILIES } from "../../src/games/mot-a-mot/families/de.ts";
import { ENGLISH_FAMILIES } from "../../src/games/mot-a-mot/families/en.ts";
import { FRENCH_FAMILIES } from "../../src/games/mot-a-mot/families/fr.ts";
import { lettersOf } from "../../src/games/mot-a-mot/pieces.ts";
import type { Thing } from "../../src/games/mot-a-mot/translations.ts";
import { ACTIONS } from "./translations/actions.ts";
import { COMMON } from "./translations/common.ts";
import { EVERYDAY } from "./translations/everyday.ts";
import { PEOPLE } from "./translations/people.ts";
import { PLACES } from "./translations/places.ts";
import { QUALITIES } from "./translations/qualities.ts";
import { THINGS_1 } from "./translations/things-1.ts";
import { THINGS_2 } from "./translations/things-2.ts";

/**
 * What things are called elsewhere. A line is a thing: `French | English | German | Spanish | Italian`, with commas
 * between several names of one language. `=` stands for the names of the first column, and alone after the first
 * column for "the same everywhere".
 */
export const NAMED_IN = ["fr", "en", "de", "es", "it"] as const;
type NamedIn = (typeof NAMED_IN)[number];
/** Folded: as they are compared. */
export type Names = Readonly<Record<NamedIn, readonly string[]>> & {
  /** Words of longer names, which give it away where they are no words of the match's language. */
  readonly parts?: Readonly<Record<NamedIn, readonly string[]>>;
};

/** What a thing with this name in this language is called; nothing when no line has it. */
export function namesOf(text: string, language: Language): Names | undefined {
  return lines().find((thing) => thing[language].includes(lettersOf(text)));
}

/** The lines as a language needs them. */
export const thingsIn = (language: Language): Thing[] => lines().map((thing) => asThing(thing, language));

export function asThing(names: Names, language: Language): Thing {
  const others = NAMED_IN.filter((each) => each !== language);
  const elsewhere = new Set(others.flatMap((each) => names[each]));
  const parts = new Set(others.flatMap((each) => names.parts?.[each] ?? []));
  return {
    own: names[language],
    elsewhere: [...elsewhere],
    parts: [...parts].filter((part) => !elsewhere.has(part)),
  };
}

let read: readonly Names[] | undefined;
export function lines(): readonly Names[] {
  read ??= [
    ...[PEOPLE, QUALITIES, THINGS_1, THINGS_2, COMMON, EVERYDAY].flatMap(parseTranslations),
    ...parseTranslations(PLACES).map(withInhabitants),
    ...parseTranslations(ACTIONS).map((action) => ({ ...action, en: action.en.flatMap(withGerund) })),
  ];
  return read;
}

/** With those who live there: who may not say espagnol for Espagne may not say Spanish either. */
export function withInhabitants(place: Names): Names {
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
export function withGerund(verb: string): string[] {
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
export function folded(column: string): string[] {
  return column.split(",").flatMap((name) => {
    const spelt = name.replace(/[äöü]/gi, (letter) => ({ ä: "ae", ö: "oe" })[letter.toLowerCase()] ?? "ue");
    return spelt === name ? [lettersOf(name)] : [lettersOf(name), lettersOf(spelt)];
  });
}
