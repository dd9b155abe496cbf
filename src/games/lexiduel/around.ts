import { oncePer } from "../../core/kept.ts";
import type { Trie } from "../../lexicon/lexicon.ts";
import { type Inverse, inverseOf } from "./inverse.ts";

/**
 * Where letters in place may stand in a word: the states in front of them, at most `depth` letters from the root, each
 * followed by what the automaton calls the state beyond them. Kept by letters, as a match asks for the same again and
 * again.
 */
export function statesAround(trie: Trie, letters: string, depth: number): Int32Array {
  return listsOf(trie).around(letters, depth);
}

/** Numbers kept at most, 4 MB: past that all lists are made anew. */
const MOST_KEPT = 1_000_000;

class Lists {
  private readonly trie: Trie;
  private readonly inverse: Inverse;
  private readonly lists = new Map<string, Int32Array>();
  /** Where a list is made before its length is known. */
  private readonly draft: Int32Array;
  private kept = 0;

  constructor(trie: Trie) {
    this.trie = trie;
    this.inverse = inverseOf(trie);
    this.draft = new Int32Array(2 * this.inverse.ends.at(-1)!);
  }

  around(letters: string, depth: number): Int32Array {
    const key = `${letters}${depth}`;
    const list = this.lists.get(key) ?? this.listed(letters, depth);
    this.lists.set(key, list);
    return list;
  }

  private listed(letters: string, depth: number): Int32Array {
    const last = letters.charCodeAt(letters.length - 1) - 65;
    const list =
      letters.length === 1
        ? this.leftBy(last, depth)
        : this.longer(this.around(letters.slice(0, -1), depth), last);
    this.kept += list.length;
    if (this.kept > MOST_KEPT) {
      this.lists.clear();
      this.kept = list.length;
    }
    return list;
  }

  private leftBy(letter: number, depth: number): Int32Array {
    const { trie, draft } = this;
    const { states, ends } = this.inverse;
    const end = ends[depth]!;
    let count = 0;
    for (let state = 0; state < end; state++) {
      const beyond = trie.next(states[state]!, letter);
      if (beyond < 0) continue;
      draft[count++] = state;
      draft[count++] = beyond;
    }
    return draft.slice(0, count);
  }

  private longer(shorter: Int32Array, letter: number): Int32Array {
    const { trie, draft } = this;
    let count = 0;
    for (let i = 0; i < shorter.length; i += 2) {
      const beyond = trie.next(shorter[i + 1]!, letter);
      if (beyond < 0) continue;
      draft[count++] = shorter[i]!;
      draft[count++] = beyond;
    }
    return draft.slice(0, count);
  }
}

const listsOf = oncePer((trie: Trie) => new Lists(trie));
