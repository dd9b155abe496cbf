import type { Language } from "../../core/language.ts";

/** A number before a word that it may count: “12 letters”, and not “9 to 5”. */
const COUNTED =
  /(^|[^\p{L}\d])(\d(?:[\d.,]*\d)?) (?!(?:à|et|ou|sur|and|of|or|to|bis|oder|und|von|zu)(?!\p{L}))(?=\p{L})/gu;

/**
 * Where no line may break: between a number and what it counts; in French before : ; ? ! and inside « »; in German
 * before an ellipsis that stands alone.
 */
export function typeset(text: string, language: Language): string {
  const counted = withMinus(text).replace(COUNTED, "$1$2\u00a0");
  if (language === "fr") return counted.replace(/ (?=[:;?!»])/g, "\u00a0").replace(/« /g, "«\u00a0");
  return language === "de" ? counted.replace(/ (?=…)/g, "\u00a0") : counted;
}

/** One sign for less than nothing, as long as a plus; programs write a hyphen. */
export const withMinus = (text: string): string => text.replace(/(^|[^\p{L}\d-])-(?=\d)/gu, "$1\u2212");

/** The same for all that is said in a language, now or by its functions later. */
export const typesetAll = <Texts>(texts: Texts, language: Language): Texts => deep(texts, language) as Texts;

/** What a part of the page says in each language: every file of texts ends in this, so that none is forgotten. */
export const inEachLanguage = <Texts>(texts: Readonly<Record<Language, Texts>>): Record<Language, Texts> => ({
  fr: typesetAll(texts.fr, "fr"),
  en: typesetAll(texts.en, "en"),
  de: typesetAll(texts.de, "de"),
});

function deep(said: unknown, language: Language): unknown {
  if (typeof said === "string") return typeset(said, language);
  if (typeof said === "function") return (...values: unknown[]) => deep(said(...values), language);
  if (Array.isArray(said)) return said.map((each) => deep(each, language));
  if (said === null || typeof said !== "object") return said;
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, deep(value, language)]));
}
