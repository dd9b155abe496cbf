import type { Language } from "../src/core/language.ts";
import { foldWord } from "../src/lexicon/fold.ts";
import { readPackageFile } from "./words.ts";

/** How words of a language are said and written: two lists, the most frequent first, as their sources spell them. */
export const FREQUENCY_LISTS = {
  /** Of film subtitles. */
  subtitles: "commonWords",
  wikipedia: "wikipedia",
} as const;

/** In small letters all, and with pieces that are no words ("ll", "l'"). */
export const readFrequent = (language: Language, list: keyof typeof FREQUENCY_LISTS): string[] =>
  JSON.parse(
    readPackageFile(`@zxcvbn-ts/language-${language}/src/${FREQUENCY_LISTS[list]}.json`).toString(),
  ) as string[];

/** The most frequent forms that are one word of letters: those of subtitles first, then those of Wikipedia. */
export function frequentForms(language: Language, most: number): string[] {
  const forms = new Map<string, string>();
  for (const list of ["subtitles", "wikipedia"] as const) {
    for (const text of readFrequent(language, list)) {
      if (forms.size === most) break;
      const word = foldWord(text, { umlauts: language === "de" });
      if (word !== null && word.length > 1 && !forms.has(word)) forms.set(word, text);
    }
  }
  return [...forms.values()];
}
