import type { Language } from "../../core/language.ts";
import { lettersOf } from "./pieces.ts";

/** Endings that a word may lose without bringing anything else to mind. */
const ENDINGS: Readonly<Record<Language, readonly RegExp[]>> = {
  fr: [/(?<=...)[SX]$/, /(?<=...)E$/],
  en: [/(?<=...)S$/, /(?<=....)(?:ING|ED)$/, /(?<=...)[EY]$/],
  de: [/(?<=....)(?:EN|ER|E|N|S)$/],
};

/** What forms of a word have in common, folded: the key by which associations are kept. */
export const stemOf = (word: string, language: Language): string =>
  ENDINGS[language].reduce((stem, ending) => stem.replace(ending, ""), lettersOf(word));
