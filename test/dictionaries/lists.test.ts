import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { builtManifest, builtTrie } from "../../dictionaries/built.ts";
import { kvEntries } from "../../dictionaries/kv.ts";
import { readList } from "../../dictionaries/words.ts";
import { foldWord } from "../../src/lexicon/fold.ts";
import { CLASS, PLAYABLE } from "../../src/lexicon/lexicon.ts";

const LANGUAGES = ["fr", "en", "de"] as const;
const wordOf = (line: string): string => foldWord(line.split(/[\s/]/)[0]!.replace(/^-|\*$/g, ""))!;

describe.each(LANGUAGES)("our %s lists", (language) => {
  const files = readdirSync(new URL(`../../dictionaries/lists/${language}`, import.meta.url));

  test("name nothing twice", () => {
    for (const file of files) {
      const lines = readList(`${language}/${file}`).map((line) => line.toUpperCase());
      const seen = new Set<string>();
      const twice = lines.filter((line) => seen.size === seen.add(line).size);
      expect([file, twice]).toEqual([file, []]);
    }
  });

  test("shun words that exist", () => {
    const trie = builtTrie(language);
    const lines = readList(`${language}/shunned.txt`).filter((line) => !line.includes("*"));
    expect(lines.filter((line) => trie.classesOf(wordOf(line)) === 0)).toEqual([]);
    const marked = (line: string): boolean => (trie.classesOf(wordOf(line)) & CLASS.shunned) !== 0;
    expect(lines.filter((line) => marked(line) === line.startsWith("-"))).toEqual([]);
  });

  test("remove what they say", () => {
    const trie = builtTrie(language);
    const left = readList(`${language}/remove.txt`).filter((line) => trie.classesOf(wordOf(line)) & PLAYABLE);
    expect(left).toEqual([]);
  });
});

describe("the KV entries", () => {
  const manifest = builtManifest();
  const { values, pointers } = kvEntries();

  const keys = values.map(({ key }) => key);

  test("point to values that are there", () => {
    const lexicons = pointers.filter(({ key }) => key.startsWith("lexicon:"));
    for (const { key, value } of lexicons) {
      const { trie, common } = JSON.parse(value) as { trie: string; common: string };
      const id = key.slice("lexicon:".length);
      expect(keys).toEqual(expect.arrayContaining([`lexicon:${id}:${trie}`, `common:${id}:${common}`]));
    }
    expect(lexicons.map(({ key }) => key)).toEqual(
      Object.keys(manifest.lexicons).map((id) => `lexicon:${id}`),
    );
  });

  test("point to a shard of meanings for each letter of each language", () => {
    const meanings = pointers.filter(({ key }) => key.startsWith("meanings:"));
    expect(meanings.map(({ key }) => key)).toEqual(["meanings:fr", "meanings:en", "meanings:de"]);
    for (const { key, value } of meanings) {
      const hashes = Object.entries(JSON.parse(value) as Record<string, string>);
      expect(hashes.length).toBe(26);
      expect(keys).toEqual(
        expect.arrayContaining(hashes.map(([letter, hash]) => `${key}:${letter}:${hash}`)),
      );
    }
  });

  test("tell their sources, within the platform's limit of 1024 bytes", () => {
    for (const { metadata, base64 } of values) {
      expect(base64).toBe(true);
      expect(metadata).toMatchObject({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(metadata?.sources).toEqual(expect.arrayContaining([expect.stringMatching(/@\d.* \(.+\)$/)]));
      expect(JSON.stringify(metadata).length).toBeLessThan(1024);
    }
  });
});
