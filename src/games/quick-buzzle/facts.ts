import { LANGUAGES } from "../../core/language.ts";
import { BUZZLE_WORDS } from "../buzzle-family/vocabulary.ts";
import type { GameFacts } from "../facts.ts";
import type { QuickBuzzleOptions } from "./options.ts";

export const facts: GameFacts<QuickBuzzleOptions> = {
  id: "quick-buzzle",
  texts: {
    fr: {
      name: "Quick Buzzle",
      pitch: "Les morceaux d’un mot en vrac. Qui en refait un avant les autres gagne.",
    },
    en: {
      name: "Quick Buzzle",
      pitch: "The pieces of a word in a heap. The first to make a word with them wins.",
    },
    de: {
      name: "Quick Buzzle",
      pitch: "Die Teile eines Wortes als Haufen. Wer zuerst eines daraus legt, gewinnt.",
    },
  },
  seats: { min: 2, max: 4 },
  languages: LANGUAGES,
  teams: true,
  clocks: "own",
  vocabulary: BUZZLE_WORDS,
  daily: { best: "highest", options: { series: false } },
};
