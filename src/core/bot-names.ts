import type { Language } from "./language.ts";

/**
 * The cast: one character a strength, each a sign of the printer's case. A comma pauses everywhere, a diaeresis looks
 * twice, an ampersand holds everything together. How they look and what they say is in `src/client/bots`.
 */
export const BOT_CHARACTERS: Readonly<Record<Language, Readonly<Record<1 | 2 | 3, string>>>> = {
  fr: { 1: "Virgule", 2: "Tréma", 3: "Perluète" },
  en: { 1: "Comma", 2: "Trema", 3: "Ampersand" },
  de: { 1: "Komma", 2: "Trema", 3: "Ampersand" },
};

/** As they are called wherever they are named: the name itself says that it is a program's. */
export const BOT_NAMES: Readonly<Record<Language, Readonly<Record<1 | 2 | 3, string>>>> = {
  fr: { 1: "Robot Virgule", 2: "Robot Tréma", 3: "Robot Perluète" },
  en: { 1: "Comma Bot", 2: "Trema Bot", 3: "Ampersand Bot" },
  de: { 1: "Komma-Bot", 2: "Trema-Bot", 3: "Ampersand-Bot" },
};

/** What bots were called before they had names: who was called so would still pass for one. */
const FORMER_NAMES = [
  ...["Robot débutant", "Robot confirmé", "Robot redoutable"],
  ...["Beginner bot", "Skilled bot", "Fearsome bot"],
  ...["Anfänger-Bot", "Geübter Bot", "Starker Bot"],
];

/** Nobody else may be called so. */
export const NAMES_OF_BOTS: readonly string[] = [
  ...[BOT_CHARACTERS, BOT_NAMES].flatMap((each) =>
    Object.values(each).flatMap((names) => Object.values(names)),
  ),
  ...FORMER_NAMES,
];
