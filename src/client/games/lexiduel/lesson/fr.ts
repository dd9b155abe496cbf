import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "fr",
  words: "MER ON MON MERVEILLE LIMON AIT NAIT RENAIT ROI ROIS",
  primer: { move: "C3 right MER", makes: "MER" },
  reply: "C4 down ON",
  extension: { move: "C3 right MERVEILLE", makes: "MERVEILLE" },
  taking: "C1 down LIMON",
  newPrimer: { move: "D5 right AIT", makes: "NAIT" },
  takingBack: { move: "A5 right RENAIT", makes: "RENAIT" },
  joining: { move: "E3 down ROIS", makes: "ROIS" },
  steps: [
    {
      title: "Un mot de départ dans un coin hachuré",
      ask: "La partie s’ouvre par un mot de départ : deux ou trois lettres dans un coin hachuré. Touchez la case C3, écrivez MER, puis posez.",
      done: "MER est à vous : ronds pleins. L’autre doit répondre dans le même coin, au contact : il a posé ON sous le M, ce qui fait MON.",
      wrong: "Touchez C3 (troisième colonne, troisième ligne), écrivez MER vers la droite et posez.",
    },
    {
      title: "Prolongez",
      ask: "À partir de deux lettres à vous qui se touchent, on prolonge, jusqu’à six lettres nouvelles. Touchez C3, écrivez MERVEILLE en entier, posez.",
      done: "Neuf lettres, neuf points : dès quatre lettres, chaque lettre d’un mot rapporte un point à qui la possède. Mais l’autre a prolongé ON vers le haut, en sautant votre M : LIMON, et le M est devenu le sien.",
      wrong: "Partez de C3 vers la droite et écrivez tout le mot : MERVEILLE.",
    },
    {
      title: "Un nouveau mot de départ",
      ask: "Dans la bordure, un mot de départ peut se coller à n’importe quelle lettre. Touchez D5, à droite du N, et écrivez AIT.",
      done: "AIT après le N fait NAIT : trois points pour vous, un pour l’autre, qui possède le N. Il a passé son tour.",
      wrong: "Touchez D5, juste à droite du N de MON, puis écrivez AIT.",
    },
    {
      title: "Prenez une lettre",
      ask: "En prolongeant, on saute des lettres, jamais deux de suite, et celles de l’autre se retournent. Depuis AIT, allez vers la gauche : touchez A5 et écrivez RENAIT.",
      done: "Le N sauté est à vous. Une lettre prise compte deux fois : vos points montent, les siens baissent. Il a encore passé.",
      wrong: "Touchez A5, au bord gauche de la même ligne, et écrivez RENAIT.",
    },
    {
      title: "Reliez deux mots",
      ask: "On peut relier deux de ses lettres, chacune dans un mot en travers. Le R de MERVEILLE et le I de RENAIT : touchez E3 deux fois pour écrire vers le bas, et faites ROIS.",
      done: "Relié, et même un peu au-delà. Une partie dure huit ou seize tours ; à la fin, seuls comptent les points qui sont sur le plateau.",
      wrong: "Partez de E3, tournez la flèche vers le bas, écrivez ROIS.",
    },
  ],
});
