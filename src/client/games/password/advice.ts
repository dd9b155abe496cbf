import type { PasswordMove } from "../../../games/password/moves.ts";
import { markOf } from "../../../games/password/record.ts";
import type { PasswordView } from "../../../games/password/view.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { fill } from "../../language.ts";
import type { Advise, Lead, Point } from "../../learn/advice.ts";

const SENTENCES = inEachLanguage({
  fr: {
    secret: "Cachez {word}.",
    roll: "Lancez les dés.",
    askCircle: "Interrogez tout le cercle.",
    askLetter: "Demandez un {letter}.",
    guess: "Tentez {word}.",
    circleWhy:
      "On ne sait presque rien de ce cercle : une question sur le tout en apprend plus qu’une lettre.",
    letterWhy: "Une lettre seule dit sa place ; choisissez-la parmi celles qui restent.",
    saidYes: "Ce cercle a déjà dit oui : reste à savoir quelle lettre.",
    enough: "Vous en savez assez : tentez un mot avant de lancer.",
    begins: "Il commence par {start}.",
  },
  en: {
    secret: "Hide {word}.",
    roll: "Roll the dice.",
    askCircle: "Ask about the whole circle.",
    askLetter: "Ask for {letter}.",
    guess: "Guess {word}.",
    circleWhy:
      "We know next to nothing about this circle: asking about all of it tells more than one letter.",
    letterWhy: "A single letter comes with its place: pick one that’s still open.",
    saidYes: "This circle has already said yes: find out which letter.",
    enough: "You know enough: guess a word before you roll.",
    begins: "It begins with {start}.",
  },
  de: {
    secret: "Versteck {word}.",
    roll: "Würfle.",
    askCircle: "Frag nach dem ganzen Kreis.",
    askLetter: "Frag nach dem Buchstaben {letter}.",
    guess: "Rate {word}.",
    circleWhy:
      "Über diesen Kreis wissen wir fast nichts: Eine Frage nach allen verrät mehr als ein Buchstabe.",
    letterWhy: "Ein einzelner Buchstabe verrät seinen Platz: Nimm einen, der noch offen ist.",
    saidYes: "Dieser Kreis hat schon Ja gesagt: Finde heraus, welcher Buchstabe es ist.",
    enough: "Du weißt genug: Rate ein Wort, bevor du würfelst.",
    begins: "Es beginnt mit {start}.",
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

const BEGINNING = 2;

export const lead: Lead<PasswordMove, PasswordView> = (move, { sides, circle }, language) => {
  const said = SENTENCES[language];
  switch (move.type) {
    case "secret":
    case "roll":
      return [];
    case "guess":
      return [said.enough, fill(said.begins, { start: move.word.slice(0, BEGINNING) })];
    case "ask": {
      if (move.letter === undefined) return [said.circleWhy];
      const target = sides[move.target];
      const hasSaidYes = target && circle !== null && markOf(target, circle) === "?";
      return [hasSaidYes ? said.saidYes : said.letterWhy];
    }
  }
};

export const point: Point<PasswordMove, PasswordView> = (move, _view, step) => {
  switch (move.type) {
    case "secret":
      return { places: [".secret"] };
    case "roll":
      return { places: [".roll"] };
    case "guess":
      return { places: [".guess-row"] };
    case "ask":
      if (step !== "what") return { places: [".asking"] };
      return {
        places: [move.letter === undefined ? ".asking-whole" : `.asking [data-letter="${move.letter}"]`],
      };
  }
};
