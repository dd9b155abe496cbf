import type { Language } from "./language.ts";

/** What bots are called, by level. Nobody else may be called so. */
export const BOT_NAMES: Readonly<Record<Language, Readonly<Record<1 | 2 | 3, string>>>> = {
  fr: { 1: "Robot débutant", 2: "Robot confirmé", 3: "Robot redoutable" },
  en: { 1: "Beginner bot", 2: "Skilled bot", 3: "Fearsome bot" },
  de: { 1: "Anfänger-Bot", 2: "Geübter Bot", 3: "Starker Bot" },
};
