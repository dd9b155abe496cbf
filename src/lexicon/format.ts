import type { Automaton } from "./build.ts";
import { ALL_LETTERS, popcount } from "./letters.ts";

/** The wire format of an automaton: `FORMAT.md` describes it, this file writes it, `read.ts` reads it. */
export const MAGIC = 0x4958454c; // "LEXI" in little-endian bytes
export const VERSION = 1;

/** The header: one little-endian u32 a field, in this order. The checksum covers all other bytes. */
export const HEADER_FIELDS = [
  "magic",
  "version",
  "words",
  "states",
  "edges",
  "shared",
  "masks",
  "farMasks",
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

/** Edge to the next state that has a single parent: those states need no number of their own. */
export const NEXT_STATE = 0;

export function encode(automaton: Automaton): Uint8Array {
  const { states, sharedNumbers } = numberStates(automaton);
  const masks = numberMasks(automaton);
  const maskStream = new SplitStream();
  const childStream = new SplitStream();
  const labels: number[] = [];
  for (const state of states) {
    const mask = automaton.masks[state]!;
    maskStream.push(masks.get(mask)!);
    labels.push(automaton.labels[state]!);
    for (const child of childrenOf(automaton, state))
      childStream.push(sharedNumbers.get(child) ?? NEXT_STATE);
  }
  const header: Header = {
    magic: MAGIC,
    version: VERSION,
    words: automaton.words,
    states: states.length,
    edges: childStream.near.length,
    shared: sharedNumbers.size,
    masks: masks.size,
    farMasks: maskStream.far.length,
    farChildren: childStream.far.length,
    checksum: 0,
  };
  const bytes = new Uint8Array(fileBytes(header));
  const words = new Uint32Array(bytes.buffer);
  words.set(HEADER_FIELDS.map((field) => header[field]));
  let at = HEADER_BYTES;
  for (const part of [
    ...bytePlanes([...masks.keys()]),
    maskStream.near,
    labels,
    maskStream.far,
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
export const fileBytes = ({ masks, states, farMasks, edges, farChildren }: Header): number =>
  HEADER_BYTES + masks * 4 + Math.ceil((states * 2 + farMasks + edges + farChildren) / 4) * 4;

/** Over all words but the checksum itself. Each step is a bijection: no damage to a single word goes unseen. */
export function checksum(words: Uint32Array): number {
  let sum = 0;
  const own = HEADER_FIELDS.length - 1;
  for (let i = 0; i < words.length; i++) {
    if (i !== own) sum = Math.imul(((sum << 5) | (sum >>> 27)) ^ words[i]!, 0x9e3779b1);
  }
  return sum >>> 0;
}

/**
 * The root, then the states with several parents, most used first; then those with one parent in the order in
 * which their parents are written, so that "next" is all an edge has to say.
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
  const most = 2 * 0x10000 - shared.length - ALL_LETTERS;
  if (parents.length > most) {
    throw new Error(
      `Expected at most ${most} states, which sixteen bits can number twice; got ${parents.length}.`,
    );
  }
  const states = [automaton.root, ...shared];
  // The list grows while it is read: a state's lone children come after it.
  for (const state of states) {
    for (const child of childrenOf(automaton, state)) if (parents[child] === 1) states.push(child);
  }
  return { states, sharedNumbers: new Map(shared.map((state, i) => [state, i + 1])) };
}

/** The distinct letter masks, most used first, with their numbers. */
function numberMasks({ masks }: Automaton): Map<number, number> {
  const uses = new Map<number, number>();
  for (const mask of masks) uses.set(mask, (uses.get(mask) ?? 0) + 1);
  const byUse = [...uses].sort(([a, usesA], [b, usesB]) => usesB - usesA || a - b);
  return new Map(byUse.map(([mask], i) => [mask, i]));
}

/** All lowest bytes, then all second ones, …: bytes of the same place are alike, and gzip sees it. */
const bytePlanes = (values: readonly number[]): number[][] =>
  [0, 8, 16, 24].map((shift) => values.map((value) => (value >>> shift) & 255));

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
