import type { About } from "../../learn/about.ts";

export const about: About = {
  fr: [
    "Une seule manche, sans tours : chacun cache un mot de trois lettres, et reçoit en vrac les morceaux du mot de son voisin.",
    "Le premier qui en fait un mot, n’importe lequel, avec tous les morceaux et aucun autre, gagne. Deux minutes suffisent souvent.",
  ],
  en: [
    "One round and no turns: everybody hides a word of three letters and gets the pieces of a neighbour’s word in a heap.",
    "The first to make a word of them, any word, with all the pieces and no others, wins. Two minutes are often enough.",
  ],
  de: [
    "Eine Runde, keine Reihenfolge: Jeder versteckt ein Wort mit drei Buchstaben und bekommt die Teile vom Wort des Nachbarn als Haufen.",
    "Wer zuerst ein Wort daraus legt, irgendeines, mit allen Teilen und keinem anderen, gewinnt. Oft reichen zwei Minuten.",
  ],
};
