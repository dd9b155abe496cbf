import { letterOfCode } from "./letters.ts";

/**
 * Builds the minimal automaton of a list of words with their classes (Daciuk's incremental construction): words
 * come in alphabetical order, so everything beside the path of the last word is finished and is merged with an
 * equal state already registered. The same list always gives the same automaton, state by state.
 */
export interface Automaton {
  /** Per state: the letters that lead on. */
  readonly masks: Uint32Array;
  /** Per state: the classes of the word that ends there, or 0. */
  readonly labels: Uint16Array;
  /** Per state: where its edges begin in `children`; they follow in the order of the letters. */
  readonly bases: Uint32Array;
  /** Per edge: the state it leads to. */
  readonly children: Uint32Array;
  readonly root: number;
  readonly words: number;
}

export type Entry = readonly [word: string, classes: number];

/** Words may come in any order and more than once: classes are OR-ed. Throws on a word that is not folded. */
export function buildAutomaton(entries: Iterable<Entry>): Automaton {
  const builder = new Builder();
  let words = 0;
  for (const [word, classes] of merged(entries)) {
    builder.insert(word, classes);
    words++;
  }
  return builder.finish(words);
}

/** Sorted as plain strings: a comparing function would take longer than all the rest of the build. */
function* merged(entries: Iterable<Entry>): Generator<Entry> {
  const classes = new Map<string, number>();
  for (const [word, bits] of entries) classes.set(word, (classes.get(word) ?? 0) | bits);
  for (const word of [...classes.keys()].sort()) {
    const bits = classes.get(word)!;
    if (word !== "" && bits !== 0) yield [word, bits];
  }
}

/** One letter of the last word, not yet merged. */
interface Open {
  mask: number;
  label: number;
  children: number[];
}

class Builder {
  private readonly masks = new Growing();
  private readonly labels = new Growing();
  private readonly bases = new Growing();
  private readonly children = new Growing();
  /** Hash of a finished state → that state; states with the same hash follow in `sameHash`. */
  private readonly registered = new Map<number, number>();
  private readonly sameHash = new Growing();
  private readonly path: Open[] = [{ mask: 0, label: 0, children: [] }];
  private last = "";

  insert(word: string, classes: number): void {
    let shared = 0;
    while (shared < this.last.length && this.last.charCodeAt(shared) === word.charCodeAt(shared)) shared++;
    this.closeTo(shared);
    for (let i = shared; i < word.length; i++) {
      const letter = letterOfCode(word.charCodeAt(i));
      if (letter < 0)
        throw new Error(`Expected a folded word of A–Z or Ä Ö Ü, got "${word}": fold it first.`);
      this.path[i]!.mask |= 1 << letter;
      this.path.push({ mask: 0, label: 0, children: [] });
    }
    this.path[word.length]!.label = classes;
    this.last = word;
  }

  finish(words: number): Automaton {
    this.closeTo(0);
    const root = this.register(this.path[0]!);
    return {
      masks: new Uint32Array(this.masks.values()),
      labels: new Uint16Array(this.labels.values()),
      bases: new Uint32Array(this.bases.values()),
      children: new Uint32Array(this.children.values()),
      root,
      words,
    };
  }

  /** Finishes the states of the last word beyond `depth`, deepest first. */
  private closeTo(depth: number): void {
    while (this.path.length - 1 > depth) {
      const state = this.register(this.path.pop()!);
      this.path.at(-1)!.children.push(state);
    }
  }

  private register(open: Open): number {
    let hash = Math.imul(open.mask ^ Math.imul(open.label, 0x9e3779b1), 0x85ebca6b);
    for (const child of open.children) hash = Math.imul((hash << 5) ^ (hash >>> 27) ^ child, 0x9e3779b1);
    const first = this.registered.get(hash) ?? NONE;
    for (let state = first; state !== NONE; state = this.sameHash.at(state)) {
      if (this.equals(state, open)) return state;
    }
    const state = this.masks.length;
    this.masks.push(open.mask);
    this.labels.push(open.label);
    this.bases.push(this.children.length);
    for (const child of open.children) this.children.push(child);
    this.sameHash.push(first);
    this.registered.set(hash, state);
    return state;
  }

  private equals(state: number, open: Open): boolean {
    if (this.masks.at(state) !== open.mask >>> 0 || this.labels.at(state) !== open.label) return false;
    const base = this.bases.at(state);
    return open.children.every((child, i) => this.children.at(base + i) === child);
  }
}

const NONE = 0xffffffff;

/** A list of unsigned numbers that grows. */
class Growing {
  private items = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.items.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length++] = value;
  }

  at(index: number): number {
    return this.items[index]!;
  }

  values(): Uint32Array {
    return this.items.subarray(0, this.length);
  }
}
