import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro: "Allein gegen die Uhr. Buchstaben und Teile sind die von Buzzle.",
  sections: [
    {
      id: "making",
      title: "Wörter aus Wörtern",
      figures: [
        { name: "groups", caption: "Vier Startwörter: Die Teile eines jeden sind eine Gruppe." },
        { name: "made", caption: "Dieselben Teile, ein anderes Wort." },
      ],
      rules: [
        rule(
          "S1",
          "Du bekommst vier Wörter mit vier Buchstaben (oder fünf); die Teile eines jeden sind eine Gruppe. Es sind geläufige Wörter, keine zwei mit denselben Teilen, und aus jeder Gruppe lassen sich mindestens dreizehn andere bilden.",
        ),
        rule(
          "S2",
          "Mach aus jeder Gruppe ein neues Wort mit genau ihren Teilen, in jeder Länge ab zwei Buchstaben. Was nicht passt, wird abgelehnt, mit dem, was fehlt, und dem, was übrig ist; das kostet nichts.",
        ),
        rule(
          "S3 S4",
          "Ein Wort je Gruppe und Runde; haben alle vier ihres, beginnt eine neue Runde. Kein Wort zählt zweimal, auch die Startwörter nicht.",
        ),
        rule(
          "S5",
          "Eine Gruppe, aus der nichts mehr wird, wird übersprungen. Seltene Wörter gelten, aber niemand muss sie finden.",
        ),
      ],
    },
    {
      id: "end",
      title: "Ergebnis und Ende",
      rules: [
        rule("S6", "Das Ergebnis ist die Zahl der Wörter. Fünfzig sind sehr ehrenwert."),
        rule(
          "S7 S11",
          "Fünfzehn Minuten (oder ohne Zeitlimit). Zu Ende ist es auch, wenn du aufhörst (du wirst vorher gefragt) oder nichts mehr übrig ist.",
        ),
        rule(
          "S13",
          "Die vier Wörter darfst du auch selbst wählen, etwa aus einem Buch: in der richtigen Länge, aus dem Wörterbuch, keine zwei mit denselben Teilen, und aus jedem muss sich noch ein anderes bilden lassen. Erst dann läuft die Zeit.",
        ),
        rule(
          "S14",
          "Angeboten werden die vier aus dem Regelheft, EINS ZWEI DREI VIER. Es verspricht sechsundsiebzig Wörter: die vier selbst mitgezählt, gebeugte Formen auch.",
        ),
        rule("S8", "Am Ende werden alle möglichen Wörter gezeigt, und wie viele es sind."),
        rule(
          "S9 S10",
          "Das Tagesrätsel ist für alle in einer Sprache dasselbe: vier Wörter mit vier Buchstaben, fünf Minuten. Was du teilst, sagt, wie viele Wörter in jeder Gruppe gefunden wurden, und keines davon.",
        ),
        rule(
          "S12",
          "Wörter, die ihr vereinbart, höchstens zwanzig, zählen neben dem Wörterbuch, für alle und für Bots. Ihr seht sie vor dem Anfang; die Partie bleibt ungewertet. *Nie beim Tagesrätsel.*",
        ),
      ],
    },
  ],
};
