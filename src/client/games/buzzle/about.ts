import type { About } from "../../learn/about.ts";

export const about: About = {
  fr: [
    "Ici les lettres sont faites de quatre sortes de morceaux : un grand bâton, un petit, un grand arc, un petit. Vous proposez des morceaux, case par case, au mot caché de l’autre ; chaque réponse se voit sur la table.",
    "Vous pouvez lancer un mot à tout moment, même quand ce n’est pas à vous. Plus tôt vous trouvez, plus vous marquez. Passé vingt-cinq points, un mot trouvé gagne la partie.",
  ],
  en: [
    "Here letters are made of four kinds of piece: a long bar, a short one, a big bow, a small one. You offer pieces, box by box, to the other’s hidden word, and every answer stays on the table.",
    "You may call a word at any time, even out of turn. The earlier you find it, the more you score. From twenty-five points on, a word found wins the match.",
  ],
  de: [
    "Hier bestehen Buchstaben aus vier Arten von Teilen: einem langen Stab, einem kurzen, einem großen Bogen, einem kleinen. Kästchen für Kästchen bieten Sie dem versteckten Wort der anderen Teile an, und jede Antwort bleibt auf dem Tisch.",
    "Ein Wort rufen darf man jederzeit, auch wenn man nicht dran ist. Je früher, desto mehr Punkte. Ab fünfundzwanzig gewinnt, wer ein Wort findet.",
  ],
};
