import { describe, expect, it } from "vitest";
import { formsOf } from "../../src/client/i18n/forms.ts";

describe("[C5] forms of a language", () => {
  it.each([
    ["fr", 0, "0 mot"],
    ["fr", 1, "1 mot"],
    ["fr", 2, "2 mots"],
    ["fr", -1, "-1 mot"],
    ["en", 0, "0 mots"],
    ["en", 1, "1 mot"],
    ["de", 0, "0 mots"],
    ["de", 1234, "1.234 mots"],
  ] as const)("count %s %i: %s", (language, n, text) =>
    expect(formsOf(language).count(n, "mot", "mots")).toBe(text),
  );

  it.each([
    ["fr", 1, "1ᵉʳ"],
    ["fr", 2, "2ᵉ"],
    ["en", 1, "1st"],
    ["en", 3, "3rd"],
    ["en", 11, "11th"],
    ["en", 22, "22nd"],
    ["de", 4, "4."],
  ] as const)("the %s ordinal of %i is %s", (language, n, text) =>
    expect(formsOf(language).ordinal(n)).toBe(text),
  );

  it("a French place is feminine, a list ends in its own word", () => {
    expect(formsOf("fr").ordinal(1, "f")).toBe("1ʳᵉ");
    expect(formsOf("de").list(["Ada", "Bob", "Cem"])).toBe("Ada, Bob und Cem");
  });
});
