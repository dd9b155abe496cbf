import type { Language } from "../core/language.ts";
import { buildAutomaton, type Entry } from "./build.ts";
import { createLexicon } from "./create.ts";
import { encode } from "./format.ts";
import { CLASS, type Lexicon } from "./lexicon.ts";
import { describeReadProblem, readTrie } from "./read.ts";
import type { PackedTrie } from "./trie.ts";

/**
 * A small lexicon in memory, for tests and examples: from folded words, all lemmas, or from words with their
 * classes. `common` are its lemmas that are not shunned, in the order given.
 */
export function lexiconOf(
  language: Language,
  words: readonly string[] | Readonly<Record<string, number>>,
): Lexicon {
  const entries: Entry[] = isList(words) ? words.map((word) => [word, CLASS.lemma]) : Object.entries(words);
  const common = entries.filter(([, classes]) => classes & CLASS.lemma && !(classes & CLASS.shunned));
  return createLexicon({
    language,
    hash: `in-memory:${entries.map(([word, classes]) => `${word}${classes}`).join(",")}`,
    trie: trieOf(entries),
    common: () => common.map(([word]) => word),
  });
}

/** The automaton of these words, written and read as if it had been published. */
export function trieOf(entries: Iterable<Entry>): PackedTrie {
  const trie = readTrie(encode(buildAutomaton(entries)));
  if (!trie.ok) throw new Error(describeReadProblem(trie.error));
  return trie.value;
}

const isList = (words: readonly string[] | object): words is readonly string[] => Array.isArray(words);
