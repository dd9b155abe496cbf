import { LANGUAGES } from "../../core/language.ts";
import type { GameFacts } from "../facts.ts";
import type { PasswordOptions } from "./options.ts";

export const facts: GameFacts<PasswordOptions> = {
  id: "password",
  texts: {
    fr: {
      name: "Password",
      pitch: "Un mot secret chacun, deux dés, onze cercles de lettres. On interroge, on déduit, on devine.",
    },
    en: {
      name: "Password",
      pitch: "A secret word each, two dice, eleven circles of letters. Ask, deduce, guess.",
    },
    de: {
      name: "Password",
      pitch: "Jeder ein geheimes Wort, zwei Würfel, elf Buchstabenkreise. Fragen, folgern, erraten.",
    },
  },
  seats: { min: 2, max: 4 },
  languages: LANGUAGES,
  teams: true,
  clocks: "any",
  daily: { best: "lowest" },
};
