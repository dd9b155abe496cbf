import type { Language } from "../core/language.ts";
import { CLASS, counts, type Lexicon } from "./lexicon.ts";
import type { PackedTrie } from "./trie.ts";
import { visitByMasks, wordsOfLength } from "./walks.ts";

export interface LexiconParts {
  readonly language: Language;
  /** Content hash of the automaton's bytes. */
  readonly hash: string;
  readonly trie: PackedTrie;
  /** Folded, the most common first. Asked once, when the first of them is wanted: most moves want none. */
  common(): readonly string[];
}

/** What a lexicon is called once these words were agreed on beside its own. */
export const agreedHash = (hash: string, words: readonly string[]): string =>
  words.length === 0 ? hash : `${hash}+${words.join("+")}`;

export function createLexicon(parts: LexiconParts): Lexicon {
  const { language, hash, trie, common } = parts;
  const byLength = new Map<string, readonly string[]>();
  let known: readonly string[] | null = null;
  return {
    language,
    hash,
    get common() {
      known ??= common();
      return known;
    },
    trie,
    has: (word, wanted) => counts(trie.classesOf(word), wanted),
    classesOf: (word) => trie.classesOf(word),
    byMasks: (masks, wanted, visit) => visitByMasks(trie, masks, wanted, visit),
    withAgreed: (words) =>
      createLexicon({
        ...parts,
        hash: agreedHash(hash, words),
        trie: trie.with(words.map((word) => [word, CLASS.lemma | CLASS.common])),
      }),
    ofLength(length, wanted) {
      const key = `${length}:${wanted}`;
      const words = byLength.get(key) ?? wordsOfLength(trie, length, wanted);
      byLength.set(key, words);
      return words;
    },
  };
}
