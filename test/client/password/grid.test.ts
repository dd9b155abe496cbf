import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { judge } from "../../../src/client/games/password/dictionary.ts";
import { conflictOf, knownOf, placedLetters } from "../../../src/client/games/password/knowledge.ts";
import {
  cycle,
  keepMarks,
  type Marks,
  markOf,
  readMarks,
} from "../../../src/client/games/password/pencil.ts";
import { forget } from "../../../src/client/storage.ts";
import { EMPTY_RECORD } from "../../../src/games/password/record.ts";

/** SALADE after A, A, D and some misses. */
const record = { ...EMPTY_RECORD, letters: "AAD", positions: "425", absent: "KX", noMore: "A" };

describe("[C7] the grid", () => {
  it("knows a found letter, its places and that there is no other", () => {
    expect(knownOf(record, "A")).toEqual({ kind: "found", places: [2, 4], noMore: true });
    expect(knownOf(record, "D")).toEqual({ kind: "found", places: [5], noMore: false });
  });

  it("knows an absent letter and leaves the others open", () => {
    expect(knownOf(record, "K")).toEqual({ kind: "absent" });
    expect(knownOf(record, "Z")).toEqual({ kind: "unknown" });
  });

  it("has no places at level 2", () => {
    expect(knownOf({ ...record, positions: "" }, "A")).toEqual({ kind: "found", places: [], noMore: true });
    expect(placedLetters({ ...record, positions: "" }, 4)).toEqual([null, null, null, null]);
  });

  it("puts letters in their places", () => {
    expect(placedLetters(record, 6)).toEqual([null, "A", null, "A", "D", null]);
  });
});

describe("[C8] a word to be tried", () => {
  it.each([
    ["SALADE", null],
    ["KAYAK", { kind: "absent", letters: "K" }],
    ["MALICE", { kind: "place", letter: "A", place: 4 }],
    ["SALAIRE", { kind: "place", letter: "D", place: 5 }],
  ])("%s", (word, conflict) => expect(conflictOf(word, record)).toEqual(conflict));

  it("lacks what was found without a place", () => {
    expect(conflictOf("BANC", { ...record, positions: "" })).toEqual({ kind: "missing", letters: "A, D" });
  });

  it("is judged by its classes", () => {
    expect(judge({ valid: true, classes: ["lemma", "conjugated"] })).toBe("inDictionary");
    expect(judge({ valid: true, classes: ["conjugated"] })).toBe("conjugatedOnly");
    const named = ["conjugated", "proper", "firstName", "colloquial"] as const;
    expect(judge({ valid: true, classes: [...named] })).toBe("conjugatedOnly");
    expect(judge({ valid: false, classes: ["proper"] })).toBe("notInDictionary");
  });
});

describe("[C12] the pencil", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("goes from nothing to maybe, to no, to nothing", () => {
    const maybe = cycle({}, 1, "K");
    const no = cycle(maybe, 1, "K");
    expect([maybe, no, cycle(no, 1, "K")].map((marks) => markOf(marks, 1, "K"))).toEqual([
      "maybe",
      "no",
      null,
    ]);
  });

  it("keeps each opponent's letters apart", () => {
    const marks = cycle(cycle({}, 1, "K"), 2, "Z");
    expect(marks).toEqual({ 1: { K: "maybe" }, 2: { Z: "maybe" } });
  });

  it("stays across a reload, for the newest matches only", () => {
    const marks: Marks = { 1: { K: "no" } };
    for (let i = 0; i < 25; i++) keepMarks(`match${i}`, marks, forget);
    expect(readMarks("match24")).toEqual(marks);
    expect(readMarks("match0")).toEqual({});
  });
});
