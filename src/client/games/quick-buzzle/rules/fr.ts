import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "À deux, trois ou quatre, sans tour de rôle : des manches, l’une après l’autre. Les lettres et leurs morceaux sont ceux de Buzzle.",
  sections: [
    {
      id: "race",
      title: "La course",
      figures: [
        { name: "heap", caption: "Un tas : deux grands I, six petits i, un petit u." },
        { name: "words", caption: "EUT et TUE, faits des mêmes neuf morceaux." },
      ],
      rules: [
        rule(
          "Q1",
          "Chacun choisit un mot de trois lettres (jusqu’à cinq, si l’on veut), du dictionnaire comme à Buzzle, en quatre-vingt-dix secondes ; ensuite on vous en donne un.",
        ),
        rule(
          "Q2",
          "Quand tous sont prêts, chacun reçoit les morceaux du mot de la personne à sa droite : combien de chaque sorte, pas les lettres. Personne ne voit le tas d’un autre avant la fin.",
        ),
        rule(
          "Q3",
          "Qui propose avant les autres un mot permis, fait d’exactement ces morceaux, sans reste, gagne la manche. Ce mot peut avoir toute longueur à partir de deux lettres, et n’est pas forcément celui qui était caché. *De 2 I, 6 i et 1 u, TUE gagne là où l’on pensait à EUT.*",
        ),
        rule(
          "Q4 Q5",
          "Ce qui n’est pas un mot est refusé, sans attente. Un mot qui ne va pas reçoit une réponse que personne d’autre ne voit : ce qui manque, ce qui reste ; et il coûte trois secondes.",
        ),
      ],
    },
    {
      id: "end",
      title: "La fin",
      rules: [
        rule(
          "Q6",
          "Qui renonce ne cherche plus. Si tous renoncent, ou au bout de cinq minutes, la manche est nulle.",
        ),
        rule(
          "Q9",
          "Deux manches gagnées, et la série est à vous. Il y en a cinq au plus ; ensuite, qui en a le plus l’emporte, et à égalité personne. On peut aussi convenir d’une seule manche.",
        ),
        rule(
          "Q10",
          "Le mot suivant se choisit pendant que le résultat se montre : vingt secondes, avec un mot déjà écrit, que vous gardez ou changez. Un mot que vous avez déjà caché dans la série est refusé.",
        ),
        rule(
          "Q7 Q8",
          "Qui part est éliminé ; son mot reste caché tant qu’on joue avec ses morceaux, et le dernier en jeu gagne. À la fin d’une manche, tous les mots et tous les tas se montrent.",
        ),
        rule(
          "Q11",
          "Des mots convenus entre vous, vingt au plus, comptent en plus du dictionnaire, pour tous et pour les robots. On les voit avant de commencer ; la partie reste hors classement. *~KIP~, convenu, gagne.*",
        ),
      ],
    },
    {
      id: "daily",
      title: "Le défi du jour",
      rules: [
        rule(
          "Q12",
          "Le même pour tout le monde dans une langue : cinq tas, de mots courants de trois, trois, quatre, quatre et cinq lettres, l’un après l’autre. Le temps part quand vous le dites. Une minute par tas, que rien n’arrête ; qui renonce passe au suivant.",
        ),
        rule(
          "Q13 Q14",
          "Comptent d’abord les tas trouvés, puis le temps. Un tas manqué compte sa minute entière, même si vous partez. Les mots se montrent le lendemain. *Cinq tas en 83 secondes valent mieux que quatre en 40.*",
        ),
      ],
    },
  ],
};
