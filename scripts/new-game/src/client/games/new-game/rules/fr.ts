import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro: "Deux camps disent des mots à tour de rôle ; chacun commence par la dernière lettre du précédent.",
  sections: [
    {
      id: "turn",
      title: "Un tour",
      figures: [{ name: "chain", caption: "La dernière lettre de chaque mot ouvre le suivant." }],
      rules: [
        rule("X1", "Le premier camp commence, puis chacun son tour. Un camp est un joueur ou une équipe."),
        rule("X2", "Le mot est au dictionnaire : pluriels et formes conjuguées comptent, noms propres non."),
        rule("X3", "Le premier mot est libre ; les autres suivent. *Après MAISON vient NUAGE.*"),
        rule("X4", "Aucun mot n’est dit deux fois dans une partie."),
        rule("X5", "Chaque lettre est un point. *NUAGE en rapporte cinq.*"),
        rule("X6", "On peut passer : pas de point, et la lettre reste."),
      ],
    },
    {
      id: "end",
      title: "La fin",
      rules: [
        rule("X7", "Après le nombre de tours convenu, le plus de points gagne ; à égalité, match nul."),
        rule("X8", "Le temps d’un tour écoulé, on passe."),
        rule("X9", "Qui abandonne, s’absente ou épuise son temps perd, quels que soient les points."),
      ],
    },
  ],
};
