import type { BuzzleMove } from "../../../games/buzzle/moves.ts";
import type { BuzzleView } from "../../../games/buzzle/view.ts";
import { isPose } from "../../../games/buzzle-family/alphabet.ts";
import { fill } from "../../language.ts";
import type { Advise } from "../../learn/advice.ts";
import { buzzleTexts } from "../buzzle-family/texts/index.ts";

const SENTENCES = {
  fr: {
    secret: "Cachez {word}.",
    solve: "Essayez {word}.",
    giveUp: "Il n’y a plus grand-chose à trouver : renoncez.",
    propose: "Proposez le morceau {piece} à la case {box}.",
    position: "Placez le morceau {piece} de la case {box} : {pose}.",
    guess: "Tentez {word}.",
  },
  en: {
    secret: "Hide {word}.",
    solve: "Try {word}.",
    giveUp: "There is not much left to find: give up.",
    propose: "Offer the piece {piece} to box {box}.",
    position: "Place the piece {piece} of box {box}: {pose}.",
    guess: "Try {word}.",
  },
  de: {
    secret: "Verstecken Sie {word}.",
    solve: "Versuchen Sie {word}.",
    giveUp: "Viel ist nicht mehr zu finden: Geben Sie auf.",
    propose: "Bieten Sie Kästchen {box} das Teil {piece} an.",
    position: "Richten Sie das Teil {piece} in Kästchen {box} aus: {pose}.",
    guess: "Versuchen Sie {word}.",
  },
};

export const advise: Advise<BuzzleMove, BuzzleView> = (move, _view, language) => {
  const said = SENTENCES[language];
  switch (move.type) {
    case "secret":
    case "solve":
    case "guess":
      return fill(said[move.type], { word: move.word });
    case "give-up":
      return said.giveUp;
    case "propose":
      return fill(said.propose, { box: move.box, piece: move.piece });
    case "position": {
      const { box, piece, pose } = move;
      return fill(said.position, {
        box,
        piece,
        pose: isPose(pose) ? buzzleTexts.in(language).poses[pose] : pose,
      });
    }
  }
};
