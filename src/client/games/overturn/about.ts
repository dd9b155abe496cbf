import type { About } from "../../learn/about.ts";

export const about: About = {
  fr: [
    "Trente-six lettres, deux couleurs d’anneaux. Un mot serpente de case en case ; chaque lettre neuve reçoit votre anneau, chaque anneau adverse que le mot traverse se retourne.",
    "Rien n’est acquis : ce que vous posez, l’autre peut le retourner au coup suivant. À la fin, la couleur la plus nombreuse gagne.",
  ],
  en: [
    "Thirty-six letters, rings of two colours. A word winds from cell to cell; every fresh letter gets your ring, and every ring of theirs that the word crosses turns over.",
    "Nothing is safe: what you lay down the other may turn at once. In the end the colour with more rings wins.",
  ],
  de: [
    "Sechsunddreißig Buchstaben, Ringe in zwei Farben. Ein Wort schlängelt sich von Feld zu Feld; jeder neue Buchstabe bekommt Ihren Ring, jeder fremde Ring auf dem Weg wird umgedreht.",
    "Sicher ist nichts: Was Sie legen, kann der andere gleich wieder drehen. Am Ende gewinnt die Farbe mit mehr Ringen.",
  ],
};
