import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Zwei Seiten, Blau und Rot, bilden Wörter auf einem gemeinsamen Brett und drehen die Ringe der Buchstaben um. Wer am Ende mehr Ringe seiner Farbe hat, gewinnt.",
  sections: [
    {
      id: "board",
      title: "Das Brett",
      figures: [{ name: "board", caption: "Neun Plättchen mit vier Buchstaben: 36 Buchstaben, alle frei." }],
      rules: [
        rule(
          "O1",
          "Neun Plättchen mit vier Buchstaben ergeben ein Quadrat von 36; neun weitere liegen darunter. Jede Sprache hat ihre achtzehn. Sie werden gemischt und gedreht, die Buchstaben stehen immer aufrecht.",
        ),
        rule("O2", "Blau fängt an. Eine Seite ist ein Spieler oder ein Team, in dem jeder spielen darf."),
        rule(
          "O3",
          "Ein Buchstabe ist frei, solange er keinen Ring hat. Ein Ring verlässt das Brett nie: Er wird nur umgedreht.",
        ),
      ],
    },
    {
      id: "word",
      title: "Ein Wort",
      rules: [
        rule(
          "O4",
          "Ein Wort geht von Buchstabe zu Buchstabe: Jeder berührt den vorigen, an einer Seite oder Ecke.",
        ),
        rule(
          "O5 O6",
          "Im einfachen Spiel darf ein Buchstabe beliebig oft zählen, auch zweimal hintereinander. Im fortgeschrittenen nur einmal je Wort. *ROLLE auf R, O, L, E: einfach erlaubt, fortgeschritten nicht.*",
        ),
        rule("O7", "Ein Wort hat mindestens zwei Buchstaben von mindestens zwei Plättchen."),
        rule(
          "O8",
          "ZX steht für Z oder X, QU für U oder beide Buchstaben QU. Das erste Wort, das es benutzt, entscheidet für den ganzen Durchgang.",
        ),
        rule(
          "O9 O10",
          "Das Wort steht im Wörterbuch: Mehrzahlen und Verbformen zählen, Eigennamen nicht; Ä Ö Ü zählen als A O U. Dasselbe Wort darf mit anderen Buchstaben des Bretts noch einmal kommen.",
        ),
      ],
    },
    {
      id: "turn",
      title: "Ein Zug",
      figures: [
        {
          name: "turned",
          caption: "Der Bot hat über unser erstes Wort gespielt: Unsere runden Ringe sind nun seine eckigen.",
        },
        { name: "back", caption: "Unsere Antwort holt sie zurück und belegt einen freien Buchstaben." },
      ],
      rules: [
        rule(
          "O11",
          "Das erste Wort darf überall liegen. Alle seine Buchstaben bekommen deinen Ring. *ROT: drei Ringe.*",
        ),
        rule(
          "O22",
          "Ringe, die vor dem ersten Wort durch Passen gelegt wurden, ändern daran nichts: Es darf sogar ganz auf solchen Buchstaben liegen, und ihre Ringe werden deine.",
        ),
        rule(
          "O12",
          "Jedes spätere Wort nimmt mindestens einen freien und einen belegten Buchstaben. Freie bekommen deinen Ring, fremde Ringe werden umgedreht, deine bleiben. *BROT über ROT: Blau 0, Rot 4.*",
        ),
        rule(
          "O13 O14",
          "Du darfst passen: Dann legst du einen fremden Ring auf einen freien Buchstaben deiner Wahl. Auf den letzten freien kannst du nicht passen, solange noch ein Wort möglich ist: Das Spiel zeigt dir eines.",
        ),
      ],
    },
    {
      id: "end",
      title: "Das Ende",
      rules: [
        rule(
          "O15 O16 O17",
          "Ein Durchgang endet, wenn alle 36 Ringe liegen, wenn beide Seiten nacheinander passen (durch die Uhr zählt nicht), oder sobald kein Wort mehr möglich ist.",
        ),
        rule("O18", "Wer mehr Ringe hat, gewinnt; bei Gleichstand ist es unentschieden."),
        rule(
          "O19",
          "Eine Partie kann zwei Durchgänge haben: der zweite auf den unteren Plättchen, Rot fängt an, und die Ringe werden addiert.",
        ),
        rule(
          "O20 O21",
          "Ist die Zeit eines Zuges um, kommt ein fremder Ring auf den ersten freien Buchstaben. Wer seine Uhr verbraucht, aufgibt oder fernbleibt, verliert, was immer die Ringe sagen.",
        ),
        rule(
          "O23",
          "Was die Seite vor dem Spielen über ein Wort sagt, seine Ringe oder die Regel, die es bricht, gilt auch am Tisch. Das Wörterbuch äußert sich erst, wenn das Wort gespielt ist; ein abgelehntes kostet nichts.",
        ),
        rule(
          "O24",
          "Wörter, die ihr vereinbart, höchstens zwanzig, zählen neben dem Wörterbuch, für alle und für Bots. Ihr seht sie vor dem Anfang; die Partie bleibt ungewertet. *~KIPLA~, vereinbart, darf man bilden.*",
        ),
      ],
    },
    {
      id: "daily",
      title: "Das Tagesrätsel",
      rules: [
        rule(
          "O25 O26",
          "Für alle in einer Sprache dasselbe: eine Stellung, in der zwei Bots sechs Wörter gelegt haben. Du bist Blau und legst drei Wörter hintereinander, auf die niemand antwortet; gepasst wird nicht. Schluss ist nach dem dritten, oder wenn es kein Wort mehr gibt.",
        ),
        rule(
          "O27",
          "Dein Ergebnis sind deine Ringe weniger die der anderen Seite. *17 blaue und 5 rote: 12.*",
        ),
      ],
    },
  ],
};
