import type { NewGameMove, NewGameView } from "../../../games/new-game/index.ts";
import { fill } from "../../language.ts";
import type { Advise } from "../../learn/advice.ts";

const SENTENCES = {
  fr: { word: "Dites {word}.", pass: "Passez." },
  en: { word: "Say {word}.", pass: "Pass." },
  de: { word: "Sagen Sie {word}.", pass: "Passen Sie." },
};

export const advise: Advise<NewGameMove, NewGameView> = (move, _view, language) => {
  const said = SENTENCES[language];
  switch (move.type) {
    case "word":
      return fill(said.word, { word: move.word });
    case "pass":
      return said.pass;
  }
};
