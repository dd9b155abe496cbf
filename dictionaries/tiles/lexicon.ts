import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Language } from "../../src/core/language.ts";
import { createLexicon } from "../../src/lexicon/create.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { describeReadProblem, readTrie } from "../../src/lexicon/read.ts";
import { buildDictionaries, DICTIONARIES } from "../build.ts";
import { readManifest } from "../manifest.ts";

/** The real words of a language, as they were built; they are built first where there are none yet. */
export function builtLexicon(language: Language): Lexicon {
  const manifest = readManifest(DICTIONARIES) ?? buildDictionaries();
  const { trie, common } = manifest.lexicons[language];
  const file = join(DICTIONARIES, trie.file);
  if (!existsSync(file)) throw new Error(`Expected ${file}, got nothing: run dictionaries/build.ts.`);
  const read = readTrie(gunzipSync(readFileSync(file)));
  if (!read.ok) throw new Error(describeReadProblem(read.error));
  const list = gunzipSync(readFileSync(join(DICTIONARIES, common.file)))
    .toString()
    .split("\n");
  return createLexicon({ language, hash: trie.sha256, trie: read.value, common: list });
}
