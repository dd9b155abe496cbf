import type { PasswordMove } from "../../../games/password/moves.ts";
import type { PasswordView } from "../../../games/password/view.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { fill } from "../../language.ts";
import type { Advise } from "../../learn/advice.ts";

const SENTENCES = inEachLanguage({
  fr: {
    secret: "Cachez {word}.",
    roll: "Lancez les dés.",
    askCircle: "Interrogez tout le cercle.",
    askLetter: "Demandez un {letter}.",
    guess: "Tentez {word}.",
  },
  en: {
    secret: "Hide {word}.",
    roll: "Roll the dice.",
    askCircle: "Ask about the whole circle.",
    askLetter: "Ask for {letter}.",
    guess: "Guess {word}.",
  },
  de: {
    secret: "Versteck {word}.",
    roll: "Würfle.",
    askCircle: "Frag nach dem ganzen Kreis.",
    askLetter: "Frag nach dem Buchstaben {letter}.",
    guess: "Rate {word}.",
  },
});

export const advise: Advise<PasswordMove, PasswordView> = (move, _view, language) => {
  const said = SENTENCES[language];
  switch (move.type) {
    case "secret":
    case "guess":
      return fill(said[move.type], { word: move.word });
    case "roll":
      return said.roll;
    case "ask":
      return move.letter === undefined ? said.askCircle : fill(said.askLetter, { letter: move.letter });
  }
};
