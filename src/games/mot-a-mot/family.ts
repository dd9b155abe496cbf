import type { Language } from "../../core/language.ts";
import { FAMILIES } from "./families.ts";

/**
 * Whether two folded words are of one family: pétrole and pétrolier, mode and démodée, run and runner.
 *
 * A light stemmer: the plural goes, then the final e, then endings as long as enough of the word is left; what
 * remains is evened out (QU and C, doubled consonants). Prefixes are tried as well. Families that change their
 * stem (œil, yeux) are in a list. Now and then it takes strangers for relatives, which costs a speaker another
 * clue; a relative that it misses is for the contest.
 */
export function isFamily(a: string, b: string, language: Language): boolean {
  if (a === b) return true;
  const rules = rulesOf(language);
  const [one, other] = [kinOf(a, rules), kinOf(b, rules)];
  return meet(one.families, other.families) || meet(one.stems, other.stems) || isGrown(one, other, rules);
}

type Rules = "fr" | "en";

/** All that a word is told by. */
interface Kin {
  readonly word: string;
  readonly trimmed: string;
  readonly stems: readonly string[];
  readonly families: readonly number[];
}

/** Those found last: the entries of a card meet every clue of their round. */
const known: Record<Rules, Map<string, Kin>> = { fr: new Map(), en: new Map() };
const MOST_KNOWN = 1000;

/** Endings are written as they stand once plural and final e are gone. */
const ENDINGS: Record<Rules, readonly string[]> = {
  fr: longestFirst(
    "ERAIENT ERONT ERAIT ERAI ERA AIENT AIT AI ANT ENT EZ ON ER IR ISSAG ISSEMENT ATION ITION UTION TION ION " +
      "ATEUR ITEUR TEUR EUR ATRIC TRIC EUS EU EMENT MENT IF IV IST ISM IS IFI IFICATION ABL IBL ABILIT IBILIT " +
      "IQU IC AL IEL EL ELL ET ETT OT OTT AG AD ARD ASS ANC ENC UR OIR AIR IER I ERI IT ITUD ESS EAU IEN IENN " +
      "AIN OI OIS U E ILL AILL ISON AISON ATUR",
  ),
  en: longestFirst(
    "ING INGLY ED ER EST LY ILY NESS INESS MENT ATION ITION TION ION ATOR ITOR OR IST ISTIC ISM ITY ABILITY " +
      "FUL FULLY LESS ABL IBL AL IC ICAL ALLY OUS IV Y I EN ISH HOOD SHIP DOM IZ IS IFY IFI ANC ENC ANT ENT " +
      "ARY ERY RY AG TH IAN AT URE UR",
  ),
};
const PREFIXES: Record<Rules, readonly string[]> = {
  fr: longestFirst("DE DES RE IN IM IR IL PRE SUR SOUS ANTI TRANS EN EM CONTRE INTER MAL MI A"),
  en: longestFirst("UN RE DIS IN IM IR IL PRE OVER UNDER ANTI TRANS EN EM NON MIS OUT"),
};
/** What must be left: endings are many and short, and would eat whole words. */
const SHORTEST_STEM = { fr: 4, en: 3 } as const;
const SHORTEST_COMPOUND = 4;

const rulesOf = (language: Language): Rules => (language === "fr" ? "fr" : "en");

function kinOf(word: string, rules: Rules): Kin {
  let kin = known[rules].get(word);
  if (!kin) {
    if (known[rules].size === MOST_KNOWN) known[rules].clear();
    const stems = stemsOf(word, rules);
    const families = FAMILIES[rules];
    kin = {
      word,
      trimmed: trimmed(word),
      stems,
      families: families.get(word) ?? families.get(stems[0]!) ?? families.get(trimmed(word)) ?? [],
    };
    known[rules].set(word, kin);
  }
  return kin;
}

const meet = <T>(some: readonly T[], others: readonly T[]): boolean =>
  some.some((each) => others.includes(each));

/** The stem of a folded word. */
export const stemOf = (word: string, language: Language): string => stemBy(word, rulesOf(language));

function stemBy(word: string, rules: Rules): string {
  let stem = trimmed(word);
  for (;;) {
    const ending = ENDINGS[rules].find(
      (each) => stem.endsWith(each) && stem.length - each.length >= SHORTEST_STEM[rules],
    );
    if (ending === undefined) return even(stem);
    stem = trimmed(stem.slice(0, -ending.length));
  }
}

/** Its own stem first, then what it has without a prefix. */
function stemsOf(word: string, rules: Rules): string[] {
  const stems = [stemBy(word, rules)];
  for (const prefix of PREFIXES[rules]) {
    const rest = word.slice(prefix.length);
    if (word.startsWith(prefix) && rest.length >= SHORTEST_COMPOUND) stems.push(stemBy(rest, rules));
  }
  return stems;
}

/** Without the mark of the plural and a final e; bateau is batel- in batelier. */
function trimmed(word: string): string {
  if (word.length <= 3) return word;
  let rest = word
    .replace(/IES$/, "I")
    .replace(/AUX$/, (_, at: number) => (word[at - 1] === "E" ? "AU" : "AL"))
    .replace(/(?<!S)[SX]$/, "")
    .replace(/EAU$/, "EL");
  while (rest.length > 3 && rest.endsWith("E")) rest = rest.slice(0, -1);
  return rest;
}

const even = (stem: string): string =>
  stem
    .replace(/QU?$/, "C")
    .replace(/GU$/, "G")
    .replace(/Y$/, "I")
    .replace(/([BCDFGLMNPRSTVZ])\1$/, "$1");

/** One word grown from the other: MUR and MURAL by an ending, SNOW and SNOWMAN as a compound. */
function isGrown(a: Kin, b: Kin, rules: Rules): boolean {
  const [{ word: short, trimmed: stem }, { word: long, trimmed: rest }] =
    a.word.length <= b.word.length ? [a, b] : [b, a];
  if (stem.length >= 3 && rest.startsWith(stem) && ENDINGS[rules].includes(rest.slice(stem.length)))
    return true;
  if (short.length < SHORTEST_COMPOUND) return false;
  if (rules === "fr") return short.length > SHORTEST_COMPOUND && long.startsWith(short);
  return long.startsWith(short) || long.endsWith(short);
}

function longestFirst(list: string): readonly string[] {
  return list.split(" ").sort((x, y) => y.length - x.length);
}
