import { fail, ok, type Result } from "../core/result.ts";
import {
  checksum,
  fileBytes,
  HEADER_BYTES,
  HEADER_FIELDS,
  type Header,
  MAGIC,
  NEAR,
  NEXT_STATE,
  VERSION,
} from "./format.ts";
import { popcount } from "./letters.ts";
import { BLOCK_BITS, PackedTrie } from "./trie.ts";

/** Why a file was refused: what a reader of the log needs to know, and what to do about it. */
export interface ReadProblem {
  readonly problem: "foreign" | "version" | "truncated" | "damaged";
  readonly expected: string;
  readonly got: string;
  readonly fix: string;
}

/** Reads an automaton. The bytes are checked as a whole, so what is read is what was written. */
export function readTrie(bytes: Uint8Array): Result<PackedTrie, ReadProblem> {
  if (bytes.length < HEADER_BYTES) {
    return refuse("truncated", `at least ${HEADER_BYTES} bytes`, `${bytes.length} bytes`);
  }
  const words = wordsOf(bytes);
  const header = Object.fromEntries(HEADER_FIELDS.map((field, i) => [field, words[i]!])) as Header;
  if (header.magic !== MAGIC) {
    return refuse("foreign", "a lexicon file (LEXI)", `a file that begins with ${hex(header.magic)}`);
  }
  if (header.version !== VERSION) return refuse("version", `version ${VERSION}`, `version ${header.version}`);
  const length = fileBytes(header);
  if (bytes.length !== length) return refuse("truncated", `${length} bytes`, `${bytes.length} bytes`);
  const sum = checksum(words);
  if (header.checksum !== sum) return refuse("damaged", `checksum ${hex(header.checksum)}`, hex(sum));
  return unpack(header, new Uint8Array(words.buffer, words.byteOffset, bytes.length));
}

export const describeReadProblem = ({ problem, expected, got, fix }: ReadProblem): string =>
  `The lexicon file is ${problem}: expected ${expected}, got ${got}. ${fix}`;

/**
 * Unpacks the streams into the arrays that searches walk, in one pass of plain loops: this is the cold start.
 * Counts are compared at the end; a file whose sum is right and whose parts do not add up is not read either.
 */
function unpack(header: Header, bytes: Uint8Array): Result<PackedTrie, ReadProblem> {
  const { states, edges, shared } = header;
  const maskTable = joinPlanes(bytes.subarray(HEADER_BYTES, HEADER_BYTES + header.masks * 4));
  const nearMasks = HEADER_BYTES + header.masks * 4;
  const labels = nearMasks + states;
  const farMasks = labels + states;
  const nearChildren = farMasks + header.farMasks;
  const farChildren = nearChildren + edges;

  const masks = new Int32Array(states);
  const heads = new Uint16Array(states);
  const blocks = new Int32Array((states >> BLOCK_BITS) + 1);
  const children = new Uint16Array(edges);
  let farMask = farMasks;
  let farChild = farChildren;
  let edge = 0;
  let block = 0;
  let next = shared + 1;
  let largest = 0;
  let far = states;
  let farShift = 0;
  for (let state = 0; state < states; state++) {
    const near = bytes[nearMasks + state]!;
    const mask = maskTable[near < NEAR ? near : NEAR + ((near - NEAR) << 8) + bytes[farMask++]!]!;
    if ((state & ((1 << BLOCK_BITS) - 1)) === 0) {
      block = edge;
      blocks[state >> BLOCK_BITS] = block;
    }
    masks[state] = mask;
    heads[state] = (bytes[labels + state]! << 8) | (edge - block);
    const end = edge + popcount(mask);
    // From here on a lone child's number may not fit in sixteen bits: see `TrieArrays`.
    if (farShift === 0 && next + end - edge > 0xffff) {
      far = state;
      farShift = next - (shared + 1);
    }
    for (; edge < end; edge++) {
      const nearChild = bytes[nearChildren + edge]!;
      const child = nearChild < NEAR ? nearChild : NEAR + ((nearChild - NEAR) << 8) + bytes[farChild++]!;
      if (child > largest) largest = child;
      children[edge] = child === NEXT_STATE ? next++ - farShift : child;
    }
  }
  const adds =
    edge === edges &&
    next === states &&
    largest <= shared &&
    farMask === nearChildren &&
    farChild === farChildren + header.farChildren &&
    next - farShift <= 0x10000;
  if (!adds) return refuse("damaged", `${edges} edges, ${states} states`, `${edge} edges, ${next} states`);
  return ok(new PackedTrie({ masks, heads, blocks, children, shared, far, farShift }, header.words));
}

function joinPlanes(planes: Uint8Array): Int32Array {
  const values = new Int32Array(planes.length / 4);
  const count = values.length;
  for (let i = 0; i < count; i++) {
    values[i] =
      planes[i]! |
      (planes[i + count]! << 8) |
      (planes[i + count * 2]! << 16) |
      (planes[i + count * 3]! << 24);
  }
  return values;
}

/** A view of whole words. Copied when the bytes lie at an odd place of a larger buffer. */
function wordsOf(bytes: Uint8Array): Uint32Array {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, bytes.length >>> 2);
}

const hex = (word: number): string => `0x${word.toString(16).padStart(8, "0")}`;

function refuse(problem: ReadProblem["problem"], expected: string, got: string): Result<never, ReadProblem> {
  return fail({ problem, expected, got, fix: FIXES[problem] });
}

const FIXES: Record<ReadProblem["problem"], string> = {
  foreign: "Publish a value built by dictionaries/build.ts.",
  version: "Build the dictionaries again with this version of the code and publish them.",
  truncated: "Publish the value again: it was cut short or padded on its way.",
  damaged: "Build and publish the value again.",
};
