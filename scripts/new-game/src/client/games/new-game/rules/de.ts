import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro: "Zwei Seiten sagen abwechselnd Wörter; jedes beginnt mit dem letzten Buchstaben des vorigen.",
  sections: [
    {
      id: "turn",
      title: "Ein Zug",
      figures: [{ name: "chain", caption: "Der letzte Buchstabe jedes Wortes eröffnet das nächste." }],
      rules: [
        rule(
          "X1",
          "Die erste Seite beginnt, dann geht es abwechselnd. Eine Seite ist ein Spieler oder ein Team.",
        ),
        rule("X2", "Das Wort steht im Wörterbuch: Mehrzahl und gebeugte Formen zählen, Eigennamen nicht."),
        rule("X3", "Das erste Wort ist frei; die anderen folgen. *Nach HAUS kommt SONNE.*"),
        rule("X4", "Kein Wort wird in einer Partie zweimal gesagt."),
        rule("X5", "Jeder Buchstabe ist ein Punkt. *SONNE bringt fünf.*"),
        rule("X6", "Man darf passen: kein Punkt, und der Buchstabe bleibt."),
      ],
    },
    {
      id: "end",
      title: "Das Ende",
      rules: [
        rule(
          "X7",
          "Nach der vereinbarten Zahl von Runden gewinnen die meisten Punkte; gleich viele sind ein Unentschieden.",
        ),
        rule("X8", "Ist die Zeit eines Zuges um, passt die Seite."),
        rule("X9", "Wer aufgibt, fehlt oder seine Zeit verbraucht, verliert, wie die Punkte auch stehen."),
      ],
    },
  ],
};
