import type { BuzzleMove } from "../../../games/buzzle/moves.ts";
import type { BuzzleView } from "../../../games/buzzle/view.ts";
import { isKind, isPose } from "../../../games/buzzle-family/alphabet.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { fill } from "../../language.ts";
import type { Advise } from "../../learn/advice.ts";
import { buzzleTexts } from "../buzzle-family/texts/index.ts";

const SENTENCES = inEachLanguage({
  fr: {
    secret: "Cachez {word}.",
    solve: "Essayez {word}.",
    giveUp: "Il n’y a plus grand-chose à trouver : renoncez.",
    propose: "Proposez un {piece} à la case {box}.",
    position: "Placez le {piece} de la case {box} : {pose}.",
    guess: "Tentez {word}.",
  },
  en: {
    secret: "Hide {word}.",
    solve: "Try {word}.",
    giveUp: "There’s not much left to find: give up.",
    propose: "Propose a {piece} for box {box}.",
    position: "Place the {piece} in box {box}: {pose}.",
    guess: "Guess {word}.",
  },
  de: {
    secret: "Versteck {word}.",
    solve: "Versuch {word}.",
    giveUp: "Viel ist nicht mehr zu finden: Such nicht weiter.",
    propose: "Biete Kästchen {box} ein {piece} an.",
    position: "Richte das {piece} in Kästchen {box} aus: {pose}.",
    guess: "Rate {word}.",
  },
});

export const advise: Advise<BuzzleMove, BuzzleView> = (move, _view, language) => {
  const said = SENTENCES[language];
  const { kinds, poses } = buzzleTexts.in(language);
  const named = (piece: string): string => (isKind(piece) ? kinds[piece] : piece);
  switch (move.type) {
    case "secret":
    case "solve":
    case "guess":
      return fill(said[move.type], { word: move.word });
    case "give-up":
      return said.giveUp;
    case "propose":
      return fill(said.propose, { box: move.box, piece: named(move.piece) });
    case "position": {
      const { box, piece, pose } = move;
      return fill(said.position, {
        box,
        piece: named(piece),
        pose: isPose(pose) ? poses[pose] : pose,
      });
    }
  }
};
