import type { Language } from "../core/language.ts";
import { buildAutomaton } from "./build.ts";
import { createLexicon } from "./create.ts";
import { encode } from "./format.ts";
import { CLASS, type Lexicon } from "./lexicon.ts";
import { describeReadProblem, readTrie } from "./read.ts";

/**
 * A small lexicon in memory, for tests and examples: from folded words, all lemmas, or from words with their
 * classes. `common` are its lemmas that are not shunned, in the order given.
 */
export function lexiconOf(
  language: Language,
  words: readonly string[] | Readonly<Record<string, number>>,
): Lexicon {
  const entries: [string, number][] = Array.isArray(words)
    ? words.map((word) => [word, CLASS.lemma])
    : Object.entries(words as Readonly<Record<string, number>>);
  const trie = readTrie(encode(buildAutomaton(entries)));
  if (!trie.ok) throw new Error(describeReadProblem(trie.error));
  const common = entries.filter(([, classes]) => classes & CLASS.lemma && !(classes & CLASS.shunned));
  return createLexicon({
    language,
    hash: `in-memory:${entries.map(([word, classes]) => `${word}${classes}`).join(",")}`,
    trie: trie.value,
    common: common.map(([word]) => word),
  });
}
