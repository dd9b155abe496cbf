import type { Language } from "../../core/language.ts";

/** French leaves a space before : ; ? ! and inside « »; there no line may break. */
export const typeset = (text: string, language: Language): string =>
  language === "fr" ? text.replace(/ (?=[:;?!»])/g, "\u00a0").replace(/« /g, "«\u00a0") : text;
