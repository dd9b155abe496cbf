import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Zwei bis vier Spieler, alle zugleich: ein Durchgang nach dem anderen. Buchstaben und Teile sind die von Buzzle.",
  sections: [
    {
      id: "race",
      title: "Das Rennen",
      figures: [
        { name: "heap", caption: "Ein Haufen: zwei große I, sechs kleine i, ein kleines u." },
        { name: "words", caption: "~EUT~ und TUE, zwei französische Wörter aus denselben neun Teilen." },
      ],
      rules: [
        rule(
          "Q1",
          "Jeder wählt ein Wort mit drei Buchstaben (bis fünf, wenn man will), aus dem Wörterbuch wie bei Buzzle, in neunzig Sekunden; danach bekommst du eines.",
        ),
        rule(
          "Q2",
          "Sind alle bereit, bekommt jeder die Teile vom Wort des rechten Nachbarn: wie viele von jeder Art, nicht die Buchstaben. Niemand sieht vor dem Ende einen fremden Haufen.",
        ),
        rule(
          "Q3",
          "Wer zuerst ein erlaubtes Wort aus genau diesen Teilen findet, ohne Rest, gewinnt den Durchgang. Es darf jede Länge ab zwei Buchstaben haben und muss nicht das versteckte sein. *Aus den Teilen von ROT gewinnt auch TOR.*",
        ),
        rule(
          "Q4 Q5",
          "Was kein Wort ist, wird ohne Wartezeit abgelehnt. Passt ein Wort nicht, erfährst nur du, was fehlt und was übrig ist; und es kostet drei Sekunden.",
        ),
      ],
    },
    {
      id: "end",
      title: "Das Ende",
      rules: [
        rule(
          "Q6",
          "Du kannst aufhören zu suchen. Sucht niemand mehr oder sind fünf Minuten um, zählt der Durchgang für keinen.",
        ),
        rule(
          "Q9",
          "Zwei gewonnene Durchgänge, und die Serie gehört dir. Es sind höchstens fünf; dann gewinnt, wer mehr hat, und bei gleich vielen niemand. Ihr könnt euch auch auf einen einzigen einigen.",
        ),
        rule(
          "Q10",
          "Das nächste Wort wählst du, während das Ergebnis zu sehen ist: zwanzig Sekunden, und ein Wort steht schon da, das du behältst oder änderst. Ein Wort, das du in der Serie schon versteckt hast, wird abgelehnt.",
        ),
        rule(
          "Q7 Q8",
          "Wer geht, ist draußen; sein Wort bleibt versteckt, solange mit seinen Teilen gespielt wird, und der Letzte gewinnt. Am Ende eines Durchgangs werden alle Wörter und Haufen gezeigt.",
        ),
        rule(
          "Q11",
          "Wörter, die ihr vereinbart, höchstens zwanzig, zählen neben dem Wörterbuch, für alle und für Bots. Ihr seht sie vor dem Anfang; die Partie bleibt ungewertet. *~KIP~, vereinbart, gewinnt.*",
        ),
      ],
    },
    {
      id: "daily",
      title: "Das Tagesrätsel",
      rules: [
        rule(
          "Q12",
          "Für alle in einer Sprache dasselbe: fünf Haufen aus häufigen Wörtern mit drei, drei, vier, vier und fünf Buchstaben, einer nach dem anderen. Die Zeit beginnt, wenn du es sagst. Jeder Haufen hat eine Minute, die nichts anhält; wer aufgibt, bekommt den nächsten.",
        ),
        rule(
          "Q13 Q14",
          "Zuerst zählen die gelösten Haufen, dann die Zeit. Ein nicht gelöster Haufen zählt seine ganze Minute, auch wenn du gehst. Die Wörter siehst du am nächsten Tag. *Fünf Haufen in 83 Sekunden sind besser als vier in 40.*",
        ),
      ],
    },
  ],
};
