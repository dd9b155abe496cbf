import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Zwei Seiten legen Buchstaben auf ein großes Brett und lassen Wörter daraus wachsen. Ein Buchstabe gehört dem, der ihn gelegt hat, bis die andere Seite ihn überspringt und umdreht. Wer mehr Buchstaben in Wörtern mit vier oder mehr hat, gewinnt.",
  sections: [
    {
      id: "board",
      title: "Brett und Buchstaben",
      figures: [
        {
          name: "board",
          caption: "Außen der Rahmen, dann der Rand mit seinen vier dunklen Ecken, innen die Mitte.",
        },
      ],
      rules: [
        rule(
          "L1",
          "Zwanzig mal zwanzig Felder, von A1 oben links bis T20. Der äußerste Ring ist der Rahmen, das Quadrat F6–O15 die Mitte, das vier Felder breite Band dazwischen der Rand; wo seine Seiten sich treffen, liegen vier dunkle Ecken mit je sechzehn Feldern. Felder berühren sich an Seiten, nie an Ecken.",
        ),
        rule(
          "L2",
          "Jede Seite hat dieselben 201 Buchstaben, alle offen. Was gelegt ist, verlässt den Vorrat für immer; genommene Buchstaben kommen nicht zurück. *Im Deutschen: A 12, E 22, S 13, W 3 …*",
        ),
        rule(
          "L3",
          "Wörter des Wörterbuchs, mit Verbformen und ohne Ausrufe, wenn nichts anderes vereinbart ist. Nie Eigennamen oder Abkürzungen. Ein Wort darf mehrmals auf dem Brett stehen.",
        ),
        rule(
          "L29",
          "Wörter, die ihr vereinbart, höchstens zwanzig, zählen neben dem Wörterbuch, für alle und für Bots. Ihr seht sie vor dem Anfang; die Partie bleibt ungewertet. *~ZWYX~, vereinbart, darf man legen.*",
        ),
      ],
    },
    {
      id: "moves",
      title: "Jeder Zug",
      rules: [
        rule(
          "L4",
          "Ein bis sechs Buchstaben auf leere Felder einer Zeile oder Spalte; mit den schon liegenden ohne Lücke.",
        ),
        rule(
          "L5",
          "Nach dem Zug ist jede Folge von zwei oder mehr Buchstaben mit einem neuen darin ein Wort, längs wie quer. Neben einem Wort zu liegen ist genau dann erlaubt, wenn daraus ein Wort wird.",
        ),
      ],
    },
    {
      id: "primers",
      title: "Ansätze",
      figures: [
        { name: "primer", caption: "Ein Ansatz in einer dunklen Ecke und die Antwort, die er verlangt." },
      ],
      rules: [
        rule(
          "L6",
          "Ein Ansatz sind zwei oder drei benachbarte Buchstaben, die für sich ein Wort ergeben. Er nimmt nichts. Längere Wörter legt man nie auf einmal.",
        ),
        rule(
          "L7",
          "Ein erster Ansatz liegt in einer noch ganz leeren dunklen Ecke und berührt nichts. So beginnt das Spiel; später darf jede Seite einen legen, solange eine Ecke leer ist.",
        ),
        rule(
          "L8",
          "Die andere Seite muss sofort mit einem Ansatz in derselben Ecke antworten, der ihn berührt. *Gegen DEN auf C3: ER darunter (DER).*",
        ),
        rule(
          "L9",
          "Ein neuer Ansatz liegt irgendwo im Rand und berührt einen Buchstaben der einen oder anderen Seite; er verlangt keine Antwort. Nie im Rahmen oder in der Mitte. *EIS nach R: REIS.*",
        ),
      ],
    },
    {
      id: "growing",
      title: "Erweitern, verbinden, nehmen",
      figures: [
        {
          name: "taking",
          caption:
            "Die andere Seite hat nach oben erweitert und einen unserer Buchstaben übersprungen: Der Pfeil zeigt, dass er gewechselt hat.",
        },
        { name: "taken", caption: "Wir haben beim Erweitern nach links einen Buchstaben genommen." },
      ],
      rules: [
        rule(
          "L10 L11 L12",
          "Eine Erweiterung geht von zwei eigenen Buchstaben nebeneinander in eine Richtung. Unterwegs darf sie liegende überspringen, eigene oder fremde, nie zwei hintereinander; sie zählen nicht zu den sechs. Was dahinter oder jenseits liegt, gehört einfach zum Wort. *Von E, R nach oben über D: LEDER.*",
        ),
        rule(
          "L13 L14",
          "Eine Verbindung reicht auf einer Linie von einem eigenen Buchstaben zu einem zweiten, jeder in einem Wort quer dazu, mit mindestens einem neuen dazwischen. Sie darf beim zweiten enden oder weitergehen. Sie liegt überall; im Rahmen entstehen Wörter entlang der Kante nur so.",
        ),
        rule(
          "L15 L16",
          "Jeder übersprungene fremde Buchstabe wird genommen und gedreht. Sonst keiner: nicht hinter dem Anfang, nicht jenseits des letzten gelegten, nicht in einem Wort quer, nicht durch einen Ansatz.",
        ),
        rule(
          "L17",
          "Lassen sich dieselben Buchstaben verschieden lesen, darf man wählen; sonst gilt, was am meisten nimmt.",
        ),
      ],
    },
    {
      id: "points",
      title: "Punkte und Ende",
      rules: [
        rule(
          "L18",
          "Jeder Buchstabe in einer Folge von vier oder mehr gibt dem, dem er gerade gehört, einen Punkt; zwei, wenn er in zwei solchen steht. Ein genommener Buchstabe nimmt seine Punkte mit.",
        ),
        rule(
          "L19",
          "Blau beginnt, dann abwechselnd; je ein Zug ist eine Runde. Sechzehn Runden, wenn nicht anders vereinbart.",
        ),
        rule(
          "L20",
          "Man darf passen, nur nicht beim ersten Zug und nicht, wenn eine Antwort fällig und möglich ist. Zweimal Passen hintereinander beendet das Spiel.",
        ),
        rule(
          "L21 L22",
          "Eine Partie hat ein Spiel oder zwei; unter Freunden zwei, wenn ihr nicht eines wählt. Im zweiten beginnt die andere Seite, die Vorräte sind wieder voll. Mehr Punkte gewinnen ein Spiel, gleiche sind unentschieden. Wer die Partie aufgibt oder nicht wiederkommt, verliert sie.",
        ),
        rule(
          "L23",
          "Mit einer Uhr je Zug heißt Zeit um: gepasst; beim ersten Zug oder wenn eine Antwort fällig ist, verliert man. Mit einer Uhr für das Spiel verliert, wer sie verbraucht.",
        ),
        rule(
          "L25",
          "Wer von zwei Spielen mehr gewinnt, gewinnt die Partie. Steht es eins zu eins, zählen die Punkte beider Spiele zusammen, aber nur, wenn beide zu Ende gespielt sind; ist eines verloren gegeben, ist die Partie unentschieden. *8 zu 6 für die eine Seite, 9 zu 0 für die andere: 15 zu 8, die zweite gewinnt nach Punkten.*",
        ),
        rule(
          "L26",
          "Du kannst ein Spiel jederzeit verloren geben: Es geht an die andere Seite, wie die Punkte auch stehen, und die Partie geht weiter, wenn noch eines übrig ist. *Wer das erste verloren gibt, kann noch ein Unentschieden erreichen.*",
        ),
        rule(
          "L27",
          "Ohne vereinbarte Rundenzahl endet ein Spiel, wenn beide nacheinander passen, eine Seite es verloren gibt oder nach sechzig Runden. Solche Partien zählen nicht für die Wertung.",
        ),
        rule(
          "L28",
          "Gegen Fremde: zwei Spiele mit sechzehn Runden, zwanzig Minuten je Seite für beide zusammen.",
        ),
        rule(
          "L24",
          "Was die Seite vor dem Legen über einen Zug sagt, gilt auch am Tisch: dieselben Regeln, dasselbe Wörterbuch. *~OT~ nach R ergibt ROT, aber ~OT~ allein ist kein Wort, also kein Ansatz.*",
        ),
      ],
    },
  ],
};
