import { LANGUAGES } from "../../core/language.ts";
import { SOLITAIRE_WORDS } from "../buzzle-family/vocabulary.ts";
import type { GameFacts } from "../facts.ts";
import { DAILY_MINUTES, type SolitaireOptions } from "./options.ts";

export const facts: GameFacts<SolitaireOptions> = {
  id: "buzzle-solitaire",
  texts: {
    fr: {
      name: "Buzzle Solitaire",
      pitch: "Quatre tas de morceaux, quinze minutes. Combien de mots en tirerez-vous ?",
    },
    en: {
      name: "Buzzle Solitaire",
      pitch: "Four heaps of pieces, fifteen minutes. How many words are in them?",
    },
    de: {
      name: "Buzzle Solitaire",
      pitch: "Vier Häufchen, fünfzehn Minuten. Wie viele Wörter stecken darin?",
    },
  },
  seats: { min: 1, max: 1 },
  languages: LANGUAGES,
  teams: false,
  clocks: "own",
  daily: { best: "highest", options: { dailyMinutes: DAILY_MINUTES } },
  // Alone there is no bot to be gentle: practice is without a clock.
  practice: { minutes: 0 },
  vocabulary: SOLITAIRE_WORDS,
};
