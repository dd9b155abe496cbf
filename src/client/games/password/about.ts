import type { About } from "../../learn/about.ts";

export const about: About = {
  fr: [
    "Chacun cache un mot. À votre tour, deux dés vous mènent dans un cercle de lettres : vous interrogez un adversaire sur tout le cercle ou sur une seule lettre. Un oui, et vous rejouez. Un non, et c’est à la personne suivante.",
    "Ce qui compte, c’est la bonne question, et le bon moment pour tenter un mot : juste, vous éliminez votre adversaire ; faux, vous perdez votre tour.",
  ],
  en: [
    "Everyone hides a word. On your turn, two dice lead you to a circle of letters: you ask an opponent about the whole circle or about a single letter. After a yes you go again; after a no it’s the next player’s turn.",
    "It’s all about the right question, and the right moment to guess a word: get it right and they’re out; get it wrong and you lose your turn.",
  ],
  de: [
    "Jeder versteckt ein Wort. Bist du dran, führen dich zwei Würfel in einen Buchstabenkreis: Du fragst einen Gegner nach dem ganzen Kreis oder nach einem einzigen Buchstaben. Bei Ja bleibst du dran, bei Nein ist der Nächste dran.",
    "Es kommt auf die richtige Frage an, und auf den richtigen Moment, ein Wort zu raten: Stimmt es, ist der andere draußen; stimmt es nicht, ist der Nächste dran.",
  ],
};
