import type { LexiduelMove, PlaceMove } from "../../../games/lexiduel/moves.ts";
import { formatSquare, squareAt } from "../../../games/lexiduel/squares.ts";
import type { LexiduelView } from "../../../games/lexiduel/view.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { fill } from "../../language.ts";
import type { Advise } from "../../learn/advice.ts";

const SENTENCES = inEachLanguage({
  fr: {
    placeRight: "Posez {letters} à partir de {square}, vers la droite.",
    placeDown: "Posez {letters} à partir de {square}, vers le bas.",
    pass: "Passez.",
    concede: "Concédez la manche.",
  },
  en: {
    placeRight: "Place {letters} from {square} to the right.",
    placeDown: "Place {letters} from {square} downwards.",
    pass: "Pass.",
    concede: "Concede the game.",
  },
  de: {
    placeRight: "Leg {letters} ab {square} nach rechts.",
    placeDown: "Leg {letters} ab {square} nach unten.",
    pass: "Pass.",
    concede: "Gib diesen Durchgang verloren.",
  },
});

export const advise: Advise<LexiduelMove, LexiduelView> = (move, _view, language) => {
  const said = SENTENCES[language];
  switch (move.type) {
    case "place":
      return placing(move, said);
    case "pass":
    case "concede":
      return said[move.type];
  }
};

function placing({ letters, line }: PlaceMove, said: (typeof SENTENCES)["fr"]): string | null {
  const [first] = letters.toSorted((a, b) => a.row - b.row || a.col - b.col);
  if (!first) return null;
  const isRow = letters.length > 1 ? letters.every(({ row }) => row === first.row) : line !== "down";
  return fill(isRow ? said.placeRight : said.placeDown, {
    square: formatSquare(squareAt(first.row, first.col)),
    letters: letters.map(({ letter }) => letter).join(" "),
  });
}
