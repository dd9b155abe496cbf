import type { CastTexts } from "../occasions.ts";

export const cast: CastTexts = {
  isBot: "C’est un robot : un programme, qui ne voit que ce que sa place voit.",
  strength: { 1: "Débutant", 2: "Confirmé", 3: "Redoutable" },
  style: {
    1: "Joue des mots de tous les jours, pose une question au hasard de temps en temps, et se trompe volontiers.",
    2: "Regarde tout deux fois : de bonnes questions, de bons mots, rarement le meilleur.",
    3: "Tient tous les fils à la fois et pense au coup d’après. Ne fait pas de cadeau.",
  },
  says: (who, line) => `${who} : « ${line} »`,
  lines: {
    1: {
      begin: [
        "Bonjour, je souffle un peu et on y va.",
        "Je débute : un peu d’indulgence, vous en aurez autant.",
      ],
      yours: ["Oh, joli !", "Je n’y aurais pas pensé, moi."],
      mine: ["Tiens, ça a marché !", "Vous avez vu ? C’est moi qui l’ai fait."],
      doubt: ["Aïe. Je respire, et je recommence.", "J’aurais juré que c’était ça."],
      won: ["J’ai gagné ? Vraiment ?"],
      lost: ["Bien joué ! J’ai appris quelque chose."],
      drawn: ["Égalité : personne ne pleure."],
    },
    2: {
      begin: ["Bonjour. J’ouvre les deux yeux.", "Une belle partie, je vous la souhaite."],
      yours: ["Bien vu.", "Celui-là, je l’ai regardé deux fois."],
      mine: ["Voilà qui me plaît.", "Je l’avais à l’œil, celui-là."],
      doubt: ["Hum. Je vais y regarder à deux fois.", "J’ai vu trop vite."],
      won: ["Merci pour la partie. La prochaine sera la vôtre ?"],
      lost: ["Vous m’avez eu, les yeux ouverts."],
      drawn: ["Deux points partout : cela me va bien."],
    },
    3: {
      begin: ["Bonjour. Prenez votre temps, j’ai pris le mien.", "Tout se tient. Voyons par quel bout."],
      yours: ["Beau coup. Je l’avais prévu… à moitié.", "Voilà un nœud bien fait."],
      mine: ["Et un fil de plus.", "L’un entraîne l’autre."],
      doubt: ["Un fil m’a échappé.", "Cela ne se tenait pas, en fin de compte."],
      won: ["Vous m’avez fait travailler. À charge de revanche."],
      lost: ["Chapeau. Vous avez tenu jusqu’au bout."],
      drawn: ["Un nœud que ni vous ni moi n’avons défait."],
    },
  },
};
