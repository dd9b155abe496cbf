import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Deux camps posent des lettres sur un grand plateau et en font grandir des mots. Une lettre est à qui l’a posée, jusqu’à ce que l’autre la saute et la retourne. Qui a le plus de lettres dans des mots de quatre ou plus gagne.",
  sections: [
    {
      id: "board",
      title: "Plateau et lettres",
      figures: [
        {
          name: "board",
          caption: "Le cadre tout autour, la bordure avec ses quatre coins hachurés, le centre.",
        },
      ],
      rules: [
        rule(
          "L1",
          "Vingt cases sur vingt, de A1 en haut à gauche à T20. L’anneau extérieur est le cadre, le carré F6–O15 le centre, la bande de quatre cases entre eux la bordure ; là où ses côtés se croisent, quatre coins hachurés de seize cases. Deux cases se touchent par un côté, jamais par un coin.",
        ),
        rule(
          "L2",
          "Chaque camp a les mêmes 201 lettres, toutes ouvertes. Une lettre posée quitte la réserve pour de bon ; une lettre prise n’y revient pas. *En français : A 15, E 24, S 12, W 1…*",
        ),
        rule(
          "L3",
          "Les mots du dictionnaire, sans accents, Œ vaut OE. Verbes conjugués compris et interjections exclues, sauf accord contraire de la table. Jamais de noms propres, de sigles ni d’abréviations. Un même mot peut revenir.",
        ),
        rule(
          "L29",
          "Des mots convenus entre vous, vingt au plus, comptent en plus du dictionnaire, pour tous et pour les robots. On les voit avant de commencer ; la partie reste hors classement. *~ESCLAMER~, convenu, se joue.*",
        ),
      ],
    },
    {
      id: "moves",
      title: "Tout coup",
      rules: [
        rule(
          "L4",
          "Posez de une à six lettres, sur des cases vides d’une même ligne ou colonne. Avec les lettres déjà là, elles se suivent sans trou.",
        ),
        rule(
          "L5",
          "Partout où vos lettres en touchent d’autres, en long comme en travers, il doit y avoir un mot. *Un S au bout de ROI fait ROIS.*",
        ),
      ],
    },
    {
      id: "starters",
      title: "Le mot de départ",
      figures: [
        { name: "primer", caption: "Un mot de départ dans un coin hachuré, et la réponse de l’autre." },
      ],
      rules: [
        rule(
          "L6",
          "Un mot de départ a deux ou trois lettres et fait un mot à lui seul. Les mots plus longs ne se posent jamais d’un coup : ils grandissent.",
        ),
        rule(
          "L7",
          "Le premier se pose dans un coin hachuré tout vide, sans rien toucher. Plus tard, chacun peut ouvrir ainsi un autre coin vide.",
        ),
        rule(
          "L8",
          "L’autre doit répondre aussitôt, par un mot de départ dans le même coin, au contact du vôtre. *Contre MER en C3 : ON dessous (MON), ou AIR devant, vers le bas (AMER).*",
        ),
      ],
    },
    {
      id: "new-starters",
      title: "Un nouveau mot de départ",
      figures: [{ name: "another", caption: "AIT collé au N : un nouveau mot de départ, dans la bordure." }],
      rules: [
        rule(
          "L9",
          "Dans la bordure, un mot de départ peut se coller à n’importe quelle lettre, la vôtre ou la sienne. L’autre n’a pas à y répondre. Jamais dans le cadre ni au centre. *AIT après N : NAIT.*",
        ),
      ],
    },
    {
      id: "extending",
      title: "Prolonger",
      figures: [
        {
          name: "taking",
          caption:
            "L’autre a prolongé vers le haut en sautant une de nos lettres : la flèche dit qu’elle a changé de main.",
        },
      ],
      rules: [
        rule(
          "L10",
          "Pour prolonger un mot, il faut deux lettres à vous côte à côte. Toutes vos lettres nouvelles vont du même côté.",
        ),
        rule(
          "L11",
          "En chemin, vous pouvez sauter des lettres déjà là, mais jamais deux de suite. Elles ne comptent pas dans les six. *De O, N vers le haut, par-dessus M : LIMON.*",
        ),
        rule("L12", "Les lettres d’avant et d’après font simplement partie du mot."),
      ],
    },
    {
      id: "taking",
      title: "Prendre",
      figures: [{ name: "taken", caption: "Nous avons repris une lettre en prolongeant vers la gauche." }],
      rules: [
        rule("L15", "Chaque lettre adverse que vous sautez devient la vôtre : elle se retourne."),
        rule(
          "L16",
          "Rien d’autre n’est pris : ni une lettre d’avant ou d’après, ni une lettre d’un mot en travers. Un mot de départ ne prend jamais rien.",
        ),
        rule(
          "L17",
          "Si vos lettres peuvent se lire de plusieurs façons, vous choisissez ; sinon compte celle qui prend le plus.",
        ),
      ],
    },
    {
      id: "joining",
      title: "Relier",
      rules: [
        rule(
          "L13",
          "Vous pouvez relier deux lettres à vous sur une même ligne, chacune dans un mot en travers, avec au moins une lettre nouvelle entre elles. On saute et on prend comme en prolongeant.",
        ),
        rule(
          "L14",
          "Le mot peut s’arrêter à la seconde ou la dépasser. Il va partout, même dans le cadre : le long du bord, c’est la seule façon.",
        ),
      ],
    },
    {
      id: "points",
      title: "Points et fin",
      rules: [
        rule(
          "L18",
          "Chaque lettre dans une suite de quatre ou plus donne un point à qui la possède maintenant ; deux si elle est dans deux suites. Une lettre prise emporte ses points.",
        ),
        rule(
          "L19",
          "Bleu commence, puis chacun joue à son tour ; un coup de chaque camp fait un tour. Seize tours, sauf accord.",
        ),
        rule(
          "L20",
          "On peut passer, sauf au premier coup, et sauf quand une réponse est due et possible. Deux passes de suite finissent la manche.",
        ),
        rule(
          "L21 L22",
          "Une partie a une manche ou deux ; entre amis deux, sauf si vous en choisissez une. Dans la seconde, l’autre commence, et les réserves sont de nouveau pleines. Qui a le plus de points gagne la manche ; à égalité, elle est nulle. Qui abandonne la partie ou n’y revient pas la perd.",
        ),
        rule(
          "L23",
          "À la pendule par coup, temps écoulé vaut passe, mais perd au premier coup ou quand une réponse est due. À la pendule de partie, temps écoulé perd.",
        ),
        rule(
          "L25",
          "Sur deux manches, qui en gagne le plus gagne la partie. À égalité de manches, on additionne les points, mais seulement si les deux ont été jouées jusqu’au bout ; si l’une a été concédée, la partie est nulle. *8 à 6 pour l’un, 9 à 0 pour l’autre : 15 à 8, le second gagne aux points.*",
        ),
        rule(
          "L26",
          "On peut concéder la manche à tout moment : elle est pour l’autre, quels que soient les points, et la partie continue s’il en reste une. *Qui concède la première peut encore obtenir la nulle.*",
        ),
        rule(
          "L27",
          "Sans nombre de tours convenu, la manche finit par deux passes de suite, une concession, ou après soixante tours. Ces parties ne comptent pas au classement.",
        ),
        rule(
          "L28",
          "Avec quelqu’un en ligne : deux manches de seize tours, vingt minutes par camp pour le tout.",
        ),
        rule(
          "L24",
          "Ce que la page dit d’un coup avant de le poser vaut pour la partie : mêmes règles, même dictionnaire. *~OL~ après S fait SOL, mais ~OL~ seul n’est pas un mot, donc pas un mot de départ.*",
        ),
      ],
    },
  ],
};
