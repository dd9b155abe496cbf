import type { Language } from "../core/language.ts";
import type { Lexicon } from "./lexicon.ts";
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

export function createLexicon({ language, hash, trie, common }: LexiconParts): Lexicon {
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
    has: (word, classes) => (trie.classesOf(word) & classes) !== 0,
    classesOf: (word) => trie.classesOf(word),
    byMasks: (masks, classes, visit) => visitByMasks(trie, masks, classes, visit),
    ofLength(length, classes) {
      const key = `${length}:${classes}`;
      const words = byLength.get(key) ?? wordsOfLength(trie, length, classes);
      byLength.set(key, words);
      return words;
    },
  };
}
