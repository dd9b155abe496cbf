import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Les parleurs parient sur le peu de mots qu’il leur faut pour faire trouver trois mots d’une carte. Les chercheurs courent au buzzer. De trois à huit joueurs, une demi-heure, deux titres : meilleur parleur, meilleur chercheur.",
  sections: [
    {
      id: "cards",
      title: "Les cartes",
      figures: [
        {
          name: "card",
          caption: "Une carte : les trois mots à faire trouver, et les sept autres pour un bonus.",
        },
      ],
      rules: [
        rule(
          "M1 M2",
          "Une carte a dix mots, numérotés de 0 à 9 : choses, adjectifs, verbes, lieux, personnages. Trois numéros sont tirés au début ; sur chaque carte, on joue ces trois-là, le plus petit d’abord.",
        ),
        rule(
          "M49",
          "Chaque carte est faite sur le moment, mot par mot, parmi ceux que la table n’a pas vus depuis longtemps ; trois d’un même genre au plus. Un mot trouvé ne dit donc rien des autres.",
        ),
        rule(
          "M7 M8",
          "Seuls les parleurs voient la carte. Un mot se montre quand il est trouvé, la carte entière à la fin de la manche ; jusque-là, les parleurs se taisent dans la discussion. Aucun mot ne revient dans la partie.",
        ),
      ],
    },
    {
      id: "roles",
      title: "Qui fait quoi",
      rules: [
        rule(
          "M3 M4",
          "On est assis en cercle ; qui mène d’abord est tiré au sort. La personne qui mène et ses deux voisins parlent ; à trois ou quatre, elle et son voisin de gauche. Les autres cherchent. *À six : trois et trois ; à huit : trois et cinq.*",
        ),
        rule(
          "M5 M6",
          "Après chaque manche, on mène un siège plus à gauche. Un tour de table de six à huit joueurs, deux de trois à cinq ; puis la Finale.",
        ),
        rule(
          "M47 M48",
          "Qui ouvre la table peut dire qui mène d’abord, le plus âgé par exemple, et combien de manches précèdent la Finale, de 1 à 20.",
        ),
      ],
    },
    {
      id: "auction",
      title: "L’enchère",
      rules: [
        rule(
          "M9",
          "Un parleur annonce un nombre d’indices, de 3 à 30, pour les trois mots ensemble. Une annonce que personne ne peut plus baisser l’emporte aussitôt : 3, hors de la Finale.",
        ),
        rule(
          "M10 M11 M12",
          "L’annonce se décompte, une seconde par indice. Avant zéro, un autre parleur peut annoncer moins, et cela repart. Chacun annonce une fois par carte au plus, ou passe. À zéro, ou quand plus personne ne peut annoncer, la dernière annonce gagne. *A dit 7, B dit 5, C se tait : B parle avec 5 indices.*",
        ),
        rule(
          "M13",
          "Si personne n’annonce à temps, la carte est jetée et l’on en tire une autre. Après deux, la manche est nulle et compte comme jouée.",
        ),
        rule(
          "M44 M45",
          "L’annonce de qui part ne compte plus : la précédente reprend, décomptée de nouveau. Un parleur resté sans rival annonce neuf indices au plus.",
        ),
      ],
    },
    {
      id: "clues",
      title: "Les indices",
      rules: [
        rule(
          "M14 M15",
          "Le gagnant donne des indices pour le premier mot, un à la fois : un seul mot, de deux à vingt-cinq lettres, du dictionnaire ou non, ou un nombre. Jamais deux fois le même dans la manche.",
        ),
        rule(
          "M41 M43",
          "Un nombre a quatre chiffres au plus ; une lettre seule n’est pas un indice. Un mot à traits d’union qui n’est dans aucun dictionnaire coûte un indice par partie.",
        ),
        rule(
          "M16 M17",
          "Un indice n’est ni un mot encore à trouver, ni une de ses parties, ni de sa famille, ni sa traduction. Refusé, il ne compte pas, et personne d’autre ne le sait. *Pour pétrolier : « pétrole » est refusé, « bateau » est bon.*",
        ),
        rule(
          "M42",
          "Un nom que le dictionnaire ignore est bon, sauf s’il joue avec les lettres d’un mot à trouver : morceau, envers, lettres mêlées, coquille. *Pour ogre : « Shrek » est bon. Pour Londres : « lon », « serdnol » et « lonndres » sont refusés.*",
        ),
        rule(
          "M18 M19",
          "Trente secondes par indice, sinon il est perdu. Pendant que quelqu’un a la main, le temps s’arrête et l’on ne donne pas d’indice.",
        ),
      ],
    },
    {
      id: "buzzing",
      title: "Le buzzer",
      figures: [{ name: "buzzer", caption: "Dès le premier indice, le buzzer est ouvert." }],
      rules: [
        rule(
          "M20 M21",
          "On buzze dès le premier indice de chaque mot. Quand plusieurs buzzent à moins de 150 millisecondes, la distance de chacun est prise en compte, et l’ordre est dit à tous. Arriver trop tard ne bloque pas.",
        ),
        rule(
          "M22 M23",
          "Qui a buzzé en premier a la main un court moment et propose un mot. Juste : un jeton chercheur, et l’on passe au mot suivant.",
        ),
        rule(
          "M24",
          "Majuscules, accents, traits d’union et article n’importent pas ; une autre forme du même mot est bonne, et une coquille à partir de six lettres, tant qu’elle ne fait pas un autre mot. *Picasso, le picasso, picaso ; chevaux pour cheval ; mais pas monstre pour montre.*",
        ),
        rule(
          "M25 M26",
          "Faux ou trop tard : vous attendez qu’un autre ait proposé et qu’un nouvel indice soit donné. À trois ou quatre joueurs, un nouvel indice suffit.",
        ),
      ],
    },
    {
      id: "round",
      title: "La fin d’une manche",
      figures: [{ name: "tokens", caption: "Jetons de parleur (carrés) et de chercheur (ronds)." }],
      rules: [
        rule(
          "M27 M28",
          "Quand les indices sont épuisés, les chercheurs ont encore dix secondes. Si les trois mots ne sont pas trouvés, chaque autre parleur gagne un jeton.",
        ),
        rule("M29", "Les trois mots sont trouvés : trois jetons parleur."),
        rule(
          "M30 M31",
          "Les indices qui restent peuvent se risquer sur un bonus, parmi les sept autres : trouvé, un jeton pour le parleur et un pour le chercheur ; sinon rien. Quinze secondes pour choisir, ou s’arrêter.",
        ),
        rule("M32", "Puis une pause de dix secondes, carte ouverte, abrégée si tous sont prêts."),
      ],
    },
    {
      id: "contest",
      title: "Contester",
      rules: [
        rule(
          "M33 M34",
          "Chacun peut contester un indice par manche, une fois le mot trouvé ou la manche finie. Tous sauf le parleur votent, pendant dix secondes ; à plus de la moitié, l’indice est annulé et le parleur rend les jetons qu’il lui a valus. Les chercheurs gardent les leurs.",
        ),
        rule(
          "M40",
          "La table peut filtrer les mots grossiers : pas du tout, un peu, strictement. Un mot refusé n’est vu que de qui l’a écrit.",
        ),
      ],
    },
    {
      id: "finale",
      title: "La Finale et la fin",
      rules: [
        rule(
          "M35",
          "Du moins riche au plus riche, chacun choisit de parler ou de chercher, tant qu’il y a de la place ; après quinze secondes, on va dans le camp le plus vide.",
        ),
        rule(
          "M36",
          "Une dernière manche. On peut payer des indices en jetons parleur : « 6 et 2 jetons » donne huit indices et vaut 6 à l’enchère. Le nombre est d’au moins 1, les indices sont de 3 à 30 en tout. Le gagnant paie aussitôt.",
        ),
        rule(
          "M37 M38",
          "Le plus de jetons parleur, le plus de jetons chercheur : deux titres, partagés à égalité. On classe par titres, puis par jetons.",
        ),
        rule(
          "M39",
          "Qui part se tait et garde ses jetons ; s’il parlait, il a échoué. À moins de trois, la partie s’arrête telle quelle.",
        ),
        rule(
          "M46",
          "Sans jeton, pas de titre. Qui est parti n’en gagne aucun et se classe derrière tous ceux qui sont restés.",
        ),
      ],
    },
  ],
};
