import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "de",
  hidden: "TAFEL",
  sample: "KATZE",
  steps: [
    {
      title: "Ein Wort verstecken",
      ask: "Jeder versteckt ein Wort mit fünf Buchstaben; der Bot hat seines. Das Alphabet zeigt, aus welchen Teilen jeder Buchstabe besteht. Schreib ein Wort oder behalte das vorgeschlagene, und versteck es.",
      done: "Versteckt. Das Los fällt auf dich: Du fängst an.",
      wrong: "Du brauchst ein Wort mit fünf Buchstaben, ohne Leerzeichen.",
    },
    {
      title: "Ein Teil anbieten",
      ask: "Fünf Kästchen, fünf Buchstaben. Wähl Kästchen 1 und biete ihm ein großes I an.",
      done: "Ja: Eins fehlte. Das Teil bleibt im Kästchen, du bekommst einen Punkt und bleibst dran.",
      wrong: "Wähl Kästchen 1 des Bots, dann das große I.",
    },
    {
      title: "Auch ein Nein zählt",
      ask: "Biete demselben Kästchen nun ein großes C an.",
      done: "Nein: Das C kommt unter das Kästchen, alle sehen, dass es nicht dazugehört. Ein Punkt trotzdem, aber der andere ist dran. Der Bot hat bei dir danebengegriffen: Du bist wieder dran.",
      wrong: "Noch einmal Kästchen 1, diesmal mit dem großen C.",
    },
    {
      title: "Ein Teil ausrichten",
      ask: "Kein C, ein großes I: Das kann T, L oder I sein … Der Unterschied liegt in der Lage. Richte das große I in Kästchen 1 aus: aufrecht, in der Mitte.",
      done: "Richtig! Das Teil liegt fest, und L scheidet aus: Sein großes I steht links. Für eine Lage gibt es keinen Punkt, aber du bleibst dran.",
      wrong: "Unter „Oder richte ein gefundenes Teil aus“ nimm das große I aufrecht, in der Mitte.",
    },
    {
      title: "Das Wort raten",
      ask: "Raten darfst du jederzeit, auch wenn du nicht dran bist. Je mehr Teile noch fehlen, desto mehr bringt das Wort; ein falsches kostet. Dieses flüstern wir dir zu: TAFEL.",
      done: "Dreizehn Teile fehlten, dazu fünf: achtzehn Punkte auf einmal. Der Bot muss ein neues Wort verstecken. Wer fünfundzwanzig Punkte hat und ein Wort findet, gewinnt.",
      wrong: "Schreib TAFEL, dann drück auf „Raten“.",
    },
  ],
});
