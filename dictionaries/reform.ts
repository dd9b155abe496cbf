import { gunzipSync } from "node:zlib";
import { importTrie, type TrieNode } from "cspell-trie-lib";
import { foldWord } from "../src/lexicon/fold.ts";
import { CLASS, NAMES } from "../src/lexicon/lexicon.ts";
import { type AffixRules, expand } from "./affixes.ts";
import { addKin, addWord, type Families, readPackageFile, SHORTEST, type WordClasses } from "./words.ts";

/** What is known of the classic dictionary. */
export interface Classic {
  readonly rules: AffixRules;
  /** All its forms as they are spelled. */
  readonly spellings: ReadonlySet<string>;
  /** Its hyphenated forms, folded without their hyphens. */
  readonly compounds: WordClasses;
  /** The lemmas of those, as they are spelled. */
  readonly compoundLemmas: ReadonlyMap<string, string>;
  /** Its symbols and initialisms, folded. */
  readonly signs: ReadonlySet<string>;
}

/**
 * The spellings of 1990 (ruissèle, ognon, weekend, maximums), from a plain list of forms without classes. Most
 * of the list is the classic dictionary again; what is new gets its class by analogy, surest sign first:
 *
 * 1. a compound written as one word has the classes of the hyphenated one (portemonnaie, porte-monnaie);
 * 2. a new verb is conjugated by the regular rules (kifer, ululer);
 * 3. a doubled or undoubled letter, "ill" for "illi" or "oir" for "eoir" changes no class (interpeler, charriot,
 *    joailler, assoir);
 * 4. a known word with an s is its plural (maximums);
 * 5. what is left is taken for a lemma, or for a plural when it ends in s or x.
 *
 * A form that folds to a classic word is that word without its accent (abime), and gains nothing, except in the
 * verbs that no longer double their l or t: "ruissèle", once "ruisselle", meets the participle "ruisselé".
 */
export function addReformedSpellings(words: WordClasses, classic: Classic, families: Families): void {
  const fresh = new Map<string, string>();
  const found: [string, number][] = [];
  for (const spelling of reformedForms()) {
    const word = foldWord(spelling);
    if (word === null || word.length < SHORTEST) continue;
    if (classic.spellings.has(spelling) || classic.signs.has(word)) continue;
    if (wordClasses(words, word) === 0) fresh.set(word, spelling);
    else
      found.push([word, wordClasses(words, word.replace(/([LT])(?=E(S|NT)?$)/, "$1$1")) & CLASS.conjugated]);
  }
  const verbs = newVerbForms(fresh, classic.rules, families);
  const lemmas = new Map([...families].flatMap(([key, forms]) => forms.map((form) => [form, key] as const)));
  for (const word of fresh.keys()) {
    const twin = twinOf(word, words);
    const classes =
      classic.compounds.get(word) ??
      verbs.get(word) ??
      (twin === null ? undefined : wordClasses(words, twin));
    if (!verbs.has(word)) {
      const singular = word.replace(/S$/, "");
      const own = words.has(singular) || fresh.has(singular) ? singular : word;
      const lemma = classic.compoundLemmas.get(word) ?? lemmas.get(twin ?? "") ?? own.toLowerCase();
      addKin(families, lemma, word);
    }
    found.push([word, classes ?? classesByEnding(word, (other) => words.has(other) || fresh.has(other))]);
  }
  // Added only now: a twin must be a classic word, not another guess.
  for (const [word, classes] of found) addWord(words, word, classes & ~NAMES);
}

/** The classes of a word beside its being a name. */
const wordClasses = (words: WordClasses, word: string): number => (words.get(word) ?? 0) & ~NAMES;

/** All forms of the list in small letters: no elision, no name, no hyphen. */
function reformedForms(): string[] {
  const packed = readPackageFile("@cspell/dict-fr-reforme/fr-reforme1990.trie.gz");
  const forms: string[] = [];
  const walk = (node: TrieNode, prefix: string): void => {
    if (node.f) forms.push(prefix);
    for (const [letter, next] of Object.entries(node.c ?? {})) {
      if (/\p{Ll}/u.test(letter)) walk(next, prefix + letter);
    }
  };
  walk(importTrie(gunzipSync(packed).toString().split("\n")) as TrieNode, "");
  return forms;
}

function newVerbForms(
  spellings: ReadonlyMap<string, string>,
  rules: AffixRules,
  families: Families,
): WordClasses {
  const forms: WordClasses = new Map();
  for (const [word, infinitive] of spellings) {
    if (!/ER$/.test(word) || !spellings.has(`${word}ONS`)) continue;
    expand({ word: infinitive, flags: ["a0", "p+"] }, rules, (form, rule) => {
      const classes =
        form === infinitive ? CLASS.lemma : rule?.flag === "p+" ? CLASS.participle : CLASS.conjugated;
      addWord(forms, foldWord(form), classes);
      addKin(families, infinitive, foldWord(form));
    });
  }
  return forms;
}

function twinOf(word: string, words: WordClasses): string | null {
  for (const twin of twinsOf(word)) if (wordClasses(words, twin) !== 0) return twin;
  return null;
}

function* twinsOf(word: string): Generator<string> {
  for (let i = word.length - 1; i > 0; i--) {
    const before = word.slice(0, i);
    if (/[BCDFGLMNPRSTZ]/.test(word[i]!)) yield before + word[i]! + word.slice(i);
    if (word[i] === word[i - 1]) yield before + word.slice(i + 1);
  }
  yield word.replace(/ILL(?!I)/, "ILLI");
  yield word.replace(/OIR/, "EOIR");
}

function classesByEnding(word: string, isWord: (word: string) => boolean): number {
  if (/S$/.test(word) && isWord(word.slice(0, -1))) return CLASS.inflected;
  return /[SX]$/.test(word) ? CLASS.inflected : CLASS.lemma;
}
