import { fail, ok, type Result } from "../core/result.ts";
import {
  checksum,
  fileBytes,
  HEADER_BYTES,
  HEADER_FIELDS,
  type Header,
  MAGIC,
  OLDEST_VERSION,
  VERSION,
} from "./format.ts";
import { PackedTrie } from "./trie.ts";
import { unpack } from "./unpack.ts";

/** Why a file was refused: what a reader of the log needs to know, and what to do about it. */
export interface ReadProblem {
  readonly problem: "foreign" | "version" | "truncated" | "damaged";
  readonly expected: string;
  readonly got: string;
  readonly fix: string;
}

/**
 * Reads an automaton. The bytes are checked as a whole, so what is read is what was written; `isSound` says that this
 * was done: gzip has a sum of its own, which native code has compared before anybody sees what it unpacked.
 */
export function readTrie(bytes: Uint8Array, isSound = false): Result<PackedTrie, ReadProblem> {
  if (bytes.length < HEADER_BYTES) {
    return refuse("truncated", `at least ${HEADER_BYTES} bytes`, `${bytes.length} bytes`);
  }
  const words = wordsOf(bytes);
  const header = Object.fromEntries(HEADER_FIELDS.map((field, i) => [field, words[i]! >>> 0])) as Header;
  if (header.magic !== MAGIC) {
    return refuse("foreign", "a lexicon file (LEXI)", `a file that begins with ${hex(header.magic)}`);
  }
  if (header.version < OLDEST_VERSION || header.version > VERSION) {
    return refuse("version", `version ${OLDEST_VERSION} to ${VERSION}`, `version ${header.version}`);
  }
  const length = fileBytes(header);
  if (bytes.length !== length) return refuse("truncated", `${length} bytes`, `${bytes.length} bytes`);
  const sum = isSound ? header.checksum : checksum(words);
  if (header.checksum !== sum) return refuse("damaged", `checksum ${hex(header.checksum)}`, hex(sum));
  const arrays = unpack(header, new Uint8Array(words.buffer, words.byteOffset, bytes.length));
  if (!arrays) return refuse("damaged", "parts that fit together", "a right sum over parts that do not");
  return ok(new PackedTrie(arrays, header.words));
}

export const describeReadProblem = ({ problem, expected, got, fix }: ReadProblem): string =>
  `The lexicon file is ${FAULTS[problem]}: expected ${expected}, got ${got}. ${fix}`;

/** A view of whole words. Copied when the bytes lie at an odd place of a larger buffer. */
function wordsOf(bytes: Uint8Array): Int32Array {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Int32Array(aligned.buffer, aligned.byteOffset, bytes.length >>> 2);
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
