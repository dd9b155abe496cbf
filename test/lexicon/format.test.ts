import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildAutomaton } from "../../src/lexicon/build.ts";
import { checksum, encode, HEADER_BYTES, HEADER_FIELDS } from "../../src/lexicon/format.ts";
import { describeReadProblem, readTrie } from "../../src/lexicon/read.ts";
import { visitAll } from "../../src/lexicon/walks.ts";

const WORDS = ["ARBRE", "ARBRES", "AUTRE", "BAR", "BARBE", "BARBES", "MARBRE", "MARBRES", "ÜBEL"];
const entries = WORDS.map((word, i): [string, number] => [word, (i % 7) + 1 + (i % 2) * 0x8000]);
const file = (): Uint8Array => encode(buildAutomaton(entries));

/** The file with its sum made right again, as a faulty program would write it. */
function resealed(bytes: Uint8Array): Uint8Array {
  const words = new Int32Array(bytes.buffer, 0, bytes.length >>> 2);
  words[HEADER_FIELDS.length - 1] = checksum(words);
  return bytes;
}

/** Words without any order in them, so that hardly any states merge. */
function noise(count: number): [string, number][] {
  let seed = 7;
  const letter = (): string => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return String.fromCharCode(65 + ((seed >>> 16) % 26));
  };
  return Array.from({ length: count }, (_, i) => [
    Array.from({ length: 9 }, letter).join(""),
    1 + (i % 63) * 257,
  ]);
}

/** Eight words, written by the last program whose labels had eight bits. */
const VERSION_2 =
  "TEVYSQIAAAAIAAAAIAAAAB8AAAAAAAAAFAAAAAAAAAAAAAAAgZygAhAAAgAACBEAgAAAAQAAAAAAAAAAAAAAAUAAAAgAAACYAAAAAAAAAAAAAgAA" +
  "AAAAAAIECAAABAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAQECCCBBlp0LAgAHDAQBCgAJEgYBBQARAQMAEwQDAQAPCAIB" +
  "AA0OEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

describe("the wire format", () => {
  test("reads back what was written", () => {
    const trie = readTrie(file());
    if (!trie.ok) throw new Error(describeReadProblem(trie.error));
    const found: [string, number][] = [];
    visitAll(trie.value, (word, classes) => found.push([word, classes]));
    expect(found).toEqual(entries);
  });

  test("is the same bytes whatever the order of the words", () => {
    expect(encode(buildAutomaton([...entries].reverse()))).toEqual(file());
  });

  test("reads bytes that lie at an odd place of a larger buffer", () => {
    const bytes = file();
    const larger = new Uint8Array(bytes.length + 1);
    larger.set(bytes, 1);
    expect(readTrie(larger.subarray(1)).ok).toBe(true);
  });

  test("refuses a file cut anywhere, or padded", () => {
    const bytes = file();
    for (let length = 0; length < bytes.length; length++) {
      expect(readTrie(bytes.slice(0, length))).toMatchObject({ ok: false, error: { problem: "truncated" } });
    }
    expect(readTrie(new Uint8Array([...bytes, 0, 0, 0, 0])).ok).toBe(false);
  });

  test("refuses a foreign file and another version, and says what to do", () => {
    const foreign = readTrie(new TextEncoder().encode("<!doctype html>".padEnd(HEADER_BYTES)));
    expect(foreign).toMatchObject({
      ok: false,
      error: { problem: "foreign", got: expect.stringMatching(/begins with 0x/) },
    });
    for (const version of [1, 9]) {
      const other = file();
      other[4] = version;
      const refused = readTrie(other);
      expect(!refused.ok && describeReadProblem(refused.error)).toBe(
        `The lexicon file is of another version: expected version 2 to 3, got version ${version}. ` +
          "Build the dictionaries again with this version of the code and publish them.",
      );
    }
  });

  test("[W125] reads files of version 2, which running matches keep to", () => {
    const trie = readTrie(new Uint8Array(Buffer.from(VERSION_2, "base64")));
    if (!trie.ok) throw new Error(describeReadProblem(trie.error));
    const found: Record<string, number> = {};
    visitAll(trie.value, (word, classes) => (found[word] = classes));
    expect(found).toEqual({
      AH: 32,
      ARBRE: 1,
      ARBRES: 2,
      LOIRE: 8,
      MARIE: 157,
      MERDE: 65,
      PORTES: 150,
      ÜBEL: 1,
    });
    expect(trie.value.with([["LOIR", 256]]).classesOf("LOIR")).toBe(256);
  });

  test("refuses any damage to a single byte", () => {
    const bytes = file();
    for (let at = 0; at < bytes.length; at++) {
      for (const flip of [1, 0x80, 0xff]) {
        const damaged = bytes.slice();
        damaged[at]! ^= flip;
        expect(readTrie(damaged).ok).toBe(false);
      }
    }
  });

  test("refuses damage in many places, and random bytes", () => {
    const bytes = file();
    const places = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(places, (damage) => {
        const damaged = bytes.slice();
        for (const [at, flip] of damage) damaged[at]! ^= flip;
        const same = damaged.every((byte, i) => byte === bytes[i]);
        expect(readTrie(damaged).ok).toBe(same);
      }),
      { numRuns: 2000 },
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (noise) => !readTrie(noise).ok));
  });

  test.each([
    ["few words", entries],
    ["numbers beyond a byte", noise(400)],
  ])("never loops or throws on a file of %s whose sum is right and whose content is not", (_, list) => {
    const bytes = encode(buildAutomaton(list));
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const damaged = bytes.slice();
        damaged[at]! ^= flip;
        // Sizes stay: otherwise the length gives it away.
        const trie = readTrie(resealed(damaged));
        if (!trie.ok) return;
        for (const [word] of entries) {
          const classes = trie.value.classesOf(word.repeat(50));
          expect(classes).toBe(classes & 0xffff);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("refuses a file whose sum is right and whose parts do not add up", () => {
    const bytes = encode(buildAutomaton(noise(400)));
    const header = new Uint32Array(bytes.buffer, 0, HEADER_FIELDS.length);
    const field = (name: (typeof HEADER_FIELDS)[number]): number => header[HEADER_FIELDS.indexOf(name)]!;
    const shapes = HEADER_BYTES + field("shapes") * 6;
    const children = shapes + field("states") + field("farShapes");
    for (const at of [shapes, children]) {
      const damaged = bytes.slice();
      damaged[at] = 255; // a number far beyond all there are
      expect(readTrie(resealed(damaged))).toMatchObject({ ok: false, error: { problem: "damaged" } });
    }
    const shared = bytes.slice();
    new Uint32Array(shared.buffer)[HEADER_FIELDS.indexOf("shared")] = field("states");
    expect(readTrie(resealed(shared))).toMatchObject({ ok: false, error: { problem: "damaged" } });
  });

  test("has room for more states than sixteen bits can number", () => {
    const many = noise(20_000);
    const automaton = buildAutomaton(many);
    expect(automaton.masks.length).toBeGreaterThan(0x10000);
    const trie = readTrie(encode(automaton));
    if (!trie.ok) throw new Error(describeReadProblem(trie.error));
    for (const [word, classes] of many) expect(trie.value.classesOf(word) & classes).toBe(classes);
    let visited = 0;
    visitAll(trie.value, () => visited++);
    expect(visited).toBe(trie.value.words);
    expect(() => encode(buildAutomaton(noise(60_000)))).toThrow(
      /Expected an automaton of at most \d+ places/,
    );
  });
});
