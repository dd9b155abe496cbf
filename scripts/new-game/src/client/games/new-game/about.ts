import type { About } from "../../learn/about.ts";

export const about: About = {
  fr: [
    "Un mot chacun, à tour de rôle. Le vôtre commence par la dernière lettre du précédent, et aucun mot ne sert deux fois.",
    "Chaque lettre est un point : un long mot rapporte, mais il choisit aussi la lettre de l’autre.",
  ],
  en: [
    "A word each, in turn. Yours begins with the last letter of the one before, and no word serves twice.",
    "Every letter is a point: a long word pays, but it also chooses the other’s letter.",
  ],
  de: [
    "Abwechselnd je ein Wort. Deines beginnt mit dem letzten Buchstaben des vorigen, und keines kommt zweimal vor.",
    "Jeder Buchstabe ist ein Punkt: Ein langes Wort bringt viel, bestimmt aber auch den Buchstaben des anderen.",
  ],
};
