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
          caption: "Außen der Rahmen, dann der Rand mit seinen vier schraffierten Ecken, innen die Mitte.",
        },
      ],
      rules: [
        rule(
          "L1",
          "Zwanzig mal zwanzig Felder, von A1 oben links bis T20. Der äußerste Ring ist der Rahmen, das Quadrat F6–O15 die Mitte, das vier Felder breite Band dazwischen der Rand; wo seine Seiten sich treffen, liegen vier schraffierte Ecken mit je sechzehn Feldern. Felder berühren sich an Seiten, nie an Ecken.",
        ),
        rule(
          "L2",
          "Jede Seite hat dieselben 201 Buchstaben, alle offen. Was gelegt ist, verlässt den Vorrat für immer; genommene Buchstaben kommen nicht zurück. *Im Deutschen: A 12, E 22, S 13, W 3 …*",
        ),
        rule(
          "L3",
          "Wörter aus dem Wörterbuch; Ä Ö Ü zählen als A O U, ß als zwei S. Verbformen sind dabei, Ausrufe nicht, wenn nichts anderes vereinbart ist. Nie Eigennamen oder Abkürzungen. Ein Wort darf mehrmals auf dem Brett stehen.",
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
          "Leg ein bis sechs Buchstaben auf leere Felder einer Zeile oder Spalte. Mit den schon liegenden bilden sie keine Lücke.",
        ),
        rule(
          "L5",
          "Überall, wo deine Buchstaben andere berühren, längs wie quer, muss ein Wort stehen. *Ein K vor REIS ergibt KREIS.*",
        ),
      ],
    },
    {
      id: "starters",
      title: "Das Startwort",
      figures: [
        {
          name: "primer",
          caption: "Ein Startwort in einer schraffierten Ecke und die Antwort der anderen Seite.",
        },
      ],
      rules: [
        rule(
          "L6",
          "Ein Startwort hat zwei oder drei Buchstaben und ist für sich ein Wort. Längere Wörter legst du nie auf einmal: Sie wachsen.",
        ),
        rule(
          "L7",
          "Das erste kommt in eine ganz leere schraffierte Ecke und berührt nichts. Später darf jede Seite so noch eine leere Ecke öffnen.",
        ),
        rule(
          "L8",
          "Die andere Seite muss sofort antworten, mit einem Startwort in derselben Ecke, das deines berührt. *Gegen DEN auf C3: ER darunter (DER).*",
        ),
      ],
    },
    {
      id: "new-starters",
      title: "Ein neues Startwort",
      figures: [{ name: "another", caption: "EIS neben dem R: ein neues Startwort, im Rand." }],
      rules: [
        rule(
          "L9",
          "Im Rand darf ein Startwort an jeden Buchstaben, deinen oder fremden. Niemand muss darauf antworten. Nie im Rahmen oder in der Mitte. *EIS nach R: REIS.*",
        ),
      ],
    },
    {
      id: "extending",
      title: "Verlängern",
      figures: [
        {
          name: "taking",
          caption:
            "Die andere Seite hat nach oben verlängert und einen unserer Buchstaben übersprungen: Der Pfeil zeigt, dass er gewechselt hat.",
        },
      ],
      rules: [
        rule(
          "L10",
          "Um ein Wort zu verlängern, brauchst du zwei eigene Buchstaben nebeneinander. Alle neuen kommen auf dieselbe Seite.",
        ),
        rule(
          "L11",
          "Unterwegs darfst du liegende Buchstaben überspringen, aber nie zwei hintereinander. Sie zählen nicht zu den sechs. *Von E, R nach oben über D: LEDER.*",
        ),
        rule("L12", "Buchstaben davor und danach gehören einfach zum Wort."),
      ],
    },
    {
      id: "taking",
      title: "Nehmen",
      figures: [
        { name: "taken", caption: "Wir haben beim Verlängern nach links einen Buchstaben genommen." },
      ],
      rules: [
        rule("L15", "Jeder fremde Buchstabe, den du überspringst, gehört dir: Er wird umgedreht."),
        rule(
          "L16",
          "Sonst wird nichts genommen: kein Buchstabe davor oder danach, keiner in einem Wort quer dazu. Ein Startwort nimmt nie etwas.",
        ),
        rule(
          "L17",
          "Lassen sich deine Buchstaben verschieden lesen, darfst du wählen; sonst gilt, was am meisten nimmt.",
        ),
      ],
    },
    {
      id: "joining",
      title: "Verbinden",
      rules: [
        rule(
          "L13",
          "Du darfst zwei eigene Buchstaben auf einer Linie verbinden, jeder in einem Wort quer dazu, mit mindestens einem neuen dazwischen. Übersprungen und genommen wird wie beim Verlängern.",
        ),
        rule(
          "L14",
          "Das Wort darf beim zweiten enden oder weitergehen. Es darf überall liegen, auch im Rahmen: Entlang der Kante geht es nur so.",
        ),
      ],
    },
    {
      id: "points",
      title: "Punkte und Ende",
      rules: [
        rule(
          "L18",
          "Jeder Buchstabe in einem Wort mit vier oder mehr gibt dem, dem er gerade gehört, einen Punkt; zwei, wenn er in zwei solchen steht. Ein genommener Buchstabe nimmt seine Punkte mit.",
        ),
        rule(
          "L19",
          "Blau fängt an, dann geht es abwechselnd; je ein Zug ist eine Runde. Sechzehn Runden, wenn nicht anders vereinbart.",
        ),
        rule(
          "L20",
          "Du darfst passen, nur nicht beim ersten Zug und nicht, wenn du antworten musst und kannst. Passen beide nacheinander, endet der Durchgang.",
        ),
        rule(
          "L21 L22",
          "Eine Partie hat einen Durchgang oder zwei; unter Freunden zwei, wenn ihr nicht einen wählt. Im zweiten fängt die andere Seite an, die Vorräte sind wieder voll. Wer mehr Punkte hat, gewinnt den Durchgang; bei gleich vielen ist er unentschieden. Wer die Partie aufgibt oder nicht wiederkommt, verliert sie.",
        ),
        rule(
          "L23",
          "Mit einer Uhr je Zug heißt Zeit um: gepasst; beim ersten Zug oder wenn du antworten musst, verlierst du. Mit einer Uhr für die Partie verliert, wessen Zeit um ist.",
        ),
        rule(
          "L25",
          "Wer von zwei Durchgängen mehr gewinnt, gewinnt die Partie. Steht es eins zu eins, zählen die Punkte beider zusammen, aber nur, wenn beide zu Ende gespielt sind; ist einer verloren gegeben, ist die Partie unentschieden. *8 zu 6 für die eine Seite, 9 zu 0 für die andere: 15 zu 8, die zweite gewinnt nach Punkten.*",
        ),
        rule(
          "L26",
          "Du kannst einen Durchgang jederzeit verloren geben: Er geht an die andere Seite, wie die Punkte auch stehen, und die Partie geht weiter, wenn noch einer übrig ist. *Wer den ersten verloren gibt, kann noch ein Unentschieden erreichen.*",
        ),
        rule(
          "L27",
          "Ohne vereinbarte Rundenzahl endet ein Durchgang, wenn beide nacheinander passen, eine Seite ihn verloren gibt oder nach sechzig Runden. Solche Partien zählen nicht für die Wertung.",
        ),
        rule(
          "L28",
          "Mit jemandem online: zwei Durchgänge mit sechzehn Runden, zwanzig Minuten je Seite für beide zusammen.",
        ),
        rule(
          "L24",
          "Was die Vorschau vor dem Legen über einen Zug sagt, gilt auch am Tisch: dieselben Regeln, dasselbe Wörterbuch. *~OT~ nach R ergibt ROT, aber ~OT~ allein ist kein Wort, also kein Startwort.*",
        ),
      ],
    },
  ],
};
