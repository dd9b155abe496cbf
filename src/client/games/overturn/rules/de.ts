import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Zwei Seiten, Blau und Rot, bilden Wörter auf einem gemeinsamen Brett und drehen die Ringe um die Buchstaben. Wer am Ende mehr Ringe seiner Farbe hat, gewinnt.",
  sections: [
    {
      id: "board",
      title: "Das Brett",
      figures: [{ name: "board", caption: "Neun Plättchen mit vier Buchstaben: 36 Felder, alle neu." }],
      rules: [
        rule(
          "O1",
          "Neun Plättchen zu zwei mal zwei ergeben 36 Felder; neun weitere liegen darunter. Jede Sprache hat ihre achtzehn. Sie werden gemischt und gedreht, die Buchstaben stehen immer aufrecht.",
        ),
        rule("O2", "Blau beginnt. Eine Seite ist ein Spieler oder ein Team, in dem jeder ziehen darf."),
        rule(
          "O3",
          "Ein Feld ist neu, solange es keinen Ring hat. Ein Ring verlässt das Brett nie: Er dreht sich nur.",
        ),
      ],
    },
    {
      id: "word",
      title: "Ein Wort",
      rules: [
        rule(
          "O4",
          "Ein Wort geht von Feld zu Feld: Jeder Buchstabe berührt den vorigen, an einer Seite oder Ecke.",
        ),
        rule(
          "O5 O6",
          "Im einfachen Spiel darf ein Feld beliebig oft dienen, auch zweimal hintereinander. Im fortgeschrittenen einmal pro Wort. *ROLLE auf R, O, L, E: einfach erlaubt, fortgeschritten nicht.*",
        ),
        rule("O7", "Ein Wort hat mindestens zwei Buchstaben von mindestens zwei Plättchen."),
        rule(
          "O8",
          "ZX steht für Z oder X, QU für U oder beide Buchstaben QU. Das erste Wort, das die Fläche nutzt, entscheidet für das ganze Spiel.",
        ),
        rule(
          "O9 O10",
          "Das Wort steht im Wörterbuch: Mehrzahlen und Verbformen zählen, Eigennamen nicht, Punkte auf Vokalen bleiben unbeachtet. Dasselbe Wort darf auf anderen Feldern noch einmal kommen.",
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
        { name: "back", caption: "Unsere Antwort holt sie zurück und belegt ein neues Feld." },
      ],
      rules: [
        rule(
          "O11",
          "Das erste Wort darf überall liegen. Alle seine Felder bekommen den eigenen Ring. *ROT: drei Ringe.*",
        ),
        rule(
          "O22",
          "Ringe, die vor dem ersten Wort durch Passen gelegt wurden, ändern daran nichts: Es darf sogar ganz auf solchen Feldern liegen, und ihre Ringe drehen sich auf deine Farbe.",
        ),
        rule(
          "O12",
          "Jedes spätere Wort nimmt mindestens ein neues und ein belegtes Feld. Neue Felder bekommen den eigenen Ring, fremde drehen sich, eigene bleiben. *BROT über ROT: Blau 0, Rot 4.*",
        ),
        rule(
          "O13 O14",
          "Man darf passen: Dann legt man einen fremden Ring auf ein neues Feld eigener Wahl. Auf das letzte neue Feld passt niemand, solange noch ein Wort möglich ist: Das Spiel zeigt eines.",
        ),
      ],
    },
    {
      id: "end",
      title: "Das Ende",
      rules: [
        rule(
          "O15 O16 O17",
          "Ein Spiel endet, wenn alle 36 Ringe liegen, wenn beide Seiten nacheinander passen (durch die Uhr zählt nicht), oder sobald kein Wort mehr möglich ist.",
        ),
        rule("O18", "Mehr Ringe gewinnen; bei Gleichstand ist es unentschieden."),
        rule(
          "O19",
          "Eine Partie kann zwei Spiele haben: das zweite auf den unteren Plättchen, Rot beginnt, und die Ringe werden addiert.",
        ),
        rule(
          "O20 O21",
          "Ist die Zeit eines Zuges um, kommt ein fremder Ring auf das erste neue Feld. Wer seine Uhr verbraucht, aufgibt oder fernbleibt, verliert, was immer die Ringe sagen.",
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
  ],
};
