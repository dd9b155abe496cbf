import { type FoldOptions, foldWord } from "../src/lexicon/fold.ts";
import { CLASS } from "../src/lexicon/lexicon.ts";
import { Composition } from "./composition.ts";
import { addCompounds, addShortPrefixes, completeCompounds } from "./compounds.ts";
import { completeTrades, isNoForm } from "./german-faults.ts";
import { addGermanLists } from "./german-lists.ts";
import { addGermanPos } from "./german-pos.ts";
import { addIgerman, sharpSpellings } from "./igerman.ts";
import { markShunned, readShunned, shunnedForms } from "./shunned.ts";
import { Vocabulary } from "./vocabulary.ts";
import {
  addKin,
  addListed,
  addNames,
  addWord,
  applyLists,
  type Families,
  spelledLemma,
  type WordClasses,
} from "./words.ts";

/**
 * German: dictionaries of nouns, verbs and adjectives that tell what each form is; a spelling dictionary for all that
 * they lack; and our own lists.
 */
export function germanWords(options: FoldOptions, families: Families = new Map()): WordClasses {
  const words: WordClasses = new Map();
  const sharp = sharpSpellings();
  for (const [key, forms] of germanVocabulary().entries()) {
    const [part, lemma] = [key.slice(0, key.indexOf(" ")), key.slice(key.indexOf(" ") + 1)];
    const family = `${part} ${sharp.get(lemma) ?? lemma}`;
    for (const [form, classes] of forms) {
      const word = foldWord(form, options);
      addWord(words, word, classes);
      addKin(families, family, word);
    }
  }
  addNames(words, "de", options);
  addListed(words, "de", families, options);
  applyLists(words, "de", options);
  const shunned = readShunned("de", options);
  markShunned(words, shunned, shunnedForms(shunned, families, options));
  return words;
}

/** A plural that a source lists alone proves its singular: Zuwachsraten, Zuwachsrate. */
function addMissingLemmas(vocabulary: Vocabulary): void {
  for (const [key, forms] of [...vocabulary.entries()]) {
    const lemma = spelledLemma(key);
    const isOfOne = ["noun", "adjective", "verb"].includes(key.split(" ")[0]!);
    if (isOfOne && !forms.has(lemma)) vocabulary.add(key, lemma, CLASS.lemma);
  }
}

let vocabulary: Vocabulary | null = null;

/** Kept: both German lexicons are made of the same words. */
export function germanVocabulary(): Vocabulary {
  if (vocabulary) return vocabulary;
  vocabulary = new Vocabulary(isNoForm);
  addGermanPos(vocabulary);
  addIgerman(vocabulary, new Composition(vocabulary));
  addGermanLists(vocabulary);
  addShortPrefixes(vocabulary);
  completeCompounds(vocabulary);
  addCompounds(vocabulary);
  completeTrades(vocabulary);
  addMissingLemmas(vocabulary);
  return vocabulary;
}
