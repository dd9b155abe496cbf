import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "de",
  sample: "HUT",
  hidden: "ROT",
  misfit: "RAT",
  solution: "TOR",
  second: "NUR",
  longer: "MIST",
  third: "UHR",
  steps: [
    {
      title: "Ein Wort verstecken",
      ask: "Jeder versteckt ein Wort mit drei Buchstaben. Die Teile des Ihren bekommt der Roboter. Schreiben Sie ein Wort und behalten Sie es.",
      done: "Alle sind bereit: Die Teile vom Wort des Bots fallen als Haufen vor Sie hin.",
      wrong: "Es braucht ein Wort mit drei Buchstaben, ohne Leerzeichen.",
    },
    {
      title: "Ein Versuch, der nicht passt",
      ask: "Alle Teile müssen verwendet werden, und sonst nichts. Versuchen Sie erst eines, das nicht passt: RAT.",
      done: "Nur Sie erfahren, was fehlt und was übrig bleibt. Ein falscher Versuch kostet drei Sekunden Warten.",
      wrong: "RAT schreiben und versuchen, um die Antwort zu sehen.",
    },
    {
      title: "Das richtige Wort",
      ask: "Der Bot dachte an ROT; ein anderes Wort aus denselben Teilen ist genauso gut. Schreiben Sie TOR.",
      done: "Als Erster, also gewonnen. Es muss nicht das versteckte Wort sein.",
      wrong: "TOR passt zu diesen Teilen. Die drei Sekunden abwarten, dann versuchen.",
    },
    {
      title: "Länger als gedacht",
      ask: "Ein anderer Haufen, von einem Wort mit drei Buchstaben. Ihres darf jede Länge haben: Versuchen Sie MIST.",
      done: "Vier Buchstaben, alle Teile, gewonnen. Viele Stäbe sind oft ein M, I, L oder T.",
      wrong: "Versuchen Sie MIST: Die vier Buchstaben nehmen alle Teile.",
    },
    {
      title: "Aufgeben",
      ask: "Fällt einem nichts ein, gibt man auf. Der andere sucht weiter; geben alle auf oder sind fünf Minuten um, ist es unentschieden. Geben Sie auf, um es zu sehen.",
      done: "Sie suchen nicht mehr. Das ist das ganze Spiel: verstecken, wühlen, Erster sein.",
      wrong: "Der Knopf zum Aufgeben ist unter dem Haufen.",
    },
  ],
});
