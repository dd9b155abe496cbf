import type { About } from "../../learn/about.ts";

export const about: About = {
  fr: [
    "Un grand plateau, deux encres. On sème de petits mots dans les coins hachurés, on les prolonge, on les relie, et en sautant par-dessus les lettres de l’autre on les prend.",
    "Une lettre compte dès qu’elle est dans un mot de quatre ou plus, pour qui la possède à cet instant. C’est le plus profond de nos jeux.",
  ],
  en: [
    "A large board, two inks. You sow small words in the striped corners, extend them, link them, and take your opponent’s letters by jumping over them.",
    "A letter counts as soon as it’s in a word of four or more, for whoever owns it at that moment. It’s the deepest of our games.",
  ],
  de: [
    "Ein großes Brett, zwei Tinten. In den schraffierten Ecken säst du kleine Wörter, verlängerst sie, verbindest sie, und wenn du fremde Buchstaben überspringst, gehören sie dir.",
    "Ein Buchstabe zählt, sobald er in einem Wort mit vier oder mehr steht, und zwar für den, dem er gerade gehört. Das tiefste unserer Spiele.",
  ],
};
