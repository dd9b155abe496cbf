import { ACTIONS } from "../../../dictionaries/cards/translations/actions.ts";
import { COMMON } from "../../../dictionaries/cards/translations/common.ts";
import { PEOPLE } from "../../../dictionaries/cards/translations/people.ts";
import { PLACES } from "../../../dictionaries/cards/translations/places.ts";
import { QUALITIES } from "../../../dictionaries/cards/translations/qualities.ts";
import { THINGS_1 } from "../../../dictionaries/cards/translations/things-1.ts";
import { THINGS_2 } from "../../../dictionaries/cards/translations/things-2.ts";
import type { Language } from "../../core/language.ts";
import { lettersOf } from "./pieces.ts";

/**
 * What things are called elsewhere. A line is a thing: `French | English | German | Spanish | Italian`, with commas
 * between several names of one language. `=` stands for the names of the first column, and alone after the first
 * column for "the same everywhere".
 */
export const NAMED_IN = ["fr", "en", "de", "es", "it"] as const;
type NamedIn = (typeof NAMED_IN)[number];
export type Names = Readonly<Record<NamedIn, readonly string[]>>;

/** By a folded word of a language: its folded names in the others. */
type Index = ReadonlyMap<string, ReadonlySet<string>>;
const indexes = new Map<Language, Index>();

/** Whether a folded clue is the folded word in another language; a mark of the plural is forgiven. */
export function isTranslation(clue: string, word: string, language: Language): boolean {
  const index = indexOf(language);
  const names = index.get(word) ?? index.get(word.replace(/S$/, ""));
  return (
    names !== undefined &&
    [clue, clue.replace(/S$/, ""), clue.replace(/IES$/, "Y")].some((each) => names.has(each))
  );
}

/** What a thing with this name in this language is called; nothing when no line has it. */
export function namesOf(text: string, language: Language): Names | undefined {
  return things().find((thing) => thing[language].some((name) => lettersOf(name) === lettersOf(text)));
}

/** A word may name several things, as French voler does. What a language has for them itself is no translation. */
function indexOf(language: Language): Index {
  const known = indexes.get(language);
  if (known) return known;
  const named = new Map<string, Names[]>();
  for (const thing of things()) {
    for (const word of thing[language].map(lettersOf)) named.set(word, [...(named.get(word) ?? []), thing]);
  }
  const index = new Map([...named].map(([word, found]) => [word, foreignNames(found, language)]));
  indexes.set(language, index);
  return index;
}

function foreignNames(named: readonly Names[], language: Language): ReadonlySet<string> {
  const others = NAMED_IN.filter((each) => each !== language);
  const foreign = new Set(
    named.flatMap((thing) => others.flatMap((each) => thing[each].flatMap(waysToFold))),
  );
  for (const own of named.flatMap((thing) => thing[language])) foreign.delete(lettersOf(own));
  return foreign;
}

/** German may be typed without its dots: Bär is BAR to us, and BAER to who has no such key. */
function waysToFold(name: string): string[] {
  const spelt = name.replace(/[äöü]/gi, (letter) => ({ ä: "ae", ö: "oe" })[letter.toLowerCase()] ?? "ue");
  return [lettersOf(name), lettersOf(spelt)];
}

let read: readonly Names[] | undefined;
function things(): readonly Names[] {
  read ??= [
    ...[PLACES, PEOPLE, QUALITIES, THINGS_1, THINGS_2, COMMON].flatMap(parseTranslations),
    ...parseTranslations(ACTIONS).map((action) => ({ ...action, en: action.en.flatMap(withGerund) })),
  ];
  return read;
}

/** The verb and what may be its form in -ing: swimming, dancing, lying, and two that are no words and do no harm. */
function withGerund(verb: string): string[] {
  const last = verb.at(-1)!;
  return [verb, `${verb}ing`, `${verb}${last}ing`, verb.replace(/ie$/, "y").replace(/e$/, "").concat("ing")];
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
  const names = (at: number): string[] =>
    (all[at] === "=" ? first : (all[at] ?? "")).split(",").flatMap(nonEmpty);
  return { fr: names(0), en: names(1), de: names(2), es: names(3), it: names(4) };
}

const nonEmpty = (name: string): string[] => (name.trim() === "" ? [] : [name.trim()]);
