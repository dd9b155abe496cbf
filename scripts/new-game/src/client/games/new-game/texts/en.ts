import { formsOf } from "../../../i18n/forms.ts";
import type { NewGameTexts } from "./fr.ts";

const { count } = formsOf("en");

export const en: NewGameTexts = {
  refusals: {
    "new-game/not-your-turn": "It’s not your turn yet. Just a moment.",
    "new-game/not-one-word": "One word, of letters alone: no space, no hyphen, no digit.",
    "new-game/other-letter": "{word} doesn’t start with {letter}. Try another word.",
    "new-game/already-said": "{word} has been said. Try another word.",
    "new-game/proper-noun": "{word} is a proper noun. Try another word.",
    "new-game/unknown-word": "{word} isn’t in the dictionary. Try another word.",
  },
  left: {
    resigned: (who) => (who === null ? "You resign." : `${who} resigns.`),
    absent: (who) => (who === null ? "You were away too long." : `${who} was away too long.`),
    time: (who) => (who === null ? "Your time’s up." : `${who} has run out of time.`),
  },
  reasons: {
    "most-points": "Most points win.",
    draw: "The same points on each side.",
    "opponent-left": "The other side has left.",
  },
  score: "Points",
  scoreOf: (who, n) => `${who ?? "You"}: ${count(n, "point", "points")}`,
  round: (n, of) => `Round ${n} of ${of}`,
  chain: "The words said",
  empty: "No word yet.",
  yours: (letter) =>
    letter === null ? "Your turn: any word you like." : `Your turn: a word with ${letter}.`,
  theirs: (name) => `${name} is looking for a word…`,
  label: "Your word",
  play: "Say this word",
  pass: "Pass",
  draw: "A draw",
  giveUp: "Resign? You lose the match.",
  rounds: "Rounds",
  tell: {
    word: (who, word) => (who === null ? `You say ${word}.` : `${who} says ${word}.`),
    passes: (who) => (who === null ? "You pass." : `${who} passes.`),
    late: (who) => (who === null ? "Time’s up: you pass." : `Time’s up: ${who} passes.`),
  },
};
