import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "fr",
  hidden: "TABLE",
  sample: "LIVRE",
  steps: [
    {
      title: "Cachez un mot",
      ask: "Chacun cache un mot de cinq lettres ; le robot a le sien. L’alphabet montre de quels morceaux chaque lettre est faite. Écrivez un mot, ou gardez celui qu’on vous propose, puis cachez-le.",
      done: "C’est caché. Le sort vous désigne : vous commencez.",
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
      done: "Non : le C se pose sous la case, on sait qu’il n’y est pas. Un point quand même, mais votre tour est fini. Le robot a essayé un morceau chez vous, raté : à vous.",
      wrong: "Toujours la case 1, cette fois avec le grand C.",
    },
    {
      title: "Placez un morceau",
      ask: "Pas de C, un grand I : ce peut être un T, un L, un I… Leur différence est dans la position. Dans la case 1, placez ce I droit, au milieu.",
      done: "Exact ! Le morceau est fixé, et L est éliminé : son grand I est à gauche. Pas de point pour une position, mais vous rejouez.",
      wrong: "Sous « Ou placez un morceau déjà trouvé », prenez le grand I droit, au milieu.",
    },
    {
      title: "Tentez le mot",
      ask: "On peut tenter un mot à tout moment, même hors de son tour. Plus il reste de morceaux à trouver, plus le mot rapporte ; un mot faux coûte. Celui-ci, on vous le souffle : TABLE.",
      done: "Treize morceaux manquaient, plus cinq : dix-huit points d’un coup. Le robot doit cacher un autre mot. Qui a vingt-cinq points et trouve un mot gagne.",
      wrong: "Écrivez TABLE, puis appuyez sur « Tenter ».",
    },
  ],
});
