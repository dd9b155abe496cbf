import { formsOf } from "../../../i18n/forms.ts";
import type { OverturnTexts } from "./fr.ts";

const { count } = formsOf("en");

const rings = (n: number): string => count(n, "ring", "rings");

export const en: OverturnTexts = {
  refusals: {
    "overturn/not-your-turn": "Not your turn yet. One moment.",
    "overturn/outside": "There is no letter there. Stay on the board.",
    "overturn/not-adjacent": "Letters must touch. Go from neighbour to neighbour.",
    "overturn/cell-twice": "{word} uses one letter twice. Here each letter serves once per word.",
    "overturn/too-short": "Two letters at least. Go on.",
    "overturn/one-tile": "{word} lies on a single tile. Reach over to another.",
    "overturn/choose-zx": "You are the first to use ZX: say whether it is Z or X.",
    "overturn/choose-qu": "You are the first to use QU: say whether it is U or QU.",
    "overturn/zx-not-used": "This word does not use ZX: nothing to choose.",
    "overturn/qu-not-used": "This word does not use QU: nothing to choose.",
    "overturn/zx-decided": "In this game ZX is {letter}. Take it as that.",
    "overturn/qu-decided": "In this game QU is {letter}. Take it as that.",
    "overturn/no-new-cell": "{word} has no new letter: take at least one without a ring.",
    "overturn/no-used-cell": "{word} touches no ring: take at least one letter that has one.",
    "overturn/unknown-word": "{word} is not in the dictionary. Try another word.",
    "overturn/proper-noun": "{word} is a proper noun. Try another word.",
    "overturn/pass-on-ring": "That letter has a ring already. Choose one without.",
    "overturn/word-left": "It is the last free letter, and a word is left: {word}. Play a word.",
  },
  left: {
    resigned: (who) => (who === null ? "You resign." : `${who} resigns.`),
    absent: (who) => (who === null ? "You were away too long." : `${who} was away too long.`),
    time: (who) => (who === null ? "Your time is up." : `${who} has run out of time.`),
  },
  gameEnds: {
    "all-rings": "All rings are on the board.",
    "both-passed": "Both sides pass.",
    "no-word-left": "No word is left.",
  },
  reasons: {
    "most-rings": "Most rings win.",
    draw: "As many rings on each side.",
    "opponent-left": "The other side has left.",
  },
  board: "Board of letters",
  help: "Arrow keys move, Space takes a letter, Backspace gives it back, Enter plays, Escape gives all back. Letter keys write the word.",
  cell: (letter, row, column) => `${letter}, row ${row}, column ${column}`,
  cellNew: "no ring",
  cellMine: "your ring",
  cellTheirs: (name) => `ring of ${name}`,
  cellTaken: (places) => `letter ${places} of the word`,
  zxOpen: "Z or X",
  quOpen: "U or Q U",
  score: "Rings",
  scoreOf: (who, n) => `${who ?? "You"}: ${rings(n)}`,
  free: (n) => count(n, "free letter", "free letters"),
  game: (n, of) => `Game ${n} of ${of}`,
  past: (mine, theirs) => `First game: ${mine} to ${theirs}`,
  turn: {
    first: "You open: a word anywhere, across at least two tiles.",
    yours: "Your turn: a word with at least one free letter and one that is taken.",
    theirs: (name) => `${name} is looking for a word…`,
    watching: (name) => `${name} to play.`,
  },
  word: {
    label: "Your word",
    placeholder: "Draw it or type it",
    none: "Not to be found on the board. Do the letters touch?",
    play: (word) => `Play ${word}`,
    playNone: "Play",
    undo: "Give back the last letter",
    clear: "Give all back",
    other: (n, of) => `Another path (${n} of ${of})`,
    zx: "ZX shall be",
    qu: "QU shall be",
    preview: (laid, turned) =>
      [laid > 0 && `${rings(laid)} to lay`, turned > 0 && `${rings(turned)} to turn`]
        .filter(Boolean)
        .join(", ") || "Nothing changes",
    after: (mine, theirs) => `That would make it ${mine} to ${theirs}.`,
  },
  pass: {
    start: "Pass",
    title: "Pass",
    lead: (name) => `Choose a free letter: it gets a ring of ${name}.`,
    ends: "The other side has just passed: if you pass too, the game ends.",
    go: (letter) => `Give ${letter}`,
    goNone: "Choose a letter",
    cancel: "Keep looking",
  },
  tell: {
    laid: "The tiles are laid.",
    word: (who, word) => (who === null ? `You play ${word}` : `${who} plays ${word}`),
    effect: (laid, turned) =>
      `: ${[laid > 0 && `${laid} laid`, turned > 0 && `${turned} turned`].filter(Boolean).join(", ") || "nothing changes"}.`,
    decides: (face, letter) => `${face} is ${letter}.`,
    passes: (who, letter) =>
      who === null ? `You pass and give ${letter}.` : `${who} passes and gives ${letter}.`,
    late: (who, letter) =>
      who === null ? `Time is up: you give ${letter}.` : `Time is up: ${who} gives ${letter}.`,
    second: "Second game, on the tiles below.",
  },
  end: {
    draw: "A draw.",
    total: (mine, theirs) => `${mine} to ${theirs}`,
    analysis: "What was there",
    analysisLead:
      "At every move, the word that would have changed the lead most, and by how much more. Touch it to see it on the board.",
    pass: "pass",
    best: "nothing better",
    better: (word, missed) => `better: ${word} (+${missed})`,
    missed: (n) => `Left on the board: a lead of ${rings(n)}.`,
    show: (word) => `Show ${word} on the board`,
  },
  giveUp: "Resign? You lose the match.",
  setup: {
    mode: "Rule",
    basic: "Letters may serve again within a word",
    advanced: "Once per word",
    games: "Games",
    one: "One",
    two: "Two, the upper tiles and then the lower",
    autoEnd: "End as soon as no word is left",
  },
};
