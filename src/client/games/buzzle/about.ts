import type { About } from "../../learn/about.ts";

export const about: About = {
  fr: [
    "Ici les lettres sont faites de quatre sortes de morceaux : grand I, petit i, grand C, petit u. Vous proposez des morceaux, case par case, au mot caché de l’autre ; chaque réponse se voit sur la table.",
    "Vous pouvez tenter un mot à tout moment, même quand ce n’est pas à vous. Plus tôt vous trouvez, plus vous marquez. À partir de vingt-cinq points, un mot trouvé gagne la partie.",
  ],
  en: [
    "Here letters are made of four kinds of piece: big I, small i, big C, small u. Box by box, you propose pieces for your opponent’s hidden word, and every answer stays on the table.",
    "You can guess a word at any time, even when it’s not your turn. The earlier you find it, the more you score. Once you have twenty-five points, the next word you find wins the match.",
  ],
  de: [
    "Hier bestehen Buchstaben aus vier Arten von Teilen: großes I, kleines i, großes C, kleines u. Kästchen für Kästchen bietest du dem versteckten Wort der anderen Teile an, und jede Antwort bleibt auf dem Tisch.",
    "Ein Wort raten darfst du jederzeit, auch wenn du nicht dran bist. Je früher, desto mehr Punkte. Ab fünfundzwanzig gewinnt, wer ein Wort findet.",
  ],
};
