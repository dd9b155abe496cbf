import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "fr",
  sought: [
    "chameau",
    "pirate",
    "horloge",
    "neige",
    "tambour",
    "citron",
    "plage",
    "clown",
    "Venise",
    "dormir",
  ],
  heard: "bosses",
  spoken: ["pétrolier", "lune", "fromage", "jardin", "violon", "orage", "cirque", "miel", "Paris", "courir"],
  elsewhere: [["tanker"], ["moon", "Mond", "luna"], ["cheese", "Käse", "queso", "formaggio"]],
  forbidden: "pétrole",
  clues: ["bateau", "nuit", "lait", "trous"],
  steps: [
    {
      title: "Vous cherchez : buzzez",
      ask: "Un parleur a promis de faire deviner trois mots en cinq indices. Son premier indice est là : « bosses ». Appuyez sur le buzzer.",
      done: "Vous avez la main : quelques secondes, une seule proposition. Le parleur attend.",
      wrong: "Appuyez sur le gros bouton, ou sur la barre d’espace.",
    },
    {
      title: "Proposez",
      ask: "Des bosses sur le dos : c’est le CHAMEAU. Écrivez-le.",
      done: "Juste : un jeton chercheur pour vous. Une proposition fausse vous aurait tenu à l’écart un moment. À la manche suivante, c’est vous qui parlez.",
      wrong: "Écrivez « chameau » ; l’article et les majuscules n’ont pas d’importance.",
    },
    {
      title: "Vous parlez : enchérissez",
      ask: "La carte n’est que pour les parleurs. L’autre promet les trois mots en huit indices ; qui promet moins l’emporte. Annoncez 6.",
      done: "Personne ne descend plus bas : vous parlez, avec six indices pour les trois mots.",
      wrong: "Pour la leçon, annoncez 6.",
    },
    {
      title: "Un indice interdit",
      ask: "Premier mot : PÉTROLIER. Un indice est un seul mot, et jamais de la même famille. Essayez « pétrole », pour voir.",
      done: "Refusé, à vous seul, et sans compter : ni le mot, ni un de sa famille, ni sa traduction.",
      wrong: "Écrivez « pétrole » et donnez-le : la règle va vous arrêter.",
    },
    {
      title: "Un bon indice",
      ask: "Donnez-en un qui aide : « bateau », par exemple, ou le vôtre.",
      done: "C’est dit : il vous reste cinq indices. Le chercheur a buzzé et trouvé PÉTROLIER.",
      wrong: "Un seul mot, qui ne soit pas de la famille de « pétrolier » : « bateau », par exemple.",
    },
    {
      title: "Le deuxième mot",
      ask: "Maintenant LUNE. Un indice de votre cru, ou « nuit ».",
      done: "Trouvé aussi, puis FROMAGE avec un indice de plus. Les trois y sont : trois jetons parleur pour vous. Si vous aviez échoué, l’autre parleur en aurait gagné un.",
      wrong: "Un seul mot, pas encore donné : « nuit » ira très bien.",
    },
    {
      title: "Le bonus",
      ask: "Il vous reste trois indices. On peut les risquer sur un autre mot de la carte : un jeton de plus s’il est trouvé, rien de perdu sinon. Choisissez-en un.",
      done: "Voilà le jeu. Après un tour de table vient la Finale ; deux gagnants, le meilleur parleur et le meilleur chercheur.",
      wrong: "Choisissez un des sept autres mots de la carte.",
    },
  ],
});
