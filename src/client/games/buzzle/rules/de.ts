import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Zwei bis vier Seiten, jede mit einem geheimen Wort. Buchstaben bestehen aus Teilen: Wer die Teile findet, findet das Wort.",
  sections: [
    {
      id: "pieces",
      title: "Buchstaben und Teile",
      figures: [
        {
          name: "kinds",
          caption: "Die vier Teile: großes I, kleines i, großes C, kleines u.",
        },
        { name: "alphabet", caption: "Das Alphabet, immer aus denselben Teilen in derselben Lage." },
      ],
      rules: [
        rule(
          "B1",
          "Jeder Buchstabe besteht immer aus denselben Teilen in derselben Lage: O aus zwei C, A aus zwei schrägen I und einem liegenden i. Manche haben dieselben Teile (A und H, L und T, M und W, F, K und Z): Nur die Lage unterscheidet sie. Ä Ö Ü haben zwei i mehr. *EBENE braucht achtzehn Teile.*",
        ),
      ],
    },
    {
      id: "words",
      title: "Geheime Wörter",
      rules: [
        rule(
          "B2",
          "Ein Wort hat fünf Buchstaben (drei bis sieben, wenn man will). Das ganze Wörterbuch zählt, auch Mehrzahlen und Verbformen, wenn der Tisch nichts anderes beschließt; Vornamen und Orte nur, wo vereinbart. Was nicht erlaubt ist, wird sofort mit Grund abgelehnt.",
        ),
        rule(
          "B28",
          "Wörter, die ihr vereinbart, höchstens zwanzig, zählen neben dem Wörterbuch, für alle und für Bots. Ihr seht sie vor dem Anfang; die Partie bleibt ungewertet. *~KIPLA~, vereinbart, darf man verstecken.*",
        ),
        rule(
          "B29",
          "Wenn der Tisch es will, sind Geheimwörter geläufige Wörter oder ihre Formen, hier und bei Quick Buzzle; was man aus Teilen baut, bleibt frei. *GEHT kommt von GEHEN.*",
        ),
        rule(
          "B3 B4",
          "Ein Wort auf einmal, nie zweimal dasselbe. Neunzig Sekunden für das erste, sechzig für ein neues; danach bekommst du eines.",
        ),
        rule("B5", "Haben alle ein Wort, entscheidet das Los, wer anfängt."),
      ],
    },
    {
      id: "turn",
      title: "Ein Zug",
      figures: [
        {
          name: "boxes",
          caption:
            "Kästchen mitten im Spiel: ein Teil in seiner Lage, gefundene, noch lose Teile, leere Kästchen.",
        },
      ],
      rules: [
        rule(
          "B6",
          "Du bietest einem Kästchen des Gegners ein Teil an. Ja, wenn dem Buchstaben noch eines fehlt: Es kommt hinein, ein Punkt, und du bleibst dran, gegen wen du willst.",
        ),
        rule(
          "B7",
          "Nein: Das Teil kommt für alle sichtbar unter das Kästchen. Ein Punkt trotzdem, und der Nächste links ist dran. Als Variante bekommt ihn der Besitzer des Wortes. *Stand 4: ein i, ja, 5; ein u, ja, 6; ein I, nein, 7, der Nächste.*",
        ),
        rule("B8", "Was schon unter einem Kästchen liegt, wird dort nicht mehr angeboten; du bleibst dran."),
        rule(
          "B9",
          "Oder du richtest ein Teil im Kästchen aus, indem du seine Lage sagst. Richtig: Es liegt fest, kein Punkt, du bleibst dran. Falsch: Der Nächste ist dran. Alle sehen Lage und Antwort. *Bei I und i: I schräg ist richtig für A und W, falsch für E, F, H, L, T.*",
        ),
        rule(
          "B10 B11",
          "Was keinen Sinn hat, wird abgelehnt, und du bleibst dran: kein solches Teil, eine schon falsche Lage, ein Kästchen, das es nicht gibt, eine Seite, die draußen ist oder gerade wählt.",
        ),
        rule(
          "B12 B26",
          "Bleibt nichts anzubieten oder auszurichten, ist von selbst der Nächste dran. Wählt aber ein Gegner gerade ein Wort, wartest du darauf, und deine Zeit steht still.",
        ),
      ],
    },
    {
      id: "guess",
      title: "Raten",
      figures: [{ name: "word", caption: "RADIO: elf Teile im Ganzen." }],
      rules: [
        rule("B13", "Jeder darf jederzeit raten, auch außer der Reihe. Wer zuerst kommt, zählt zuerst."),
        rule(
          "B14 B15",
          "Richtig: ein Punkt je fehlendem Teil, dazu fünf. Die Kästchen werden geleert, der Besitzer versteckt ein neues Wort. Im schnellen Spiel zählen alle Teile des Wortes, ohne die fünf. *Von sechzehn Teilen liegen zwölf: neun Punkte.*",
        ),
        rule(
          "B25",
          "Ohne Wort wird nicht gespielt: Wessen Wort gefunden ist, wählt zuerst ein neues. Ist er dran, warten die anderen.",
        ),
        rule(
          "B16",
          "Falsch: minus eins je Teil, das das versuchte Wort noch gebraucht hätte, mindestens eins. Du kannst unter null fallen, und das Geheimnis bleibt geheim.",
        ),
        rule(
          "B17 B18",
          "Ein unerlaubtes oder schon falsches Wort wird kostenlos abgelehnt. Ebenso ein Zug gegen ein Wort, das inzwischen gefunden ist.",
        ),
      ],
    },
    {
      id: "end",
      title: "Das Ende",
      rules: [
        rule(
          "B19",
          "Wer vor dem Raten fünfundzwanzig Punkte oder mehr hat und ein Wort findet, gewinnt. Es zählt der Stand in diesem Augenblick: Wer wieder darunter fiel, muss sie neu erreichen.",
        ),
        rule("B20", "Wer aufgibt, fernbleibt oder die Uhr verbraucht, ist draußen; der Letzte gewinnt."),
      ],
    },
    {
      id: "options",
      title: "Varianten",
      rules: [
        rule(
          "B21 B27",
          "Eröffnung mit Quick Buzzle: Ein Durchgang mit drei Buchstaben bestimmt, wer anfängt, mit drei Punkten. Er wird am Stück gespielt, also nicht über Tage.",
        ),
        rule(
          "B22",
          "Uhren: Dauert ein Zug zu lange, ist der Nächste dran; wessen Zeit für die Partie um ist, scheidet aus. Die Uhr steht still, solange auf ein Wort gewartet wird.",
        ),
        rule(
          "B23 B24",
          "Das Notizbuch zeigt allen, wie viele Wörter noch möglich sind, nach dem, was das Brett jedem sagt. Nur der Besitzer sieht ein Wort, bevor es gefunden oder gezeigt ist.",
        ),
      ],
    },
    {
      id: "daily",
      title: "Das Tagesrätsel",
      rules: [
        rule(
          "B30",
          "Für alle in einer Sprache dasselbe: ein häufiges Wort mit fünf Buchstaben, das du allein suchst. Nach einem Nein bist du wieder dran.",
        ),
        rule(
          "B31 B32",
          "Jedes vorgeschlagene Teil und jede Lage kostet einen Punkt, wie auch immer die Antwort ist; ein falsches Wort kostet, was es in einer Partie kostet. Je weniger, desto besser, und das richtige Wort kostet nichts. Bei vierzig, oder wenn du aufhörst, ist das Wort nicht gefunden: vierzig Punkte, und am nächsten Tag wird es gezeigt.",
        ),
      ],
    },
  ],
};
