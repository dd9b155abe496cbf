import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "fr",
  hidden: "TABLE",
  sample: "LIVRE",
  steps: [
    {
      title: "Cachez un mot",
      ask: "Chacun cache un mot de cinq lettres ; le robot a le sien. L’alphabet montre de quels morceaux chaque lettre est faite. Écrivez un mot et gardez-le.",
      done: "C’est caché. Le sort vous donne la main.",
      wrong: "Il faut un mot de cinq lettres, sans espace.",
    },
    {
      title: "Proposez un morceau",
      ask: "Cinq cases, cinq lettres à trouver. Choisissez la case 1 et proposez-lui le grand I.",
      done: "Oui : il en manquait un. Le morceau reste dans la case, vous marquez un point et vous rejouez.",
      wrong: "Choisissez la case 1 du robot, puis le grand I.",
    },
    {
      title: "Un non compte aussi",
      ask: "Proposez maintenant le grand C à la même case.",
      done: "Non : le C se pose sous la case, on sait qu’il n’y est pas. Un point quand même, mais la main passe. Le robot a essayé un morceau chez vous, raté : à vous.",
      wrong: "Toujours la case 1, cette fois avec le grand C.",
    },
    {
      title: "Placez un morceau",
      ask: "Pas de C, un grand I : ce peut être un T, un L, un I… Leur différence est dans la pose. Dans la case 1, placez ce I droit, au milieu.",
      done: "Exact ! Le morceau est fixé, et L est éliminé : son grand I est à gauche. Pas de point pour une pose, mais vous rejouez.",
      wrong: "Sous « Ou placez un morceau posé », prenez le I droit, au milieu.",
    },
    {
      title: "Lancez le mot",
      ask: "On peut deviner à tout moment, même hors de son tour. Plus il reste de morceaux à trouver, plus le mot rapporte ; un mot faux coûte. Celui-ci, on vous le souffle : TABLE.",
      done: "Treize morceaux manquaient, plus cinq : dix-huit points d’un coup. Le robot doit cacher un autre mot. Qui a vingt-cinq points et trouve un mot gagne.",
      wrong: "Écrivez TABLE dans le champ du mot, puis annoncez-le.",
    },
  ],
});
