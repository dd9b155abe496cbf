import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Chaque camp cache un mot. Les dés disent où vous pouvez interroger ; après un oui vous rejouez ; qui trouve le dernier mot gagne. De deux à quatre camps, chacun pour soi ou en équipe.",
  sections: [
    {
      id: "board",
      title: "Le plateau",
      figures: [
        {
          name: "board",
          caption:
            "Les onze cercles. Le pion est là où les dés l’ont envoyé ; ce qu’on a appris est entouré ou barré.",
        },
      ],
      rules: [
        rule(
          "P1",
          "Deux dés mènent le pion dans un des onze cercles, de 2 à 12. Le 7 contient les voyelles, le 3 et le 11 sont des cercles chance, les huit autres ont cinq consonnes chacun. Chaque consonne se trouve dans deux cercles, dont l’un sort plus souvent que l’autre. *Le S est dans le 2 (un lancer sur trente-six) et dans le 6 (cinq sur trente-six).*",
        ),
      ],
    },
    {
      id: "words",
      title: "Les mots",
      rules: [
        rule(
          "P2",
          "Un mot a de deux à huit lettres. Accents et majuscules ne comptent pas. *« Été » est ETE, trois lettres.*",
        ),
        rule(
          "P3",
          "Il est dans le dictionnaire, sans être un nom propre ni un verbe conjugué. Infinitifs, pluriels, féminins, participes et interjections sont bons. *DANSER, SALADES, FINI, OUI vont ; PORTES aussi, ce sont des portes ; ni ~BUVEZ~ ni ~LOIRE~. Et PARIS va : un pari, des paris.*",
        ),
        rule(
          "P4",
          "Si l’on joue sur l’honneur, on ne vérifie rien au départ : toute suite de deux à huit lettres est prise.",
        ),
        rule(
          "P5",
          "Au niveau 2, tous les mots ont la longueur convenue. *Cinq lettres : DANSE va, OUI non.*",
        ),
        rule(
          "P6",
          "Tout le monde choisit en même temps, en quatre-vingt-dix secondes ; par correspondance, dans le temps d’un coup. Passé ce temps, on vous donne un mot courant, que personne d’autre ne connaît.",
        ),
        rule(
          "P7",
          "Des autres, vous voyez seulement que leur mot est choisi, jamais rien qui dépende de lui.",
        ),
      ],
    },
    {
      id: "turn",
      title: "Qui commence, qui tente un mot",
      rules: [
        rule(
          "P8",
          "Quand tous les mots sont cachés, chacun lance. Le plus petit total commence ; les ex æquo relancent. On joue ensuite vers la gauche.",
        ),
        rule(
          "P9 P10",
          "À votre tour, avant de lancer, vous pouvez tenter le mot d’un adversaire. Juste : il est éliminé, son mot est montré, et vous continuez. Faux : votre tour est fini. On ne tente rien après le lancer, ni hors de son tour, ni contre un camp déjà éliminé.",
        ),
        rule(
          "P11",
          "Un mot impossible ici, ou déjà tenté en vain contre ce camp, est refusé et ne coûte rien. *~BUVEZ~ est refusé ; sur l’honneur, il coûterait le tour.*",
        ),
      ],
    },
    {
      id: "asking",
      title: "Interroger",
      figures: [
        { name: "word", caption: "Ce que l’on sait du mot du robot : un A en place, une lettre barrée." },
      ],
      rules: [
        rule(
          "P12 P13",
          "Vous lancez une fois, puis posez une question à un adversaire encore en jeu. Sur un cercle de lettres : le cercle entier, ou une de ses lettres. Sur un cercle chance : n’importe quelle lettre, mais pas de cercle. *Sur le 2 : « une lettre de D W S N J ? » ou « un S ? ».*",
        ),
        rule(
          "P14",
          "Le cercle entier : oui si le mot contient une de ses lettres pas encore découverte. *SALSA, S découvert, n’a plus rien dans le 2.*",
        ),
        rule(
          "P15 P16",
          "Une lettre, niveau 1 : oui, avec une place où elle se trouve, tirée au sort, sans dire s’il y en a d’autres. La redemander, c’est demander « une autre ? ». *SALADE. A ? Oui, 4. A ? Oui, 2. A ? Non.*",
        ),
        rule("P17", "Une lettre, niveau 2 : oui ou non, sans la place."),
        rule(
          "P18",
          "Oui : vous rejouez, en lançant ou en tentant d’abord un mot. Non : c’est au camp de gauche.",
        ),
      ],
    },
    {
      id: "barred",
      title: "Ce qu’on ne redemande pas",
      rules: [
        rule(
          "P19",
          "Toute lettre qui a reçu un non, ou toute lettre d’un cercle qui a reçu un non. *DANSE, cercle 12 : non. Plus de B, C, G, P ni V, où que ce soit.*",
        ),
        rule(
          "P20",
          "Un cercle qui a dit non ; un cercle qui a dit oui, tant qu’aucune de ses lettres n’a été découverte depuis ; un cercle dont tout est connu.",
        ),
        rule(
          "P21 P22",
          "Tout le reste est permis, même ce que vous auriez pu déduire. Si le cercle ne laisse aucune question, le tour passe et on dit pourquoi.",
        ),
      ],
    },
    {
      id: "end",
      title: "La fin",
      rules: [
        rule(
          "P23",
          "Qui élimine le dernier adversaire gagne et montre son mot. Plus on tombe tard, meilleur est le rang.",
        ),
        rule(
          "P24",
          "Sur l’honneur, on vérifie alors le mot du dernier en jeu. S’il n’est pas bon, ce camp finit dernier, et c’est le dernier camp trouvé qui gagne. Si aucun ne l’a été, la victoire tient.",
        ),
        rule(
          "P25 P26",
          "Qui abandonne, s’absente ou épuise sa pendule est éliminé, mot montré. Un tour dont le temps est écoulé passe.",
        ),
      ],
    },
    {
      id: "daily",
      title: "Le défi du jour",
      rules: [
        rule(
          "P27 P28",
          "Le même pour tout le monde dans une langue : un mot courant de cinq à sept lettres, niveau 1, que vous cherchez en solitaire. Après un non, c’est encore à vous de lancer. Tous les lancers, et l’ordre où les places d’une lettre se disent, sont tirés d’avance : ce que vous tentez n’y change rien.",
        ),
        rule(
          "P29 P30",
          "Un lancer coûte un point, même s’il ne laisse aucune question ; un mot faux en coûte deux. Le plus petit total est le meilleur. À quarante, ou si vous arrêtez, le mot n’est pas trouvé : quarante points, et il se montre le lendemain.",
        ),
      ],
    },
  ],
};
