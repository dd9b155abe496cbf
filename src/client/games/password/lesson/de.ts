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
      ask: "Jeder versteckt ein Wort mit zwei bis acht Buchstaben. Der Bot hat seines schon gewählt. Nun Sie: ein Wort schreiben und behalten.",
      done: "Ihr Wort ist versteckt. Beide haben um den Anfang gewürfelt: Die kleinere Summe beginnt. Das sind Sie.",
      wrong: "Ein einziges Wort mit zwei bis acht Buchstaben, ohne Leerzeichen und Bindestrich.",
    },
    {
      title: "Würfeln",
      ask: "Die Summe der beiden Würfel schickt Sie in einen Kreis auf dem Brett. Würfeln Sie.",
      done: "3 und 4 macht 7, der Kreis der Vokale. Er kommt öfter als jeder andere.",
      wrong: "Raten darf man vor dem Wurf, aber noch wissen Sie nichts. Erst würfeln.",
    },
    {
      title: "Nach dem ganzen Kreis fragen",
      ask: "Sie haben eine Frage. Fragen Sie, ob im Wort des Bots überhaupt ein Buchstabe dieses Kreises steckt.",
      done: "Ja! Welcher, wissen Sie nicht, aber nach einem Ja bleiben Sie dran. Sie haben noch einmal gewürfelt: wieder eine 7.",
      wrong: "Ein einzelner Buchstabe kommt im nächsten Schritt. Fragen Sie hier nach dem ganzen Kreis.",
    },
    {
      title: "Nach einem Buchstaben fragen",
      ask: "Derselbe Kreis, die Frage genauer. Fragen Sie nach einem A.",
      done: "Ja, an dritter Stelle. Ob es noch mehr gibt, sagt niemand: Dafür müssten Sie noch einmal fragen. Sie haben 2 und 4 gewürfelt: Kreis 6.",
      wrong: "Der Kreis hat schon Ja gesagt. Fragen Sie diesmal nach dem Buchstaben A.",
    },
    {
      title: "Ein Nein gibt die Hand weiter",
      ask: "Nicht jede Frage gelingt. Fragen Sie nach einem D und sehen Sie, was ein Nein kostet.",
      done: "Nein: Das D ist endgültig gestrichen und der andere ist dran. Der Bot hat eben blind geraten. Falsch, also wieder Sie.",
      wrong: "Um ein Nein zu sehen, fragen Sie nach einem D.",
    },
    {
      title: "Raten",
      ask: "Vor dem Wurf dürfen Sie das Wort versuchen. Ein falsches kostet den Zug. Dieses flüstern wir Ihnen zu: Versuchen Sie ANANAS.",
      done: "Gefunden! Der Bot ist draußen und sein Wort wird gezeigt. Wer als Letzter übrig bleibt, gewinnt: Sie.",
      wrong: "ANANAS schreiben und vor dem Wurf versuchen.",
    },
  ],
});
