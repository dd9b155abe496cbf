import type { About } from "../../learn/about.ts";

export const about: About = {
  fr: [
    "Quatre mots, en morceaux. De chaque groupe tirez un autre mot, avec exactement les mêmes morceaux ; quand les quatre ont le leur, un nouveau tour commence.",
    "Quinze minutes, autant de mots que possible. Chaque jour, un même défi pour tout le monde.",
  ],
  en: [
    "Four words, in pieces. Make another word from each group, with exactly the same pieces; once all four have theirs, a new round starts.",
    "Fifteen minutes, as many words as you can. And one puzzle a day, the same for everyone.",
  ],
  de: [
    "Vier Wörter, in Teilen. Mach aus jeder Gruppe ein anderes Wort, mit genau denselben Teilen; haben alle vier ihres, beginnt eine neue Runde.",
    "Fünfzehn Minuten, so viele Wörter wie möglich. Und jeden Tag ein Rätsel, für alle dasselbe.",
  ],
};
