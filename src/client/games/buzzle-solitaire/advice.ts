import type { SolitaireMove } from "../../../games/buzzle-solitaire/decide.ts";
import type { SolitaireView } from "../../../games/buzzle-solitaire/view.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { fill } from "../../language.ts";
import type { Advise } from "../../learn/advice.ts";

const SENTENCES = inEachLanguage({
  fr: {
    make: "Groupe {group} : essayez {word}.",
    stop: "Arrêtez-vous là.",
  },
  en: {
    make: "Group {group}: try {word}.",
    stop: "Stop here.",
  },
  de: {
    make: "Gruppe {group}: Versuch {word}.",
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
