import type { About } from "../../learn/about.ts";

export const about: About = {
  fr: [
    "Pas de tour de rôle : chacun cache un mot de trois lettres, et reçoit en vrac les morceaux du mot d’à côté.",
    "Qui en fait un mot avant les autres, n’importe lequel, avec tous les morceaux et rien d’autre, gagne. Deux minutes suffisent souvent.",
  ],
  en: [
    "No turns here: everyone hides a word of three letters and gets the pieces of a neighbour’s word in a heap.",
    "The first to make a word with them, any word, using all the pieces and nothing else, wins. Two minutes are often enough.",
  ],
  de: [
    "Niemand muss warten, bis er dran ist: Jeder versteckt ein Wort mit drei Buchstaben und bekommt die Teile vom Wort des Nachbarn als Haufen.",
    "Wer zuerst ein Wort daraus legt, irgendeines, mit allen Teilen und sonst keinem, gewinnt. Oft reichen zwei Minuten.",
  ],
};
