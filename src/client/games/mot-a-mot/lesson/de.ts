import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "de",
  sought: ["Kamel", "Pirat", "Uhr", "Schnee", "Trommel", "Zitrone", "Strand", "Clown", "Venedig", "schlafen"],
  heard: "Höcker",
  spoken: [
    "Brandenburger Tor",
    "Mond",
    "Käse",
    "Garten",
    "Geige",
    "Gewitter",
    "Zirkus",
    "Honig",
    "Paris",
    "laufen",
  ],
  elsewhere: [
    ["gate", "porte"],
    ["moon", "lune", "luna"],
    ["cheese", "fromage", "queso", "formaggio"],
  ],
  forbidden: "Tor",
  clues: ["berlin", "nacht", "milch", "maus"],
  steps: [
    {
      title: "Du suchst: buzzern",
      ask: "Ein Sprecher hat versprochen, drei Wörter mit fünf Hinweisen erraten zu lassen. Der erste ist da: „Höcker“. Drück den Buzzer.",
      done: "Du bist dran: ein paar Sekunden, ein Vorschlag. Der Sprecher wartet.",
      wrong: "Drück den großen Knopf oder die Leertaste.",
    },
    {
      title: "Vorschlagen",
      ask: "Höcker auf dem Rücken: das KAMEL. Schreib es.",
      done: "Richtig: eine Suchermarke für dich. Ein falscher Vorschlag hätte dich eine Weile ausgesperrt. In der nächsten Runde sprichst du.",
      wrong: "Schreib „Kamel“; auf Artikel und Großschreibung kommt es nicht an.",
    },
    {
      title: "Du sprichst: bieten",
      ask: "Die Karte ist nur für Sprecher. Der andere verspricht die drei Wörter mit acht Hinweisen; wer weniger verspricht, bekommt sie. Biete 6.",
      done: "Niemand geht tiefer: Du sprichst, mit sechs Hinweisen für die drei Wörter.",
      wrong: "Für die Lektion: Biete 6.",
    },
    {
      title: "Ein verbotener Hinweis",
      ask: "Das erste: BRANDENBURGER TOR. Ein Hinweis ist ein einziges Wort und nie ein Teil davon oder aus derselben Familie. Versuch „Tor“, um es zu sehen.",
      done: "Abgelehnt, nur für deine Ohren, und nicht gezählt: weder das Wort noch ein Teil, noch seine Familie, noch eine Übersetzung.",
      wrong: "„Tor“ schreiben und geben: Die Regel hält dich auf.",
    },
    {
      title: "Ein guter Hinweis",
      ask: "Gib einen, der hilft: „Berlin“ zum Beispiel, oder einen eigenen.",
      done: "Gesagt: Fünf Hinweise bleiben. Der Sucher hat gebuzzert und das BRANDENBURGER TOR gefunden.",
      wrong: "Ein einziges Wort, das nicht darin vorkommt: „Berlin“ zum Beispiel.",
    },
    {
      title: "Das zweite Wort",
      ask: "Nun MOND. Ein eigener Hinweis, oder „Nacht“.",
      done: "Auch gefunden, und mit einem weiteren Hinweis KÄSE. Alle drei: drei Sprechermarken für dich. Wärst du gescheitert, hätte der andere Sprecher eine bekommen.",
      wrong: "Ein Wort, das noch nicht gegeben wurde: „Nacht“ passt gut.",
    },
    {
      title: "Der Bonus",
      ask: "Drei Hinweise sind übrig. Man darf sie auf ein weiteres Wort der Karte setzen: eine Marke mehr, wenn es gefunden wird, sonst nichts verloren. Wähl eines.",
      done: "Das ist das Spiel. Nach einer Runde um den Tisch kommt das Finale; zwei Sieger, der beste Sprecher und der beste Sucher.",
      wrong: "Wähl eines der sieben anderen Wörter der Karte.",
    },
  ],
});
