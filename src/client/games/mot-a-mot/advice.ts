import type { MotAMotMove } from "../../../games/mot-a-mot/moves.ts";
import type { MotAMotView } from "../../../games/mot-a-mot/view.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { fill } from "../../language.ts";
import type { Advise, Lead, Point } from "../../learn/advice.ts";

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
    bidWhy: "Le plus dur des trois décide : comptez environ {each} indices par mot.",
    clueWhy: "Cherchez un mot que tout le monde associe à celui-là.",
    begins: "Il commence par « {start} ».",
    answerWhy: "Relisez les indices : un seul mot les réunit.",
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
    bidWhy: "The hardest of the three decides: reckon with about {each} clues a word.",
    clueWhy: "Look for a word that everybody thinks of with this one.",
    begins: "It begins with “{start}”.",
    answerWhy: "Read the clues again: one word joins them all.",
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
    bidWhy: "Das schwerste der drei entscheidet: Rechne mit etwa {each} Hinweisen je Wort.",
    clueWhy: "Such ein Wort, das alle mit diesem verbinden.",
    begins: "Es beginnt mit „{start}“.",
    answerWhy: "Lies die Hinweise noch einmal: Ein Wort verbindet sie alle.",
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

export const lead: Lead<MotAMotMove, MotAMotView> = (move, { numbers }, language) => {
  const said = SENTENCES[language];
  switch (move.type) {
    case "bid":
      return [fill(said.bidWhy, { each: Math.max(1, Math.round(move.clues / numbers.length)) })];
    case "clue":
      return [said.clueWhy, fill(said.begins, { start: move.word.slice(0, 1) })];
    case "answer":
      return [said.answerWhy, fill(said.begins, { start: move.word.slice(0, 1) })];
    default:
      return [];
  }
};

export const point: Point<MotAMotMove, MotAMotView> = (move, _view, step) => {
  switch (move.type) {
    case "bid": {
      if (step !== "what") return { places: [".mam-card-played"] };
      const key = `[data-clues="${move.clues}"]`;
      // A high bid has no key of its own.
      return { places: [`.mam-key${key}, .mam-bid:not(:has(${key})) .mam-more`] };
    }
    case "pass":
      return { places: [".mam-pass"] };
    case "clue":
      return { places: [step === "where" ? ".mam-card [data-state='current']" : ".mam-clue-form .mam-line"] };
    case "answer":
      return { places: [step === "where" ? ".mam-clues" : ".mam-answer .mam-line"] };
    case "buzz":
      return { places: [".mam-buzzer"] };
    case "bonus":
      return { places: [".mam-bonus-list"] };
    case "ready":
      return { places: [".mam-go .button"] };
    case "camp":
      return { places: [`[data-camp="${move.camp}"]`] };
    case "vote":
      return { places: [".mam-vote"] };
    case "stop":
    case "contest":
      return {};
  }
};
