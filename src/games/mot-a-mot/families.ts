import type { Language } from "../../core/language.ts";
import { GERMAN_FAMILIES } from "./families/de.ts";
import { ENGLISH_FAMILIES } from "./families/en.ts";
import { FRENCH_FAMILIES } from "./families/fr.ts";

/** Which lines of a list a word stands in. */
export type Lines = ReadonlyMap<string, readonly number[]>;

export function linesOf(text: string): Lines {
  const lines = new Map<string, number[]>();
  for (const [at, line] of text.trim().split("\n").entries())
    for (const word of line.trim().split(" ")) lines.set(word, [...(lines.get(word) ?? []), at]);
  return lines;
}

/** Families whose stem changes; every word stands for its regular forms too. */
export const FAMILIES: Readonly<Record<Language, Lines>> = {
  fr: linesOf(FRENCH_FAMILIES),
  en: linesOf(ENGLISH_FAMILIES),
  de: linesOf(GERMAN_FAMILIES),
};
