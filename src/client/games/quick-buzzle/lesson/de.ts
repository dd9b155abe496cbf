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
      ask: "Jeder versteckt ein Wort mit drei Buchstaben. Die Teile von deinem bekommt der Bot. Schreib ein Wort oder behalte das vorgeschlagene, und versteck es.",
      done: "Alle sind bereit: Die Teile vom Wort des Bots fallen als Haufen vor dich hin.",
      wrong: "Du brauchst ein Wort mit drei Buchstaben, ohne Leerzeichen.",
    },
    {
      title: "Ein Versuch, der nicht passt",
      ask: "Alle Teile müssen verwendet werden, und sonst nichts. Versuch erst eines, das nicht passt: RAT.",
      done: "Nur du erfährst, was fehlt und was übrig bleibt. Ein falscher Versuch kostet drei Sekunden Warten.",
      wrong: "Schreib RAT und versuch es, um die Antwort zu sehen.",
    },
    {
      title: "Das richtige Wort",
      ask: "Der Bot dachte an ROT; ein anderes Wort aus denselben Teilen ist genauso gut. Schreib TOR.",
      done: "Zuerst gefunden, also gewonnen. Es muss nicht das versteckte Wort sein.",
      wrong: "TOR passt zu diesen Teilen. Warte die drei Sekunden ab, dann versuch es.",
    },
    {
      title: "Länger als gedacht",
      ask: "Ein anderer Haufen, von einem Wort mit drei Buchstaben. Deines darf jede Länge haben: Versuch MIST.",
      done: "Vier Buchstaben, alle Teile, gewonnen. Viele I, groß und klein, sind oft ein M, I, L oder T.",
      wrong: "Versuch MIST: Die vier Buchstaben nehmen alle Teile.",
    },
    {
      title: "Nicht weitersuchen",
      ask: "Fällt dir nichts ein, musst du nicht weitersuchen. Der andere sucht noch; sucht niemand mehr oder sind fünf Minuten um, gewinnt keiner. Probier es aus.",
      done: "Du suchst nicht mehr. Das ist das ganze Spiel: verstecken, wühlen, zuerst finden.",
      wrong: "Der Knopf „Nicht weitersuchen“ ist unter dem Haufen.",
    },
  ],
});
