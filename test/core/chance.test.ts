import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chanceOf } from "../../src/core/chance.ts";

const seed = Uint8Array.from({ length: 32 }, (_, i) => i);

describe("chance", () => {
  it("[W99] is HMAC-SHA-256 of the seed over commit, purpose and block, so that anyone can check a die", () => {
    const digest = createHmac("sha256", seed).update("7|dice|0").digest();
    expect(chanceOf(seed, 7, "dice").int(2 ** 32)).toBe(digest.readUInt32BE(0));
  });

  it("gives the same stream for the same commit and purpose, and another for any other", () => {
    const draws = (commit: number, purpose: string) => {
      const chance = chanceOf(seed, commit, purpose);
      return Array.from({ length: 20 }, () => chance.int(1000)).join();
    };
    expect(draws(1, "dice")).toBe(draws(1, "dice"));
    expect(new Set([draws(1, "dice"), draws(2, "dice"), draws(1, "position")]).size).toBe(3);
  });

  it("favours no face: a die thrown 60,000 times stays within five standard deviations", () => {
    const chance = chanceOf(seed, 1, "dice");
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) faces[chance.int(6)]!++;
    for (const count of faces)
      expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt((60_000 * 5) / 36));
  });

  it("shuffles every item exactly once, into every order", () => {
    const orders = new Set(
      Array.from({ length: 200 }, (_, i) => chanceOf(seed, i, "deal").shuffle(["a", "b", "c"]).join("")),
    );
    expect([...orders].sort()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])("has no number below %d", (bound) => {
    expect(() => chanceOf(seed, 1, "x").int(bound)).toThrow();
  });
});
