import type { Language } from "../../core/language.ts";
import { formsOf } from "../i18n/forms.ts";
import { inEachLanguage } from "../i18n/typeset.ts";

const [FR, EN, DE] = [formsOf("fr"), formsOf("en"), formsOf("de")];

/** How far away everybody was, and what was given back of it: in a file of its own, as tables do without it. */
const fr = {
  ms: (ms: number) => `${ms} ms`,
  lines: "Les lignes, et le temps rendu",
  who: "Qui",
  roundTrip: "Aller-retour",
  given: "Temps rendu",
  nothing: "rien",
  givenBack: (ms: number, times: number) => `${ms} ms en ${FR.count(times, "coup", "coups")}`,
  linesNote:
    "On mesure l’aller-retour de chaque place et rend la moitié du trajet, 75 millièmes de seconde au plus par coup : la pendule ne la compte pas, et au buzzer on est classé comme si elle n’existait pas.",
};
type LinesTexts = typeof fr;

const en: LinesTexts = {
  ms: (ms) => `${ms} ms`,
  lines: "Connections, and time given back",
  who: "Who",
  roundTrip: "Round trip",
  given: "Given back",
  nothing: "nothing",
  givenBack: (ms, times) => `${ms} ms over ${EN.count(times, "move", "moves")}`,
  linesNote:
    "Everybody’s round trip is measured and half of it given back, at most 75 thousandths of a second a move: clocks don’t charge it, and the buzzer ranks people as if it weren’t there.",
};

const de: LinesTexts = {
  ms: (ms) => `${ms} ms`,
  lines: "Verbindungen und gutgeschriebene Zeit",
  who: "Wer",
  roundTrip: "Hin und zurück",
  given: "Gutgeschrieben",
  nothing: "nichts",
  givenBack: (ms, times) => `${ms} ms bei ${DE.count(times, "Zug", "Zügen")}`,
  linesNote:
    "Bei allen wird der Weg hin und zurück gemessen und die Hälfte gutgeschrieben, höchstens 75 Tausendstelsekunden je Zug: Die Uhr zählt sie nicht, und am Buzzer wird gereiht, als gäbe es sie nicht.",
};

export const LINES_TEXTS: Record<Language, LinesTexts> = inEachLanguage({ fr, en, de });
