import { foldWord } from "../src/lexicon/fold.ts";
import { CLASS } from "../src/lexicon/lexicon.ts";
import { markShunned, readShunned, shunnedForms } from "./shunned.ts";
import { type Part, readWordnet, type Wordnet } from "./wordnet.ts";
import {
  addKin,
  addMarked,
  addNames,
  addWord,
  applyLists,
  type Families,
  lemmaOf,
  markForms,
  readKnown,
  readList,
  readPackageFile,
  type WordClasses,
} from "./words.ts";

/**
 * English: which words are valid comes from `word-list`; what they are, from WordNet. WordNet lists lemmas only,
 * so endings are taken off as its own morphology does; irregular forms are in `irregular.txt`. A word that
 * neither knows is judged by the rest of the list: WUGS beside WUG is its plural.
 */
export function englishWords(families: Families = new Map()): WordClasses {
  const list = readWordList();
  const wordnet = readWordnet();
  const words = irregularForms(list, families);
  const apart = readApart();
  for (const word of list) {
    const readings = readingsOf(word, wordnet, list, apart);
    // Only a word that nothing else is known about is guessed at: WENT would be a lemma for want of a better guess.
    const known = words.has(word) || readings.length > 0 ? readings : readingsBesideList(word, list);
    for (const { part, lemma, classes } of known) {
      addWord(words, word, classes);
      addKin(families, `${part} ${lemma}`, word);
    }
  }
  // A plural proves its singular: LOITERINGS are more than one LOITERING. Of other forms it proves nothing (WENTS).
  for (const key of families.keys()) {
    if (key.startsWith("word ") && key.endsWith("ING")) addWord(words, lemmaOf(key), CLASS.lemma);
  }
  for (const name of wordnet.names) addWord(words, name, CLASS.proper);
  const none = new Set(readList("en/no-places.txt").map((name) => foldWord(name)));
  for (const place of wordnet.places) if (!none.has(place)) addWord(words, place, CLASS.proper | CLASS.place);
  addNames(words, "en");
  addMarked(words, "en");
  applyLists(words, "en");
  markForms(words, readKnown(words, "en/colloquial.txt"), CLASS.colloquial, families);
  markForms(words, readKnown(words, "en/loan-words.txt"), CLASS.loanWord, families);
  const shunned = readShunned("en");
  markShunned(words, shunned, shunnedForms(shunned, families));
  return words;
}

/** Our own words among them: what they are is found out like that of the others. */
const readWordList = (): ReadonlySet<string> =>
  new Set(
    [
      ...readPackageFile("word-list/words.txt").toString().split("\n"),
      ...readList("en/add.txt").map((line) => line.split(/\s+/)[0]!),
    ].flatMap((word) => foldWord(word) ?? []),
  );

/** One thing that a word can be: a form of this lemma, or that itself. */
interface Reading {
  readonly part: Part | "word";
  readonly lemma: string;
  readonly classes: number;
}

/** Words that only look like a form of another: OFFER is no comparative of "off". */
const readApart = (): ReadonlySet<string> =>
  new Set(readList("en/apart.txt").map((word) => word.toUpperCase()));

/** Ending, what stands in its place in the lemma. */
type Endings = readonly (readonly [string, string])[];
const PLURALS: Endings = [
  ["S", ""],
  ["SES", "S"],
  ["XES", "X"],
  ["ZES", "Z"],
  ["CHES", "CH"],
  ["SHES", "SH"],
  ["MEN", "MAN"],
  ["IES", "Y"],
  ["VES", "F"],
];
const DEGREES: Endings = [
  ["ER", ""],
  ["EST", ""],
  ["ER", "E"],
  ["EST", "E"],
  ["IER", "Y"],
  ["IEST", "Y"],
];
const PRESENTS: Endings = [
  ["S", ""],
  ["IES", "Y"],
  ["ES", "E"],
  ["OES", "O"],
  ["SES", "S"],
  ["SSES", "S"],
  ["XES", "X"],
  ["ZES", "Z"],
  ["ZZES", "Z"],
  ["CHES", "CH"],
  ["SHES", "SH"],
  ["ING", "E"],
  ["ING", ""],
];
const PASTS: Endings = [
  ["ED", "E"],
  ["ED", ""],
  ["IED", "Y"],
];

