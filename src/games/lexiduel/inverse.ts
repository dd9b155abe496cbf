import { oncePer } from "../../core/kept.ts";
import { lowestLetter } from "../../lexicon/letters.ts";
import type { Trie } from "../../lexicon/lexicon.ts";
import { MOST_POSED } from "./ways.ts";

/**
 * The automaton's edges turned round, so that a word can be lengthened to the left without a second, reversed
 * automaton: from the states in front of the letters in place, walk back towards the root. Only states within six
 * letters of the root are kept, as no move poses more. They have small numbers of their own here, the root 0 and the
 * nearest first, so that a walk back can leave alone what is too far from the root.
 */
export interface Inverse {
  /** By number of letters: how many states are at most so far from the root. */
  readonly ends: readonly number[];
  /** What the automaton calls the states. */
  readonly states: Int32Array;
  /** The last edge into a state, or -1; `earlier` has the one before it. */
  readonly latest: Int32Array;
  readonly earlier: Int32Array;
  /** Per edge: the state it comes from, above its letter (`LETTER_BITS`). */
  readonly sources: Int32Array;
}

export const LETTER_BITS = 5;
export const LETTER = 2 ** LETTER_BITS - 1;

/** Spares some milliseconds of every choice but the first. */
export const inverseOf = oncePer(build);

/** One plain loop over few arrays: a bot's first choice waits for this, and for the collector if they are many. */
function build(trie: Trie): Inverse {
  const { places } = trie;
  /** For each place its state's number and 1, or 0. */
  const numbers = new Int32Array(places);
  const states = new Int32Array(places);
  const latest = new Int32Array(places).fill(NONE);
  const earlier = new Int32Array(places);
  const sources = new Int32Array(places);
  const ends = [1];
  numbers[trie.place(0)] = 1;
  let count = 1;
  let edge = 0;
  let source = 0;
  for (let depth = 1; depth <= MOST_POSED; depth++) {
    for (const end = count; source < end; source++) {
      const state = states[source]!;
      let target = trie.place(state);
      for (let mask = trie.mask(state); mask !== 0; mask &= mask - 1) {
        const place = trie.place(target);
        let number = numbers[place]! - 1;
        if (number < 0) {
          number = count++;
          numbers[place] = count;
          states[number] = target;
        }
        sources[edge] = (source << LETTER_BITS) | lowestLetter(mask);
        earlier[edge] = latest[number]!;
        latest[number] = edge++;
        target++;
      }
    }
    ends.push(count);
  }
  return { ends, states, latest, earlier, sources };
}

const NONE = -1;
