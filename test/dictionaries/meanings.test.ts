import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { DICTIONARIES } from "../../dictionaries/build.ts";
import { builtManifest } from "../../dictionaries/built.ts";
import { readMeaning, shardOf } from "../../src/lexicon/meanings.ts";

const { lexicons } = builtManifest();
const shardsOf = (id: "fr" | "en" | "de-umlauts") =>
  new Map(
    lexicons[id].meanings.map(({ letter, file }) => [
      letter,
      gunzipSync(readFileSync(join(DICTIONARIES, file))).toString(),
    ]),
  );

describe("what words are forms of", () => {
  test.each([
    ["fr", "PORTES", ["porte", "porter"]],
    ["fr", "CHEVAUX", ["cheval"]],
    ["fr", "ETE", ["été", "être"]],
    ["fr", "INTERPELONS", ["interpeler"]],
    ["en", "WENT", ["go"]],
    ["en", "MICE", ["mouse"]],
    ["en", "TABLE", ["table"]],
    ["de-umlauts", "HÄUSER", ["Haus"]],
    ["de-umlauts", "GRÖSSER", ["groß"]],
    ["de-umlauts", "HERAUSGEFUNDEN", ["herausfinden"]],
    ["de-umlauts", "ZAHNBÜRSTEN", ["Zahnbürste"]],
    ["de-umlauts", "HAUSER", ["Haus"]],
  ] as const)("%s: %s", (id, word, lemmas) => {
    expect(readMeaning(shardsOf(id).get(shardOf(word))!, word).lemmas).toEqual(lemmas);
  });

  test("English lemmas have a line that says what they mean, without examples", () => {
    const { definitions } = readMeaning(shardsOf("en").get("D")!, "DINOSAUR");
    expect(definitions).toEqual([
      { part: "noun", text: "any of numerous extinct terrestrial reptiles of the Mesozoic era" },
    ]);
    const crowded = [...shardsOf("en").values()].filter((text) => /\t(noun|verb)[^\t\n]*; "/.test(text));
    expect(crowded).toEqual([]);
  });

  test("no shard is larger than one tap may load", () => {
    const sizes = Object.values(lexicons).flatMap(({ meanings }) =>
      meanings.map(({ gzipBytes }) => gzipBytes),
    );
    expect(sizes.length).toBeGreaterThan(70);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(330_000);
  });
});
