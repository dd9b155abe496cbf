import type { Language } from "../../../../src/core/language.ts";
import { GERMAN_HELD_OUT } from "./de.ts";
import { ENGLISH_HELD_OUT } from "./en.ts";
import { FRENCH_HELD_OUT } from "./fr.ts";
import { GERMAN_SAID } from "./said/de.ts";
import { ENGLISH_SAID } from "./said/en.ts";
import { FRENCH_SAID } from "./said/fr.ts";

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
  const all = parse(SOURCES[language] ?? "");
  const middle = Math.floor(all.length / 2);
  return half === "seen" ? all.slice(0, middle) : all.slice(middle);
}

/**
 * What people say in a game: clues written down in the order in which they were thought of, before their author had seen
 * any list. Half of them stand in the lists all the same. They are for the figure alone, like the half that is kept.
 */
export const saidIn = (language: Language): HeldOut[] => parse(SAID[language]);
const SAID: Readonly<Record<Language, string>> = { fr: FRENCH_SAID, en: ENGLISH_SAID, de: GERMAN_SAID };

const parse = (source: string): HeldOut[] =>
  source
    .trim()
    .split("\n")
    .map((line) => {
      const [text = "", clues = ""] = line.split(" : ");
      return { text, clues: clues.split(" ") };
    });
