import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "fr",
  hidden: "SALADE",
  sample: "MAISON",
  vowel: "A",
  absent: "F",
  tries: ["JARDIN", "CHEMIN"],
  steps: [
    {
      title: "Cachez un mot",
      ask: "Chacun cache un mot de deux à huit lettres. Le robot a déjà choisi le sien. À vous : écrivez un mot, ou gardez celui qu’on vous propose, puis cachez-le.",
      done: "Votre mot est caché. Chacun a lancé les dés pour savoir qui commence : le plus petit total. C’est vous.",
      wrong: "Écrivez un seul mot, sans espace ni trait d’union, de deux à huit lettres.",
    },
    {
      title: "Lancez les dés",
      ask: "La somme des deux dés vous envoie dans un cercle du plateau. Lancez.",
      done: "3 et 4 font 7, le cercle des voyelles. C’est lui qui tombe le plus souvent.",
      wrong: "On peut tenter un mot avant de lancer, mais vous ne savez encore rien. Lancez d’abord les dés.",
    },
    {
      title: "Interrogez tout le cercle",
      ask: "Vous avez droit à une question. Demandez s’il y a, dans le mot du robot, au moins une lettre de ce cercle.",
      done: "Oui ! Vous ne savez pas laquelle, mais après un oui vous rejouez : vous avez relancé, encore un 7.",
      wrong: "Une lettre seule, ce sera à l’étape suivante. Demandez ici le cercle entier.",
    },
    {
      title: "Demandez une lettre",
      ask: "Même cercle, question plus précise. Demandez un A.",
      done: "Oui, à la quatrième place. On ne vous dit pas s’il y en a d’autres : il faudrait redemander un A. Vous avez relancé, 2 et 4 : le cercle 6.",
      wrong: "Le cercle a déjà dit oui. Cette fois, demandez la lettre A.",
    },
    {
      title: "Un non, et le tour passe",
      ask: "Tout ne réussit pas. Demandez un F et voyez ce que coûte un non.",
      done: "Non : le F est barré pour de bon et votre tour est fini. Le robot vient de tenter un mot, au hasard. Raté, c’est de nouveau à vous.",
      wrong: "Pour voir un non, demandez un F.",
    },
    {
      title: "Tentez le mot",
      ask: "Avant de lancer, vous pouvez tenter le mot. Un mot faux coûte le tour. On vous souffle celui-ci : tentez SALADE.",
      done: "Trouvé ! Le robot est éliminé et son mot est montré. Il ne reste que vous : c’est gagné.",
      wrong: "Écrivez SALADE, puis tentez-le avant de lancer les dés.",
    },
  ],
});
