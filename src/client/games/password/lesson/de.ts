import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "de",
  hidden: "ANANAS",
  sample: "GARTEN",
  vowel: "A",
  absent: "D",
  tries: ["FENSTER", "FLASCHE"],
  steps: [
    {
      title: "Ein Wort verstecken",
      ask: "Jeder versteckt ein Wort mit zwei bis acht Buchstaben. Der Bot hat seines schon gewählt. Jetzt du: Schreib ein Wort oder behalte das vorgeschlagene, und versteck es.",
      done: "Dein Wort ist versteckt. Ihr habt um den Anfang gewürfelt: Die kleinere Summe fängt an. Das bist du.",
      wrong: "Ein einziges Wort mit zwei bis acht Buchstaben, ohne Leerzeichen und Bindestrich.",
    },
    {
      title: "Würfeln",
      ask: "Die Summe der beiden Würfel schickt dich in einen Kreis auf dem Brett. Würfle.",
      done: "3 und 4 macht 7, der Kreis der Vokale. Er kommt öfter als jeder andere.",
      wrong: "Raten darfst du vor dem Wurf, aber noch weißt du nichts. Würfle zuerst.",
    },
    {
      title: "Nach dem ganzen Kreis fragen",
      ask: "Du hast eine Frage. Frag, ob im Wort des Bots überhaupt ein Buchstabe dieses Kreises steckt.",
      done: "Ja! Welcher, weißt du nicht, aber bei Ja bleibst du dran. Du hast noch einmal gewürfelt: wieder eine 7.",
      wrong: "Ein einzelner Buchstabe kommt im nächsten Schritt. Frag hier nach dem ganzen Kreis.",
    },
    {
      title: "Nach einem Buchstaben fragen",
      ask: "Derselbe Kreis, die Frage genauer. Frag nach einem A.",
      done: "Ja, an dritter Stelle. Ob es noch mehr gibt, sagt niemand: Dafür müsstest du noch einmal fragen. Du hast 2 und 4 gewürfelt: Kreis 6.",
      wrong: "Der Kreis hat schon Ja gesagt. Frag diesmal nach dem Buchstaben A.",
    },
    {
      title: "Bei Nein ist der Nächste dran",
      ask: "Nicht jede Frage gelingt. Frag nach einem D und sieh, was ein Nein kostet.",
      done: "Nein: Das D ist endgültig gestrichen und der andere ist dran. Der Bot hat eben blind geraten. Falsch, also bist du wieder dran.",
      wrong: "Um ein Nein zu sehen, frag nach einem D.",
    },
    {
      title: "Raten",
      ask: "Vor dem Wurf darfst du das Wort raten. Ist es falsch, ist der Nächste dran. Dieses flüstern wir dir zu: Rate ANANAS.",
      done: "Gefunden! Der Bot ist draußen und sein Wort wird gezeigt. Wer als Letzter übrig bleibt, gewinnt: du.",
      wrong: "Schreib ANANAS und rate es vor dem Wurf.",
    },
  ],
});
