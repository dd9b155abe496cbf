import type { MotAMotMove } from "../../../games/mot-a-mot/moves.ts";
import type { MotAMotView } from "../../../games/mot-a-mot/view.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { fill } from "../../language.ts";
import type { Advise } from "../../learn/advice.ts";

const SENTENCES = inEachLanguage({
  fr: {
    bid: "Annoncez {clues}.",
    pass: "Passez.",
    clue: "Donnez l’indice « {word} ».",
    buzz: "Buzzez !",
    answer: "Proposez « {word} ».",
    bonus: "Prenez le mot {entry} en bonus.",
    stop: "Arrêtez-vous là.",
    contest: "Contestez l’indice {clue}.",
    voteYes: "Votez pour annuler.",
    voteNo: "Votez pour garder l’indice.",
    speakers: "Choisissez de parler.",
    seekers: "Choisissez de chercher.",
    ready: "Passez à la manche suivante.",
  },
  en: {
    bid: "Bid {clues}.",
    pass: "Pass.",
    clue: "Give the clue “{word}”.",
    buzz: "Buzz!",
    answer: "Answer “{word}”.",
    bonus: "Take word {entry} as a bonus.",
    stop: "Stop here.",
    contest: "Contest clue {clue}.",
    voteYes: "Vote to cancel it.",
    voteNo: "Vote to keep the clue.",
    speakers: "Choose to speak.",
    seekers: "Choose to seek.",
    ready: "Go on to the next round.",
  },
  de: {
    bid: "Biete {clues}.",
    pass: "Pass.",
    clue: "Gib den Hinweis „{word}“.",
    buzz: "Buzzern!",
    answer: "Schlag „{word}“ vor.",
    bonus: "Nimm Wort {entry} als Bonus.",
    stop: "Hör hier auf.",
    contest: "Erheb Einspruch gegen Hinweis {clue}.",
    voteYes: "Stimm für das Streichen.",
    voteNo: "Stimm für den Hinweis.",
    speakers: "Geh zu den Sprechern.",
    seekers: "Geh zu den Suchern.",
    ready: "Weiter zur nächsten Runde.",
  },
});

export const advise: Advise<MotAMotMove, MotAMotView> = (move, _view, language) => {
  const said = SENTENCES[language];
  switch (move.type) {
    case "bid":
      return fill(said.bid, { clues: move.clues });
    case "clue":
    case "answer":
      return fill(said[move.type], { word: move.word });
    case "bonus":
      return fill(said.bonus, { entry: move.entry });
    case "contest":
      return fill(said.contest, { clue: move.clue });
    case "vote":
      return move.cancel ? said.voteYes : said.voteNo;
    case "camp":
      return said[move.camp];
    case "pass":
    case "buzz":
    case "stop":
    case "ready":
      return said[move.type];
  }
};
