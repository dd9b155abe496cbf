import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "fr",
  chain: ["MAISON", "NUAGE", "ETOILE", "ELEVE"],
  misfit: "TABLE",
  steps: [
    {
      title: "Le premier mot",
      ask: "Le premier mot est libre. Écrivez MAISON et dites-le.",
      done: "Six lettres, six points. Le robot continue par la dernière, le N : NUAGE.",
      wrong: "Écrivez MAISON dans le champ, puis « Dire ce mot ».",
    },
    {
      title: "Continuer la chaîne",
      ask: "NUAGE finit par E : votre mot commence par E. Dites ETOILE.",
      done: "Encore six points. Le robot répond ELEVE.",
      wrong: "Dites ETOILE : il commence par le E de NUAGE.",
    },
    {
      title: "La bonne lettre",
      ask: "Et si on se trompe de lettre ? Essayez TABLE.",
      done: "Refusé, sans rien perdre : c’est toujours à vous.",
      wrong: "Essayez TABLE, qui ne commence pas par E.",
    },
    {
      title: "Jamais deux fois",
      ask: "Un mot ne sert qu’une fois. Essayez de redire ETOILE.",
      done: "Refusé aussi. Il faut un mot nouveau.",
      wrong: "Essayez ETOILE, que vous avez déjà dit.",
    },
    {
      title: "Passer",
      ask: "Aucune idée ? On peut passer : pas de point, et la lettre reste. Passez.",
      done: "C’est à l’autre, toujours avec un E. Après le dernier tour, le plus de points gagne.",
      wrong: "Choisissez « Passer ».",
    },
  ],
});
