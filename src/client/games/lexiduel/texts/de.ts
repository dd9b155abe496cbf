import type { Kind } from "../../../../games/lexiduel/ways.ts";
import { formsOf } from "../../../i18n/forms.ts";
import { signed } from "../signed.ts";
import type { LexiduelTexts } from "./fr.ts";

const { count } = formsOf("de");

const letters = (n: number): string => count(n, "Buchstabe", "Buchstaben");

const sows: Record<Kind, (who: string | null) => string> = {
  initial: (who) => (who === null ? "Du säst" : `${who} sät`),
  reply: (who) => (who === null ? "Du antwortest" : `${who} antwortet`),
  primer: (who) => (who === null ? "Du säst" : `${who} sät`),
  extension: (who) => (who === null ? "Du verlängerst:" : `${who} verlängert:`),
  joining: (who) => (who === null ? "Du verbindest:" : `${who} verbindet:`),
};

export const de: LexiduelTexts = {
  refusals: {
    "lexiduel/not-your-turn": "Du bist nicht dran. Warte auf den Zug der anderen Seite.",
    "lexiduel/no-letters": "Leg mindestens einen Buchstaben.",
    "lexiduel/not-a-letter": "Ein Buchstabe je Feld, von A bis Z.",
    "lexiduel/off-board": "Das geht über das Brett hinaus, von A1 bis T20.",
    "lexiduel/same-square": "Zwei Buchstaben für {square}: einer je Feld.",
    "lexiduel/occupied": "Auf {square} liegt schon {letter}. Was liegt, bleibt liegen.",
    "lexiduel/not-in-line": "Alle Buchstaben eines Zuges liegen in einer Zeile oder Spalte.",
    "lexiduel/too-many":
      "{count} Buchstaben sind zu viele: höchstens {most} je Zug, liegende nicht mitgezählt.",
    "lexiduel/none-left": "Du hast noch {left} {letter} und brauchst {wanted}. Such ein anderes Wort.",
    "lexiduel/gap": "{square} bliebe mitten im Wort leer.",
    "lexiduel/alone": "Ein Buchstabe allein ist kein Wort. Leg ihn an einen anderen an.",
    "lexiduel/not-a-word": "{word}, ab {square}, ist kein Wort.",
    "lexiduel/first-move": "Am Anfang steht ein Startwort: 2 oder 3 Buchstaben in einer schraffierten Ecke.",
    "lexiduel/reply-due":
      "Antworte zuerst: ein Startwort mit 2 oder 3 Buchstaben in derselben Ecke, an {word} angelegt.",
    "lexiduel/placed-directly":
      "{word} berührt nichts: Mehr als 3 Buchstaben legst du nie auf einmal. Beginn mit einem Startwort.",
    "lexiduel/corner-taken":
      "Ein Startwort, das nichts berührt, kommt in eine leere schraffierte Ecke. Sonst leg es an einen Buchstaben an.",
    "lexiduel/primer-not-a-word": "{letters} ist für sich kein Wort, und ein Startwort muss eines sein.",
    "lexiduel/primer-outside-border":
      "{square} liegt nicht im Rand, und nur dort gibt es Startwörter. Sonst wachsen Wörter aus deinen Buchstaben.",
    "lexiduel/two-jumped": "{letters}: Übersprungen wird nur ein Buchstabe auf einmal.",
    "lexiduel/join-needs-own":
      "Du kannst nur eigene Buchstaben verbinden. {letter} auf {square} gehört dir nicht.",
    "lexiduel/needs-base":
      "{word} wächst nicht aus deinen Buchstaben: Du brauchst zwei nebeneinander oder zwei zum Verbinden.",
    "lexiduel/other-way": "Die Buchstaben passen, aber nicht so. Überlass die Wahl dem Spiel.",
    "lexiduel/pass-first":
      "Beim ersten Zug darfst du nicht passen: Leg ein Startwort in eine schraffierte Ecke.",
    "lexiduel/pass-reply": "Du kannst auf das Startwort antworten, also musst du es.",
  },
  kinds: {
    initial: "Startwort",
    reply: "Antwort",
    primer: "neues Startwort",
    extension: "verlängertes Wort",
    joining: "verbundene Wörter",
  },
  zones: { frame: "Rahmen", corner: "Ecke", border: "Rand", centre: "Mitte" },
  problems: {
    form: "Schreib zum Beispiel: C3 rechts DEN",
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
    help: "Pfeile: bewegen. Pos1 und Ende: Enden der Zeile. Buchstaben: schreiben. Leertaste: Richtung wechseln. Eingabe: legen. Escape: löschen.",
    empty: "leer",
    yours: "deiner",
    theirs: (name) => `von ${name}`,
    taken: "genommen",
    justPosed: "im letzten Zug gelegt",
    cursor: (line) => (line === "right" ? "nach rechts" : "nach unten"),
    zoomIn: "Vergrößern",
    zoomOut: "Ganzes Brett",
    words: "Die Wörter auf dem Brett",
    noWords: "Das Brett ist leer.",
    along: (square, line) => `${square} ${line === "right" ? "nach rechts" : "nach unten"}`,
    letterAt: (letter, square) => `${letter} auf ${square}`,
    word: (word, at, owners) => `${word}, ${at}, ${owners}`,
    share: (n, owner) => `${n} ${owner}`,
    may: { sow: "säen", extend: "verlängern", join: "verbinden" },
    mayHere: { sow: "hier kannst du säen", extend: "lässt sich verlängern", join: "lässt sich verbinden" },
  },
  turn: {
    round: (n, of) => (of === null ? `Runde ${n}` : `Runde ${n} von ${of}`),
    game: (n, of) => `Durchgang ${n} von ${of}`,
    gamesWon: (a, b) => `Gewonnene Durchgänge: ${a} – ${b}`,
    opening: "Du fängst an: Säe ein Startwort, 2 oder 3 Buchstaben in einer schraffierten Ecke.",
    corners: (list) => `Schraffierte Ecken: ${list}.`,
    corner: (from, to) => `${from} bis ${to}`,
    reply: (word) => `Antworte auf ${word}: Säe 2 oder 3 Buchstaben in derselben Ecke, daran angelegt.`,
    yours: "Du bist dran: Säe, verlängere oder verbinde.",
    goal: "Ein Punkt je eigenem Buchstaben, in Wörtern ab 4 Buchstaben.",
    theirs: (name) => `${name} überlegt …`,
    score: "Punkte",
  },
  compose: {
    label: "Das Wort oder nur deine Buchstaben",
    placeholder: "Wort, Buchstaben",
    pick: "Tipp auf das Feld, wo es beginnt, und schreib.",
    turn: "Richtung wechseln",
    place: "Legen",
    clear: "Löschen",
    pass: "Passen",
    passSure: "Diesmal passen?",
    passYes: "Ja, passen",
    passNo: "Nein",
    takes: (list) => `nimmt ${list}`,
    takesNothing: "nimmt nichts",
    gain: (mine, theirs, name) => `Du ${mine}, ${name} ${theirs}`,
    isWord: "im Wörterbuch",
    isNoWord: "nicht im Wörterbuch",
    unknown: "?",
    checking: "Wird geprüft …",
    text: "Zug als Text",
    lines: { right: "rechts", down: "unten" },
    textHint: "Zum Beispiel: C3 rechts DEN",
    textGo: "Vorbereiten",
    textReady: "Noch einmal Eingabe legt es.",
    first: "Tipp zuerst auf ein Feld.",
    key: (letter, n) => `${letter}, davon hast du ${n}`,
    keys: ["QWERTZUIOP", "ASDFGHJKL", "YXCVBNM"],
    back: "Letzten Buchstaben löschen",
  },
  stock: {
    yours: "Deine Buchstaben",
    theirs: (name) => `Buchstaben von ${name}`,
    left: (letter, n) => `${letter}: ${n}`,
    total: (n) => letters(n),
  },
  byWord: { title: "Punkte je Wort", none: "Kein Wort mit vier oder mehr Buchstaben.", total: "Summe" },
  tell: {
    placed: (who, word, kind, at) => `${sows[kind](who)} ${word}, ${at}.`,
    took: (list) => `Genommen: ${list}.`,
    score: (a, b) => `${a}\u00a0zu\u00a0${b}.`,
    passed: (who) => (who === null ? "Du passt." : `${who} passt.`),
    late: (who) => (who === null ? "Zeit um: Du passt." : `Zeit um: ${who} passt.`),
    conceded: (who) =>
      who === null ? "Du gibst diesen Durchgang verloren." : `${who} gibt diesen Durchgang verloren.`,
    gameEnded: (n, a, b) => `Ende von Durchgang ${n}: ${a} zu ${b}.`,
    gameConceded: (n, who) =>
      who === null
        ? `Durchgang ${n}: von dir verloren gegeben.`
        : `Durchgang ${n}: von ${who} verloren gegeben.`,
  },
  left: {
    resigned: (who) => (who === null ? "Du gibst auf." : `${who} gibt auf.`),
    absent: (who) => (who === null ? "Du warst zu lange weg." : `${who} war zu lange weg.`),
    time: (who) => (who === null ? "Deine Zeit ist um." : `Die Zeit von ${who} ist um.`),
  },
  end: {
    draw: "Unentschieden.",
    reasons: {
      points: "Nach Punkten.",
      games: "Nach gewonnenen Durchgängen.",
      conceded: "Durchgang verloren gegeben.",
      resigned: "Durch Aufgabe.",
      absent: "Durch Abwesenheit.",
      time: "Nach Zeit.",
    },
    best: "Da ging mehr",
    bestNone: "Besser ging es nicht.",
    bestMissing: "Für diese Partie gibt es keine Analyse.",
    better: (move, n) => `${move}, ${signed(n)}`,
    played: (who, move, n) => `${who ?? "Du"}: ${move ?? "gepasst"}, ${signed(n)}`,
    until: (from, to) => (from === to ? `Runde ${from}` : `Runden ${from} bis ${to}`),
    show: (move) => `${move} auf dem Brett zeigen`,
  },
  giveUp: {
    match: "Aufgeben? Damit verlierst du die Partie.",
    either:
      "Was möchtest du aufgeben? Ein verloren gegebener Durchgang geht an die andere Seite, und die Partie geht weiter, wenn noch einer übrig ist.",
    game: "Nur diesen Durchgang",
    all: "Die ganze Partie",
  },
  replay: {
    open: "Eine Beispielpartie ansehen",
    sides: ["Blau", "Rot"],
  },
  setup: {
    rounds: "Runden",
    roundsCount: (n) => `${n} Runden`,
    discovery: (n) => `Zum Kennenlernen, ${n} Runden`,
    open: "Keine vereinbarte Zahl",
    openNote:
      "Ein Durchgang endet, wenn beide nacheinander passen, wenn eine Seite ihn verloren gibt oder nach sechzig Runden. Ohne Wertung.",
    games: "Durchgänge",
    one: "Einer",
    two: "Zwei, jede Seite fängt einmal an",
    gamesNote:
      "Gewonnene Durchgänge entscheiden; sind es gleich viele, die Punkte, sofern beide zu Ende gespielt sind.",
  },
};
