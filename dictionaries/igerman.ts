import { CLASS } from "../src/lexicon/lexicon.ts";
import {
  type AffixRule,
  type AffixRules,
  type Entry,
  expand,
  parseAffixes,
  parseEntries,
} from "./affixes.ts";
import { type Composition, isCapitalised, smallened } from "./composition.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { classesNamed, readList, readPackageFile } from "./words.ts";

/**
 * The German spelling dictionary igerman98. Its entries are lemmas, irregular forms and pieces of compounds alike, told
 * apart by flags only. What the dictionaries of word classes know keeps its lemma and class; for the rest both follow
 * from capitals, flags, and the known words that an entry is put together of.
 */
export function addIgerman(vocabulary: Vocabulary, composition: Composition): void {
  const { entries, rules } = readIgerman();
  const own = entries.filter(({ flags }) => !flags.some((flag) => NO_WORD.includes(flag)));
  const words = own.flatMap(withPrefixes);
  const infinitives = infinitivesOf(words, vocabulary);
  const told = readMarked("de/classes.txt");
  const names = namesOf(entries, vocabulary, told);
  // First what stands by itself: the others ask what it is.
  for (const alone of [true, false]) {
    for (const entry of words) {
      const isAlone =
        vocabulary.keysOf(entry.word).length > 0 || entry.flags.some((flag) => LEMMAS.includes(flag));
      if (isAlone !== alone) continue;
      const kind = names.get(entry.word);
      if (kind !== undefined) {
        expand(entry, rules, (form) => {
          const isOfThem = kind & CLASS.place && isInhabitant(form, entry.word);
          vocabulary.add(`name ${entry.word}`, form, isOfThem ? CLASS.proper : kind);
        });
        continue;
      }
      const { key, classes } = isCapitalised(entry.word)
        ? readNoun(entry, vocabulary, composition)
        : readSmall(entry, vocabulary, composition, infinitives);
      // "grün" is an adjective, and so short for the verb "grünen".
      const verb = key.startsWith("adjective ") ? `verb ${entry.word}` : key;
      expand(entry, rules, (form, rule) => {
        const isOfVerb = rule !== null && (FINITE.includes(rule.flag) || rule.flag === "D");
        const made = rule === null ? classes : classesOf(rule, entry);
        vocabulary.add(isOfVerb ? verb : key, form, told.get(form) ?? made);
      });
    }
  }
}

function readIgerman(): { entries: Entry[]; rules: AffixRules } {
  const rules = new Map(parseAffixes(readPackageFile("dictionary-de/index.aff").toString(), 1));
  for (const flag of OF_COMPOUNDS) rules.delete(flag);
  const entries = parseEntries(readPackageFile("dictionary-de/index.dic").toString(), 1);
  // Its head is a notice; and abbreviations have a full stop.
  return { entries: entries.filter(({ word }) => /^\p{L}{2,}$/u.test(word)), rules };
}

/** How words with ß are written that have no twin with ss: groß, Straße, and not Maße. By their spelling with ss. */
export function sharpSpellings(): Map<string, string> {
  const lists = ["de/compounds.txt", "de/more-compounds.txt", "de/words.txt"].flatMap(readList);
  const all = [...readIgerman().entries.map(({ word }) => word), ...lists.map((line) => line.split(" ")[0]!)];
  const known = new Set(all);
  const sharp = new Map<string, string>();
  for (const word of all.filter((each) => each.includes("ß"))) {
    const plain = word.replaceAll("ß", "ss");
    if (!known.has(plain)) sharp.set(plain, word);
  }
  return sharp;
}

/** A list of ours whose lines are a word, as it is written, and classes. */
const readMarked = (path: string): Map<string, number> =>
  new Map(
    readList(path).map((line) => {
      const [word, ...names] = line.split(/\s+/);
      return [word!, classesNamed(names)];
    }),
  );

/** Only in compounds; forbidden; only with an affix, and all of theirs are for compounds. */
const NO_WORD: readonly string[] = ["o", "d", "h"];
/** Rules that make pieces of compounds or hyphenated words. */
const OF_COMPOUNDS = ["e", "g", "i", "j", "k", "m"];
/** Cases, plurals and derivations that only an entry in its basic form has. */
const LEMMAS: readonly string[] = ["C", "D", "F", "J", "M", "O", "P", "R", "S", "T", "q", "Q", "p", "Y"];

const PREFIXES: Readonly<Record<string, string>> = { U: "un", V: "ver" };
/** Groups that do not go together with a prefix. */
const WITHOUT_PREFIX: readonly string[] = ["B", "L", "M", ...Object.keys(PREFIXES)];

/** The entry, and what its prefixes make of it: unschön, verschönern. */
function withPrefixes({ word, flags }: Entry): Entry[] {
  const prefixes = flags.map((flag) => PREFIXES[flag]).filter((prefix) => prefix && !word.startsWith(prefix));
  const prefixed = prefixes.map((prefix) => prefix + word);
  return [
    { word, flags: flags.filter((flag) => !(flag in PREFIXES)) },
    ...prefixed.map((made) => ({
      word: made,
      flags: flags.filter((flag) => !WITHOUT_PREFIX.includes(flag)),
    })),
  ];
}

/**
 * The names among the entries, with their classes. Unlike nouns they are in no dictionary of word classes and no part
 * of compounds, and have a genitive at most; what looks otherwise is in our lists.
 */
