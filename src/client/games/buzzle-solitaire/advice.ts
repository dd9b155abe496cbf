import type { SolitaireMove } from "../../../games/buzzle-solitaire/decide.ts";
import type { SolitaireView } from "../../../games/buzzle-solitaire/view.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { fill } from "../../language.ts";
import type { Advise, Lead, Point } from "../../learn/advice.ts";
import { piecesOfLetter } from "../buzzle-family/point.ts";

const SENTENCES = inEachLanguage({
  fr: {
    make: "Groupe {group} : essayez {word}.",
    look: "Regardez le groupe {group} : il s’y cache un mot de {count} lettres.",
    begins: "Il commence par {start}.",
    stop: "Arrêtez-vous là.",
  },
  en: {
    make: "Group {group}: try {word}.",
    look: "Look at group {group}: there’s a word of {count} letters in it.",
    begins: "It begins with {start}.",
    stop: "Stop here.",
  },
  de: {
    make: "Gruppe {group}: Versuch {word}.",
    look: "Schau auf Gruppe {group}: Darin steckt ein Wort mit {count} Buchstaben.",
    begins: "Es beginnt mit {start}.",
    stop: "Hör hier auf.",
  },
});

export const advise: Advise<SolitaireMove, SolitaireView> = (move, _view, language) => {
  const said = SENTENCES[language];
  switch (move.type) {
    case "make":
      return fill(said.make, { group: move.group, word: move.word });
    case "stop":
      return said.stop;
    case "set":
      return null; // whose own words these are, nobody advises
  }
};

export const lead: Lead<SolitaireMove, SolitaireView> = (move, _view, language) => {
  if (move.type !== "make") return [];
  const { look, begins } = SENTENCES[language];
  const { group, word } = move;
  return [fill(look, { group, count: word.length }), fill(begins, { start: word.slice(0, 1) })];
};

export const point: Point<SolitaireMove, SolitaireView> = (move, _view, step) => {
  if (move.type !== "make") return {};
  const group = `.bz-groups > :nth-child(${move.group}) .bz-group`;
  if (step === "where") return { places: [group] };
  // Another group's pieces may lie on the bench.
  const ofGroup = `.bz-solitaire:has(${group}[aria-pressed="true"])`;
  const pieces = step === "begins" ? piecesOfLetter(move.word.charAt(0)) : [".bz-guess-row"];
  const onBench = pieces.map((each) => `${ofGroup} ${each}`);
  return { places: [group, ...onBench] };
};
