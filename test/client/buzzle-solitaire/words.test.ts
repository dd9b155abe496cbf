import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type Fetch, loadWords, memoryShelf } from "../../../src/client/games/buzzle-solitaire/solo/words.ts";
import { buildAutomaton } from "../../../src/lexicon/build.ts";
import { encode } from "../../../src/lexicon/format.ts";
import { CLASS } from "../../../src/lexicon/lexicon.ts";

const packed = (word: string) => gzipSync(encode(buildAutomaton([[word, CLASS.lemma]])));

/** A server that has published this lexicon, and counts what it is asked for. */
function serving(version: string, word: string) {
  const asked: string[] = [];
  const bodies: Record<string, BodyInit> = {
    "/api/lexicons/fr": JSON.stringify({ id: "fr", trie: `t${version}`, common: `c${version}` }),
    [`/api/lexicons/fr/trie/t${version}`]: packed(word),
    [`/api/lexicons/fr/common/c${version}`]: gzipSync(word),
  };
  const fetchOver: Fetch = async (address) => {
    asked.push(address);
    const body = bodies[address];
    return body ? new Response(body) : new Response(null, { status: 404 });
  };
  return { asked, fetchOver };
}
const offline: Fetch = () => Promise.reject(new TypeError("Failed to fetch"));

describe("[C20] the lexicon in the browser", () => {
  it("is fetched once, and is there without a network afterwards", async () => {
    const shelf = memoryShelf();
    const { asked, fetchOver } = serving("1", "MOT");
    expect(await loadWords("fr", shelf, offline)).toEqual({ ok: false, error: "unreachable" });
    const first = await loadWords("fr", shelf, fetchOver);
    expect(first).toMatchObject({ ok: true, value: { language: "fr", hash: "t1", common: ["MOT"] } });
    const again = await loadWords("fr", shelf, fetchOver);
    expect(again.ok && again.value.has("MOT", CLASS.lemma)).toBe(true);
    expect(asked.filter((address) => address.includes("/trie/"))).toHaveLength(1);
    const alone = await loadWords("fr", shelf, offline);
    expect(alone.ok && alone.value.hash).toBe("t1");
  });

  it("gives way to a newer one, which takes its room", async () => {
    const shelf = memoryShelf();
    await loadWords("fr", shelf, serving("1", "MOT").fetchOver);
    const newer = await loadWords("fr", shelf, serving("2", "VERBE").fetchOver);
    expect(newer.ok && newer.value.hash).toBe("t2");
    expect((await shelf.addresses()).toSorted()).toEqual([
      "/api/lexicons/fr",
      "/api/lexicons/fr/common/c2",
      "/api/lexicons/fr/trie/t2",
    ]);
  });

  it("is thrown away when it is damaged, and whole again the next time", async () => {
    const shelf = memoryShelf();
    const { fetchOver } = serving("1", "MOT");
    await shelf.put("/api/lexicons/fr/trie/t1", new Response(gzipSync(new Uint8Array(200))));
    expect(await loadWords("fr", shelf, fetchOver)).toEqual({ ok: false, error: "damaged" });
    expect((await loadWords("fr", shelf, fetchOver)).ok).toBe(true);
  });
});
