import type { QuickBuzzleMove } from "../../../games/quick-buzzle/decide.ts";
import type { QuickBuzzleView } from "../../../games/quick-buzzle/view.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { fill } from "../../language.ts";
import type { Advise } from "../../learn/advice.ts";

const SENTENCES = inEachLanguage({
  fr: {
    secret: "Cachez {word}.",
    solve: "Essayez {word}.",
    giveUp: "Il n’y a plus grand-chose à trouver : renoncez.",
  },
  en: {
    secret: "Hide {word}.",
    solve: "Try {word}.",
    giveUp: "There’s not much left to find: give up.",
  },
  de: {
    secret: "Versteck {word}.",
    solve: "Versuch {word}.",
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
  }
};
