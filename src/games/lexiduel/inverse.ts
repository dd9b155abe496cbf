import { lowestLetter } from "../../lexicon/letters.ts";
import type { Trie } from "../../lexicon/lexicon.ts";
import { MOST_POSED } from "./ways.ts";

/**
 * The automaton's edges turned round, so that a word can be lengthened to the left without a second, reversed
 * automaton: from the states in front of the letters in place, walk back towards the root. Only states within six
 * letters of the root are kept, as no move poses more; `depths` says in how many letters the root reaches a state,
 * so that a walk back never enters a path that cannot end at the root with the right number of letters.
 */
export interface Inverse {
  /** Bit d is set when some d letters lead from the root to the state. */
  readonly depths: Uint32Array;
  /** Edges into a state are those from `starts[state]` up to `starts[state + 1]`. */
  readonly starts: Uint32Array;
  readonly sources: Uint32Array;
  readonly letters: Uint8Array;
  /** The states so many letters from the root that this letter leaves: those in front of letters in place. */
  before(letter: number, depth: number): Uint32Array;
}

const known = new WeakMap<Trie, Inverse>();

/** Made on first use, some ten milliseconds, and kept as long as the automaton itself. */
export function inverseOf(trie: Trie): Inverse {
  const inverse = known.get(trie) ?? build(trie);
  known.set(trie, inverse);
  return inverse;
}

const LETTERS = 26;

function build(trie: Trie): Inverse {
  const depths = depthsFrom(trie);
  const into = new Uint32Array(depths.length + 1);
  const leaving = Array.from({ length: LETTERS }, (): number[] => []);
  const edges: number[] = [];
  for (let source = 0; source < depths.length; source++) {
    if (depths[source] === 0) continue;
    for (let mask = trie.mask(source); mask !== 0; mask &= mask - 1) {
      const letter = lowestLetter(mask);
      leaving[letter]?.push(source);
      const target = trie.next(source, letter);
      if (target >= depths.length || depths[target] === 0 || letter >= LETTERS) continue;
      edges.push(source, letter, target);
      into[target + 1]!++;
    }
  }
  for (let state = 1; state < into.length; state++) into[state]! += into[state - 1]!;
  const starts = into.slice();
  const sources = new Uint32Array(edges.length / 3);
  const letters = new Uint8Array(edges.length / 3);
  for (let i = 0; i < edges.length; i += 3) {
    const at = into[edges[i + 2]!]!++;
    sources[at] = edges[i]!;
    letters[at] = edges[i + 1]!;
  }
  const lists = leaving.map((states) =>
    Array.from({ length: MOST_POSED + 1 }, (_, depth) =>
      Uint32Array.from(states.filter((state) => (depths[state]! & (1 << depth)) !== 0)),
    ),
  );
  return { depths, starts, sources, letters, before: (letter, depth) => lists[letter]![depth]! };
}

function depthsFrom(trie: Trie): Uint32Array {
  const depths: number[] = [1];
  let level = [0];
  for (let depth = 1; depth <= MOST_POSED; depth++) {
    const deeper: number[] = [];
    for (const state of level) {
      for (let mask = trie.mask(state); mask !== 0; mask &= mask - 1) {
        const target = trie.next(state, lowestLetter(mask));
        const seen = depths[target] ?? 0;
        if (seen & (1 << depth)) continue;
        depths[target] = seen | (1 << depth);
        deeper.push(target);
      }
    }
    level = deeper;
  }
  return Uint32Array.from({ length: depths.length }, (_, state) => depths[state] ?? 0);
}
