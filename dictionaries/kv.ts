import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LexiconId, languageOfLexicon } from "../src/lexicon/ids.ts";
import { DICTIONARIES } from "./build.ts";
import { type BuiltFile, type BuiltLexicon, readManifest } from "./manifest.ts";

/** One item of the file that `wrangler kv bulk put` takes. */
export interface KvEntry {
  readonly key: string;
  readonly value: string;
  readonly base64?: boolean;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export interface KvEntries {
  /** Under content-hashed keys: never change, never go, may be written again at any time. */
  readonly values: readonly KvEntry[];
  /** `lexicon:<id>`, `meanings:<language>` → the hashes now in use. Write them only after the values: readers follow them at once. */
  readonly pointers: readonly KvEntry[];
}

/** The KV entries of the dictionaries built into this folder. */
export function kvEntries(folder = DICTIONARIES): KvEntries {
  const manifest = readManifest(folder);
  if (manifest === null) {
    throw new Error(`Expected built dictionaries in ${folder}, got none: run dictionaries/build.ts first.`);
  }
  const values: KvEntry[] = [];
  const pointers: KvEntry[] = [];
  for (const [id, built] of Object.entries(manifest.lexicons)) {
    const { trie, common } = built;
    values.push(entryOf(`lexicon:${id}:${trie.sha256}`, built, trie, folder));
    values.push(entryOf(`common:${id}:${common.sha256}`, built, common, folder));
    const shards = built.meanings.map((shard) => [shard.letter, shard] as const);
    for (const [letter, shard] of shards)
      values.push(entryOf(`meanings:${language(id)}:${letter}:${shard.sha256}`, built, shard, folder));
    if (shards.length > 0) {
      const hashes = Object.fromEntries(shards.map(([letter, { sha256 }]) => [letter, sha256]));
      pointers.push({ key: `meanings:${language(id)}`, value: JSON.stringify(hashes) });
    }
    pointers.push({
      key: `lexicon:${id}`,
      value: JSON.stringify({ trie: trie.sha256, common: common.sha256 }),
    });
  }
  return { values, pointers };
}

const language = (id: string): string => languageOfLexicon(id as LexiconId);

function entryOf(key: string, built: BuiltLexicon, part: BuiltFile, folder: string): KvEntry {
  const { file, sha256 } = part;
  return {
    key,
    value: readFileSync(join(folder, file)).toString("base64"),
    base64: true,
    metadata: {
      sha256,
      sources: built.sources,
      words: part === built.common ? built.common.words : built.words,
    },
  };
}

/** As a program: writes both lists beside the dictionaries, for two calls of `wrangler kv bulk put`. */
if (import.meta.main) {
  const folder = process.argv[2] ?? DICTIONARIES;
  const { values, pointers } = kvEntries(folder);
  writeFileSync(join(folder, "kv-values.json"), JSON.stringify(values));
  writeFileSync(join(folder, "kv-pointers.json"), JSON.stringify(pointers));
}
