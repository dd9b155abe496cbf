import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { gzipSync } from "node:zlib";
import { buildAutomaton } from "../../src/lexicon/build.ts";
import { encode } from "../../src/lexicon/format.ts";
import { WORDS } from "./words.ts";

/** Every test file gets the tables and a small French lexicon, published as the real one is. */
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
const trie = gzipSync(encode(buildAutomaton(Object.entries(WORDS))));
await env.LEXICONS.put("lexicon:fr:small", trie);
await env.LEXICONS.put("common:fr:small", gzipSync(Object.keys(WORDS).join("\n")));
await env.LEXICONS.put("lexicon:fr", JSON.stringify({ trie: "small", common: "small" }));
