import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Deux camps, Bleu et Rouge, font des mots sur un même plateau et retournent les anneaux autour des lettres. Qui a le plus d’anneaux de sa couleur à la fin gagne.",
  sections: [
    {
      id: "board",
      title: "Le plateau",
      figures: [
        { name: "board", caption: "Neuf tuiles de quatre lettres : trente-six lettres, toutes libres." },
      ],
      rules: [
        rule(
          "O1",
          "Neuf tuiles de quatre lettres font un carré de trente-six ; neuf autres dorment dessous. Chaque langue a ses dix-huit tuiles. Elles sont mélangées et tournées au hasard, les lettres restent droites.",
        ),
        rule("O2", "Bleu commence. Un camp, c’est une personne ou une équipe, où tout le monde peut jouer."),
        rule(
          "O3",
          "Une lettre est libre tant qu’elle n’a pas d’anneau. Un anneau ne quitte jamais le plateau : il se retourne.",
        ),
      ],
    },
    {
      id: "word",
      title: "Un mot",
      rules: [
        rule(
          "O4",
          "Un mot va de lettre en lettre : chacune touche la précédente, par un côté ou par un coin.",
        ),
        rule(
          "O5 O6",
          "En mode simple, une lettre peut servir autant de fois qu’on veut, même deux fois de suite. En mode avancé, une seule fois par mot. *BONNE sur B, O, N, E : permis en simple, refusé en avancé.*",
        ),
        rule("O7", "Un mot a au moins deux lettres, prises sur au moins deux tuiles."),
        rule(
          "O8",
          "ZX vaut Z ou X ; QU vaut U ou les deux lettres QU. Le premier mot qui s’en sert décide, pour toute la manche.",
        ),
        rule(
          "O9 O10",
          "Le mot est au dictionnaire : pluriels, féminins et verbes conjugués comptent, les noms propres non, les accents sont ignorés. Un mot peut être refait avec d’autres lettres du plateau.",
        ),
      ],
    },
    {
      id: "turn",
      title: "Un tour",
      figures: [
        {
          name: "turned",
          caption:
            "Le robot a joué par-dessus notre premier mot : nos anneaux ronds sont devenus les siens, carrés.",
        },
        {
          name: "back",
          caption: "Notre réponse en reprend une partie et pose des anneaux sur des lettres libres.",
        },
      ],
      rules: [
        rule(
          "O11",
          "Le premier mot de la manche se fait n’importe où. Toutes ses lettres reçoivent votre anneau. *ROI : trois anneaux.*",
        ),
        rule(
          "O22",
          "Les anneaux posés par des passes avant le premier mot n’y changent rien : il peut même ne prendre que des lettres qui en ont un, et ces anneaux prennent votre couleur.",
        ),
        rule(
          "O12",
          "Ensuite, chaque mot prend au moins une lettre libre et au moins une lettre prise. Les libres reçoivent votre anneau, les anneaux adverses se retournent, les vôtres restent. *BOIRE sur ROI : Bleu 0, Rouge 5.*",
        ),
        rule(
          "O13 O14",
          "On peut passer : on pose alors un anneau adverse sur une lettre libre de son choix. Mais on ne passe pas sur la dernière lettre libre tant qu’il reste un mot : le jeu vous en montre un.",
        ),
      ],
    },
    {
      id: "end",
      title: "La fin",
      rules: [
        rule(
          "O15 O16 O17",
          "La manche finit quand les trente-six anneaux sont posés, quand les deux camps passent coup sur coup (les passes de la pendule ne comptent pas), ou dès qu’il ne reste aucun mot.",
        ),
        rule("O18", "Qui a le plus d’anneaux l’emporte ; à égalité, partie nulle."),
        rule(
          "O19",
          "On peut jouer deux manches : la seconde sur les tuiles du dessous, Rouge commence, et les anneaux s’additionnent.",
        ),
        rule(
          "O20 O21",
          "Un tour dont le temps est écoulé pose un anneau adverse sur la première lettre libre. Qui épuise sa pendule, abandonne ou s’absente perd, quoi que disent les anneaux.",
        ),
        rule(
          "O23",
          "Ce que la page dit d’un mot avant de le jouer, ses anneaux ou la règle qu’il enfreint, vaut pour la partie. Le dictionnaire, lui, ne se prononce qu’une fois le mot joué ; un mot refusé ne coûte rien.",
        ),
        rule(
          "O24",
          "Des mots convenus entre vous, vingt au plus, comptent en plus du dictionnaire, pour tous et pour les robots. On les voit avant de commencer ; la partie reste hors classement. *~KIPLA~, convenu, se joue.*",
        ),
      ],
    },
    {
      id: "daily",
      title: "Le défi du jour",
      rules: [
        rule(
          "O25 O26",
          "Le même pour tout le monde dans une langue : une position où deux robots ont fait six mots. Vous êtes Bleu et faites trois mots d’affilée, sans réponse ; on ne passe pas. C’est fini après le troisième, ou s’il ne reste aucun mot.",
        ),
        rule("O27", "Le résultat : vos anneaux, moins ceux de l’autre camp. *17 bleus et 5 rouges : 12.*"),
      ],
    },
  ],
};
