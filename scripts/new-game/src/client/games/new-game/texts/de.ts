import { formsOf } from "../../../i18n/forms.ts";
import type { NewGameTexts } from "./fr.ts";

const { count } = formsOf("de");

export const de: NewGameTexts = {
  refusals: {
    "new-game/not-your-turn": "Noch nicht dran. Einen Moment.",
    "new-game/not-one-word": "Ein einziges Wort aus Buchstaben: ohne Leerzeichen, Bindestrich oder Ziffer.",
    "new-game/other-letter": "{word} beginnt nicht mit {letter}. Versuch ein anderes Wort.",
    "new-game/already-said": "{word} gab es schon. Versuch ein anderes Wort.",
    "new-game/proper-noun": "{word} ist ein Eigenname. Versuch ein anderes Wort.",
    "new-game/unknown-word": "{word} steht nicht im Wörterbuch. Versuch ein anderes Wort.",
  },
  left: {
    resigned: (who) => (who === null ? "Du gibst auf." : `${who} gibt auf.`),
    absent: (who) => (who === null ? "Du warst zu lange weg." : `${who} war zu lange weg.`),
    time: (who) => (who === null ? "Deine Zeit ist um." : `Die Zeit von ${who} ist um.`),
  },
  reasons: {
    "most-points": "Die meisten Punkte gewinnen.",
    draw: "Gleich viele Punkte auf beiden Seiten.",
    "opponent-left": "Die andere Seite ist gegangen.",
  },
  score: "Punkte",
  scoreOf: (who, n) => `${who ?? "Du"}: ${count(n, "Punkt", "Punkte")}`,
  round: (n, of) => `Runde ${n} von ${of}`,
  chain: "Die Wörter bisher",
  empty: "Noch kein Wort.",
  yours: (letter) =>
    letter === null ? "Du bist dran: irgendein Wort." : `Du bist dran: ein Wort mit ${letter}.`,
  theirs: (name) => `${name} sucht ein Wort …`,
  label: "Dein Wort",
  play: "Dieses Wort sagen",
  pass: "Passen",
  draw: "Unentschieden",
  giveUp: "Aufgeben? Die Partie ist dann verloren.",
  rounds: "Runden",
  tell: {
    word: (who, word) => (who === null ? `Du sagst ${word}.` : `${who} sagt ${word}.`),
    passes: (who) => (who === null ? "Du passt." : `${who} passt.`),
    late: (who) => (who === null ? "Die Zeit ist um: Du passt." : `Die Zeit ist um: ${who} passt.`),
  },
};
