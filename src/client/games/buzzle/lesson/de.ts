import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "de",
  hidden: "TAFEL",
  sample: "KATZE",
  steps: [
    {
      title: "Ein Wort verstecken",
      ask: "Jeder versteckt ein Wort mit fünf Buchstaben; der Bot hat seines. Das Alphabet zeigt, aus welchen Teilen jeder Buchstabe besteht. Schreiben Sie ein Wort und behalten Sie es.",
      done: "Versteckt. Das Los lässt Sie anfangen.",
      wrong: "Es braucht ein Wort mit fünf Buchstaben, ohne Leerzeichen.",
    },
    {
      title: "Ein Teil anbieten",
      ask: "Fünf Kästchen, fünf Buchstaben. Wählen Sie Kästchen 1 und bieten Sie ihm den langen Stab an, I.",
      done: "Ja: Einer fehlte. Das Teil bleibt im Kästchen, Sie bekommen einen Punkt und spielen weiter.",
      wrong: "Kästchen 1 des Bots wählen, dann den langen Stab (I).",
    },
    {
      title: "Auch ein Nein zählt",
      ask: "Bieten Sie demselben Kästchen nun den großen Bogen an, C.",
      done: "Nein: Der Bogen kommt unter das Kästchen, alle sehen, dass er nicht dazugehört. Ein Punkt trotzdem, aber der andere ist dran. Der Bot hat bei Ihnen danebengegriffen: wieder Sie.",
      wrong: "Noch einmal Kästchen 1, diesmal mit dem großen Bogen (C).",
    },
    {
      title: "Ein Teil ausrichten",
      ask: "Kein Bogen, ein langer Stab: Das kann T, L oder I sein … Der Unterschied liegt in der Lage. Stellen Sie den Stab in Kästchen 1 aufrecht in die Mitte.",
      done: "Genau! Das Teil liegt fest, und L scheidet aus: Sein Stab steht links. Für eine Lage gibt es keinen Punkt, aber Sie spielen weiter.",
      wrong: "Den Stab in Kästchen 1 ausrichten und die Lage in der Mitte wählen.",
    },
    {
      title: "Das Wort rufen",
      ask: "Raten darf man jederzeit, auch außer der Reihe. Je mehr Teile noch fehlen, desto mehr bringt das Wort; ein falsches kostet. Dieses flüstern wir Ihnen zu: TAFEL.",
      done: "Dreizehn Teile fehlten, dazu fünf: achtzehn Punkte auf einmal. Der Bot muss ein neues Wort verstecken. Wer fünfundzwanzig Punkte hat und ein Wort findet, gewinnt.",
      wrong: "TAFEL ins Wortfeld schreiben, dann rufen.",
    },
  ],
});
