import type { Automaton } from "./build.ts";
import { popcount } from "./letters.ts";

/** The wire format of an automaton: `FORMAT.md` describes it, this file writes it, `read.ts` reads it. */
export const MAGIC = 0x4958454c; // "LEXI" in little-endian bytes
export const VERSION = 3;
/** Version 2 had labels of one byte and is the same otherwise. Matches that began with such a file still read it. */
export const OLDEST_VERSION = 2;

/** The header: one little-endian u32 a field, in this order. The checksum covers all other bytes. */
export const HEADER_FIELDS = [
  "magic",
  "version",
  "words",
  "states",
  "edges",
  "shared",
  "shapes",
  "farShapes",
  "farChildren",
  "checksum",
] as const;
export type Header = Record<(typeof HEADER_FIELDS)[number], number>;
export const HEADER_BYTES = HEADER_FIELDS.length * 4;

/**
 * Numbers are written in two streams: one below NEAR is a byte of the near stream; of a larger one the near
 * byte has the high part and the far stream the low. Common values have small numbers, and two streams of
 * bytes compress better than one of mixed widths.
 */
export const NEAR = 160;
const FAR_LIMIT = NEAR + (256 - NEAR) * 256;

/** Edge to a state that has a single parent: the order of the states tells which. */
export const LONE = 0;

/**
 * In memory an edge is one word of 32 bits that says all about the state it leads to: the number of that state's
 * shape over its place, which is where its own edges begin (`trie.ts`). An automaton must fit in that.
 */
export const PLACE_BITS = 18;
export const MOST_PLACES = 2 ** PLACE_BITS;
export const MOST_SHAPES = 2 ** (32 - PLACE_BITS);

const MASK_BYTES = 4;
/** Bytes that a shape takes: those of its mask and those of its label. */
export const shapeBytes = (version: number): number => MASK_BYTES + (version === OLDEST_VERSION ? 1 : 2);

export function encode(automaton: Automaton): Uint8Array {
  const { states, sharedNumbers } = numberStates(automaton);
  const shapes = numberShapes(automaton);
  const shapeStream = new SplitStream();
  const childStream = new SplitStream();
  for (const state of states) {
    shapeStream.push(shapes.get(shapeOf(automaton, state))!);
    for (const child of childrenOf(automaton, state)) childStream.push(sharedNumbers.get(child) ?? LONE);
  }
  const header: Header = {
    magic: MAGIC,
    version: VERSION,
    words: automaton.words,
    states: states.length,
    edges: childStream.near.length,
    shared: sharedNumbers.size,
    shapes: shapes.size,
    farShapes: shapeStream.far.length,
    farChildren: childStream.far.length,
    checksum: 0,
  };
  const bytes = new Uint8Array(fileBytes(header));
  const words = new Int32Array(bytes.buffer);
  words.set(HEADER_FIELDS.map((field) => header[field]));
  let at = HEADER_BYTES;
  for (const part of [
    ...bytePlanes([...shapes.keys()]),
    shapeStream.near,
    shapeStream.far,
    childStream.near,
    childStream.far,
  ]) {
    bytes.set(part, at);
    at += part.length;
  }
  words[HEADER_FIELDS.length - 1] = checksum(words);
  return bytes;
}

/** Length of a file with this header, padded to whole words. */
export const fileBytes = ({ version, shapes, states, farShapes, edges, farChildren }: Header): number =>
  HEADER_BYTES + Math.ceil((shapes * shapeBytes(version) + states + farShapes + edges + farChildren) / 4) * 4;

/** Over all words but the checksum itself. Each step is a bijection: no damage to a single word goes unseen. */
export function checksum(words: Int32Array): number {
  const own = HEADER_FIELDS.length - 1;
  return sumOf(words, own + 1, words.length, sumOf(words, 0, own, 0)) >>> 0;
}

/** Signed numbers, and `imul` at hand: this runs before anything is compiled, where both count. */
function sumOf(words: Int32Array, from: number, to: number, before: number): number {
  const { imul } = Math;
  let sum = before;
  for (let i = from; i < to; i++) sum = imul(((sum << 5) | (sum >>> 27)) ^ words[i]!, 0x9e3779b1);
  return sum;
}

/**
 * The root, then the states with several parents, most used first; then those with one parent, each in front of all
 * that hangs on it and what hangs on a later edge in front of what hangs on an earlier one. Who reads the edges from
 * the last to the first has then just read the state that a lone edge leads to; and a word's letters lie close together.
 */
function numberStates(automaton: Automaton): { states: number[]; sharedNumbers: Map<number, number> } {
  const parents = new Uint32Array(automaton.masks.length);
  for (const child of automaton.children) parents[child]!++;
  const shared: number[] = [];
  parents.forEach((count, state) => {
    if (count > 1) shared.push(state);
  });
  shared.sort((a, b) => parents[b]! - parents[a]! || a - b);
  if (shared.length >= FAR_LIMIT) {
    throw new Error(`Expected fewer than ${FAR_LIMIT} shared states, got ${shared.length}: lower NEAR.`);
  }
  // One place more for the root, and one for each state without edges.
  const places = automaton.children.length + 1 + automaton.masks.filter((mask) => mask === 0).length;
  if (places > MOST_PLACES) {
    throw new Error(`Expected an automaton of at most ${MOST_PLACES} places, got ${places}: see PLACE_BITS.`);
  }
  const states = [automaton.root, ...shared];
  const hang = (state: number): void => {
    for (const child of childrenOf(automaton, state).toReversed()) {
      if (parents[child] !== 1) continue;
      states.push(child);
      hang(child);
    }
  };
  for (const state of states.toReversed()) hang(state);
  return { states, sharedNumbers: new Map(shared.map((state, i) => [state, i + 1])) };
}

/** The distinct shapes, most used first, with their numbers. */
function numberShapes(automaton: Automaton): Map<number, number> {
  const uses = new Map<number, number>();
  for (let state = 0; state < automaton.masks.length; state++) {
    const shape = shapeOf(automaton, state);
    uses.set(shape, (uses.get(shape) ?? 0) + 1);
  }
  if (uses.size > MOST_SHAPES) {
    throw new Error(`Expected at most ${MOST_SHAPES} shapes, got ${uses.size}: see PLACE_BITS.`);
  }
  const byUse = [...uses].sort(([a, usesA], [b, usesB]) => usesB - usesA || a - b);
  return new Map(byUse.map(([shape], i) => [shape, i]));
}

/** What a state is apart from where it leads: its mask and, above those 32 bits, its label. */
const shapeOf = ({ masks, labels }: Automaton, state: number): number =>
  labels[state]! * 2 ** 32 + masks[state]!;

/** All lowest bytes, then all second ones, …: bytes of the same place are alike, and gzip sees it. */
const bytePlanes = (shapes: readonly number[]): number[][] =>
  Array.from({ length: shapeBytes(VERSION) }, (_, plane) =>
    shapes.map((shape) => Math.floor(shape / 2 ** (8 * plane)) & 255),
  );

const childrenOf = ({ masks, bases, children }: Automaton, state: number): Uint32Array =>
  children.subarray(bases[state]!, bases[state]! + popcount(masks[state]!));

class SplitStream {
  readonly near: number[] = [];
  readonly far: number[] = [];

  push(value: number): void {
    if (value < NEAR) {
      this.near.push(value);
    } else {
      this.near.push(NEAR + ((value - NEAR) >> 8));
      this.far.push((value - NEAR) & 255);
    }
  }
}
