import type { About } from "../../learn/about.ts";

export const about: About = {
  fr: [
    "Trente-six lettres, deux couleurs d’anneaux. Un mot serpente de lettre en lettre ; chaque lettre libre reçoit votre anneau, chaque anneau adverse que le mot traverse se retourne.",
    "Rien n’est acquis : ce que vous posez, l’autre peut le retourner au coup suivant. À la fin, qui a le plus d’anneaux l’emporte.",
  ],
  en: [
    "Thirty-six letters, rings of two colours. A word winds from letter to letter; every free letter gets your ring, and every opposing ring the word crosses is flipped.",
    "Nothing is safe: whatever you place, your opponent can flip on the next move. In the end, whoever has more rings wins.",
  ],
  de: [
    "Sechsunddreißig Buchstaben, Ringe in zwei Farben. Ein Wort schlängelt sich von Buchstabe zu Buchstabe; jeder freie bekommt deinen Ring, jeder fremde Ring auf dem Weg wird umgedreht.",
    "Sicher ist nichts: Was du legst, kann der andere gleich wieder umdrehen. Am Ende gewinnt, wer mehr Ringe hat.",
  ],
};
