import type { About } from "../../learn/about.ts";

export const about: About = {
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
};
