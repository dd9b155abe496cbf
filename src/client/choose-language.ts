import { LANGUAGES, type Language } from "../core/language.ts";

/** The language chosen here before, else the first of the browser's that we speak. */
export function chooseLanguage(remembered: unknown, wanted: readonly string[]): Language {
  const candidates = [remembered, ...wanted].map((tag) => String(tag).slice(0, 2).toLowerCase());
  return candidates.find(isLanguage) ?? "en";
}

/**
 * The language to play in where a game does not speak all of ours: the page's if it does, else the first of the
 * browser's that it does, else English, which most people with another language have learnt.
 */
export function languageAmong(
  spoken: readonly Language[],
  page: Language,
  wanted: readonly string[],
): Language {
  const candidates: string[] = [page, ...wanted.map((tag) => tag.slice(0, 2).toLowerCase()), "en"];
  const isSpoken = (tag: string): tag is Language => spoken.some((each) => each === tag);
  return candidates.find(isSpoken) ?? spoken[0]!;
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}
