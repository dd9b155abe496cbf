import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Zwei bis vier Spieler, keine Reihenfolge: Runden, eine nach der anderen. Buchstaben und Teile sind die von Buzzle.",
  sections: [
    {
      id: "race",
      title: "Das Rennen",
      figures: [
        { name: "heap", caption: "Ein Haufen: zwei lange Stäbe, sechs kurze, ein kleiner Bogen." },
        { name: "words", caption: "~EUT~ und TUE, zwei französische Wörter aus denselben neun Teilen." },
      ],
      rules: [
        rule(
          "Q1",
          "Jeder wählt ein Wort mit drei Buchstaben (bis fünf, wenn man will), aus dem Wörterbuch wie bei Buzzle, in neunzig Sekunden; danach bekommt man eines.",
        ),
        rule(
          "Q2",
          "Sind alle bereit, bekommt jeder die Teile vom Wort des rechten Nachbarn: wie viele von jeder Art, nicht die Buchstaben. Niemand sieht vor dem Ende einen fremden Haufen.",
        ),
        rule(
          "Q3",
          "Wer zuerst ein erlaubtes Wort aus genau diesen Teilen einreicht, ohne Rest, gewinnt die Runde. Es darf jede Länge ab zwei Buchstaben haben und muss nicht das versteckte sein. *Aus den Teilen von ROT gewinnt auch TOR.*",
        ),
        rule(
          "Q4 Q5",
          "Was kein Wort ist, wird ohne Wartezeit abgelehnt. Auf ein Wort, das nicht passt, hören nur Sie die Antwort: was fehlt, was übrig ist; und es kostet drei Sekunden.",
        ),
      ],
    },
    {
      id: "end",
      title: "Das Ende",
      rules: [
        rule(
          "Q6",
          "Wer aufgibt, sucht nicht mehr. Geben alle auf oder sind fünf Minuten um, zählt die Runde für keinen.",
        ),
        rule(
          "Q9",
          "Zwei gewonnene Runden, und die Serie gehört dir. Es sind höchstens fünf; dann gewinnt, wer mehr hat, und bei gleich vielen niemand. Man kann sich auch auf eine einzige Runde einigen.",
        ),
        rule(
          "Q10",
          "Das nächste Wort wählt man, während das Ergebnis zu sehen ist: zwanzig Sekunden, und ein Wort steht schon da, das du behältst oder änderst. Ein Wort, das man in der Serie schon versteckt hat, wird abgelehnt.",
        ),
        rule(
          "Q7 Q8",
          "Wer geht, ist draußen; sein Wort bleibt versteckt, solange mit seinen Teilen gespielt wird, und der Letzte gewinnt. Am Ende einer Runde werden alle Wörter und Haufen gezeigt.",
        ),
        rule(
          "Q11",
          "Wörter, die ihr vereinbart, höchstens zwanzig, zählen neben dem Wörterbuch, für alle und für Bots. Ihr seht sie vor dem Anfang; die Partie bleibt ungewertet. *~KIP~, vereinbart, gewinnt.*",
        ),
      ],
    },
  ],
};
