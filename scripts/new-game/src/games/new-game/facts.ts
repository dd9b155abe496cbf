import { LANGUAGES } from "../../core/language.ts";
import type { GameFacts } from "../facts.ts";
import type { NewGameOptions } from "./options.ts";

export const facts: GameFacts<NewGameOptions> = {
  id: "new-game",
  texts: {
    fr: { name: "New Game", pitch: "Chaque mot commence par la dernière lettre du précédent." },
    en: { name: "New Game", pitch: "Every word begins with the last letter of the one before." },
    de: { name: "New Game", pitch: "Jedes Wort beginnt mit dem letzten Buchstaben des vorigen." },
  },
  seats: { min: 2, max: 2 },
  languages: LANGUAGES,
  teams: true,
  clocks: "any",
};
