import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { createLexicon } from "../src/lexicon/create.ts";
import { type LexiconId, languageOfLexicon } from "../src/lexicon/ids.ts";
import type { Lexicon } from "../src/lexicon/lexicon.ts";
import { describeReadProblem, readTrie } from "../src/lexicon/read.ts";
import type { PackedTrie } from "../src/lexicon/trie.ts";
import { buildDictionaries, DICTIONARIES } from "./build.ts";
import type { Manifest } from "./manifest.ts";

/** The dictionaries as built, made first if need be. */
export const builtManifest = (): Manifest => buildDictionaries();

export function builtTrie(id: LexiconId): PackedTrie {
  const { file } = builtManifest().lexicons[id].trie;
  const trie = readTrie(unpacked(file));
  if (!trie.ok) throw new Error(describeReadProblem(trie.error));
  return trie.value;
}

/** A real lexicon outside the platform, for programs, tests and benches. */
export function builtLexicon(id: LexiconId): Lexicon {
  const { trie, common } = builtManifest().lexicons[id];
  return createLexicon({
    language: languageOfLexicon(id),
    hash: trie.sha256,
    trie: builtTrie(id),
    common: () => unpacked(common.file).toString().split("\n"),
  });
}

const unpacked = (file: string): Buffer => gunzipSync(readFileSync(join(DICTIONARIES, file)));
