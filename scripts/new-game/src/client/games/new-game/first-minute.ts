import type { NewGameTypes } from "../../../games/new-game/index.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { FirstMinute } from "../first-minute.ts";

type Act = "word";

export const firstMinute: FirstMinute<NewGameTypes, Act> = {
  now({ turn }, seat) {
    return turn === seat ? "word" : null;
  },
  targets: { word: ".new-game-turn" },
  picture: "chain",
  texts: inEachLanguage({
    fr: {
      goal: "Marquez plus de points que l’autre, une lettre, un point.",
      acts: {
        word: "Écrivez un mot qui commence par la dernière lettre du précédent.",
      },
      wait: "C’est à l’autre : préparez déjà votre mot.",
      points: "Chaque lettre de votre mot est un point ; aucun mot ne sert deux fois.",
      end: "Après le dernier tour, qui a le plus de points gagne.",
      tips: [
        "Un long mot rapporte plus.",
        "La dernière lettre est pour l’autre : choisissez-la rare.",
        "Gardez un long mot pour la lettre que l’autre vous laissera.",
      ],
    },
    en: {
      goal: "Score more points than your opponent, one for every letter.",
      acts: {
        word: "Type a word that begins with the last letter of the one before.",
      },
      wait: "It’s their turn: think of your word.",
      points: "Every letter of your word is a point; no word serves twice.",
      end: "After the last round, whoever has more points wins.",
      tips: [
        "A long word scores more.",
        "The last letter is for them: make it a rare one.",
        "Keep a long word for the letter they’ll leave you.",
      ],
    },
    de: {
      goal: "Hol mehr Punkte als die andere Seite, einen je Buchstaben.",
      acts: {
        word: "Schreib ein Wort, das mit dem letzten Buchstaben des vorigen beginnt.",
      },
      wait: "Die andere Seite ist dran: Überleg schon dein Wort.",
      points: "Jeder Buchstabe deines Wortes ist ein Punkt; kein Wort kommt zweimal vor.",
      end: "Wer nach der letzten Runde mehr Punkte hat, gewinnt.",
      tips: [
        "Ein langes Wort bringt mehr.",
        "Der letzte Buchstabe ist für die andere Seite: Nimm einen seltenen.",
        "Heb ein langes Wort für den Buchstaben auf, den sie dir lässt.",
      ],
    },
  }),
};
