import type { Language } from "../../../../src/core/language.ts";
import { GERMAN_HELD_OUT } from "./de.ts";
import { ENGLISH_HELD_OUT } from "./en.ts";
import { FRENCH_HELD_OUT } from "./fr.ts";

/** An entry by its text, and clues for it that its own list does not have. */
export interface HeldOut {
  readonly text: string;
  readonly clues: readonly string[];
}

const SOURCES: Partial<Record<Language, string>> = {
  fr: FRENCH_HELD_OUT,
  en: ENGLISH_HELD_OUT,
  de: GERMAN_HELD_OUT,
};

export const HELD_OUT_IN: readonly Language[] = Object.keys(SOURCES) as Language[];

/**
 * Two halves: the first may be looked at while bots are made, the second is for the figure alone. Who looks at it to
 * make a bot better spoils it.
 */
export function heldOut(language: Language, half: "seen" | "kept"): HeldOut[] {
  const all = (SOURCES[language] ?? "")
    .trim()
    .split("\n")
    .map((line) => {
      const [text = "", clues = ""] = line.split(" : ");
      return { text, clues: clues.split(" ") };
    });
  const middle = Math.floor(all.length / 2);
  return half === "seen" ? all.slice(0, middle) : all.slice(middle);
}
