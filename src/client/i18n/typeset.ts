import type { Language } from "../../core/language.ts";

/** French leaves a space before : ; ? ! and inside « »; there no line may break. */
export const typeset = (text: string, language: Language): string =>
  language === "fr" ? text.replace(/ (?=[:;?!»])/g, "\u00a0").replace(/« /g, "«\u00a0") : text;

/** The same for all that is said in a language, now or by its functions later. */
export function typesetAll<Texts>(texts: Texts, language: Language): Texts {
  return language === "fr" ? (deep(texts) as Texts) : texts;
}

function deep(said: unknown): unknown {
  if (typeof said === "string") return typeset(said, "fr");
  if (typeof said === "function") return (...values: unknown[]) => deep(said(...values));
  if (Array.isArray(said)) return said.map(deep);
  if (said === null || typeof said !== "object") return said;
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, deep(value)]));
}
