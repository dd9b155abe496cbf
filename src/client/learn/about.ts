import type { Language } from "../../core/language.ts";

/** What each game is like, for somebody who has never heard of it. */
type About = readonly string[];

const ABOUT: Readonly<Record<string, Readonly<Record<Language, About>>>> = {
  password: {
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
  },
  buzzle: {
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
  },
  "quick-buzzle": {
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
  },
  "buzzle-solitaire": {
    fr: [
      "Quatre mots, en morceaux. De chaque groupe tirez un autre mot, avec exactement les mêmes morceaux ; quand les quatre ont le leur, un nouveau tour commence.",
      "Quinze minutes, autant de mots que possible. Chaque jour, un même puzzle pour tout le monde.",
    ],
    en: [
      "Four words, in pieces. Make another word out of each group, with exactly the same pieces; when all four have theirs, a new lap begins.",
      "Fifteen minutes, as many words as you can. And one puzzle a day, the same for everybody.",
    ],
    de: [
      "Vier Wörter, in Teilen. Aus jeder Gruppe ein anderes Wort machen, mit genau denselben Teilen; haben alle vier ihres, beginnt eine neue Runde.",
      "Fünfzehn Minuten, so viele Wörter wie möglich. Und jeden Tag ein Rätsel, für alle dasselbe.",
    ],
  },
  overturn: {
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
  },
  lexiduel: {
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
  },
  "mot-a-mot": {
    fr: [
      "Les parleurs voient une carte et enchérissent à la baisse : en combien de mots la faire deviner ? Le moins-disant donne ses indices, un mot à la fois ; les chercheurs se jettent sur le buzzer.",
      "Deux titres se jouent à la fois, celui des parleurs et celui des chercheurs. De trois à huit joueurs, une demi-heure, et une Finale.",
    ],
    en: [
      "Speakers see a card and bid downwards: in how many words will the others get it? The lowest bidder gives clues, one word at a time; the seekers race for the buzzer.",
      "Two titles are at stake, the speakers’ and the seekers’. Three to eight players, half an hour, and a Finale.",
    ],
    de: [
      "Die Sprecher sehen eine Karte und unterbieten sich: Mit wie vielen Wörtern kommen die anderen darauf? Wer am wenigsten bietet, gibt Hinweise, ein Wort nach dem anderen; die Sucher stürzen sich auf den Buzzer.",
      "Um zwei Titel geht es, den der Sprecher und den der Sucher. Drei bis acht Spieler, eine halbe Stunde und ein Finale. Die Karten gibt es auf Französisch und Englisch.",
    ],
  },
};

export const aboutGame = (game: string, language: Language): About => ABOUT[game]?.[language] ?? [];