function namesOf(
  entries: readonly Entry[],
  vocabulary: Vocabulary,
  told: ReadonlyMap<string, number>,
): Map<string, number> {
  const listed = readMarked("de/names.txt");
  const all = new Set(entries.map(({ word }) => word));
  const names = new Map<string, number>();
  for (const { word, flags } of entries) {
    if (!isCapitalised(word) || told.has(word) || vocabulary.keysOf(word).length > 0) continue;
    const kind = listed.get(word);
    const looksSo =
      !all.has(smallened(word)) && flags.every((flag) => flag === "S" || OF_COMPOUNDS.includes(flag));
    if (kind !== undefined || looksSo) names.set(word, CLASS.proper | (kind ?? 0));
  }
  return names;
}

/** Prager, Pragerin, Eschweilerin: those who live there are no place. */
const isInhabitant = (form: string, place: string): boolean =>
  form.startsWith(place) &&
  (place.endsWith("er") ? /^(in(nen)?|n)$/ : /^er(n|s|in|innen)?$/).test(form.slice(place.length));

interface Reading {
  readonly key: string;
  readonly classes: number;
}

function readNoun({ word, flags }: Entry, vocabulary: Vocabulary, composition: Composition): Reading {
  const known = vocabulary.keysOf(word);
  // "Stellen" is a noun of its own, das Stellen, before it is more than one Stelle.
  const key = known.find((each) => each === `noun ${word}`) ?? known[0];
  if (key !== undefined) return { key, classes: vocabulary.classesAs(key, word) };
  if (flags.some((flag) => LEMMAS.includes(flag))) return { key: `noun ${word}`, classes: CLASS.lemma };
  const head = composition.headOf(word);
  return head ?? { key: `noun ${word}`, classes: CLASS.lemma };
}

function readSmall(
  { word, flags }: Entry,
  vocabulary: Vocabulary,
  composition: Composition,
  infinitives: ReadonlySet<string>,
): Reading {
  const known = vocabulary.keysOf(word);
  // "munter" is an adjective, and only by chance a form of "muntern".
  const isOnlyFinite = known.every((key) => vocabulary.classesAs(key, word) === CLASS.conjugated);
  if (known.length > 0 && flags.includes("A") && isOnlyFinite) {
    return { key: `adjective ${word}`, classes: CLASS.lemma };
  }
  if (known.length > 0) {
    const wanted = flags.includes("A") ? `adjective ${word}` : `verb ${word}`;
    const key = known.includes(wanted) ? wanted : known[0]!;
    return { key, classes: vocabulary.classesAs(key, word) };
  }
  if (infinitives.has(word)) {
    composition.conjugate(word);
    return { key: `verb ${word}`, classes: CLASS.lemma };
  }
  const verb = composition.verbOf(word, infinitives);
  if (verb) return verb;
  if (flags.includes("A")) {
    const base = word.replace(/e?ste$/, "");
    const key = `adjective ${base}`;
    return vocabulary.classesAs(key, base) === 0 || base === word
      ? { key: `adjective ${word}`, classes: CLASS.lemma }
      : { key, classes: CLASS.inflected };
  }
  const hasPerson = flags.some((flag) => FINITE.includes(flag));
  return { key: `other ${word}`, classes: hasPerson ? CLASS.conjugated : CLASS.lemma };
}

const FINITE: readonly string[] = ["I", "W", "X", "Y", "Z"];

/** Entries that look like a verb's basic form, but for those with "zu" inside (herauszufinden) and strong past forms. */
function infinitivesOf(entries: readonly Entry[], vocabulary: Vocabulary): Set<string> {
  const all = new Set(
    entries
      .filter(({ word, flags }) => /^\p{Ll}.*n$/u.test(word) && flags.some((flag) => "DYI".includes(flag)))
      .map(({ word }) => word),
  );
  for (const word of all) {
    for (let at = word.indexOf("zu", 2); at >= 0; at = word.indexOf("zu", at + 1)) {
      const [prefix, verb] = [word.slice(0, at), word.slice(at + 2)];
      const isKnown = (text: string): boolean =>
        all.has(text) || vocabulary.classesAs(`verb ${text}`, text) !== 0;
      // No prefix goes before "zu" but those that make another with it: hinzu, dazu.
      if (isKnown(prefix + verb) || (LONG_PREFIX.test(prefix) && isKnown(verb))) all.delete(word);
    }
    if (PAST.test(word)) all.delete(word);
  }
  return all;
}
const LONG_PREFIX = /^(her|hin)(ab|an|auf|aus|bei|durch|ein|über|um|unter|vor)$|^(nach|zurück|zusammen)$/;
const PAST = /(böten|bräuchten|durften|kämen|schrien)$/;

/** What a rule makes of an entry. */
function classesOf({ flag, add }: AffixRule, { word, flags }: Entry): number {
  const { lemma, inflected, conjugated, participle } = CLASS;
  if (isCapitalised(word)) return NEW_NOUNS.has(flag) && SINGULAR.test(add) ? lemma : inflected;
  switch (flag) {
    case "A":
      return VARIANT.test(add) ? lemma : inflected;
    case "B":
    case "L":
      return add.endsWith("bar") || add.endsWith("lich") ? lemma : inflected;
    case "D":
      return add === "d" ? conjugated : inflected;
    case "E":
    case "N":
      return flags.some((other) => FINITE.includes(other)) ? conjugated : inflected;
    case "I":
    case "W":
    case "X":
    case "Y":
    case "Z":
      // A verb whose participle is declined by O has it without "ge": like the third person (verheiratet).
      return flags.includes("O") && flag === "X" && add === "t" ? conjugated | participle : conjugated;
    case "F":
      return lemma;
    default:
      return inflected;
  }
}

/** Lehrerin, Rettung, Häuschen are nouns of their own. */
const NEW_NOUNS = new Set(["F", "J", "M"]);
const SINGULAR = /(in|ung|chen)$/;
/** adlig beside adelig */
const VARIANT = /[lr]ig$/;
