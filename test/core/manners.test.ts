import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../dictionaries/built.ts";
import { isRude } from "../../src/core/manners.ts";

describe("[W71] rude words", () => {
  it.each([
    ["Espèce de connard !", "mild"],
    ["ENCULÉ", "mild"],
    ["you f.u.c.k.e.r", "mild"],
    ["c0nn4rd", "mild"],
    ["connnnnard", "mild"],
    ["GrosConnard75", "mild"],
    ["f u c k", "mild"],
    ["Du Arschloch", "mild"],
    ["Hurensöhne? Hurensohn!", "mild"],
    ["merde alors", "strict"],
    ["m3rde", "strict"],
    ["merrrrde", "strict"],
    ["verdammte Scheiße", "strict"],
  ] as const)("%s is refused from %s on", (text, from) => {
    expect(isRude(text, "off")).toBe(false);
    expect(isRude(text, "mild")).toBe(from === "mild");
    expect(isRude(text, "strict")).toBe(true);
  });

  it.each([
    "un concours de cuisine, un assassin, une salopette et un cul-de-sac",
    "je suis en retard, la douche est froide",
    "Scunthorpe, classic, a snigger, bites and Moby Dick",
    "Der dicke Nebel ist hell",
    "l'amour, la mort, le sexe, la guerre, le cancer",
    "à 5 ou 6, on y va ? a b c d e",
    "Nicolas 75, René-Pierre",
    "",
  ])("%s passes everywhere", (text) => {
    expect(isRude(text, "strict")).toBe(false);
  });

  it.each(["fr", "en", "de"] as const)(
    "no common word of %s is refused where the table is mild",
    (language) => {
      expect(builtLexicon(language).common.filter((word) => isRude(word, "mild"))).toEqual([]);
    },
  );
});
