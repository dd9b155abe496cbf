import type { MotAMotTypes } from "../../../games/mot-a-mot/index.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { FirstMinute } from "../first-minute.ts";
import { situationOf } from "./situation.ts";

type Act = "bid" | "clue" | "answer" | "buzz" | "bonus" | "next" | "camp";

export const firstMinute: FirstMinute<MotAMotTypes, Act> = {
  now(view, seat) {
    const out = view.seats[seat]?.out === true;
    switch (situationOf(view, seat, out).kind) {
      case "bid":
        return "bid";
      case "clue":
        return "clue";
      case "answer":
        return "answer";
      case "buzz":
        return "buzz";
      case "choose-bonus":
        return "bonus";
      case "result":
        return out || view.result?.ready.includes(seat) ? null : "next";
      case "camps":
        return view.camps?.waiting.includes(seat) ? "camp" : null;
      default:
        return null;
    }
  },
  targets: {
    bid: ".mam-bid",
    clue: ".mam-clue-form",
    answer: ".mam-answer",
    buzz: ".mam-buzzer",
    bonus: ".mam-bonus",
    next: ".mam-result .is-filled",
    camp: ".mam-camps",
  },
  picture: "card",
  texts: inEachLanguage({
    fr: {
      goal: "Faites deviner trois mots avec peu d’indices, et devinez ceux des autres avant tout le monde.",
      acts: {
        bid: "Annoncez en combien d’indices vous feriez trouver ces trois mots : le plus petit nombre l’emporte.",
        clue: "Donnez un indice pour le mot à trouver : un seul mot, et jamais de la même famille.",
        answer: "Vous avez la parole : écrivez le mot auquel vous pensez.",
        buzz: "Vous cherchez : dès qu’un mot vous vient, appuyez sur le buzzer, puis proposez-le.",
        bonus: "Il vous reste des indices : choisissez un autre mot de la carte, pour un jeton de plus.",
        next: "La manche est finie : voyez la carte, puis continuez.",
        camp: "C’est la Finale : choisissez de parler ou de chercher.",
      },
      wait: "Rien à faire pour l’instant : lisez les indices, votre tour vient vite.",
      points:
        "Trois mots trouvés dans les indices annoncés : des jetons de parleur. Un mot trouvé au buzzer : un jeton de chercheur.",
      end: "Après les manches vient la Finale, puis deux titres : meilleur parleur, meilleur chercheur.",
      tips: [
        "Buzzez tôt : un mot faux ne coûte qu’un moment d’attente, et personne d’autre ne peut répondre pendant le vôtre.",
        "Avant d’annoncer, cherchez un indice pour chacun des trois mots : c’est le plus dur des trois qui décide.",
        "Une annonce un peu haute fait taire peu de monde ; une annonce trop basse offre un jeton à l’autre parleur.",
      ],
    },
    en: {
      goal: "Get three words across with few clues, and guess the others’ words before anyone else.",
      acts: {
        bid: "Bid how many clues you’d need to get these three words across: the lowest bid wins.",
        clue: "Give a clue for the word to find: a single word, and never one of the same family.",
        answer: "You have the floor: type the word you’re thinking of.",
        buzz: "You seek: as soon as a word comes to you, hit the buzzer, then type it.",
        bonus: "You have clues left: choose another word of the card, for one more token.",
        next: "The round is over: have a look at the card, then go on.",
        camp: "It’s the Finale: choose to speak or to seek.",
      },
      wait: "Nothing to do just now: read the clues, it’s soon your turn.",
      points:
        "Three words found within the clues you bid: speaker tokens. A word found at the buzzer: a seeker token.",
      end: "After the rounds comes the Finale, then two titles: best speaker and best seeker.",
      tips: [
        "Buzz early: a wrong word only costs a moment’s wait, and nobody else can answer during yours.",
        "Before you bid, think of a clue for each of the three words: the hardest one decides.",
        "A high bid scares nobody; too low a bid hands a token to the other speaker.",
      ],
    },
    de: {
      goal: "Lass drei Wörter mit wenigen Hinweisen erraten, und errate die der anderen vor allen.",
      acts: {
        bid: "Biete, mit wie vielen Hinweisen du diese drei Wörter erraten lässt: Das kleinste Gebot gewinnt.",
        clue: "Gib einen Hinweis auf das gesuchte Wort: ein einziges Wort, und nie eines aus derselben Familie.",
        answer: "Du bist dran: Schreib, woran du denkst.",
        buzz: "Du suchst: Sobald dir ein Wort einfällt, drück den Buzzer und schreib es.",
        bonus: "Du hast noch Hinweise: Wähl ein weiteres Wort der Karte, für eine Marke mehr.",
        next: "Die Runde ist vorbei: Sieh dir die Karte an und mach weiter.",
        camp: "Das Finale: Wähl, ob du sprichst oder suchst.",
      },
      wait: "Gerade nichts zu tun: Lies die Hinweise, gleich bist du dran.",
      points:
        "Drei Wörter mit den gebotenen Hinweisen gefunden: Sprechermarken. Ein Wort am Buzzer gefunden: eine Suchermarke.",
      end: "Nach den Runden kommt das Finale, dann zwei Titel: bester Sprecher, bester Sucher.",
      tips: [
        "Drück früh: Ein falsches Wort kostet nur einen Moment, und währenddessen kann niemand sonst antworten.",
        "Such vor dem Gebot einen Hinweis für jedes der drei Wörter: Das schwerste entscheidet.",
        "Ein hohes Gebot schreckt niemanden; ein zu niedriges schenkt dem anderen Sprecher eine Marke.",
      ],
    },
  }),
};
