import type { NewGameMove, NewGameView } from "../../../games/new-game/index.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { fill } from "../../language.ts";
import type { Advise } from "../../learn/advice.ts";

const SENTENCES = inEachLanguage({
  fr: { word: "Dites {word}.", pass: "Passez." },
  en: { word: "Say {word}.", pass: "Pass." },
  de: { word: "Sag {word}.", pass: "Pass." },
});

export const advise: Advise<NewGameMove, NewGameView> = (move, _view, language) => {
  const said = SENTENCES[language];
  switch (move.type) {
    case "word":
      return fill(said.word, { word: move.word });
    case "pass":
      return said.pass;
  }
};
