import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro: "En solitaire, contre la montre. Les lettres et leurs morceaux sont ceux de Buzzle.",
  sections: [
    {
      id: "making",
      title: "Des mots avec des mots",
      figures: [
        { name: "groups", caption: "Quatre mots de départ : les morceaux de chacun font un groupe." },
        { name: "made", caption: "Les mêmes morceaux, un autre mot." },
      ],
      rules: [
        rule(
          "S1",
          "On vous donne quatre mots de quatre lettres (ou de cinq) ; les morceaux de chacun forment un groupe. Ce sont des mots courants, tous de morceaux différents, et de chaque groupe on peut tirer au moins treize autres mots.",
        ),
        rule(
          "S2",
          "De chaque groupe, faites un mot nouveau avec exactement ses morceaux, de toute longueur à partir de deux lettres. Un mot qui ne va pas est refusé, avec ce qui manque et ce qui reste ; un refus ne coûte rien.",
        ),
        rule(
          "S3 S4",
          "Un mot par groupe et par tour ; quand les quatre ont le leur, un nouveau tour commence. Aucun mot ne sert deux fois, ceux de départ non plus.",
        ),
        rule(
          "S5",
          "Un groupe d’où l’on ne peut plus rien tirer est sauté. Les mots rares sont acceptés, mais personne n’est tenu de les trouver.",
        ),
      ],
    },
    {
      id: "end",
      title: "Le score et la fin",
      rules: [
        rule("S6", "Le score est le nombre de mots trouvés. Cinquante, c’est très honorable."),
        rule(
          "S7 S11",
          "Quinze minutes (ou sans limite). On finit aussi en s’arrêtant, ce que la page fait confirmer, ou quand il ne reste rien.",
        ),
        rule(
          "S13",
          "Vous pouvez donner vous-même les quatre mots, ceux d’un livre par exemple : de la bonne longueur, du dictionnaire, tous de morceaux différents, et qui laissent chacun un autre mot à trouver. Le temps ne court qu’ensuite.",
        ),
        rule(
          "S14",
          "En allemand, on vous propose ceux du livret, ~EINS~ ~ZWEI~ ~DREI~ ~VIER~, qui en promet soixante-seize : les quatre mots compris, formes conjuguées et accordées aussi.",
        ),
        rule("S8", "À la fin, tous les mots possibles sont montrés, avec leur nombre."),
        rule(
          "S9 S10",
          "Le défi du jour est le même pour tout le monde dans une langue : quatre mots de quatre lettres, cinq minutes. Le résultat à partager dit combien de mots dans chaque groupe, et n’en montre aucun.",
        ),
        rule(
          "S12",
          "Des mots convenus entre vous, vingt au plus, comptent en plus du dictionnaire, pour tous et pour les robots. On les voit avant de commencer ; la partie reste hors classement. *Jamais au défi du jour.*",
        ),
      ],
    },
  ],
};
