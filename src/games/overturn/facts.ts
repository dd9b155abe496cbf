import { LANGUAGES } from "../../core/language.ts";
import type { GameFacts } from "../facts.ts";
import type { OverturnOptions } from "./options.ts";

export const facts: GameFacts<OverturnOptions> = {
  id: "overturn",
  texts: {
    fr: {
      name: "Overturn",
      pitch: "Une grille de lettres, des anneaux à deux faces. Chaque mot retourne ceux qu’il traverse.",
    },
    en: {
      name: "Overturn",
      pitch: "A grid of letters, rings with two faces. Every word flips the ones it crosses.",
    },
    de: {
      name: "Overturn",
      pitch: "Ein Buchstabenfeld, Ringe mit zwei Seiten. Jedes Wort dreht die um, die es kreuzt.",
    },
  },
  seats: { min: 2, max: 2 },
  languages: LANGUAGES,
  teams: true,
  clocks: "any",
  daily: { best: "highest" },
};
