import { lowestLetter, PLAIN_LETTERS } from "../../lexicon/letters.ts";
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

const LETTERS = PLAIN_LETTERS;
const PLAIN = 2 ** LETTERS - 1;

function build(trie: Trie): Inverse {
  const depths = depthsFrom(trie);
  const starts = new Uint32Array(depths.length + 1);
  const leaving = Array.from({ length: LETTERS * (MOST_POSED + 1) }, (): number[] => []);
  visitEdges(trie, depths, (source, letter, target) => {
    for (let open = depths[source]!; open !== 0; open &= open - 1) {
      leaving[letter * (MOST_POSED + 1) + lowestLetter(open)]!.push(source);
    }
    if (depths[target]) starts[target + 1]!++;
  });
  for (let state = 1; state < starts.length; state++) starts[state]! += starts[state - 1]!;
  const free = starts.slice();
  const sources = new Uint32Array(starts.at(-1)!);
  const letters = new Uint8Array(starts.at(-1)!);
  visitEdges(trie, depths, (source, letter, target) => {
    if (!depths[target]) return;
    const at = free[target]!++;
    sources[at] = source;
    letters[at] = letter;
  });
  const lists = leaving.map((states) => Uint32Array.from(states));
  const before = (letter: number, depth: number) => lists[letter * (MOST_POSED + 1) + depth]!;
  return { depths, starts, sources, letters, before };
}

/** Visits the edges that leave a state near the root. */
function visitEdges(
  trie: Trie,
  depths: Uint32Array,
  visit: (source: number, letter: number, target: number) => void,
): void {
  for (let source = 0; source < depths.length; source++) {
    if (depths[source] === 0) continue;
    for (let mask = trie.mask(source) & PLAIN; mask !== 0; mask &= mask - 1) {
      const letter = lowestLetter(mask);
      visit(source, letter, trie.next(source, letter));
    }
  }
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
