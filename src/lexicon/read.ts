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
  if (header.magic !== MAGIC)
    return refuse("foreign", "a lexicon file (LEXI)", `a file beginning with ${hex(words[0]!)}`);
  if (header.version !== VERSION) return refuse("version", `version ${VERSION}`, `version ${header.version}`);
  const length = fileBytes(header);
  if (bytes.length !== length) return refuse("truncated", `${length} bytes`, `${bytes.length} bytes`);
  const sum = checksum(words);
  if (header.checksum !== sum) return refuse("damaged", `checksum ${hex(header.checksum)}`, hex(sum));
  return unpack(header, new Uint8Array(words.buffer, words.byteOffset, bytes.length));
}

export const describeReadProblem = ({ problem, expected, got, fix }: ReadProblem): string =>
  `The lexicon file is ${problem}: expected ${expected}, got ${got}. ${fix}`;

/** Unpacks the streams into the arrays that searches walk. One pass, plain loops: this is the cold start. */
function unpack(header: Header, bytes: Uint8Array): Result<PackedTrie, ReadProblem> {
  const { states, edges, shared } = header;
  const nearMasks = HEADER_BYTES + header.masks * 4;
  const labels = nearMasks + states;
  const farMasks = labels + states;
  const nearChildren = farMasks + header.farMasks;
  const farChildren = nearChildren + edges;

  const masks = joinPlanes(bytes.subarray(HEADER_BYTES, nearMasks));
  const nodes = new Uint32Array(states * 2);
  let far = farMasks;
  let base = 0;
  for (let state = 0; state < states; state++) {
    const near = bytes[nearMasks + state]!;
    const number = near < NEAR ? near : NEAR + ((near - NEAR) << 8) + bytes[far++]!;
    const mask = masks[number]!;
    nodes[state * 2] = mask;
    nodes[state * 2 + 1] = base | (bytes[labels + state]! << 24);
    base += popcount(mask);
  }
  const children = states > 0x10000 ? new Uint32Array(edges) : new Uint16Array(edges);
  const masksEnd = far;
  far = farChildren;
  let next = shared + 1;
  let largest = 0;
  for (let edge = 0; edge < edges; edge++) {
    const near = bytes[nearChildren + edge]!;
    const number = near < NEAR ? near : NEAR + ((near - NEAR) << 8) + bytes[far++]!;
    if (number > largest) largest = number;
    children[edge] = number === NEXT_STATE ? next++ : number;
  }
  // A file whose sum is right but whose parts do not add up was written by a faulty program.
  if (
    base !== edges ||
    masksEnd !== nearChildren ||
    next !== states ||
    far !== farChildren + header.farChildren ||
    largest > shared
  ) {
    return refuse("damaged", `${edges} edges and ${states} states`, `${base} edges and ${next} states`);
  }
  return ok(new PackedTrie(nodes, children, header.words));
}

function joinPlanes(planes: Uint8Array): Uint32Array {
  const values = new Uint32Array(planes.length / 4);
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
