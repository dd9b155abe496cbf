import type { Entry } from "./build.ts";
import { MOST_PLACES, MOST_SHAPES, PLACE_BITS } from "./format.ts";
import { ALL_LETTERS, letterOf, popcount } from "./letters.ts";
import type { TrieArrays } from "./trie.ts";

const PLACE = 2 ** PLACE_BITS - 1;

/**
 * A few words more in an automaton that stays as it is: its arrays are copied, and behind them come new states for the
 * prefixes of these words alone, each with a block of edges of its own. Everything else is shared with what was there.
 * That takes a copy of less than a megabyte and no building; what comes out is an automaton like any other, so that
 * whoever walks one need not know of it. It is no longer minimal, by those few states.
 */
export function extend(arrays: TrieArrays, entries: Iterable<Entry>): { arrays: TrieArrays; added: number } {
  const words = [...entries];
  const growing = new Growing(arrays, words);
  let added = 0;
  for (const [word, classes] of words) {
    let state = 0;
    for (const char of word) state = growing.step(state, letterOf(char));
    if (growing.label(state, classes)) added++;
  }
  return { arrays: growing.finish(), added };
}

/** States are called as the automaton calls them: by the number of an edge that leads there. */
class Growing {
  private readonly edges: Int32Array;
  private readonly masks: number[];
  private readonly labels: number[];
  /** Places from here on belong to new states, which one edge alone leads to: these may be changed. */
  private readonly own: number;
  private next: number;

  constructor({ edges, masks, labels, places }: TrieArrays, words: readonly Entry[]) {
    const steps = words.reduce((sum, [word]) => sum + word.length + 1, 0);
    this.edges = new Int32Array(places + steps * (2 * ALL_LETTERS + 1));
    this.edges.set(edges);
    this.masks = [...masks];
    this.labels = [...labels];
    this.own = places;
    this.next = places;
  }

  /** The state after this letter, made if there is none; in any case one that may be changed. */
  step(state: number, letter: number): number {
    const shape = this.shapeOf(state);
    const mask = this.masks[shape]!;
    const bit = 1 << letter;
    const before = popcount(mask & (bit - 1));
    if ((mask & bit) === 0) this.widen(state, shape, mask | bit, before);
    else this.detach(state);
    return this.placeOf(state) + before;
  }

  /** Adds classes to the word that ends here; whether it was none before. */
  label(state: number, classes: number): boolean {
    this.detach(state);
    const shape = this.shapeOf(state);
    const before = this.labels[shape]!;
    this.put(state, this.shape(this.masks[shape]!, before | classes), this.placeOf(state));
    return before === 0;
  }

  finish(): TrieArrays {
    return {
      edges: this.edges.slice(0, this.next),
      masks: Int32Array.from(this.masks),
      labels: Uint16Array.from(this.labels),
      places: this.next,
    };
  }

  private shapeOf(state: number): number {
    return this.edges[state]! >>> PLACE_BITS;
  }

  private placeOf(state: number): number {
    return this.edges[state]! & PLACE;
  }

  private put(state: number, shape: number, place: number): void {
    this.edges[state] = (shape << PLACE_BITS) | place;
  }

  /** Gives a state that others share a copy of its edges, behind all others. */
  private detach(state: number): void {
    const from = this.placeOf(state);
    if (from >= this.own) return;
    const count = popcount(this.masks[this.shapeOf(state)]!);
    const place = this.room(count);
    this.edges.copyWithin(place, from, from + count);
    this.put(state, this.shapeOf(state), place);
  }

  /** Puts an edge to a new state, which is nothing yet, between those that are there. */
  private widen(state: number, shape: number, mask: number, before: number): void {
    const from = this.placeOf(state);
    const count = popcount(mask) - 1;
    const place = this.room(count + 1);
    this.edges.copyWithin(place, from, from + before);
    this.edges.copyWithin(place + before + 1, from + before, from + count);
    this.put(place + before, this.shape(0, 0), this.room(0));
    this.put(state, this.shape(mask, this.labels[shape]!), place);
  }

  /** A place for so many edges; a state without any has a place too. */
  private room(count: number): number {
    const place = this.next;
    this.next += Math.max(count, 1);
    if (this.next > MOST_PLACES)
      throw new Error(`Expected at most ${MOST_PLACES} places: agree on fewer words.`);
    return place;
  }

  private shape(mask: number, label: number): number {
    for (let i = this.masks.length - 1; i >= 0; i--) {
      if (this.masks[i] === mask && this.labels[i] === label) return i;
    }
    if (this.masks.length === MOST_SHAPES)
      throw new Error(`Expected at most ${MOST_SHAPES} shapes: agree on fewer words.`);
    this.masks.push(mask);
    this.labels.push(label);
    return this.masks.length - 1;
  }
}
