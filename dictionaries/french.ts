import { foldWord } from "../src/lexicon/fold.ts";
import { CLASS } from "../src/lexicon/lexicon.ts";
import {
  type AffixRule,
  type AffixRules,
  type Entry,
  expand,
  parseAffixes,
  parseEntries,
  parseEntry,
} from "./affixes.ts";
import { addReformedSpellings } from "./reform.ts";
import { markShunned, readShunned } from "./shunned.ts";
import {
  addKin,
  addNames,
  addWord,
  applyLists,
  type Families,
  markForms,
  readKnown,
  readList,
  readPackageFile,
  type WordClasses,
} from "./words.ts";

/**
 * French: the entries of `dictionary-fr` expanded by their own affix rules, then the spellings of 1990.
 * The dictionary tags no parts of speech, but its flags betray them: a form's class follows from the rule that
 * made it and from the elisions the form allows (l' only before a singular, j' n' s' only before a verb).
 */
export function frenchWords(families: Families = new Map()): WordClasses {
  const { rules, entries } = readDictionary();
  const words: WordClasses = new Map();
  const compounds: WordClasses = new Map();
  const compoundLemmas = new Map<string, string>();
  const signs = new Set<string>();
  const spellings = new Set<string>();
  const shunned = readShunned("fr");
  const shunnedForms: string[] = [];
  for (const entry of entries) {
    const spelling = spellingOf(entry);
    const isShunned = shunned.words.has(foldWord(entry.word) ?? "");
    expand(entry, rules, (form, rule) => {
      const word = foldWord(form);
      spellings.add(form);
      // A prefix makes another lemma; elsewhere homographs of one flag set may share a family.
      if (spelling === "common" && rule?.kind !== "prefix")
        addKin(families, `${entry.word}/${entry.flags}`, word);
      if (isShunned && word !== null) shunnedForms.push(word);
      if (spelling === "proper") addWord(words, word, CLASS.proper);
      else if (spelling === "sign") signs.add(word ?? form);
      else if (word !== null) addWord(words, word, classesOfForm(entry, form, rule));
      else {
        const joined = foldWord(form.replaceAll("-", ""));
        addWord(compounds, joined, classesOfForm(entry, form, rule));
        if (joined !== null) compoundLemmas.set(joined, entry.word.replaceAll("-", ""));
      }
    });
  }
  addOwnLemmas(words, families);
  addNames(words, "fr");
  addReformedSpellings(words, { rules, spellings, compounds, compoundLemmas, signs }, families);
  applyLists(words, "fr");
  markForms(words, readKnown(words, "fr/colloquial.txt"), CLASS.colloquial, families);
  markShunned(words, shunned, shunnedForms);
  return words;
}

/** Gives words of their own that class, and a family: PLANTE is more than the feminine of "plant". */
function addOwnLemmas(words: WordClasses, families: Families): void {
  for (const lemma of readList("fr/lemmas.txt")) {
    const word = foldWord(lemma);
    if (word === null || !words.has(word)) throw new Error(`fr/lemmas.txt: expected a form, got "${lemma}"`);
    addWord(words, word, CLASS.lemma);
    addKin(families, lemma, word);
    if (words.has(`${word}S`)) addKin(families, lemma, `${word}S`);
  }
}

export function readDictionary(): { rules: AffixRules; entries: Entry[] } {
  return {
    rules: parseAffixes(readPackageFile("dictionary-fr/index.aff").toString()),
    entries: [
      ...parseEntries(readPackageFile("dictionary-fr/index.dic").toString()),
      ...readList("fr/entries.txt").map((line) => parseEntry(line)),
    ],
  };
}

/** KEEPCASE marks symbols of units (cm, kHz); NOSUGGEST with a capital marks numerals and currencies. */
const KEEP_CASE = "||";
const NO_SUGGEST = "--";

type Spelling = "common" | "proper" | "sign";

/** Proper nouns have one capital, at the beginning; more capitals make an initialism, a formula or a brand. */
export function spellingOf({ word, flags }: Entry): Spelling {
  if (flags.includes(KEEP_CASE)) return "sign";
  const capitals = word.match(/\p{Lu}/gu)?.length ?? 0;
  if (capitals === 0) return "common";
  return capitals === 1 && /^\p{Lu}/u.test(word) && !flags.includes(NO_SUGGEST) ? "proper" : "sign";
}

/** Verb groups are named by a small letter (a0, tE, p+ …); nouns and adjectives by a capital (S., F., W. …). */
const VERB_FLAG = /^[a-z]/;

export function classesOfForm(entry: Entry, form: string, rule: AffixRule | null): number {
  if (rule === null) return isPluralEntry(entry) ? CLASS.inflected : CLASS.lemma;
  // A rule that changes nothing only adds elisions, and a prefix makes a new lemma (mètre, kilomètre).
  if (form === entry.word || rule.add === rule.strip || rule.kind === "prefix") return CLASS.lemma;
  if (!VERB_FLAG.test(rule.flag)) return CLASS.inflected;
  return isParticiple(rule) ? CLASS.participle : CLASS.conjugated;
}

/**
 * A past participle is elided like an adjective (L' D' Q'), or only after "de" and "que" when it never agrees
 * ("nui"). No finite form follows "de"; infinitives and present participles do, but take n' l' m' t' s' too.
 */
function isParticiple({ carried }: AffixRule): boolean {
  return carried.length > 0 && carried.every((flag) => ["L'", "D'", "Q'", "d'", "q'"].includes(flag));
}

/** Plurals that have an entry of their own (yeux, affres) allow d' and qu', but never l'. */
function isPluralEntry({ word, flags }: Entry): boolean {
  return flags.join("") === "D'Q'" && /[sx]$/.test(word) && !NUMERALS.has(word);
}
const NUMERALS = new Set(["deux", "trois", "six", "dix"]);
