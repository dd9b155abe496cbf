import type { QuickBuzzleMove } from "../../../games/quick-buzzle/decide.ts";
import type { QuickBuzzleView } from "../../../games/quick-buzzle/view.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { fill } from "../../language.ts";
import type { Advise, Lead, Point } from "../../learn/advice.ts";
import { piecesOfLetter } from "../buzzle-family/point.ts";

const SENTENCES = inEachLanguage({
  fr: {
    secret: "Cachez {word}.",
    solve: "Essayez {word}.",
    long: "Un mot de {count} lettres se cache dans ces morceaux.",
    begins: "Il commence par {start}.",
    giveUp: "Il n’y a plus grand-chose à trouver : renoncez.",
  },
  en: {
    secret: "Hide {word}.",
    solve: "Try {word}.",
    long: "There’s a word of {count} letters in these pieces.",
    begins: "It begins with {start}.",
    giveUp: "There’s not much left to find: give up.",
  },
  de: {
    secret: "Versteck {word}.",
    solve: "Versuch {word}.",
    long: "In diesen Teilen steckt ein Wort mit {count} Buchstaben.",
    begins: "Es beginnt mit {start}.",
    giveUp: "Viel ist nicht mehr zu finden: Such nicht weiter.",
  },
});

export const advise: Advise<QuickBuzzleMove, QuickBuzzleView> = (move, _view, language) => {
  const said = SENTENCES[language];
  switch (move.type) {
    case "secret":
    case "solve":
      return fill(said[move.type], { word: move.word });
    case "give-up":
      return said.giveUp;
    case "start":
      return null; // the puzzle of the day has no advice
  }
};

export const lead: Lead<QuickBuzzleMove, QuickBuzzleView> = (move, _view, language) => {
  if (move.type !== "solve") return [];
  const { long, begins } = SENTENCES[language];
  return [fill(long, { count: move.word.length }), fill(begins, { start: move.word.slice(0, 1) })];
};

export const point: Point<QuickBuzzleMove, QuickBuzzleView> = (move, _view, step) => {
  if (move.type === "secret") return { places: [".bz-secret"] };
  if (move.type !== "solve") return {};
  if (step === "begins") return { places: piecesOfLetter(move.word.charAt(0)) };
  return { places: [step === "what" ? ".bz-guess-row" : ".bz-bench"] };
};
