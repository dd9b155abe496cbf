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
          caption: "Le cadre tout autour, la bordure avec ses quatre coins sombres, le centre.",
        },
      ],
      rules: [
        rule(
          "L1",
          "Vingt cases sur vingt, de A1 en haut à gauche à T20. L’anneau extérieur est le cadre, le carré F6–O15 le centre, la bande de quatre cases entre eux la bordure ; là où ses côtés se croisent, quatre coins sombres de seize cases. Deux cases se touchent par un côté, jamais par un coin.",
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
          "De une à six lettres, sur des cases vides d’une même ligne ou colonne ; avec les lettres déjà là, elles se suivent sans trou.",
        ),
        rule(
          "L5",
          "Après le coup, toute suite de deux lettres ou plus qui contient une lettre posée est un mot, en long comme en travers. *Le S de SOLEIL à côté de ROI fait ROIS.*",
        ),
      ],
    },
    {
      id: "primers",
      title: "Les amorces",
      figures: [
        { name: "primer", caption: "Une amorce dans un coin sombre, et la réponse obligée de l’autre." },
      ],
      rules: [
        rule(
          "L6",
          "Une amorce, c’est deux ou trois lettres voisines qui font un mot à elles seules. Elle ne prend rien. Un mot plus long ne se pose jamais d’un coup.",
        ),
        rule(
          "L7",
          "L’amorce initiale va dans un coin sombre encore tout vide, sans rien toucher. La partie s’ouvre ainsi ; plus tard, chacun peut en faire une tant qu’un coin est vide.",
        ),
        rule(
          "L8",
          "L’autre doit répondre aussitôt par une amorce dans le même coin, au contact. *Contre MER en C3 : ON dessous (MON), ou AIR devant, vers le bas (AMER).*",
        ),
        rule(
          "L9",
          "Une nouvelle amorce va n’importe où dans la bordure et touche une lettre de l’un ou de l’autre ; elle n’appelle pas de réponse. Jamais dans le cadre ni au centre. *AIT après N : NAIT.*",
        ),
      ],
    },
    {
      id: "growing",
      title: "Prolonger, relier, prendre",
      figures: [
        {
          name: "taking",
          caption:
            "L’autre a prolongé vers le haut en sautant une de nos lettres : la flèche dit qu’elle a changé de main.",
        },
        { name: "taken", caption: "Nous avons repris une lettre en prolongeant vers la gauche." },
      ],
      rules: [
        rule(
          "L10 L11 L12",
          "Une extension part de deux lettres à vous, côte à côte, dans un seul sens. Elle peut sauter des lettres déjà là, les vôtres ou les siennes, jamais deux de suite ; elles ne comptent pas dans les six. Ce qui est derrière ou au-delà entre simplement dans le mot. *De O, N vers le haut, par-dessus M : LIMON.*",
        ),
        rule(
          "L13 L14",
          "Une jonction relie deux lettres à vous sur une ligne, chacune dans un mot en travers, avec au moins une lettre posée entre elles. Elle peut s’arrêter à la seconde ou la dépasser. Elle va partout ; dans le cadre, les mots le long du bord n’arrivent que comme cela.",
        ),
        rule(
          "L15 L16",
          "Toute lettre adverse sautée est prise et retournée. Rien d’autre : ni derrière le départ, ni au-delà de la dernière lettre posée, ni dans un mot en travers, ni par une amorce.",
        ),
        rule(
          "L17",
          "Si les mêmes lettres peuvent se lire de plusieurs façons, vous choisissez ; sinon compte celle qui prend le plus.",
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
          "Bleu commence, puis chacun son tour ; un coup de chacun fait un tour. Seize tours, sauf accord.",
        ),
        rule(
          "L20",
          "On peut passer, sauf au premier coup, et sauf quand une réponse est due et possible. Deux passes de suite finissent la partie.",
        ),
        rule(
          "L21 L22",
          "Un match a une manche ou deux ; entre amis deux, sauf si vous en choisissez une. Dans la seconde, l’autre commence, et les réserves sont de nouveau pleines. Le plus de points gagne la manche ; à égalité, elle est nulle. Qui abandonne le match ou n’y revient pas le perd.",
        ),
        rule(
          "L23",
          "À la pendule par coup, temps écoulé vaut passe, mais perd au premier coup ou quand une réponse est due. À la pendule de partie, temps écoulé perd.",
        ),
        rule(
          "L25",
          "Sur deux manches, celui qui en gagne le plus gagne le match. À égalité de manches, on additionne les points, mais seulement si les deux ont été jouées jusqu’au bout ; si l’une a été concédée, le match est nul. *8 à 6 pour l’un, 9 à 0 pour l’autre : 15 à 8, le second gagne aux points.*",
        ),
        rule(
          "L26",
          "On peut concéder la manche à tout moment : elle est pour l’autre, quels que soient les points, et le match continue s’il en reste une. *Qui concède la première peut encore obtenir le match nul.*",
        ),
        rule(
          "L27",
          "Sans nombre de tours convenu, la manche finit par deux passes de suite, une concession, ou après soixante tours. Ces matchs ne comptent pas au classement.",
        ),
        rule("L28", "Contre un inconnu : deux manches de seize tours, vingt minutes par camp pour le tout."),
        rule(
          "L24",
          "Ce que la page dit d’un coup avant de le poser vaut pour la partie : mêmes règles, même dictionnaire. *~OL~ après S fait SOL, mais ~OL~ seul n’est pas un mot, donc pas une amorce.*",
        ),
      ],
    },
  ],
};
