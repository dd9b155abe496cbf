import { LANGUAGES, type Language } from "../core/language.ts";

/** The language chosen here before, else the first of the browser's that we speak. */
export function chooseLanguage(remembered: unknown, wanted: readonly string[]): Language {
  const candidates = [remembered, ...wanted].map((tag) => String(tag).slice(0, 2).toLowerCase());
  return candidates.find(isLanguage) ?? "en";
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}
