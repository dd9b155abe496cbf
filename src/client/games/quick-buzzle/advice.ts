import type { QuickBuzzleMove } from "../../../games/quick-buzzle/decide.ts";
import type { QuickBuzzleView } from "../../../games/quick-buzzle/view.ts";
import { fill } from "../../language.ts";
import type { Advise } from "../../learn/advice.ts";

const SENTENCES = {
  fr: {
    secret: "Cachez {word}.",
    solve: "Essayez {word}.",
    giveUp: "Il n’y a plus grand-chose à trouver : renoncez.",
  },
  en: {
    secret: "Hide {word}.",
    solve: "Try {word}.",
    giveUp: "There is not much left to find: give up.",
  },
  de: {
    secret: "Verstecken Sie {word}.",
    solve: "Versuchen Sie {word}.",
    giveUp: "Viel ist nicht mehr zu finden: Geben Sie auf.",
  },
};

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
