import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "de",
  chain: ["HAUS", "SONNE", "ESEL", "LAMPE"],
  misfit: "TISCH",
  steps: [
    {
      title: "Das erste Wort",
      ask: "Das erste Wort ist frei. Schreib HAUS und sag es.",
      done: "Vier Buchstaben, vier Punkte. Der Bot macht mit dem letzten weiter, dem S: SONNE.",
      wrong: "Schreib HAUS ins Feld, dann „Dieses Wort sagen“.",
    },
    {
      title: "Die Kette fortsetzen",
      ask: "SONNE endet auf E, also beginnt dein Wort mit E. Sag ESEL.",
      done: "Noch einmal vier Punkte. Der Bot antwortet LAMPE.",
      wrong: "Sag ESEL: Es beginnt mit dem E von SONNE.",
    },
    {
      title: "Der richtige Buchstabe",
      ask: "Und mit einem anderen Buchstaben? Versuch TISCH.",
      done: "Abgelehnt, und nichts ist verloren: Du bist noch dran.",
      wrong: "Versuch TISCH, das nicht mit E beginnt.",
    },
    {
      title: "Nie zweimal",
      ask: "Ein Wort gilt nur einmal. Versuch noch einmal ESEL.",
      done: "Auch abgelehnt. Es braucht ein neues Wort.",
      wrong: "Versuch ESEL, das du schon gesagt hast.",
    },
    {
      title: "Passen",
      ask: "Keine Idee? Man darf passen: kein Punkt, und der Buchstabe bleibt. Pass.",
      done: "Die andere Seite ist dran, immer noch mit E. Nach der letzten Runde gewinnen die meisten Punkte.",
      wrong: "Drück auf „Passen“.",
    },
  ],
});
