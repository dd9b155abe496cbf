import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { createLexicon } from "../../../src/lexicon/create.ts";
import type { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { describeReadProblem, readTrie } from "../../../src/lexicon/read.ts";

/** The published French words, as a match would get them. */
export function french(): Lexicon {
  const read = readTrie(gunzipSync(readFileSync("dist/dictionaries/fr.trie.gz")));
  if (!read.ok) throw new Error(describeReadProblem(read.error));
  const common = gunzipSync(readFileSync("dist/dictionaries/fr.common.gz")).toString().split("\n");
  return createLexicon({ language: "fr", hash: "fr", trie: read.value, common });
}
