import type { Language } from "../../core/language.ts";
import { formsOf } from "../i18n/forms.ts";
import { inEachLanguage } from "../i18n/typeset.ts";

const [FR, EN, DE] = [formsOf("fr"), formsOf("en"), formsOf("de")];

/** How long everybody's way to the table and back takes, and what was made of it. */
const fr = {
  lags: "Temps de réponse :",
  you: "vous",
  ms: (ms: number) => `${ms} ms`,
  lag: (name: string, ms: number) => `${name} ${ms} ms`,
  lines: "Les lignes, et le temps rendu",
  who: "Qui",
  roundTrip: "Aller-retour",
  given: "Temps rendu",
  nothing: "rien",
  givenBack: (ms: number, times: number) => `${ms} ms en ${FR.count(times, "coup", "coups")}`,
  linesNote:
    "Le serveur mesure l’aller-retour de chaque place et rend la moitié du trajet, 75 ms au plus par coup : la pendule ne la compte pas, et au buzzer on est classé comme si elle n’existait pas.",
};
type LagTexts = typeof fr;

const en: LagTexts = {
  lags: "Ping:",
  you: "you",
  ms: (ms) => `${ms} ms`,
  lag: (name, ms) => `${name} ${ms} ms`,
  lines: "Connections, and time given back",
  who: "Who",
  roundTrip: "Round trip",
  given: "Given back",
  nothing: "nothing",
  givenBack: (ms, times) => `${ms} ms over ${EN.count(times, "move", "moves")}`,
  linesNote:
    "The server measures everybody’s round trip and gives half of it back, at most 75 ms a move: clocks don’t charge it, and the buzzer ranks people as if it weren’t there.",
};

const de: LagTexts = {
  lags: "Ping:",
  you: "du",
  ms: (ms) => `${ms} ms`,
  lag: (name, ms) => `${name} ${ms} ms`,
  lines: "Verbindungen und gutgeschriebene Zeit",
  who: "Wer",
  roundTrip: "Hin und zurück",
  given: "Gutgeschrieben",
  nothing: "nichts",
  givenBack: (ms, times) => `${ms} ms bei ${DE.count(times, "Zug", "Zügen")}`,
  linesNote:
    "Der Server misst bei allen den Weg hin und zurück und schreibt die Hälfte gut, höchstens 75 ms je Zug: Die Uhr zählt sie nicht, und am Buzzer wird gereiht, als gäbe es sie nicht.",
};

export const LAG_TEXTS: Record<Language, LagTexts> = inEachLanguage({ fr, en, de });
