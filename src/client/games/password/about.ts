import type { About } from "../../learn/about.ts";

export const about: About = {
  fr: [
    "Chacun cache un mot. À votre tour, deux dés vous mènent dans un cercle de lettres : vous interrogez un adversaire sur tout le cercle ou sur une seule lettre. Un oui, et vous gardez la main. Un non, et elle passe.",
    "Ce qui compte, c’est de choisir la bonne question, et le bon moment pour risquer un mot : juste, l’autre est éliminé ; faux, votre tour est perdu.",
  ],
  en: [
    "Everybody hides a word. On your turn two dice lead you to a circle of letters: you ask an opponent about the whole circle or about a single letter. A yes keeps the hand with you, a no passes it on.",
    "It is about asking the right question, and about the right moment to risk a word: right, and they are out; wrong, and your turn is gone.",
  ],
  de: [
    "Jeder versteckt ein Wort. Wer dran ist, kommt durch zwei Würfel in einen Buchstabenkreis und fragt einen Gegner nach dem ganzen Kreis oder nach einem einzigen Buchstaben. Ein Ja, und man bleibt dran. Ein Nein, und der Nächste fragt.",
    "Es kommt auf die richtige Frage an, und auf den richtigen Moment, ein Wort zu wagen: Stimmt es, ist der andere draußen; stimmt es nicht, ist der Zug weg.",
  ],
};
