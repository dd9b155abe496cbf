import type { About } from "../../learn/about.ts";

export const about: About = {
  fr: [
    "Un grand plateau, deux encres. On sème de petits mots dans les coins sombres, on les prolonge, on les relie, et en sautant par-dessus les lettres de l’autre on les prend.",
    "Une lettre compte dès qu’elle est dans un mot de quatre ou plus, pour celui à qui elle appartient à cet instant. C’est le plus profond de nos jeux.",
  ],
  en: [
    "A large board, two inks. You sow small words in the dark corners, stretch them, join them, and by jumping over the other’s letters you take them.",
    "A letter counts as soon as it stands in a word of four or more, for whoever owns it at that moment. The deepest of our games.",
  ],
  de: [
    "Ein großes Brett, zwei Tinten. In den dunklen Ecken sät man kleine Wörter, verlängert sie, verbindet sie, und wer fremde Buchstaben überspringt, nimmt sie.",
    "Ein Buchstabe zählt, sobald er in einem Wort mit vier oder mehr steht, und zwar für den, dem er gerade gehört. Das tiefste unserer Spiele.",
  ],
};
