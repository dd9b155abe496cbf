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
      ask: "Chacun cache un mot de trois lettres. Les morceaux du vôtre iront au robot. Écrivez un mot, ou gardez celui qu’on vous propose, puis cachez-le.",
      done: "Tout le monde est prêt : les morceaux du mot du robot tombent devant vous, en vrac.",
      wrong: "Il faut un mot de trois lettres, sans espace.",
    },
    {
      title: "Un essai qui ne va pas",
      ask: "Il faut employer tous les morceaux, et rien d’autre. Essayez d’abord trop court : TU.",
      done: "On vous dit, et à personne d’autre, ce qui manque et ce qui reste. Un essai faux coûte trois secondes d’attente.",
      wrong: "Écrivez TU et essayez-le, pour voir ce qu’on vous répond.",
    },
    {
      title: "Le bon mot",
      ask: "Deux grands I, six petits i, un petit u. Le robot pensait à EUT ; un autre mot des mêmes morceaux va aussi bien. Écrivez TUE.",
      done: "Trouvé avant l’autre, donc gagné. Le mot n’a pas à être celui qui était caché.",
      wrong: "Avec ces morceaux, TUE va juste. Attendez la fin des trois secondes, puis essayez-le.",
    },
    {
      title: "Plus long qu’on ne croit",
      ask: "Un autre tas, celui d’un mot de trois lettres. Mais le vôtre peut avoir n’importe quelle longueur : essayez LIRE.",
      done: "Quatre lettres, tous les morceaux, gagné. Beaucoup de I, grands et petits, font souvent des L, des T et des E.",
      wrong: "Essayez LIRE : ses quatre lettres prennent tous les morceaux.",
    },
    {
      title: "Renoncer",
      ask: "Si rien ne vient, on peut renoncer. L’autre cherche encore ; si tous renoncent ou que cinq minutes passent, la manche est nulle. Renoncez, pour voir.",
      done: "Vous ne cherchez plus. Voilà tout le jeu : cacher, fouiller le tas, trouver avant les autres.",
      wrong: "Le bouton pour renoncer est sous le tas.",
    },
  ],
});
