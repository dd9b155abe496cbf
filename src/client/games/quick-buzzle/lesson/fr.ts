import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "fr",
  sample: "MER",
  hidden: "EUT",
  misfit: "TU",
  solution: "TUE",
  second: "UNE",
  longer: "LIRE",
  third: "MUR",
  steps: [
    {
      title: "Cachez un mot",
      ask: "Chacun cache un mot de trois lettres. Les pièces du vôtre iront à votre voisin. Écrivez un mot et gardez-le.",
      done: "Tout le monde est prêt : les pièces du mot du robot tombent devant vous, en vrac.",
      wrong: "Il faut un mot de trois lettres, sans espace.",
    },
    {
      title: "Un essai qui ne va pas",
      ask: "Il faut employer toutes les pièces, et rien d’autre. Essayez d’abord trop court : TU.",
      done: "On vous dit, à vous seul, ce qui manque et ce qui reste. Un essai faux coûte trois secondes d’attente.",
      wrong: "Écrivez TU et essayez-le, pour voir ce qu’on vous répond.",
    },
    {
      title: "Le bon mot",
      ask: "Deux grands bâtons, six petits, un petit arc. Le robot pensait à EUT ; un autre mot des mêmes pièces va aussi bien. Écrivez TUE.",
      done: "Premier, donc gagné. Le mot n’a pas à être celui qui était caché.",
      wrong: "Avec ces pièces, TUE va juste. Attendez la fin des trois secondes, puis essayez-le.",
    },
    {
      title: "Plus long qu’on ne croit",
      ask: "Un autre tas, celui d’un mot de trois lettres. Mais le vôtre peut avoir n’importe quelle longueur : essayez LIRE.",
      done: "Quatre lettres, toutes les pièces, gagné. Beaucoup de petites pièces font souvent des I, des L et des T.",
      wrong: "Essayez LIRE : ses quatre lettres prennent toutes les pièces.",
    },
    {
      title: "Renoncer",
      ask: "Si rien ne vient, on peut renoncer. L’autre cherche encore ; si tous renoncent ou que cinq minutes passent, la manche est nulle. Renoncez, pour voir.",
      done: "Vous ne cherchez plus. Voilà tout le jeu : cacher, fouiller le tas, être le premier.",
      wrong: "Le bouton pour renoncer est sous le tas.",
    },
  ],
});
