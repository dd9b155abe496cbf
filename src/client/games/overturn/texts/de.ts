import { formsOf } from "../../../i18n/forms.ts";
import type { OverturnTexts } from "./fr.ts";

const { count } = formsOf("de");

const rings = (n: number): string => count(n, "Ring", "Ringe");

export const de: OverturnTexts = {
  refusals: {
    "overturn/not-your-turn": "Sie sind noch nicht dran. Einen Augenblick.",
    "overturn/outside": "Dort liegt kein Buchstabe. Bleiben Sie auf dem Brett.",
    "overturn/not-adjacent": "Die Buchstaben müssen sich berühren. Gehen Sie von Nachbar zu Nachbar.",
    "overturn/cell-twice": "{word} nimmt ein Feld zweimal. Hier dient jedes Feld nur einmal je Wort.",
    "overturn/too-short": "Mindestens zwei Buchstaben. Weiter so.",
    "overturn/one-tile": "{word} liegt auf einem einzigen Plättchen. Greifen Sie auf ein anderes über.",
    "overturn/choose-zx": "Sie nehmen ZX als Erste: Ist es Z oder X?",
    "overturn/choose-qu": "Sie nehmen QU als Erste: Ist es U oder QU?",
    "overturn/zx-not-used": "Dieses Wort braucht ZX nicht: nichts zu wählen.",
    "overturn/qu-not-used": "Dieses Wort braucht QU nicht: nichts zu wählen.",
    "overturn/zx-decided": "In diesem Spiel ist ZX ein {letter}. Nehmen Sie es so.",
    "overturn/qu-decided": "In diesem Spiel steht QU für {letter}. Nehmen Sie es so.",
    "overturn/no-new-cell": "{word} hat keinen neuen Buchstaben: Nehmen Sie mindestens einen ohne Ring.",
    "overturn/no-used-cell": "{word} berührt keinen Ring: Nehmen Sie mindestens einen Buchstaben mit Ring.",
    "overturn/unknown-word": "{word} steht nicht im Wörterbuch. Versuchen Sie ein anderes Wort.",
    "overturn/proper-noun": "{word} ist ein Eigenname. Versuchen Sie ein anderes Wort.",
    "overturn/pass-on-ring": "Dieser Buchstabe hat schon einen Ring. Wählen Sie einen ohne.",
    "overturn/word-left":
      "Es ist der letzte freie Buchstabe, und ein Wort gibt es noch: {word}. Legen Sie ein Wort.",
  },
  left: {
    resigned: (who) => (who === null ? "Sie geben auf." : `${who} gibt auf.`),
    absent: (who) => (who === null ? "Sie waren zu lange weg." : `${who} war zu lange weg.`),
    time: (who) => (who === null ? "Ihre Zeit ist um." : `Die Zeit von ${who} ist um.`),
  },
  gameEnds: {
    "all-rings": "Alle Ringe liegen.",
    "both-passed": "Beide Seiten passen.",
    "no-word-left": "Es gibt kein Wort mehr.",
  },
  reasons: {
    "most-rings": "Die meisten Ringe gewinnen.",
    draw: "Gleich viele Ringe auf beiden Seiten.",
    "opponent-left": "Die andere Seite ist gegangen.",
  },
  board: "Buchstabenbrett",
  help: "Pfeiltasten bewegen, Leertaste nimmt einen Buchstaben, Rücktaste gibt ihn zurück, Eingabe spielt, Escape gibt alle zurück. Buchstabentasten schreiben das Wort.",
  cell: (letter, row, column) => `${letter}, Zeile ${row}, Spalte ${column}`,
  cellNew: "ohne Ring",
  cellMine: "Ihr Ring",
  cellTheirs: (name) => `Ring von ${name}`,
  cellTaken: (places) => `Buchstabe ${places} des Wortes`,
  zxOpen: "Z oder X",
  quOpen: "U oder Q U",
  score: "Ringe",
  scoreOf: (who, n) => `${who ?? "Sie"}: ${rings(n)}`,
  free: (n) => count(n, "freier Buchstabe", "freie Buchstaben"),
  game: (n, of) => `Spiel ${n} von ${of}`,
  past: (mine, theirs) => `Erstes Spiel: ${mine} zu ${theirs}`,
  turn: {
    first: "Sie eröffnen: ein Wort irgendwo, über mindestens zwei Plättchen.",
    yours: "Sie sind dran: ein Wort mit mindestens einem freien und einem belegten Buchstaben.",
    theirs: (name) => `${name} sucht ein Wort …`,
    watching: (name) => `${name} ist am Zug.`,
  },
  word: {
    label: "Ihr Wort",
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
      [laid > 0 && `${rings(laid)} zu legen`, turned > 0 && `${rings(turned)} zu wenden`]
        .filter(Boolean)
        .join(", ") || "Nichts ändert sich",
    after: (mine, theirs) => `Dann steht es ${mine} zu ${theirs}.`,
  },
  pass: {
    start: "Passen",
    title: "Passen",
    lead: (name) => `Wählen Sie einen freien Buchstaben: Er bekommt einen Ring von ${name}.`,
    ends: "Die andere Seite hat gerade gepasst: Passen Sie auch, ist das Spiel zu Ende.",
    go: (letter) => `${letter} hergeben`,
    goNone: "Buchstaben wählen",
    cancel: "Weiter suchen",
  },
  tell: {
    laid: "Die Plättchen liegen.",
    word: (who, word) => (who === null ? `Sie spielen ${word}` : `${who} spielt ${word}`),
    effect: (laid, turned) =>
      `: ${[laid > 0 && `${laid} gelegt`, turned > 0 && `${turned} gewendet`].filter(Boolean).join(", ") || "nichts ändert sich"}.`,
    decides: (face, letter) => `${face} ist ${letter}.`,
    passes: (who, letter) =>
      who === null ? `Sie passen und geben ${letter} her.` : `${who} passt und gibt ${letter} her.`,
    late: (who, letter) =>
      who === null ? `Zeit um: Sie geben ${letter} her.` : `Zeit um: ${who} gibt ${letter} her.`,
    second: "Zweites Spiel, auf den unteren Plättchen.",
  },
  end: {
    draw: "Unentschieden.",
    total: (mine, theirs) => `${mine} zu ${theirs}`,
    analysis: "Was möglich war",
    analysisLead:
      "Bei jedem Zug das Wort, das den Vorsprung am meisten geändert hätte, und um wie viel mehr. Berühren Sie es, um es auf dem Brett zu sehen.",
    pass: "gepasst",
    best: "nichts Besseres",
    better: (word, missed) => `besser: ${word} (+${missed})`,
    missed: (n) => `Liegen gelassen: ${rings(n)} Vorsprung.`,
    show: (word) => `${word} auf dem Brett zeigen`,
  },
  giveUp: "Aufgeben? Damit verlierst du die Partie.",
  setup: {
    mode: "Regel",
    basic: "Felder dürfen im Wort wieder dienen",
    advanced: "Einmal je Wort",
    games: "Spiele",
    one: "Eines",
    two: "Zwei, erst die oberen Plättchen, dann die unteren",
    autoEnd: "Enden, sobald es kein Wort mehr gibt",
  },
};
