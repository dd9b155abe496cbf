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
  /** The states near the root have small numbers of their own here, the root 0; this is what the automaton calls them. */
  readonly states: Int32Array;
  /** Bit d is set when some d letters lead from the root to the state. */
  readonly depths: Uint8Array;
  /** Edges into a state are those from `starts[state]` up to `starts[state + 1]`. */
  readonly starts: Int32Array;
  readonly sources: Int32Array;
  readonly letters: Uint8Array;
  /** The states so many letters from the root that this letter leaves: those in front of letters in place. */
  before(letter: number, depth: number): Int32Array;
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

/** Plain loops over typed arrays: a bot's first choice waits for this. The edges are read once and kept as numbers. */
function build(trie: Trie): Inverse {
  const { states, depths, numbers } = nearRoot(trie);
  const starts = new Int32Array(states.length + 1);
  const leavingStarts = new Int32Array(LETTERS * DEPTHS + 1);
  const targets = new Int32Array(trie.places);
  let edges = 0;
  for (let source = 0; source < states.length; source++) {
    const state = states[source]!;
    for (let mask = trie.mask(state) & PLAIN; mask !== 0; mask &= mask - 1) {
      const letter = lowestLetter(mask);
      const target = numbers[trie.place(trie.next(state, letter))]! - 1;
      targets[edges++] = target;
      if (target >= 0) starts[target + 1]!++;
      for (let open = depths[source]!; open !== 0; open &= open - 1) {
        leavingStarts[letter * DEPTHS + lowestLetter(open) + 1]!++;
      }
    }
  }
  addUp(starts);
  addUp(leavingStarts);
  const free = starts.slice();
  const sources = new Int32Array(starts.at(-1)!);
  const letters = new Uint8Array(starts.at(-1)!);
  const leavingFree = leavingStarts.slice();
  const leaving = new Int32Array(leavingStarts.at(-1)!);
  edges = 0;
  for (let source = 0; source < states.length; source++) {
    for (let mask = trie.mask(states[source]!) & PLAIN; mask !== 0; mask &= mask - 1) {
      const letter = lowestLetter(mask);
      const target = targets[edges++]!;
      for (let open = depths[source]!; open !== 0; open &= open - 1) {
        leaving[leavingFree[letter * DEPTHS + lowestLetter(open)]!++] = source;
      }
      if (target < 0) continue;
      const at = free[target]!++;
      sources[at] = source;
      letters[at] = letter;
    }
  }
  const before = (letter: number, depth: number) => {
    const list = letter * DEPTHS + depth;
    return leaving.subarray(leavingStarts[list]!, leavingStarts[list + 1]!);
  };
  return { states, depths, starts, sources, letters, before };
}

const DEPTHS = MOST_POSED + 1;

/** Turns the counts in places 1, 2, … into where each list begins. */
function addUp(counts: Int32Array): void {
  for (let i = 1; i < counts.length; i++) counts[i]! += counts[i - 1]!;
}

/** The states near the root, level by level; `numbers` has for each place its state's number and 1, or 0. */
function nearRoot(trie: Trie): { states: Int32Array; depths: Uint8Array; numbers: Int32Array } {
  const numbers = new Int32Array(trie.places);
  const depths = new Uint8Array(trie.places);
  const states = new Int32Array(trie.places);
  let count = 1;
  numbers[trie.place(0)] = 1;
  depths[0] = 1;
  // A new state of one level and every state met again on another: both are looked at on the next.
  let level = new Int32Array(trie.places);
  let deeper = new Int32Array(trie.places);
  let wide = 1;
  for (let depth = 1; depth <= MOST_POSED; depth++) {
    let found = 0;
    for (let i = 0; i < wide; i++) {
      const state = states[level[i]!]!;
      for (let mask = trie.mask(state); mask !== 0; mask &= mask - 1) {
        const target = trie.next(state, lowestLetter(mask));
        const place = trie.place(target);
        let number = numbers[place]! - 1;
        if (number < 0) {
          number = count++;
          states[number] = target;
          numbers[place] = count;
        }
        if (depths[number]! & (1 << depth)) continue;
        depths[number]! |= 1 << depth;
        deeper[found++] = number;
      }
    }
    [level, deeper] = [deeper, level];
    wide = found;
  }
  return { states: states.slice(0, count), depths: depths.slice(0, count), numbers };
}
