import { formsOf } from "../../../i18n/forms.ts";
import type { LexiduelTexts } from "./fr.ts";

const { count } = formsOf("de");

const letters = (n: number): string => count(n, "Buchstabe", "Buchstaben");

export const de: LexiduelTexts = {
  refusals: {
    "lexiduel/not-your-turn": "Sie sind nicht dran. Warten Sie auf den Zug der anderen Seite.",
    "lexiduel/no-letters": "Legen Sie mindestens einen Buchstaben.",
    "lexiduel/not-a-letter": "Ein Buchstabe je Feld, von A bis Z.",
    "lexiduel/off-board": "Das geht über das Brett hinaus, von A1 bis T20.",
    "lexiduel/same-square": "Zwei Buchstaben für {square}: einer je Feld.",
    "lexiduel/occupied": "Auf {square} liegt schon {letter}. Was liegt, bleibt liegen.",
    "lexiduel/not-in-line": "Alle Buchstaben eines Zuges liegen in einer Zeile oder Spalte.",
    "lexiduel/too-many":
      "{count} Buchstaben sind zu viele: höchstens {most} je Zug, liegende nicht mitgezählt.",
    "lexiduel/none-left":
      "Sie haben noch {left} {letter} und brauchen {wanted}. Suchen Sie ein anderes Wort.",
    "lexiduel/gap": "{square} bliebe mitten im Wort leer.",
    "lexiduel/alone": "Ein Buchstabe allein ist kein Wort. Legen Sie ihn an einen anderen an.",
    "lexiduel/not-a-word": "{word}, ab {square}, ist kein Wort.",
    "lexiduel/first-move":
      "Am Anfang steht ein Ansatz: ein Wort aus 2 oder 3 Buchstaben in einer schraffierten Ecke.",
    "lexiduel/reply-due":
      "Antworten Sie zuerst auf den Ansatz: 2 oder 3 Buchstaben in derselben Ecke, an {word} angelegt.",
    "lexiduel/placed-directly":
      "{word} berührt nichts: Mehr als 3 Buchstaben legt man nie auf einmal. Beginnen Sie mit einem Ansatz.",
    "lexiduel/corner-taken":
      "Ein freier Ansatz liegt in einer noch leeren schraffierten Ecke. Sonst legen Sie ihn an einen Buchstaben an.",
    "lexiduel/primer-not-a-word": "{letters} ist für sich kein Wort, wie es ein Ansatz sein muss.",
    "lexiduel/primer-outside-border":
      "{square} liegt nicht im Rand, und nur dort gibt es Ansätze. Sonst wachsen Wörter aus Ihren Buchstaben.",
    "lexiduel/two-jumped": "{letters}: Übersprungen wird nur ein Buchstabe auf einmal.",
    "lexiduel/join-needs-own":
      "Eine Verbindung führt zwischen zwei eigenen Buchstaben. {letter} auf {square} gehört nicht Ihnen.",
    "lexiduel/needs-base":
      "{word} wächst aus nichts von Ihnen: Es braucht zwei eigene Buchstaben nebeneinander oder zwei zum Verbinden.",
    "lexiduel/other-way":
      "Die Buchstaben passen, aber nicht auf diese Weise. Überlassen Sie die Wahl dem Spiel.",
    "lexiduel/pass-first":
      "Den ersten Zug lässt man nicht aus: Legen Sie einen Ansatz in eine schraffierte Ecke.",
    "lexiduel/pass-reply": "Eine Antwort auf den Ansatz ist möglich und damit Pflicht.",
  },
  kinds: {
    initial: "Ansatz",
    reply: "Antwort",
    primer: "neuer Ansatz",
    extension: "Erweiterung",
    joining: "Verbindung",
  },
  zones: { frame: "Rahmen", corner: "Ecke", border: "Rand", centre: "Mitte" },
  problems: {
    form: "Schreiben Sie zum Beispiel: C3 rechts MER",
    square: "Felder gehen von A1 bis T20.",
    direction: "Die Richtung ist „rechts“ oder „unten“.",
    word: "Das Wort hat nur Buchstaben.",
    "off-board": "Dieses Wort geht über das Brett hinaus.",
    "nothing-new": "All diese Buchstaben liegen schon da.",
    clash: "Auf {square} liegt schon {letter}.",
  },
  points: (n) => count(n, "Punkt", "Punkte"),
  board: {
    title: "Das Brett",
    help: "Pfeile: bewegen. Buchstaben: schreiben. Leertaste: Richtung wechseln. Eingabe: legen. Escape: löschen.",
    empty: "leer",
    yours: "Ihr Buchstabe",
    theirs: (name) => `von ${name}`,
    taken: "genommen",
    justPosed: "im letzten Zug gelegt",
    cursor: (line) => (line === "right" ? "nach rechts" : "nach unten"),
    zoomIn: "Vergrößern",
    zoomOut: "Ganzes Brett",
    words: "Die Wörter auf dem Brett",
    noWords: "Das Brett ist leer.",
    word: (word, square, line) => `${word}, ${square} ${line === "right" ? "nach rechts" : "nach unten"}`,
  },
  turn: {
    round: (n, of) => (of === null ? `Runde ${n}` : `Runde ${n} von ${of}`),
    game: (n, of) => `Spiel ${n} von ${of}`,
    gamesWon: (a, b) => `Gewonnene Spiele: ${a} – ${b}`,
    opening: "Sie eröffnen: ein Wort aus 2 oder 3 Buchstaben in einer schraffierten Ecke.",
    reply: (word) => `Antworten Sie auf ${word}: 2 oder 3 Buchstaben in derselben Ecke, daran angelegt.`,
    yours: "Sie sind dran: Ansatz, Erweiterung oder Verbindung.",
    theirs: (name) => `${name} überlegt …`,
    score: "Punkte",
  },
  compose: {
    label: "Das Wort oder nur Ihre Buchstaben",
    placeholder: "Wort, Buchstaben",
    pick: "Tippen Sie auf das Feld, wo es beginnt, und schreiben Sie.",
    at: (square, line) => `${square}, ${line === "right" ? "nach rechts" : "nach unten"}`,
    turn: "Richtung wechseln",
    place: "Legen",
    clear: "Löschen",
    pass: "Aussetzen",
    passSure: "Diesen Zug aussetzen?",
    passYes: "Ja, aussetzen",
    passNo: "Nein",
    takes: (list) => `nimmt ${list}`,
    takesNothing: "nimmt nichts",
    gain: (mine, theirs, name) => `Sie ${mine}, ${name} ${theirs}`,
    isWord: "im Wörterbuch",
    isNoWord: "nicht im Wörterbuch",
    unknown: "?",
    checking: "Wird geprüft …",
    text: "Zug als Text",
    lines: { right: "rechts", down: "unten" },
    textHint: "Zum Beispiel: C3 rechts MER",
    textGo: "Vorbereiten",
  },
  stock: {
    yours: "Ihre Buchstaben",
    theirs: (name) => `Buchstaben von ${name}`,
    left: (letter, n) => `${letter}: ${n}`,
    total: (n) => letters(n),
  },
  byWord: { title: "Punkte je Wort", none: "Kein Wort mit vier oder mehr Buchstaben.", total: "Summe" },
  tell: {
    placed: (who, word, kind) =>
      who === null ? `Sie bilden ${word} (${kind}).` : `${who} bildet ${word} (${kind}).`,
    took: (list) => `Genommen: ${list}.`,
    score: (a, b) => `${a} zu ${b}.`,
    passed: (who) => (who === null ? "Sie setzen aus." : `${who} setzt aus.`),
    late: (who) => (who === null ? "Zeit um: Sie setzen aus." : `Zeit um: ${who} setzt aus.`),
    conceded: (who) =>
      who === null ? "Du gibst dieses Spiel verloren." : `${who} gibt dieses Spiel verloren.`,
    gameEnded: (n, a, b) => `Ende von Spiel ${n}: ${a} zu ${b}.`,
    gameConceded: (n, who) =>
      who === null ? `Spiel ${n}: von dir verloren gegeben.` : `Spiel ${n}: ${who} hat es verloren gegeben.`,
  },
  left: {
    resigned: (who) => (who === null ? "Sie geben auf." : `${who} gibt auf.`),
    absent: (who) => (who === null ? "Sie waren zu lange weg." : `${who} war zu lange weg.`),
    time: (who) => (who === null ? "Ihre Zeit ist um." : `Die Zeit von ${who} ist um.`),
  },
  end: {
    draw: "Unentschieden.",
    reasons: {
      points: "Nach Punkten.",
      games: "Nach gewonnenen Spielen.",
      conceded: "Durch Aufgabe des Spiels.",
      resigned: "Durch Aufgabe.",
      absent: "Durch Abwesenheit.",
      time: "Nach Zeit.",
    },
    best: "Da ging mehr",
    bestNone: "Besser ging es nicht.",
    bestMissing: "Für diese Partie gibt es keine Analyse.",
    better: (move, n) => `${move} (${n > 0 ? "+" : ""}${n})`,
    played: (who, move, n) => `${who ?? "Sie"}: ${move ?? "ausgesetzt"} (${n > 0 ? "+" : ""}${n})`,
  },
  giveUp: {
    match: "Aufgeben? Damit verlierst du die Partie.",
    either:
      "Was möchtest du aufgeben? Ein verloren gegebenes Spiel geht an die andere Seite, und die Partie geht weiter, wenn noch eines übrig ist.",
    game: "Nur dieses Spiel",
    all: "Die ganze Partie",
  },
  replay: {
    open: "Eine Beispielpartie ansehen",
    sides: ["Blau", "Rot"],
  },
  setup: {
    rounds: "Runden",
    roundsCount: (n) => `${n} Runden`,
    open: "Keine vereinbarte Zahl",
    openNote:
      "Ein Spiel endet, wenn beide nacheinander aussetzen, wenn eine Seite es verloren gibt oder nach sechzig Runden. Ohne Wertung.",
    games: "Spiele",
    one: "Eines",
    two: "Zwei, jede Seite beginnt eines",
    gamesNote:
      "Gewonnene Spiele entscheiden; sind sie gleich, die Punkte, sofern beide Spiele zu Ende gespielt sind.",
  },
};
