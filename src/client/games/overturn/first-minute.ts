import type { OverturnTypes } from "../../../games/overturn/index.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { FirstMinute } from "../first-minute.ts";

type Act = "open" | "word";

export const firstMinute: FirstMinute<OverturnTypes, Act> = {
  now({ phase, turn, opened }, seat) {
    if (phase !== "turn" || turn !== seat) return null;
    return opened ? "word" : "open";
  },
  targets: { open: ".overturn-grid", word: ".overturn-grid" },
  picture: "back",
  texts: inEachLanguage({
    fr: {
      goal: "Ayez plus d’anneaux que l’autre quand la manche finit.",
      acts: {
        open: "Tracez un mot du doigt, de lettre voisine en lettre voisine, ou écrivez-le : chaque lettre reçoit votre anneau.",
        word: "Faites un mot qui prend au moins une lettre libre et au moins une lettre qui a un anneau. Une lettre peut resservir.",
      },
      wait: "C’est à l’autre. Cherchez déjà un mot qui traverse ses anneaux.",
      points:
        "Une lettre libre de votre mot reçoit votre anneau ; un anneau adverse traversé se retourne et devient le vôtre.",
      end: "La manche finit quand tout a un anneau, quand il ne reste aucun mot, ou quand les deux passent l’un après l’autre.",
      tips: [
        "Traversez les anneaux de l’autre : chacun compte double, un de plus pour vous, un de moins en face.",
        "Une lettre du bord a peu de voisines : l’anneau que vous y posez se reprend difficilement.",
        "Comptez les lettres libres vers la fin : qui fait le dernier mot retourne sans qu’on lui réponde.",
      ],
    },
    en: {
      goal: "Have more rings than your opponent when the game ends.",
      acts: {
        open: "Draw a word with your finger from letter to neighbouring letter, or type it: every letter gets your ring.",
        word: "Make a word with at least one free letter and at least one that has a ring. Letters can be reused.",
      },
      wait: "It’s their turn. Look for a word that crosses their rings.",
      points:
        "A free letter in your word gets your ring; every ring of theirs that you cross flips and becomes yours.",
      end: "The game ends when every letter has a ring, when no word is left, or when both sides pass in a row.",
      tips: [
        "Cross your opponent’s rings: each one counts double, one more for you and one less for them.",
        "A letter on the edge has few neighbours: a ring you put there is hard to take back.",
        "Count the free letters towards the end: whoever makes the last word gets no reply.",
      ],
    },
    de: {
      goal: "Am Ende müssen mehr Ringe dir gehören als der anderen Seite.",
      acts: {
        open: "Zieh mit dem Finger ein Wort von Buchstabe zu Nachbarbuchstabe oder schreib es: Jeder bekommt deinen Ring.",
        word: "Bilde ein Wort mit mindestens einem freien Buchstaben und mindestens einem, der einen Ring hat. Buchstaben zählen auch mehrmals.",
      },
      wait: "Die andere Seite ist dran. Such schon ein Wort, das ihre Ringe kreuzt.",
      points:
        "Ein freier Buchstabe deines Wortes bekommt deinen Ring; jeder fremde Ring auf dem Weg dreht sich um und gehört dir.",
      end: "Der Durchgang endet, wenn alles einen Ring hat, wenn es kein Wort mehr gibt oder wenn beide nacheinander passen.",
      tips: [
        "Kreuze die Ringe der anderen Seite: Jeder zählt doppelt, einer mehr für dich, einer weniger für sie.",
        "Ein Buchstabe am Rand hat wenige Nachbarn: Der Ring dort ist schwer zurückzuholen.",
        "Zähl gegen Ende die freien Buchstaben: Auf das letzte Wort antwortet niemand mehr.",
      ],
    },
  }),
};
