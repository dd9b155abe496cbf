import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "de",
  groups: [
    ["HIER", "IHRE", "KLAR", "HAUT"],
    ["SEIN", "EINS", "HALS", "BALL"],
    ["ZEIT", "ZIEL", "TIEF", "TAXI"],
    ["GEHT", "TAGE", "LAGE", "FELD", "LIEGT"],
  ],
  misfit: "STEIN",
  steps: [
    {
      title: "Ein Wort, andere Buchstaben",
      ask: "Hier liegen die Teile von HIER. Leg ein anderes Wort aus genau denselben: KLAR zum Beispiel.",
      done: "Ein Wort, ein Punkt. Die Gruppe wartet nun auf die anderen drei.",
      wrong: "Aus den Teilen von HIER werden IHRE, KLAR oder HAUT.",
    },
    {
      title: "Was nicht passt",
      ask: "Die Teile von SEIN liegen auf der Bank. Versuch STEIN: Die Bank zeigt schon, was nicht stimmt.",
      done: "Abgelehnt: Für das T fehlen zwei Teile. Eine Ablehnung kostet nichts, versuch es, sooft du willst.",
      wrong: "Schreib STEIN und schick es ab, um die Ablehnung zu sehen.",
    },
    {
      title: "Die zweite Gruppe",
      ask: "Finde ein Wort, das passt. Es gibt ein Anagramm, aber auch andere Buchstaben gehen.",
      done: "Gut. EINS, HALS, BALL: viele Wörter in denselben Teilen.",
      wrong: "Misch die Buchstaben von SEIN: EINS. Oder BALL.",
    },
    {
      title: "Jede Länge",
      ask: "Die Teile von ZEIT. Dein Wort darf auch länger oder kürzer sein, Hauptsache, alles ist verbraucht: ZIEL zum Beispiel.",
      done: "Die Länge zählt nicht, nur die Teile zählen.",
      wrong: "Versuch ZIEL, TIEF oder TAXI.",
    },
    {
      title: "Die Runde ist voll",
      ask: "GEHT ist übrig. Haben alle vier Gruppen ihr Wort, beginnt eine neue Runde, und kein Wort zählt zweimal.",
      done: "Vier Wörter: zweite Runde. Eine Gruppe, aus der nichts mehr wird, wird übersprungen.",
      wrong: "Aus GEHT werden TAGE, LAGE, FELD oder LIEGT.",
    },
    {
      title: "Aufhören",
      ask: "Ein echtes Spiel dauert fünfzehn Minuten. Du kannst vorher aufhören und alle Wörter sehen, die noch da waren. Hör auf.",
      done: "Dein Ergebnis ist die Zahl der Wörter. Jeden Tag gibt es ein Tagesrätsel, für alle dasselbe.",
      wrong: "Der Knopf zum Aufhören ist unter der Bank.",
    },
  ],
});
