import type { About } from "../../learn/about.ts";

export const about: About = {
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
    "Um zwei Titel geht es, den der Sprecher und den der Sucher. Drei bis acht Spieler, eine halbe Stunde und ein Finale.",
  ],
};
