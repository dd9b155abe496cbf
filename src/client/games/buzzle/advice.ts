import type { BuzzleMove } from "../../../games/buzzle/moves.ts";
import type { BuzzleView } from "../../../games/buzzle/view.ts";
import { countIn, isKind, isPose } from "../../../games/buzzle-family/alphabet.ts";
import { count } from "../../../games/buzzle-family/pieces.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { fill } from "../../language.ts";
import type { Advise, Lead, Point } from "../../learn/advice.ts";
import { lettersLeft } from "../buzzle-family/layout.ts";
import { buzzleTexts } from "../buzzle-family/texts/index.ts";

const SENTENCES = inEachLanguage({
  fr: {
    secret: "Cachez {word}.",
    solve: "Essayez {word}.",
    giveUp: "Il n’y a plus grand-chose à trouver : renoncez.",
    propose: "Proposez un {piece} à la case {box}.",
    position: "Placez le {piece} de la case {box} : {pose}.",
    guess: "Tentez {word}.",
    look: "Regardez la case {box} : {count} lettres y sont encore possibles.",
    parts: "Un morceau les partage : {with} lettres en auraient besoin, {without} non.",
    place: "Un morceau de la case {box} est trouvé, mais pas encore placé.",
    enough: "Le mot se devine : tentez-le.",
    begins: "Il commence par {start}.",
  },
  en: {
    secret: "Hide {word}.",
    solve: "Try {word}.",
    giveUp: "There’s not much left to find: give up.",
    propose: "Propose a {piece} for box {box}.",
    position: "Place the {piece} in box {box}: {pose}.",
    guess: "Guess {word}.",
    look: "Look at box {box}: {count} letters are still possible there.",
    parts: "One piece splits them: {with} letters would need it, {without} wouldn’t.",
    place: "A piece in box {box} has been found, but not placed yet.",
    enough: "You can make out the word: guess it.",
    begins: "It begins with {start}.",
  },
  de: {
    secret: "Versteck {word}.",
    solve: "Versuch {word}.",
    giveUp: "Viel ist nicht mehr zu finden: Such nicht weiter.",
    propose: "Biete Kästchen {box} ein {piece} an.",
    position: "Richte das {piece} in Kästchen {box} aus: {pose}.",
    guess: "Rate {word}.",
    look: "Schau auf Kästchen {box}: Dort sind noch {count} Buchstaben möglich.",
    parts: "Ein Teil trennt sie: {with} Buchstaben bräuchten es, {without} nicht.",
    place: "Ein Teil in Kästchen {box} ist gefunden, aber noch nicht ausgerichtet.",
    enough: "Das Wort lässt sich erraten: Rate es.",
    begins: "Es beginnt mit {start}.",
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

const BEGINNING = 2;

export const lead: Lead<BuzzleMove, BuzzleView> = (move, { sides, language: spoken }, language) => {
  const said = SENTENCES[language];
  switch (move.type) {
    case "secret":
    case "give-up":
      return [];
    case "solve":
      return [fill(said.begins, { start: move.word.slice(0, 1) })];
    case "guess":
      return [said.enough, fill(said.begins, { start: move.word.slice(0, BEGINNING) })];
    case "position":
      return [fill(said.place, { box: move.box })];
    case "propose": {
      const box = sides[move.target]?.boxes[move.box - 1];
      const { piece } = move;
      if (!box || !isKind(piece)) return [];
      const letters = lettersLeft(box, spoken === "de");
      const needing = letters.filter((letter) => countIn(letter, piece) > count(box.laid, piece)).length;
      return [
        fill(said.look, { box: move.box, count: letters.length }),
        fill(said.parts, { with: needing, without: letters.length - needing }),
      ];
    }
  }
};

export const point: Point<BuzzleMove, BuzzleView> = (move, _view, step) => {
  switch (move.type) {
    case "secret":
      return { places: [".bz-secret"] };
    case "solve":
      return { places: [step === "what" ? ".bz-guess-row" : ".bz-bench"] };
    case "give-up":
      return {};
    case "guess":
      return { places: [step === "what" ? ".bz-guess-row" : ".bz-boxes:not(.is-own)"] };
    case "propose":
    case "position": {
      const box = `[data-box="${move.target}-${move.box}"]`;
      if (step !== "what") return { places: [box] };
      const key =
        move.type === "propose" ? `.bz-tray-piece[data-kind="${move.piece}"]` : `[data-pose="${move.pose}"]`;
      return { places: [box, key] };
    }
  }
};
