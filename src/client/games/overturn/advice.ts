import type { OverturnMove } from "../../../games/overturn/moves.ts";
import { lettersAt } from "../../../games/overturn/paths.ts";
import type { OverturnView } from "../../../games/overturn/view.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { fill } from "../../language.ts";
import type { Advise } from "../../learn/advice.ts";

const SENTENCES = inEachLanguage({
  fr: {
    word: "Jouez {word}.",
    passCell: "Passez, en donnant le {word}.",
  },
  en: {
    word: "Play {word}.",
    passCell: "Pass, and give away {word}.",
  },
  de: {
    word: "Spiel {word}.",
    passCell: "Pass und gib das {word} her.",
  },
});

export const advise: Advise<OverturnMove, OverturnView> = (move, view, language) => {
  const said = SENTENCES[language];
  switch (move.type) {
    case "word":
      return fill(said.word, { word: spelt(view, move.cells) });
    case "pass":
      return fill(said.passCell, { word: spelt(view, [move.cell]) });
  }
};

const spelt = (view: OverturnView, cells: readonly number[]): string =>
  cells.map((cell) => lettersAt(view, cell).toUpperCase()).join("");
