import type { Language } from "../src/core/language.ts";
import { foldWord } from "../src/lexicon/fold.ts";
import { CLASS, PLAYABLE } from "../src/lexicon/lexicon.ts";
import { type Meaning, shardOf, writeShard } from "../src/lexicon/meanings.ts";
import { definitionsIn } from "./wordnet.ts";
import { type Families, spelledLemma, type WordClasses } from "./words.ts";

/**
 * What the words of a language are forms of, and in English what they mean, by first letters (see
 * `src/lexicon/meanings.ts`). No source of French or German definitions may be shared; `SOURCES.md` says where we looked.
 */
export function meaningShards(
  language: Language,
  words: WordClasses,
  families: Families,
): Map<string, string> {
  const lemmas = lemmasOfForms(language, words, families);
  const definitions = language === "en" ? definitionsIn((word) => words.has(word)) : new Map();
  const shards = new Map<string, Map<string, Meaning>>();
  for (const word of new Set([...lemmas.keys(), ...definitions.keys()])) {
    const own = [...(lemmas.get(word) ?? [])].sort();
    const isItself = own.length === 0 || (own.length === 1 && own[0] === word.toLowerCase());
    const defined = definitions.get(word) ?? [];
    if (isItself && defined.length === 0) continue;
    const shard = shards.get(shardOf(word)) ?? new Map<string, Meaning>();
    shard.set(word, { lemmas: isItself ? [] : own, definitions: defined });
    shards.set(shardOf(word), shard);
  }
  return new Map([...shards].sort().map(([letter, lines]) => [letter, writeShard(lines)]));
}

/** Each word with the lemmas that it is a form of, as they are written; German words with dots also without them. */
function lemmasOfForms(language: Language, words: WordClasses, families: Families): Map<string, Set<string>> {
  const lemmas = new Map<string, Set<string>>();
  const add = (form: string, lemma: string): void => {
    const known = lemmas.get(form);
    if (known) known.add(lemma);
    else lemmas.set(form, new Set([lemma]));
  };
  for (const [key, forms] of families) {
    const written = writtenLemma(language, key);
    const folded = foldWord(written, { umlauts: language === "de" }) ?? "";
    if (((words.get(folded) ?? 0) & PLAYABLE) === 0) continue;
    for (const form of forms) {
      if (((words.get(form) ?? 0) & PLAYABLE) === 0) continue;
      // A lemma that is also said to be a form by chance of spelling stays one of them.
      if (form === folded && ((words.get(form) ?? 0) & CLASS.lemma) === 0) continue;
      add(form, written);
      const plain = foldWord(form)!;
      if (plain !== form) add(plain, written);
    }
  }
  return lemmas;
}

/** English keys are folded; no English noun of a dictionary has a capital. */
const writtenLemma = (language: Language, key: string): string =>
  language === "en" ? spelledLemma(key).toLowerCase() : spelledLemma(key);
