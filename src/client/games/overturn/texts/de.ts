import { formsOf } from "../../../i18n/forms.ts";
import type { OverturnTexts } from "./fr.ts";

const { count } = formsOf("de");

const rings = (n: number): string => count(n, "Ring", "Ringe");

export const de: OverturnTexts = {
  refusals: {
    "overturn/not-your-turn": "Du bist noch nicht dran. Einen Augenblick.",
    "overturn/outside": "Dort liegt kein Buchstabe. Bleib auf dem Brett.",
    "overturn/not-adjacent": "Die Buchstaben müssen sich berühren. Geh von Nachbar zu Nachbar.",
    "overturn/cell-twice": "{word} nimmt einen Buchstaben zweimal. Hier zählt jeder nur einmal je Wort.",
    "overturn/too-short": "Mindestens zwei Buchstaben. Noch einer.",
    "overturn/one-tile": "{word} liegt auf einem einzigen Plättchen. Greif auf ein anderes über.",
    "overturn/choose-zx": "Noch hat niemand ZX benutzt: Ist es Z oder X?",
    "overturn/choose-qu": "Noch hat niemand QU benutzt: Ist es U oder QU?",
    "overturn/zx-not-used": "Dieses Wort braucht ZX nicht: nichts zu wählen.",
    "overturn/qu-not-used": "Dieses Wort braucht QU nicht: nichts zu wählen.",
    "overturn/zx-decided": "In diesem Durchgang ist ZX ein {letter}. Nimm es so.",
    "overturn/qu-decided": "In diesem Durchgang steht QU für {letter}. Nimm es so.",
    "overturn/no-new-cell": "{word} hat keinen freien Buchstaben: Nimm mindestens einen ohne Ring.",
    "overturn/no-used-cell": "{word} berührt keinen Ring: Nimm mindestens einen Buchstaben mit Ring.",
    "overturn/unknown-word": "{word} steht nicht im Wörterbuch. Versuch ein anderes Wort.",
    "overturn/proper-noun": "{word} ist ein Eigenname. Versuch ein anderes Wort.",
    "overturn/pass-on-ring": "Dieser Buchstabe hat schon einen Ring. Wähl einen ohne.",
    "overturn/no-pass": "Niemand da, an den du passen könntest: Spiel ein Wort.",
    "overturn/word-left":
      "Es ist der letzte freie Buchstabe, und ein Wort gibt es noch: {word}. Spiel ein Wort.",
  },
  left: {
    resigned: (who) => (who === null ? "Du gibst auf." : `${who} gibt auf.`),
    absent: (who) => (who === null ? "Du warst zu lange weg." : `${who} war zu lange weg.`),
    time: (who) => (who === null ? "Deine Zeit ist um." : `Die Zeit von ${who} ist um.`),
  },
  gameEnds: {
    "all-rings": "Alle Ringe liegen.",
    "both-passed": "Beide Seiten passen.",
    "words-made": "Alle drei Wörter sind gespielt.",
    "no-word-left": "Es gibt kein Wort mehr.",
  },
  reasons: {
    "most-rings": "Wer mehr Ringe hat, gewinnt.",
    draw: "Gleich viele Ringe auf beiden Seiten.",
    "opponent-left": "Die andere Seite ist gegangen.",
  },
  board: "Buchstabenbrett",
  help: "Pfeiltasten bewegen, Leertaste nimmt einen Buchstaben, Rücktaste gibt ihn zurück, Eingabe spielt, Escape gibt alle zurück. Buchstabentasten schreiben das Wort.",
  cell: (letter, row, column) => `${letter}, Zeile ${row}, Spalte ${column}`,
  cellNew: "ohne Ring",
  cellMine: "dein Ring",
  cellTheirs: (name) => `Ring von ${name}`,
  cellTaken: (places) => `Buchstabe ${places} des Wortes`,
  zxOpen: "Z oder X",
  quOpen: "U oder Q U",
  score: "Ringe",
  scoreOf: (who, n) => `${who ?? "Du"}: ${rings(n)}`,
  free: (n) => count(n, "freier Buchstabe", "freie Buchstaben"),
  goal: "Die meisten Ringe am Ende gewinnen.",
  game: (n, of) => `Durchgang ${n} von ${of}`,
  past: (mine, theirs) => `Erster Durchgang: ${mine} zu ${theirs}`,
  turn: {
    alone: (n, of) =>
      `Wort ${n} von ${of}, und niemand antwortet: mindestens ein freier und ein belegter Buchstabe.`,
    first: "Du fängst an: ein Wort irgendwo, über mindestens zwei Plättchen.",
    reuse: {
      basic: "Buchstaben dürfen mehrmals vorkommen.",
      advanced: "Jeder Buchstabe zählt nur einmal.",
    },
    yours: "Du bist dran: ein Wort mit mindestens einem freien und einem belegten Buchstaben.",
    theirs: (name) => `${name} sucht ein Wort …`,
    watching: (name) => `${name} ist dran.`,
  },
  word: {
    label: "Dein Wort",
    placeholder: "Ziehen oder tippen",
    none: "Auf dem Brett nicht zu finden. Berühren sich die Buchstaben?",
    play: (word) => `${word} spielen`,
    playNone: "Spielen",
    undo: "Letzten Buchstaben zurück",
    clear: "Alle zurück",
    other: (n, of) => `Anderer Weg (${n} von ${of})`,
    zx: "ZX soll sein",
    qu: "QU soll sein",
    preview: (laid, turned) =>
      [laid > 0 && `${rings(laid)} zu legen`, turned > 0 && `${rings(turned)} umzudrehen`]
        .filter(Boolean)
        .join(", ") || "Nichts ändert sich",
    after: (mine, theirs) => `Dann steht es ${mine} zu ${theirs}.`,
  },
  pass: {
    start: "Passen",
    title: "Passen",
    lead: (name) => `Wähl einen freien Buchstaben: Er bekommt einen Ring von ${name}.`,
    ends: "Die andere Seite hat gerade gepasst: Passt du auch, ist der Durchgang zu Ende.",
    go: (letter) => `${letter} hergeben`,
    goNone: "Buchstaben wählen",
    cancel: "Weiter suchen",
  },
  tell: {
    laid: "Die Plättchen liegen.",
    word: (who, word) => (who === null ? `Du spielst ${word}` : `${who} spielt ${word}`),
    effect: (laid, turned) =>
      `: ${[laid > 0 && `${laid} gelegt`, turned > 0 && `${turned} umgedreht`].filter(Boolean).join(", ") || "nichts ändert sich"}.`,
    decides: (face, letter) => `${face} ist ${letter}.`,
    passes: (who, letter) =>
      who === null ? `Du passt und gibst ${letter} her.` : `${who} passt und gibt ${letter} her.`,
    late: (who, letter) =>
      who === null ? `Zeit um: Du gibst ${letter} her.` : `Zeit um: ${who} gibt ${letter} her.`,
    letterAt: (row, column) => `den Buchstaben in Zeile ${row}, Spalte ${column}`,
    second: "Zweiter Durchgang, auf den unteren Plättchen.",
  },
  end: {
    draw: "Unentschieden.",
    total: (mine, theirs) => `${mine} zu ${theirs}`,
    analysis: "Was möglich war",
    analysisLead:
      "Zu jedem Zug das Wort, das am meisten gebracht hätte, und wie viel mehr. Tipp es an, um es auf dem Brett zu sehen.",
    pass: "gepasst",
    best: "nichts Besseres",
    better: (word, missed) => `besser: ${word}, ${missed} mehr`,
    swing: (signed) => `Abstand ${signed}`,
    missed: (n) => `Liegen gelassen: ${rings(n)}.`,
    show: (word) => `${word} auf dem Brett zeigen`,
  },
  giveUp: "Aufgeben? Damit verlierst du die Partie.",
  setup: {
    mode: "Regel",
    basic: "Buchstaben dürfen im Wort mehrmals zählen",
    advanced: "Einmal je Wort",
    games: "Durchgänge",
    one: "Einer",
    two: "Zwei, erst die oberen Plättchen, dann die unteren",
    autoEnd: "Enden, sobald es kein Wort mehr gibt",
  },
};
