import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { createLexicon } from "../src/lexicon/create.ts";
import { type LexiconId, languageOfLexicon } from "../src/lexicon/ids.ts";
import type { Lexicon } from "../src/lexicon/lexicon.ts";
import { describeReadProblem, readTrie } from "../src/lexicon/read.ts";
import type { PackedTrie } from "../src/lexicon/trie.ts";
import { DICTIONARIES, readBuilt } from "./build.ts";
import type { Manifest } from "./manifest.ts";

let manifest: Manifest | null = null;

/** The dictionaries as built, made first if need be. Looked at once: what they are made of does not change meanwhile. */
export function builtManifest(): Manifest {
  manifest ??= readBuilt() ?? built();
  return manifest;
}

function built(): Manifest {
  const program = fileURLToPath(new URL("./build.ts", import.meta.url));
  execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", program], { stdio: "inherit" });
  return readBuilt()!;
}

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
