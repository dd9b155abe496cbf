import type { Entry } from "./build.ts";
import { PLAYABLE } from "./lexicon.ts";

/**
 * The playable words read from the end, for games that lengthen a word to the left. All have the same label:
 * classes hang on endings, and would keep apart what the reversed automaton merges (twice the size). Who finds a
 * word there asks the lexicon for its classes.
 */
export function* reversedEntries(entries: Iterable<Entry>): Generator<Entry> {
  for (const [word, classes] of entries) {
    if ((classes & PLAYABLE) !== 0) yield [[...word].reverse().join(""), 1];
  }
}
