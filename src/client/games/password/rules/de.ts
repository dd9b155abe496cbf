import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Jede Seite versteckt ein Wort. Die Würfel sagen, wo du fragen darfst; bei Ja bleibst du dran; wer das letzte Wort findet, gewinnt. Zwei bis vier Seiten, allein oder im Team.",
  sections: [
    {
      id: "board",
      title: "Das Brett",
      figures: [
        {
          name: "board",
          caption:
            "Die elf Kreise. Die Figur steht, wohin die Würfel sie geschickt haben; was man weiß, ist eingekreist oder gestrichen.",
        },
      ],
      rules: [
        rule(
          "P1",
          "Zwei Würfel schicken die Figur in einen von elf Kreisen, 2 bis 12. Kreis 7 enthält die Vokale, 3 und 11 sind Glückskreise, die acht anderen haben je fünf Konsonanten. Jeder Konsonant steht in zwei Kreisen, von denen einer öfter fällt. *S steht in Kreis 2 (ein Wurf von 36) und in Kreis 8 (fünf von 36).*",
        ),
      ],
    },
    {
      id: "words",
      title: "Die Wörter",
      rules: [
        rule(
          "P2",
          "Ein Wort hat zwei bis acht Buchstaben. Groß oder klein ist gleich; Ä Ö Ü zählen als A O U, ß als zwei S. *Bär ist BAR, drei Buchstaben.*",
        ),
        rule(
          "P3",
          "Es steht im Wörterbuch und ist weder ein Eigenname noch bloß eine gebeugte Verbform. Grundformen, Mehrzahlen, Partizipien und Ausrufe sind erlaubt. *TANZEN, GABELN, GEFUNDEN und ACH gehen; ~BIST~ und ~HAMBURG~ nicht.*",
        ),
        rule(
          "P4",
          "Auf Ehre gespielt, wird anfangs nichts geprüft: Zwei bis acht beliebige Buchstaben genügen.",
        ),
        rule("P5", "Auf Stufe 2 haben alle Wörter die vereinbarte Länge. *Bei fünf geht TISCH, JA nicht.*"),
        rule(
          "P6",
          "Alle wählen gleichzeitig, in neunzig Sekunden; in einer Partie über Tage in der Zeit eines Zuges. Danach bekommst du ein geläufiges Wort, das nur du kennst.",
        ),
        rule("P7", "Von den anderen siehst du nur, dass ihr Wort gewählt ist, nie etwas, das davon abhängt."),
      ],
    },
    {
      id: "turn",
      title: "Wer anfängt, wer rät",
      rules: [
        rule(
          "P8",
          "Sind alle Wörter versteckt, würfelt jeder. Die kleinste Summe fängt an; bei Gleichstand wird wiederholt. Gespielt wird nach links.",
        ),
        rule(
          "P9 P10",
          "Bist du dran, darfst du vor dem Wurf das Wort eines Gegners raten. Richtig: Er ist draußen, sein Wort wird gezeigt, und du machst weiter. Falsch: Der Nächste ist dran. Nach dem Wurf, außer der Reihe oder gegen jemanden, der schon draußen ist, wird nicht geraten.",
        ),
        rule(
          "P11",
          "Ein hier unmögliches Wort, oder eines, das gegen diese Seite schon falsch war, wird abgelehnt und kostet nichts. Auf Ehre wäre danach der Nächste dran.",
        ),
      ],
    },
    {
      id: "asking",
      title: "Fragen",
      figures: [
        {
          name: "word",
          caption: "Was man vom Wort des Bots weiß: ein A an seinem Platz, ein gestrichener Buchstabe.",
        },
      ],
      rules: [
        rule(
          "P12 P13",
          "Du würfelst einmal und fragst dann einen Gegner, der noch im Spiel ist. In einem Buchstabenkreis: nach dem ganzen Kreis oder einem seiner Buchstaben. In einem Glückskreis: nach irgendeinem Buchstaben, aber nach keinem Kreis. *Auf 2: „einer von D W S N J?“ oder „ein S?“.*",
        ),
        rule(
          "P14",
          "Der ganze Kreis: Ja, wenn das Wort einen Buchstaben daraus hat, der noch nicht gefunden ist. *KLASSE mit gefundenem S hat in Kreis 2 nichts mehr.*",
        ),
        rule(
          "P15 P16",
          "Ein Buchstabe, Stufe 1: Ja, mit einer ausgelosten Stelle, an der er steht; ob es mehr gibt, wird nicht gesagt. Noch einmal fragen heißt „noch einer?“. *ANANAS. A? Ja, 3. A? Ja, 1. A? Ja, 5. A? Nein.*",
        ),
        rule("P17", "Ein Buchstabe, Stufe 2: Ja oder Nein, ohne die Stelle."),
        rule(
          "P18",
          "Bei Ja bleibst du dran, um zu würfeln oder erst zu raten. Bei Nein ist der Nächste links dran.",
        ),
      ],
    },
    {
      id: "barred",
      title: "Was man nicht noch einmal fragt",
      rules: [
        rule(
          "P19",
          "Einen Buchstaben, der ein Nein bekam, und jeden Buchstaben eines Kreises, der ein Nein bekam, auf welchem Kreis auch immer.",
        ),
        rule(
          "P20",
          "Einen Kreis, der Nein gesagt hat; einen Kreis, der Ja gesagt hat, bis ein weiterer seiner Buchstaben gefunden ist; einen Kreis, von dem alles bekannt ist.",
        ),
        rule(
          "P21 P22",
          "Alles andere ist erlaubt, auch was du hättest folgern können. Lässt der Kreis keine Frage übrig, ist der Nächste dran, und alle erfahren, warum.",
        ),
      ],
    },
    {
      id: "end",
      title: "Das Ende",
      rules: [
        rule(
          "P23",
          "Wer das letzte Wort errät, gewinnt und zeigt seines. Je später du ausscheidest, desto besser dein Rang.",
        ),
        rule(
          "P24",
          "Auf Ehre wird dann das Wort des Übriggebliebenen nachgeschlagen. Ist es nicht erlaubt, wird er Letzter, und es gewinnt, wer zuletzt erraten wurde. Wurde niemand erraten, behält er den Sieg.",
        ),
        rule(
          "P25 P26",
          "Wer aufgibt, fernbleibt oder seine Uhr verbraucht, ist draußen, und sein Wort wird gezeigt. Ist die Zeit für einen Zug um, ist der Nächste dran.",
        ),
      ],
    },
    {
      id: "daily",
      title: "Das Tagesrätsel",
      rules: [
        rule(
          "P27 P28",
          "Für alle in einer Sprache dasselbe: ein häufiges Wort mit fünf bis sieben Buchstaben, Stufe 1, das du allein suchst. Nach einem Nein würfelst du wieder. Alle Würfe, und in welcher Reihenfolge die Plätze eines Buchstabens genannt werden, sind vorher gezogen: Was du versuchst, ändert daran nichts.",
        ),
        rule(
          "P29 P30",
          "Ein Wurf kostet einen Punkt, auch wenn er keine Frage lässt; ein falsches Wort kostet zwei. Je weniger, desto besser. Bei vierzig, oder wenn du aufhörst, ist das Wort nicht gefunden: vierzig Punkte, und am nächsten Tag wird es gezeigt.",
        ),
      ],
    },
  ],
};
