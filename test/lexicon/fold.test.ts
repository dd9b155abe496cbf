import { describe, expect, test } from "vitest";
import { fold, foldWord } from "../../src/lexicon/fold.ts";

describe("folding", () => {
  test.each([
    ["éèêë", "EEEE"],
    ["Ça", "CA"],
    ["œuf", "OEUF"],
    ["Œdipe", "OEDIPE"],
    ["ex æquo".slice(3), "AEQUO"],
    ["cæsium", "CAESIUM"],
    ["naïve", "NAIVE"],
    ["aiguë", "AIGUE"],
    ["père", "PERE"],
    ["pe\u0300re", "PERE"],
    ["señor", "SENOR"],
    ["Straße", "STRASSE"],
    ["STRAẞE", "STRASSE"],
    ["Mädchen", "MADCHEN"],
    ["Öl", "OL"],
    ["über", "UBER"],
    ["ﬁn", "FIN"],
    ["  mot ", "MOT"],
    ["déjà", "DEJA"],
    ["MOT", "MOT"],
  ])("%s becomes %s", (text, folded) => {
    expect(foldWord(text)).toBe(folded);
  });

  test.each([
    ["Mädchen", "MÄDCHEN"],
    ["o\u0308l", "ÖL"],
    ["Straße", "STRASSE"],
    ["Café", "CAFE"],
    ["Übergröße", "ÜBERGRÖSSE"],
  ])("with umlauts kept, %s becomes %s", (text, folded) => {
    expect(foldWord(text, { umlauts: true })).toBe(folded);
  });

  test.each([
    ["", "empty"],
    ["   ", "empty"],
    ["pomme de terre", "space"],
    ["porte-monnaie", "hyphen"],
    ["week\u2011end", "hyphen"],
    ["aujourd'hui", "apostrophe"],
    ["l’eau", "apostrophe"],
    ["mp3", "digit"],
    ["m²", "digit"],
    ["mot!", "character"],
    ["слово", "character"],
    ["ø", "character"],
    ["mo\u0000t", "character"],
  ])("%j is no word: %s", (text, problem) => {
    expect(fold(text)).toEqual({ ok: false, error: problem });
    expect(foldWord(text, { umlauts: true })).toBeNull();
  });

  test("a folded word folds to itself, and counts its letters after folding", () => {
    expect(foldWord(foldWord("Cœurs")!)).toBe("COEURS");
    expect(foldWord("Cœurs")).toHaveLength(6);
  });
});
