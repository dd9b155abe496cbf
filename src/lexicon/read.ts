import { fail, ok, type Result } from "../core/result.ts";
import {
  checksum,
  fileBytes,
  HEADER_BYTES,
  HEADER_FIELDS,
  type Header,
  LONE,
  MAGIC,
  MOST_PLACES,
  MOST_SHAPES,
  NEAR,
  PLACE_BITS,
  SHAPE_BYTES,
  VERSION,
} from "./format.ts";
import { popcount } from "./letters.ts";
import { PackedTrie } from "./trie.ts";

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
  `The lexicon file is ${FAULTS[problem]}: expected ${expected}, got ${got}. ${fix}`;

/**
 * Unpacks the streams into the arrays that searches walk, in plain loops: this is the cold start. First each state
 * becomes the word by which edges know it, then each edge is given the word of the state it leads to. Counts are
 * compared on the way; a file whose sum is right and whose parts do not add up is not read either.
 */
function unpack(header: Header, bytes: Uint8Array): Result<PackedTrie, ReadProblem> {
  const { states, edges, shared, shapes } = header;
  const nearShapes = HEADER_BYTES + shapes * SHAPE_BYTES;
  const farShapes = nearShapes + states;
  const nearChildren = farShapes + header.farShapes;
  const farChildren = nearChildren + edges;
  const masks = masksOf(bytes, shapes);
  const labels = bytes.slice(nearShapes - shapes, nearShapes);

  const heads = new Int32Array(states);
  let farShape = farShapes;
  let largestShape = 0;
  // Edge 0 leads to the root. States without edges have their places behind all others.
  let edge = 1;
  let places = edges + 1;
  for (let state = 0; state < states; state++) {
    const near = bytes[nearShapes + state]!;
    const shape = near < NEAR ? near : NEAR + ((near - NEAR) << 8) + bytes[farShape++]!;
    if (shape > largestShape) largestShape = shape;
    const count = popcount(masks[shape]!);
    heads[state] = (shape << PLACE_BITS) | (count === 0 ? places++ : edge);
    edge += count;
  }
  const fits = largestShape < shapes && shapes <= MOST_SHAPES && places <= MOST_PLACES;
  if (!fits || edge !== edges + 1 || farShape !== nearChildren) {
    return refuse("damaged", `${edges} edges, ${shapes} shapes`, `${edge - 1} edges, ${largestShape} shapes`);
  }

  const words = new Int32Array(edges + 1);
  words[0] = heads[0]!;
  // From the last to the first: lone states wait on a stack for their edge. `heads` has room for it behind the one read.
  let top = states;
  let farChild = farChildren + header.farChildren;
  let largest = 0;
  for (let state = states - 1; state >= 0; state--) {
    const head = heads[state]!;
    for (const first = edge - popcount(masks[head >>> PLACE_BITS]!); edge > first; ) {
      const near = bytes[nearChildren + --edge - 1]!;
      const child = near < NEAR ? near : NEAR + ((near - NEAR) << 8) + bytes[--farChild]!;
      if (child > largest) largest = child;
      words[edge] = heads[child === LONE ? top++ : child]!;
    }
    if (state > shared) heads[--top] = head;
  }
  if (top !== states || largest > shared || farChild !== farChildren) {
    return refuse(
      "damaged",
      `${states} states, ${shared} shared`,
      `${states + states - top} states, ${largest} shared`,
    );
  }
  return ok(new PackedTrie({ edges: words, masks, labels, places }, header.words));
}

/** The letter masks of the shapes, out of their four planes of bytes. */
function masksOf(bytes: Uint8Array, shapes: number): Int32Array {
  const masks = new Int32Array(shapes);
  for (let i = 0, at = HEADER_BYTES; i < shapes; i++, at++) {
    masks[i] =
      bytes[at]! |
      (bytes[at + shapes]! << 8) |
      (bytes[at + shapes * 2]! << 16) |
      (bytes[at + shapes * 3]! << 24);
  }
  return masks;
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

const FAULTS: Record<ReadProblem["problem"], string> = {
  foreign: "foreign",
  version: "of another version",
  truncated: "truncated",
  damaged: "damaged",
};

const FIXES: Record<ReadProblem["problem"], string> = {
  foreign: "Publish a value built by dictionaries/build.ts.",
  version: "Build the dictionaries again with this version of the code and publish them.",
  truncated: "Publish the value again: it was cut short or padded on its way.",
  damaged: "Build and publish the value again.",
};
