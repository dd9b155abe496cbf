import { env } from "cloudflare:workers";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildAutomaton } from "../../src/lexicon/build.ts";
import { encode } from "../../src/lexicon/format.ts";
import { CLASS } from "../../src/lexicon/lexicon.ts";
import { currentLexicon, lexiconByHash } from "../../src/objects/lexicons.ts";
import { call } from "./client.ts";

const kv = env.LEXICONS;
const HOUR = 3_600_000;
/** Each test has its own time, so that none is answered from a pointer that another one read. */
let now = HOUR;

const packed = (words: Record<string, number>): Uint8Array =>
  gzipSync(encode(buildAutomaton(Object.entries(words))));

async function publish(hash: string, words: Record<string, number>, common: string[] = []): Promise<void> {
  await kv.put(`lexicon:fr:${hash}`, packed(words));
  await kv.put(`common:fr:c-${hash}`, gzipSync(common.join("\n")));
  await kv.put("lexicon:fr", JSON.stringify({ trie: hash, common: `c-${hash}` }));
}

function listenToErrors(): string[] {
  const lines: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  return lines;
}

afterEach(() => {
  vi.restoreAllMocks();
  now += HOUR;
});

describe("lexicons from KV", () => {
  test("[W129] the pointer leads to the published lexicon, read once per isolate", async () => {
    await publish("first", { MOT: CLASS.lemma, MOTS: CLASS.inflected }, ["MOT"]);
    const lexicon = await currentLexicon(kv, "fr", now);
    if (!lexicon.ok) throw new Error(lexicon.error.message);
    expect(lexicon.value).toMatchObject({ language: "fr", hash: "first", common: ["MOT"] });
    expect(lexicon.value.has("MOTS", CLASS.inflected)).toBe(true);
    const reads = vi.spyOn(kv, "get");
    expect(await currentLexicon(kv, "fr", now)).toEqual(lexicon);
    expect(reads).not.toHaveBeenCalled();
  });

  test("[W125] a match keeps its lexicon when a newer one is published", async () => {
    await publish("older", { ANCIEN: CLASS.lemma }, ["ANCIEN"]);
    await publish("newer", { NOUVEAU: CLASS.lemma }, ["NOUVEAU"]);
    const pinned = await lexiconByHash(kv, "fr", "older", now);
    const current = await currentLexicon(kv, "fr", now);
    if (!pinned.ok || !current.ok) throw new Error("both are published");
    expect(pinned.value.classesOf("ANCIEN")).toBe(CLASS.lemma);
    expect(pinned.value.classesOf("NOUVEAU")).toBe(0);
    expect(current.value.hash).toBe("newer");
    // The list of common words is the newer one: only what the pinned lexicon knows is left of it.
    expect(pinned.value.common).toEqual([]);
  });

  test("[W125] a new pointer is seen within a minute, not at each call", async () => {
    await publish("before", { AVANT: CLASS.lemma });
    await currentLexicon(kv, "fr", now);
    await publish("after", { APRES: CLASS.lemma });
    const hashAt = async (time: number): Promise<string | false> => {
      const lexicon = await currentLexicon(kv, "fr", time);
      return lexicon.ok && lexicon.value.hash;
    };
    expect(await hashAt(now + 59_000)).toBe("before");
    expect(await hashAt(now + 60_000)).toBe("after");
  });

  test("a shunned word is never among the common ones", async () => {
    await publish("shunning", { BON: CLASS.lemma, VILAIN: CLASS.lemma | CLASS.shunned }, ["VILAIN", "BON"]);
    const lexicon = await currentLexicon(kv, "fr", now);
    expect(lexicon.ok && lexicon.value.common).toEqual(["BON"]);
  });

  test("[W129] a missing pointer is a failure that says what to do, and a line in the log", async () => {
    const lines = listenToErrors();
    const lexicon = await currentLexicon(kv, "de", now);
    expect(lexicon).toMatchObject({ ok: false, error: { code: "lexicon-unavailable" } });
    expect(!lexicon.ok && lexicon.error.message).toMatch(/lexicon:de: Expected .* got no value\. Publish/);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: "error",
      what: "lexicon-unavailable",
      key: "lexicon:de",
    });
  });

  test.each([
    ["no value", null, /got none/],
    ["bytes that are not gzip", new TextEncoder().encode("hello"), /Expected gzip bytes/],
    ["a gzip file cut short", packed({ MOT: 1, AUTRE: 1 }).slice(0, -12), /Expected gzip bytes/],
    ["a foreign file", gzipSync("x".repeat(100)), /foreign/],
    ["a damaged file", gzipSync(encode(buildAutomaton([["MOT", 1]])).with(50, 77)), /damaged|truncated/],
  ])("[W129] %s is a failure, and is read anew once it is mended", async (what, value, message) => {
    listenToErrors();
    const hash = what.replaceAll(" ", "-");
    if (value) await kv.put(`lexicon:en:${hash}`, value);
    const broken = await lexiconByHash(kv, "en", hash, now);
    expect(!broken.ok && broken.error.message).toMatch(message);
    await kv.put(`lexicon:en:${hash}`, packed({ WORD: CLASS.lemma }));
    expect((await lexiconByHash(kv, "en", hash, now)).ok).toBe(true);
  });

  test("[W129] whatever byte of a value is damaged, it is refused or harmless", async () => {
    listenToErrors();
    const sound = packed({ MOT: 1, AUTRE: 2 });
    let refused = 0;
    for (let i = 0; i < sound.length; i++) {
      await kv.put(`lexicon:en:byte-${i}`, sound.with(i, sound[i]! ^ 0x15));
      const lexicon = await lexiconByHash(kv, "en", `byte-${i}`, now);
      if (lexicon.ok) expect(["MOT", "AUTRE"].map(lexicon.value.classesOf, lexicon.value)).toEqual([1, 2]);
      else refused++;
    }
    expect(refused).toBeGreaterThan(sound.length - 10); // the header of gzip has a few that say nothing
  });

  test("[W129] KV itself failing is a failure, not a throw", async () => {
    listenToErrors();
    vi.spyOn(kv, "get").mockRejectedValue(new Error("KV GET failed: 500"));
    const lexicon = await currentLexicon(kv, "en", now);
    expect(!lexicon.ok && lexicon.error.message).toMatch(/KV GET failed: 500/);
  });

  test("[W125] a pinned lexicon is read even when nothing else is published", async () => {
    const lines = listenToErrors();
    await kv.put("lexicon:de-umlauts:alone", packed({ ÖL: CLASS.lemma }));
    const lexicon = await lexiconByHash(kv, "de-umlauts", "alone", now);
    expect(lexicon.ok && lexicon.value.classesOf("ÖL")).toBe(CLASS.lemma);
    expect(lexicon.ok && lexicon.value.language).toBe("de");
    expect(lines).toHaveLength(1);
  });

  test("the isolate keeps four lexicons, and drops the one it read first", async () => {
    for (const hash of ["k1", "k2", "k3", "k4", "k5"]) {
      await kv.put(`lexicon:fr:${hash}`, packed({ MOT: 1 }));
      await lexiconByHash(kv, "fr", hash, now);
    }
    const reads = vi.spyOn(kv, "get");
    await lexiconByHash(kv, "fr", "k5", now);
    expect(reads).not.toHaveBeenCalled();
    await lexiconByHash(kv, "fr", "k1", now);
    expect(reads).toHaveBeenCalledWith("lexicon:fr:k1", "arrayBuffer");
  });
});

describe("lexicons over HTTP", () => {
  test("[W129] the current one names its parts, and a part is the stored bytes, for ever", async () => {
    // Another id than the tests above, whose pointers the isolate may remember.
    await kv.put("lexicon:en", JSON.stringify({ trie: "served-en", common: "c-served-en" }));
    await kv.put("lexicon:en:served-en", packed({ WORD: CLASS.lemma }));
    expect(await (await call("/api/lexicons/en")).json()).toEqual({
      id: "en",
      trie: "served-en",
      common: "c-served-en",
    });
    const part = await call("/api/lexicons/en/trie/served-en");
    expect(part.headers.get("Cache-Control")).toContain("immutable");
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(new Uint8Array(packed({ WORD: CLASS.lemma })));
  });

  test.each([
    ["/api/lexicons/xx", "language-unknown"],
    ["/api/lexicons/fr/trie/never-published", "not-found"],
    ["/api/lexicons/fr/reversed/served", "not-found"],
    ["/api/lexicons/fr/trie/..%2f..", "not-found"],
  ])("[W129] [W2] %s is %s", async (path, code) => {
    const answer = await call(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code });
  });
});
