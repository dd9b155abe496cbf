import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { buildITrieFromWords, decodeTrie, encodeITrieToBTrie } from "cspell-trie-lib";
import { DICTIONARIES } from "../../../dictionaries/build.ts";
import { readTrie } from "../../../src/lexicon/read.ts";

/** One way to keep a dictionary: the bytes it travels as, and how they are made ready. */
export interface Structure {
  readonly name: string;
  readonly packed: Uint8Array;
  /** Lookups of the slowest ones are measured on fewer words. */
  readonly lookups: number;
  readonly caseOf: (word: string) => string;
  ready(packed: Uint8Array): Lookup;
}

export interface Lookup {
  has(word: string): boolean;
  /** Bytes in typed arrays, where that is all there is. */
  readonly bytes?: number;
}

/** Our own with classes and names, and its peers with the same words and no classes. */
export function structuresOf(words: readonly string[], trieFile: string, hash: string): Structure[] {
  const require = createRequire(import.meta.url);
  const tiny = require("tiny-trie") as TinyTrie;
  const { PackedTrie } = require("tiny-trie/lib/PackedTrie.js") as TinyPacked;
  const dawg = require("dawg-lookup") as DawgLookup;
  const packed = (name: string, build: () => string | Uint8Array): Uint8Array =>
    cached(`${name}-${hash}`, build);
  const list = packed("list", () => words.join("\n"));
  return [
    {
      ...{
        name: "ours, with classes",
        packed: readFileSync(join(DICTIONARIES, trieFile)),
        lookups: MANY,
        caseOf: same,
      },
      ready: (bytes) => {
        const trie = readTrie(gunzipSync(bytes));
        if (!trie.ok) throw new Error(trie.error.got);
        return { has: (word) => trie.value.classesOf(word) !== 0, bytes: trie.value.memoryBytes };
      },
    },
    {
      ...{ name: "Set", packed: list, lookups: MANY, caseOf: same },
      ready: (bytes) => new Set(gunzipSync(bytes).toString("latin1").split("\n")),
    },
    {
      ...{ name: "cspell-trie-lib", lookups: MANY, caseOf: same },
      packed: packed("cspell", () => encodeITrieToBTrie(buildITrieFromWords(words), { optimize: true })),
      ready: (bytes) => {
        const trie = decodeTrie(new Uint8Array(gunzipSync(bytes)));
        return { has: (word) => trie.hasWord(word, true) };
      },
    },
    {
      ...{ name: "tiny-trie", lookups: FEW, caseOf: same },
      packed: packed("tiny", () => tiny.createFrozenSync([...words]).encode()),
      ready: (bytes) => {
        const trie = new PackedTrie(gunzipSync(bytes).toString("latin1"));
        return { has: (word) => trie.test(word) };
      },
    },
    {
      ...{ name: "dawg-lookup", lookups: FEW, caseOf: (word) => word.toLowerCase() },
      packed: packed("dawg", () => new dawg.Trie(words.join(" ").toLowerCase()).pack()),
      ready: (bytes) => {
        const trie = new dawg.PTrie(gunzipSync(bytes).toString("latin1"));
        return { has: (word) => trie.isWord(word) };
      },
    },
  ];
}

const MANY = 100_000;
const FEW = 2_000;
const same = (word: string): string => word;

/** Some peers take a minute to pack a dictionary: once is enough for each edition of it. */
function cached(name: string, build: () => string | Uint8Array): Uint8Array {
  const folder = join(DICTIONARIES, "..", "bench");
  const path = join(folder, `${name}.gz`);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    const content = build();
    writeFileSync(
      path,
      gzipSync(typeof content === "string" ? Buffer.from(content, "latin1") : content, { level: 9 }),
    );
  }
  return readFileSync(path);
}

/** These three packages come without types. */
interface TinyTrie {
  createFrozenSync(words: string[]): { encode(): string };
}
interface TinyPacked {
  PackedTrie: new (encoded: string) => { test(word: string): boolean };
}
interface DawgLookup {
  Trie: new (words: string) => { pack(): string };
  PTrie: new (packed: string) => { isWord(word: string): boolean };
}
