import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "de",
  chain: ["HAUS", "SONNE", "ESEL", "LAMPE"],
  misfit: "TISCH",
  steps: [
    {
      title: "Das erste Wort",
      ask: "Das erste Wort ist frei. Schreiben Sie HAUS und sagen Sie es.",
      done: "Vier Buchstaben, vier Punkte. Der Bot macht mit dem letzten weiter, dem S: SONNE.",
      wrong: "Schreiben Sie HAUS ins Feld, dann „Dieses Wort sagen“.",
    },
    {
      title: "Die Kette fortsetzen",
      ask: "SONNE endet auf E, also beginnt Ihr Wort mit E. Sagen Sie ESEL.",
      done: "Noch einmal vier Punkte. Der Bot antwortet LAMPE.",
      wrong: "Sagen Sie ESEL: Es beginnt mit dem E von SONNE.",
    },
    {
      title: "Der richtige Buchstabe",
      ask: "Und mit einem anderen Buchstaben? Versuchen Sie TISCH.",
      done: "Abgelehnt, und nichts ist verloren: Sie sind noch dran.",
      wrong: "Versuchen Sie TISCH, das nicht mit E beginnt.",
    },
    {
      title: "Nie zweimal",
      ask: "Ein Wort gilt nur einmal. Versuchen Sie noch einmal ESEL.",
      done: "Auch abgelehnt. Es braucht ein neues Wort.",
      wrong: "Versuchen Sie ESEL, das Sie schon gesagt haben.",
    },
    {
      title: "Passen",
      ask: "Keine Idee? Man darf passen: kein Punkt, und der Buchstabe bleibt. Passen Sie.",
      done: "Die andere Seite ist dran, immer noch mit E. Nach der letzten Runde gewinnen die meisten Punkte.",
      wrong: "Wählen Sie „Passen“.",
    },
  ],
});
