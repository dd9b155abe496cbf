import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "fr",
  hidden: "TABLE",
  sample: "LIVRE",
  steps: [
    {
      title: "Cachez un mot",
      ask: "Chacun cache un mot de cinq lettres ; le robot a le sien. L’alphabet montre de quelles pièces chaque lettre est faite. Écrivez un mot et gardez-le.",
      done: "C’est caché. Le sort vous donne la main.",
      wrong: "Il faut un mot de cinq lettres, sans espace.",
    },
    {
      title: "Proposez une pièce",
      ask: "Cinq cases, cinq lettres à trouver. Choisissez la case 1 et proposez-lui le grand bâton, I.",
      done: "Oui : il en manquait un. La pièce reste dans la case, vous marquez un point et vous rejouez.",
      wrong: "Choisissez la case 1 du robot, puis le grand bâton (I).",
    },
    {
      title: "Un non compte aussi",
      ask: "Proposez maintenant le grand arc, C, à la même case.",
      done: "Non : l’arc se pose sous la case, on sait qu’il n’y est pas. Un point quand même, mais la main passe. Le robot a essayé une pièce chez vous, raté : à vous.",
      wrong: "Toujours la case 1, cette fois avec le grand arc (C).",
    },
    {
      title: "Placez une pièce",
      ask: "Sans arc, avec un grand bâton : ce peut être un T, un L, un I… Leur différence est dans la pose. Dans la case 1, placez le bâton au milieu, debout.",
      done: "Exact ! La pièce est fixée, et L est éliminé : son bâton est à gauche. Pas de point pour une pose, mais vous rejouez.",
      wrong: "Choisissez « placer » pour le bâton de la case 1, puis la pose du milieu.",
    },
    {
      title: "Lancez le mot",
      ask: "On peut deviner à tout moment, même hors de son tour. Plus il reste de pièces à trouver, plus le mot rapporte ; un mot faux coûte. Celui-ci, on vous le souffle : TABLE.",
      done: "Treize pièces manquaient, plus cinq : dix-huit points d’un coup. Le robot doit cacher un autre mot. Qui a vingt-cinq points et trouve un mot gagne.",
      wrong: "Écrivez TABLE dans le champ du mot, puis lancez-le.",
    },
  ],
});
