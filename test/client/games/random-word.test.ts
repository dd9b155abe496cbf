import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { commonWords, drawWord } from "../../../src/client/games/random-word.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { buzzleVocabulary } from "../../../src/games/buzzle-family/vocabulary.ts";
import { readSecret } from "../../../src/games/buzzle-family/words.ts";
import { conforming } from "../../../src/games/password/words.ts";
import { lexiconIdOf } from "../../../src/lexicon/ids.ts";

describe("a word at random", () => {
  const list = ["MAISON", "MUR", "TABLE", "PORTE", "LIVRE"];

  it("[C53] has the length that is wanted, is none that was used, and is another one each time", () => {
    for (const random of [0, 0.3, 0.5, 0.7, 0.999]) {
      const drawn = drawWord(list, { lengths: [5], used: ["LIVRE"] }, "TABLE", () => random);
      expect(drawn).toBe("PORTE");
    }
    expect(drawWord(list, { lengths: [9] }, "", () => 0)).toBeNull();
    expect(drawWord([], { lengths: [5] }, "", () => 0)).toBeNull();
  });

  it("[C53] comes from the whole list: no request tells which word it is", async () => {
    const asked: string[] = [];
    const packed = gzipSync(list.join("\n"));
    const fetchOver = async (address: string) => {
      asked.push(address);
      return address.endsWith("/common/abc") ? new Response(packed) : Response.json({ common: "abc" });
    };
    expect(await commonWords({ language: "de", umlauts: true }, fetchOver)).toEqual(list);
    expect(asked).toEqual(["/api/lexicons/de-umlauts", "/api/lexicons/de-umlauts/common/abc"]);
  });

  it("[C53] is none where the list cannot be had: one writes one's own", async () => {
    const lost = async () => new Response("no", { status: 503 });
    expect(await commonWords({ language: "fr", umlauts: false }, lost)).toEqual([]);
    const gone = async () => Promise.reject(new Error("no network"));
    expect(await commonWords({ language: "fr", umlauts: false }, gone)).toEqual([]);
  });

  it.each(LANGUAGES)("[C53] is one that the rules take, in %s", (language) => {
    const words = builtLexicon(lexiconIdOf(language, {}));
    const long = words.common.filter(({ length }) => length >= 4 && length <= 8);
    expect(long.length).toBeGreaterThan(2000);
    expect(long.filter((word) => !conforming(word, words).ok)).toEqual([]);
    const drawn = builtLexicon(lexiconIdOf(language, { umlauts: true }));
    const rule = { language, vocabulary: buzzleVocabulary({ names: false }) };
    const refused = drawn.common.filter((word) => {
      const { length } = word;
      return length >= 3 && length <= 7 && !readSecret(word, { ...rule, length }, drawn).ok;
    });
    // A colloquial one here and there, at tables without those: the page then draws another.
    expect(refused.length).toBeLessThan(drawn.common.length / 1000);
  });
});
