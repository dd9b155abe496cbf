import { formsOf } from "../../../i18n/forms.ts";
import type { OverturnTexts } from "./fr.ts";

const { count } = formsOf("en");

const rings = (n: number): string => count(n, "ring", "rings");

export const en: OverturnTexts = {
  refusals: {
    "overturn/not-your-turn": "It’s not your turn yet. Just a moment.",
    "overturn/outside": "There’s no letter there. Stay on the board.",
    "overturn/not-adjacent": "Letters have to touch. Go from neighbour to neighbour.",
    "overturn/cell-twice": "{word} uses a letter twice. Here each letter counts once per word.",
    "overturn/too-short": "You need at least two letters. One more.",
    "overturn/one-tile": "{word} is on a single tile. Reach over to another.",
    "overturn/choose-zx": "Nobody’s used ZX yet: say if it’s Z or X.",
    "overturn/choose-qu": "Nobody’s used QU yet: say if it’s U or QU.",
    "overturn/zx-not-used": "This word doesn’t use ZX: nothing to choose.",
    "overturn/qu-not-used": "This word doesn’t use QU: nothing to choose.",
    "overturn/zx-decided": "In this game, ZX is {letter}. Use it as that.",
    "overturn/qu-decided": "In this game, QU is {letter}. Use it as that.",
    "overturn/no-new-cell": "{word} has no free letter: take at least one without a ring.",
    "overturn/no-used-cell": "{word} doesn’t touch a ring: take at least one letter that has one.",
    "overturn/unknown-word": "{word} isn’t in the dictionary. Try another word.",
    "overturn/proper-noun": "{word} is a name. Try another word.",
    "overturn/pass-on-ring": "That letter already has a ring. Choose one without.",
    "overturn/no-pass": "There’s nobody to pass to: play a word.",
    "overturn/word-left": "It’s the last free letter, and there’s still a word: {word}. Play a word.",
  },
  left: {
    resigned: (who) => (who === null ? "You resign." : `${who} resigns.`),
    absent: (who) => (who === null ? "You were away too long." : `${who} was away too long.`),
    time: (who) => (who === null ? "Your time’s up." : `${who} has run out of time.`),
  },
  gameEnds: {
    "all-rings": "All rings are on the board.",
    "both-passed": "Both sides pass.",
    "words-made": "All three words are played.",
    "no-word-left": "There are no words left.",
  },
  reasons: {
    "most-rings": "Whoever has more rings wins.",
    draw: "The same number of rings on each side.",
    "opponent-left": "The other side has left.",
  },
  board: "Board of letters",
  help: "Arrow keys move, Space takes a letter, Backspace puts it back, Enter plays, Escape puts them all back. Letter keys write the word.",
  cell: (letter, row, column) => `${letter}, row ${row}, column ${column}`,
  cellNew: "no ring",
  cellMine: "your ring",
  cellTheirs: (name) => `${name}’s ring`,
  cellTaken: (places) => `letter ${places} of the word`,
  zxOpen: "Z or X",
  quOpen: "U or Q U",
  score: "Rings",
  scoreOf: (who, n) => `${who ?? "You"}: ${rings(n)}`,
  free: (n) => count(n, "free letter", "free letters"),
  goal: "Most rings at the end wins.",
  game: (n, of) => `Game ${n} of ${of}`,
  past: (mine, theirs) => `First game: ${mine} to ${theirs}`,
  turn: {
    alone: (n, of) =>
      `Word ${n} of ${of}, and nobody answers: at least one free letter and one taken letter.`,
    first: "You go first: a word anywhere, across at least two tiles.",
    reuse: { basic: "The same letter can be reused.", advanced: "Each letter can be used once." },
    yours: "Your turn: a word with at least one free letter and one taken letter.",
    theirs: (name) => `${name} is looking for a word…`,
    watching: (name) => `${name}’s turn.`,
  },
  word: {
    label: "Your word",
    placeholder: "Draw it or type it",
    none: "It’s not on the board. Do the letters touch?",
    play: (word) => `Play ${word}`,
    playNone: "Play",
    undo: "Put back the last letter",
    clear: "Put them all back",
    other: (n, of) => `Another path (${n} of ${of})`,
    zx: "ZX will be",
    qu: "QU will be",
    preview: (laid, turned) =>
      [laid > 0 && `${rings(laid)} to place`, turned > 0 && `${rings(turned)} to flip`]
        .filter(Boolean)
        .join(", ") || "Nothing changes",
    after: (mine, theirs) => `That would make it ${mine} to ${theirs}.`,
  },
  pass: {
    start: "Pass",
    title: "Pass",
    lead: (name) => `Choose a free letter: it’ll get one of ${name}’s rings.`,
    ends: "The other side has just passed: if you pass too, the game ends.",
    go: (letter) => `Give ${letter}`,
    goNone: "Choose a letter",
    cancel: "Keep looking",
  },
  tell: {
    laid: "The tiles are laid out.",
    word: (who, word) => (who === null ? `You play ${word}` : `${who} plays ${word}`),
    effect: (laid, turned) =>
      `: ${[laid > 0 && `${laid} placed`, turned > 0 && `${turned} flipped`].filter(Boolean).join(", ") || "nothing changes"}.`,
    decides: (face, letter) => `${face} is ${letter}.`,
    passes: (who, letter) =>
      who === null ? `You pass and give ${letter}.` : `${who} passes and gives ${letter}.`,
    late: (who, letter) =>
      who === null ? `Time’s up: you give ${letter}.` : `Time’s up: ${who} gives ${letter}.`,
    letterAt: (row, column) => `the letter in row ${row}, column ${column}`,
    second: "Second game, on the tiles underneath.",
  },
  end: {
    draw: "A draw.",
    total: (mine, theirs) => `${mine} to ${theirs}`,
    analysis: "What was possible",
    analysisLead:
      "For each move, the word that would have gained the most, and how much more. Tap it to see it on the board.",
    pass: "pass",
    best: "nothing better",
    better: (word, missed) => `better: ${word}, ${missed} more`,
    swing: (signed) => `${signed} on the lead`,
    missed: (n) => `Missed: ${rings(n)}.`,
    show: (word) => `Show ${word} on the board`,
  },
  giveUp: "Resign? You lose the match.",
  setup: {
    mode: "Rules",
    basic: "Letters can be reused in a word",
    advanced: "Once per word",
    games: "Games",
    one: "One",
    two: "Two, the upper tiles and then the lower ones",
    autoEnd: "End as soon as there are no words left",
  },
};
