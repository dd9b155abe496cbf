import type { Language } from "../../core/language.ts";
import { GERMAN_FAMILIES } from "./families/de.ts";
import { ENGLISH_FAMILIES } from "./families/en.ts";
import { FRENCH_FAMILIES } from "./families/fr.ts";

/** Families whose stem changes, a line each; every word stands for its regular forms too. Folded capitals. */
const numbered = (text: string): ReadonlyMap<string, readonly number[]> => {
  const families = new Map<string, number[]>();
  for (const [family, line] of text.trim().split("\n").entries()) {
    for (const word of line.trim().split(" ")) families.set(word, [...(families.get(word) ?? []), family]);
  }
  return families;
};

export const FAMILIES: Readonly<Record<Language, ReadonlyMap<string, readonly number[]>>> = {
  fr: numbered(FRENCH_FAMILIES),
  en: numbered(ENGLISH_FAMILIES),
  de: numbered(GERMAN_FAMILIES),
};
