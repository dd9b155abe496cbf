import { gunzipSync } from "node:zlib";
import { fail, ok, type Result } from "../core/result.ts";
import { createLexicon } from "../lexicon/create.ts";
import { type LexiconId, languageOfLexicon } from "../lexicon/ids.ts";
import { CLASS, type Lexicon } from "../lexicon/lexicon.ts";
import { describeReadProblem, readTrie } from "../lexicon/read.ts";
import type { PackedTrie } from "../lexicon/trie.ts";
import { logLine } from "../log-line.ts";

/**
 * Lexicons from KV. `lexicon:<id>:<hash>` and `common:<id>:<hash>` never change; the pointer
 * `lexicon:<id>` names those now in use. A match asks for the hash it began with and never follows the pointer.
 *
 * The isolate keeps what it has read, for all matches in it. It keeps lexicons, not promises of them: a promise
 * belongs to the request that began it, and never resolves for the others when that request is cancelled. Two
 * cold requests may so read the same value, some ten milliseconds each.
 */
export interface LexiconUnavailable {
  readonly code: "lexicon-unavailable";
  /** What was expected, what was found instead, and the fix. */
  readonly message: string;
}

/** The lexicon published last. */
export async function currentLexicon(
  kv: KVNamespace,
  id: LexiconId,
  nowMs = Date.now(),
): Promise<Result<Lexicon, LexiconUnavailable>> {
  const pointer = await currentPointer(kv, id, nowMs);
  return pointer.ok ? lexiconByHash(kv, id, pointer.value.trie, nowMs) : pointer;
}

/** The lexicon that a match pinned. */
export async function lexiconByHash(
  kv: KVNamespace,
  id: LexiconId,
  hash: string,
  nowMs = Date.now(),
): Promise<Result<Lexicon, LexiconUnavailable>> {
  const key = `lexicon:${id}:${hash}`;
  const known = lexicons.get(key);
  if (known) return ok(known);
  const [trie, common] = await Promise.all([fetchTrie(kv, key), readCommon(kv, id, nowMs)]);
  if (!trie.ok) return trie;
  const lexicon = createLexicon({
    language: languageOfLexicon(id),
    hash,
    trie: trie.value,
    // The list may be newer than a pinned lexicon.
    common: () => listed(common).filter((word) => isSuggestible(trie.value.classesOf(word))),
  });
  keep(lexicons, key, lexicon);
  return ok(lexicon);
}

/** The lexicon of this hash for whoever names one from outside; where there is none, the current one. */
export async function lexiconNamed(
  kv: KVNamespace,
  id: LexiconId,
  hash: string,
): Promise<Result<Lexicon, LexiconUnavailable>> {
  if (lexicons.has(`lexicon:${id}:${hash}`)) return lexiconByHash(kv, id, hash);
  const packed = await packedPart(kv, id, "trie", hash);
  await packed?.cancel();
  return packed ? lexiconByHash(kv, id, hash) : currentLexicon(kv, id);
}

/** A part as it is stored, for whoever unpacks it elsewhere; null where there is none of this hash. */
export const packedPart = (
  kv: KVNamespace,
  id: LexiconId,
  part: "trie" | "common",
  hash: string,
): Promise<ReadableStream | null> =>
  kv.get(part === "trie" ? `lexicon:${id}:${hash}` : `common:${id}:${hash}`, "stream");

const MOST_KEPT = 4;
const lexicons = new Map<string, Lexicon>();

function keep<T>(kept: Map<string, T>, key: string, value: T): void {
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT) kept.delete(oldest!);
}

export interface Pointer {
  readonly trie: string;
  readonly common: string;
}

/** KV itself answers from a cache of a minute, so asking more often would show nothing newer. */
const POINTER_LIFE_MS = 60_000;
const pointers = new Map<LexiconId, { readonly pointer: Pointer; readonly readAtMs: number }>();

export async function currentPointer(
  kv: KVNamespace,
  id: LexiconId,
  nowMs: number,
): Promise<Result<Pointer, LexiconUnavailable>> {
  const known = pointers.get(id);
  if (known && nowMs - known.readAtMs < POINTER_LIFE_MS) return ok(known.pointer);
  const key = `lexicon:${id}`;
  const pointer = await readJson<Partial<Pointer>>(kv, key);
  if (!pointer.ok) return pointer;
  const { trie, common } = pointer.value;
  if (typeof trie !== "string" || typeof common !== "string") {
    return unavailable(
      key,
      `Expected {"trie", "common"} hashes, got another value. Publish the dictionaries.`,
    );
  }
  pointers.set(id, { pointer: { trie, common }, readAtMs: nowMs });
  return ok({ trie, common });
}

/** What a pointer names; its parts are unchecked. */
export async function readJson<T extends object>(
  kv: KVNamespace,
  key: string,
): Promise<Result<T, LexiconUnavailable>> {
  try {
    const value = await kv.get<T>(key, "json");
    if (value !== null && typeof value === "object") return ok(value);
    return unavailable(key, "Expected hashes, got no value. Publish the dictionaries.");
  } catch (error) {
    return unavailable(key, `Expected a JSON value, got: ${reasonOf(error)}. Publish the dictionaries.`);
  }
}

async function fetchTrie(kv: KVNamespace, key: string): Promise<Result<PackedTrie, LexiconUnavailable>> {
  const bytes = await readValue(kv, key);
  if (!bytes.ok) return bytes;
  const trie = readTrie(bytes.value, true);
  return trie.ok ? trie : unavailable(key, describeReadProblem(trie.error));
}

/** Without its common words a lexicon still judges moves: the log tells, the match goes on. */
async function readCommon(kv: KVNamespace, id: LexiconId, nowMs: number): Promise<Uint8Array | null> {
  const pointer = await currentPointer(kv, id, nowMs);
  if (!pointer.ok) return null;
  const list = await readValue(kv, `common:${id}:${pointer.value.common}`);
  return list.ok ? list.value : null;
}

const listed = (list: Uint8Array | null): string[] =>
  list === null ? [] : new TextDecoder().decode(list).split("\n");

const isSuggestible = (classes: number): boolean => classes !== 0 && (classes & CLASS.shunned) === 0;

/** gunzipSync is the fastest way here: a DecompressionStream takes half as long again. */
export async function readValue(
  kv: KVNamespace,
  key: string,
): Promise<Result<Uint8Array, LexiconUnavailable>> {
  try {
    const packed = await kv.get(key, "arrayBuffer");
    if (packed === null) return unavailable(key, "Expected a value, got none. Publish the dictionaries.");
    return ok(gunzipSync(packed));
  } catch (error) {
    return unavailable(key, `Expected gzip bytes, got: ${reasonOf(error)}. Publish the value again.`);
  }
}

function unavailable(key: string, message: string): Result<never, LexiconUnavailable> {
  logLine("error", "lexicon-unavailable", { key, message });
  return fail({ code: "lexicon-unavailable", message: `${key}: ${message}` });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
