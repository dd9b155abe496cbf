import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "De deux à quatre camps, chacun avec un mot secret. Les lettres sont faites de morceaux : qui trouve les morceaux trouve le mot.",
  sections: [
    {
      id: "pieces",
      title: "Lettres et morceaux",
      figures: [
        {
          name: "kinds",
          caption: "Les quatre morceaux : grand I, petit i, grand C, petit u.",
        },
        {
          name: "alphabet",
          caption: "L’alphabet, toujours fait des mêmes morceaux dans les mêmes positions.",
        },
      ],
      rules: [
        rule(
          "B1",
          "Chaque lettre se fait toujours des mêmes morceaux, chacun dans la même position : O est deux C, A deux I penchés et un i couché. Certaines lettres ont les mêmes morceaux (A et H, L et T, M et W, F, K et Z) : seule la position les distingue. L’allemand ajoute Ä Ö Ü, deux i de plus. *MEMES demande dix-huit morceaux.*",
        ),
      ],
    },
    {
      id: "words",
      title: "Les mots secrets",
      rules: [
        rule(
          "B2",
          "Un mot a cinq lettres (de trois à sept, si l’on veut). Tout le dictionnaire compte ; les accents n’importent pas. Pluriels, féminins et verbes conjugués en sont, si la table n’en décide autrement ; prénoms et noms de lieux, seulement si elle en convient. Un mot refusé l’est tout de suite, avec la raison.",
        ),
        rule(
          "B28",
          "Des mots convenus entre vous, vingt au plus, comptent en plus du dictionnaire, pour tous et pour les robots. On les voit avant de commencer ; la partie reste hors classement. *~KIPLA~, convenu, peut se cacher.*",
        ),
        rule(
          "B29",
          "Si la table le veut, les mots secrets sont des mots courants ou leurs formes, ici et au Quick Buzzle ; ce qu’on bâtit avec des morceaux reste libre. *BUVEZ vient de BOIRE ; KRISS serait trop rare.*",
        ),
        rule(
          "B3 B4",
          "Un mot à la fois, jamais deux fois le même. Quatre-vingt-dix secondes pour le premier, soixante pour un nouveau ; ensuite on vous en donne un.",
        ),
        rule("B5", "Quand tous ont un mot, le sort dit qui commence."),
      ],
    },
    {
      id: "turn",
      title: "Un tour",
      figures: [
        {
          name: "boxes",
          caption:
            "Des cases en cours de jeu : un morceau fixé dans sa position, des morceaux trouvés mais pas encore placés, des cases vides.",
        },
      ],
      rules: [
        rule(
          "B6",
          "Vous proposez un morceau à une case d’un adversaire. Oui, si la lettre cachée en manque encore : le morceau entre dans la case, un point, et vous rejouez, contre qui vous voulez.",
        ),
        rule(
          "B7",
          "Non : le morceau se pose sous la case, aux yeux de tous. Un point quand même, et c’est au camp de gauche. En variante, c’est le propriétaire du mot qui marque. *Vous avez 4 : un i, oui, 5 ; un u, oui, 6 ; un I, non, 7, au suivant.*",
        ),
        rule("B8", "Ce qui est déjà sous une case ne s’y propose plus ; le tour n’est pas perdu."),
        rule(
          "B9",
          "Ou bien vous placez un morceau déjà dans une case, en disant sa position. Exact : il est fixé, pas de point, vous rejouez. Faux : votre tour est fini. Tout le monde voit la position et la réponse. *Avec I et i : I penché est exact pour A et W, faux pour E, F, H, L, T.*",
        ),
        rule(
          "B10 B11",
          "On refuse, sans perdre le tour, ce qui n’a pas de sens : pas de tel morceau à placer, une position déjà fausse, une case qui n’existe pas, un camp éliminé ou qui choisit son mot.",
        ),
        rule(
          "B12 B26",
          "S’il ne vous reste rien à proposer ni à placer, votre tour passe de lui-même. Mais si un adversaire choisit son mot, votre tour l’attend, et le temps avec lui.",
        ),
      ],
    },
    {
      id: "guess",
      title: "Tenter le mot",
      figures: [{ name: "word", caption: "RADIO : onze morceaux en tout." }],
      rules: [
        rule(
          "B13",
          "Tout le monde peut tenter un mot à tout moment, même hors de son tour. C’est l’ordre d’arrivée qui compte.",
        ),
        rule(
          "B14 B15",
          "Juste : un point par morceau encore absent, plus cinq. Le mot est vidé et son propriétaire en cache un autre. En version rapide, on marque tous les morceaux du mot, sans les cinq. *De seize morceaux, douze sont là : neuf points.*",
        ),
        rule(
          "B25",
          "Sans mot, on ne joue pas : qui vient de perdre le sien en choisit d’abord un autre. Si c’est son tour, le tour l’attend.",
        ),
        rule(
          "B16",
          "Faux : moins un par morceau que le mot tenté aurait encore demandé, un au moins. On peut passer sous zéro, et le secret reste secret.",
        ),
        rule(
          "B17 B18",
          "Un mot interdit ou déjà faux est refusé sans frais. Un coup qui visait un mot trouvé entre-temps aussi.",
        ),
      ],
    },
    {
      id: "end",
      title: "La fin",
      rules: [
        rule(
          "B19",
          "Qui a vingt-cinq points ou plus avant de tenter un mot, et le trouve, gagne. C’est le score de ce moment qui compte : retombé plus bas, il faut y revenir.",
        ),
        rule("B20", "Qui abandonne, s’absente ou épuise sa pendule est éliminé ; le dernier en jeu gagne."),
      ],
    },
    {
      id: "options",
      title: "Variantes",
      rules: [
        rule(
          "B21 B27",
          "Ouverture au Quick Buzzle : une manche en trois lettres désigne qui commence, avec trois points. Elle se joue d’un trait, donc pas à un coup par jour.",
        ),
        rule(
          "B22",
          "Pendules : un tour trop long passe ; la pendule de la partie élimine. Celle du tour s’arrête tant qu’il attend un mot.",
        ),
        rule(
          "B23 B24",
          "Le carnet montre à tous combien de mots restent possibles, d’après ce que le plateau dit à chacun. Personne d’autre que son propriétaire ne voit un mot avant qu’il soit trouvé ou montré.",
        ),
      ],
    },
    {
      id: "daily",
      title: "Le défi du jour",
      rules: [
        rule(
          "B30",
          "Le même pour tout le monde dans une langue : un mot courant de cinq lettres, que vous cherchez en solitaire. Après un non, c’est encore à vous.",
        ),
        rule(
          "B31 B32",
          "Chaque morceau proposé et chaque pose coûtent un point, quelle que soit la réponse ; un mot faux coûte autant que dans une partie. Le plus petit total est le meilleur, et le bon mot ne coûte rien. À quarante, ou si vous arrêtez, le mot n’est pas trouvé : quarante points, et il se montre le lendemain.",
        ),
      ],
    },
  ],
};
