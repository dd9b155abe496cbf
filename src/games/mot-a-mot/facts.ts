import { LANGUAGES } from "../../core/language.ts";
import type { GameFacts } from "../facts.ts";
import { FEWEST_SEATS, MOST_SEATS, type MotAMotOptions } from "./options.ts";

export const facts: GameFacts<MotAMotOptions> = {
  id: "mot-a-mot",
  texts: {
    fr: {
      name: "Mot à Mot",
      pitch:
        "Les parleurs enchérissent : trois mots à faire trouver, en combien d’indices ? Les chercheurs buzzent.",
    },
    en: {
      name: "Mot à Mot",
      pitch: "Speakers bid: three words to get across, in how many clues? Seekers hit the buzzer.",
    },
    de: {
      name: "Mot à Mot",
      pitch: "Die Sprecher bieten: drei Wörter, mit wie vielen Hinweisen? Die Sucher drücken den Buzzer.",
    },
  },
  seats: { min: FEWEST_SEATS, max: MOST_SEATS },
  languages: LANGUAGES,
  teams: false,
  clocks: "own",
  strangers: { table: { best: 6, least: FEWEST_SEATS, patienceMs: 20_000 } },
  freeWords: true,
};
