import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, vi } from "vitest";
import { buildAutomaton } from "../../src/lexicon/build.ts";
import { encode } from "../../src/lexicon/format.ts";
import { WORDS } from "./words.ts";

/** Every test file gets the tables and a small French lexicon, published as the real one is. */
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
const trie = gzipSync(encode(buildAutomaton(Object.entries(WORDS))));
await env.LEXICONS.put("lexicon:fr:small", trie);
await env.LEXICONS.put("common:fr:small", gzipSync(Object.keys(WORDS).join("\n")));
await env.LEXICONS.put("meanings:fr:P:small", gzipSync("\nPORTES\tporte,porter"));
await env.LEXICONS.put("meanings:fr", JSON.stringify({ P: "small" }));
await env.LEXICONS.put("lexicon:fr", JSON.stringify({ trie: "small", common: "small" }));

/**
 * Time stands still in every test, an hour ahead of the real one: the platform's own alarms stay out, no limit
 * refills, and what is to pass a test lets pass. However slow the machine is, the clock does not show it.
 */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
});
afterEach(() => {
  vi.useRealTimers();
});