function readingsOf(
  word: string,
  { lemmas }: Wordnet,
  list: ReadonlySet<string>,
  apart: ReadonlySet<string>,
): Reading[] {
  const readings: Reading[] = [];
  for (const part of ["noun", "verb", "adj", "adv"] as const) {
    if (lemmas[part].has(word)) readings.push({ part, lemma: word, classes: CLASS.lemma });
  }
  if (apart.has(word)) return readings;
  const add = (part: Part, endings: Endings, classes: number): void => {
    // WordNet knows "malnourish"; a form whose lemma is no word here is a word of its own.
    for (const lemma of stems(word, endings, lemmas[part])) {
      if (list.has(lemma)) readings.push({ part, lemma, classes });
    }
  };
  // A plural never ends in two of them: PASS is not "pas" with an S.
  if (!word.endsWith("SS")) add("noun", PLURALS, CLASS.inflected);
  // Comparative and superlative prove each other: OWNER is no degree of "own", nor FOREST of "fore".
  if (list.has(word.endsWith("ER") ? word.replace(/R$/, "ST") : word.replace(/ST$/, "R")))
    add("adj", DEGREES, CLASS.inflected);
  if (!word.endsWith("SS")) add("verb", PRESENTS, CLASS.conjugated);
  add("verb", PASTS, CLASS.conjugated | CLASS.participle);
  return readings;
}

/** BOXED and BOXING prove each other a verb's; a lone RED proves nothing. */
function readingsBesideList(word: string, list: ReadonlySet<string>): Reading[] {
  const verb = (classes: number): Reading[] => {
    const bases = stems(word, [...PRESENTS, ...PASTS], list);
    if (bases.length === 0) return [{ part: "word", lemma: word, classes: CLASS.lemma }];
    return bases.map((lemma) => ({ part: "verb", lemma, classes }));
  };
  if (word.endsWith("ED") && list.has(word.replace(/ED$/, "ING")))
    return verb(CLASS.conjugated | CLASS.participle);
  if (word.endsWith("ING") && list.has(word.replace(/ING$/, "ED"))) return verb(CLASS.conjugated);
  const singulars = word.endsWith("SS") ? [] : stems(word, PLURALS, list);
  if (singulars.length === 0) return [{ part: "word", lemma: word, classes: CLASS.lemma }];
  return singulars.map((lemma) => ({ part: "word", lemma, classes: CLASS.inflected }));
}

/** The known words that this one may be made from: BAKING from BAKE, STOPPED from STOP. */
function stems(word: string, endings: Endings, known: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const [ending, instead] of endings) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
    const stem = word.slice(0, -ending.length) + instead;
    const isBare = instead === "" && /^[EI]/.test(ending);
    const undoubled = isBare && stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
    for (const base of [stem, ...undoubled]) if (known.has(base)) found.add(base);
    // HOPING is a form of HOPE: HOP doubles its last letter.
    if (isBare && DOUBLES.test(stem) && known.has(`${stem}E`)) found.delete(stem);
  }
  return [...found];
}
const DOUBLES = /^[^AEIOU]*[AEIOU][BDFGKLMNPRTVZ]$/;

/**
 * Lines are "go went gone" for a verb, and "foot : feet" for a noun or an adjective. What a verb begins with changes
 * none of its forms: with OUTRUN in the list, OUTRAN is a past.
 */
function irregularForms(list: ReadonlySet<string>, families: Families): WordClasses {
  const words: WordClasses = new Map();
  for (const line of readList("en/irregular.txt")) {
    const [lemma, ...forms] = line.toUpperCase().split(/\s+/) as [string, ...string[]];
    if (forms[0] === ":") {
      for (const form of forms.slice(1)) {
        addWord(words, form, CLASS.inflected);
        addKin(families, `noun ${lemma}`, form);
      }
      continue;
    }
    // "UNBE" is in the list, and UNIS is the plural of "uni".
    const prefixes = lemma === "BE" ? [] : PREFIXES.filter((prefix) => list.has(prefix + lemma));
    for (const prefix of ["", ...prefixes]) {
      for (const past of forms) {
        if (prefix !== "" && !list.has(prefix + past)) continue;
        // Beside "outhit" there is no other form that it could be one of.
        addWord(words, prefix + past, past === lemma ? CLASS.conjugated | CLASS.lemma : CLASS.conjugated);
        addKin(families, `verb ${prefix}${lemma}`, prefix + past);
      }
      const participle = prefix + forms.at(-1)!;
      if (words.has(participle)) addWord(words, participle, CLASS.participle);
    }
  }
  return words;
}

/** What stands before an irregular verb in some other one. */
const PREFIXES = [
  "BE",
  "BY",
  "CO",
  "COUNTER",
  "CROSS",
  "FORE",
  "IN",
  "INTER",
  "MIS",
  "OUT",
  "OVER",
  "PRE",
  "RE",
  "SUB",
  "UN",
  "UNDER",
  "UP",
  "WITH",
];
