import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { createLexicon } from "../../../src/lexicon/create.ts";
import { type LexiconId, languageOfLexicon } from "../../../src/lexicon/ids.ts";
import type { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { describeReadProblem, readTrie } from "../../../src/lexicon/read.ts";

/** A published lexicon, as a match would get it. */
export function published(id: LexiconId): Lexicon {
  const unpacked = (part: string): Buffer =>
    gunzipSync(readFileSync(new URL(`../../../dist/dictionaries/${id}.${part}.gz`, import.meta.url)));
  const trie = readTrie(unpacked("trie"));
  if (!trie.ok) throw new Error(describeReadProblem(trie.error));
  const common = unpacked("common").toString().split("\n");
  return createLexicon({ language: languageOfLexicon(id), hash: id, trie: trie.value, common });
}
