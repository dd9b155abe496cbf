import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "fr",
  groups: [
    ["CHEF", "CAFE", "FACE", "IDEE", "CHEZ"],
    ["MAIS", "AMIS", "PART", "SEIN"],
    ["MISE", "EMIS", "LISTE", "RIRE"],
    ["AVEC", "CENT", "AIDE", "ACTIF"],
  ],
  misfit: "MOIS",
  steps: [
    {
      title: "Un mot, d’autres lettres",
      ask: "CHEF a donné ses morceaux. Faites-en un autre mot, avec exactement les mêmes : par exemple CAFE.",
      done: "Un mot, un point. Le groupe attend maintenant les trois autres.",
      wrong: "Avec les morceaux de CHEF, on fait CAFE, FACE ou IDEE.",
    },
    {
      title: "Ce qui ne va pas",
      ask: "Les morceaux de MAIS sont sur l’établi. Essayez MOIS : l’établi dit déjà ce qui cloche.",
      done: "Refusé : il faudrait deux C pour le O, et ceux du A restent. Un refus ne coûte rien, essayez autant que vous voulez.",
      wrong: "Écrivez MOIS et envoyez-le, pour voir le refus.",
    },
    {
      title: "Le deuxième groupe",
      ask: "Trouvez un mot qui va. L’anagramme saute aux yeux, mais d’autres lettres font aussi l’affaire.",
      done: "Bien. AMIS, PART, SEIN : autant de mots dans les mêmes morceaux.",
      wrong: "Mélangez les lettres de MAIS : AMIS. Ou bien PART.",
    },
    {
      title: "Toutes les longueurs",
      ask: "Les morceaux de MISE. Votre mot peut être plus long ou plus court : LISTE a cinq lettres et prend tout.",
      done: "La longueur ne compte pas, seuls comptent les morceaux.",
      wrong: "Essayez LISTE, EMIS ou RIRE.",
    },
    {
      title: "Le tour est fini",
      ask: "Reste AVEC. Quand les quatre groupes ont leur mot, un nouveau tour commence, et aucun mot ne sert deux fois.",
      done: "Quatre mots : deuxième tour. Un groupe épuisé est sauté.",
      wrong: "Les morceaux de AVEC font CENT ou AIDE.",
    },
    {
      title: "S’arrêter",
      ask: "Une vraie partie dure quinze minutes. On peut s’arrêter avant et voir tous les mots qui restaient. Arrêtez-vous.",
      done: "Votre score est le nombre de mots trouvés. Chaque jour, un même défi pour tout le monde.",
      wrong: "Le bouton pour s’arrêter est sous l’établi.",
    },
  ],
});
