import type { PasswordTypes } from "../../../games/password/index.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { FirstMinute } from "../first-minute.ts";

type Act = "hide" | "turn" | "ask";

export const firstMinute: FirstMinute<PasswordTypes, Act> = {
  now({ phase, turn, sides }, seat) {
    if (phase === "choosing") return sides[seat]?.ready === false ? "hide" : null;
    if (turn !== seat) return null;
    return phase === "asking" ? "ask" : "turn";
  },
  targets: { hide: ".secret", turn: ".roll", ask: ".asking" },
  picture: "board",
  texts: inEachLanguage({
    fr: {
      goal: "Trouvez le mot caché des autres avant qu’on ne trouve le vôtre.",
      acts: {
        hide: "Cachez un mot, celui qui est proposé ou le vôtre : appuyez sur « Cacher ce mot ».",
        turn: "Lancez les dés : ils disent quel cercle de lettres vous pouvez interroger. Vous croyez tenir le mot ? Tentez-le avant de lancer.",
        ask: "Posez une question : tout le cercle d’un coup, ou une seule de ses lettres. Après un oui, vous rejouez.",
      },
      wait: "C’est aux autres. Leurs questions vous apprennent aussi quelque chose.",
      points:
        "Il n’y a pas de points : chaque réponse resserre l’étau. Un oui, vous rejouez ; un non, c’est à la personne suivante.",
      end: "Un mot trouvé élimine qui l’avait caché. Qui reste gagne.",
      tips: [
        "Commencez par des cercles entiers : un seul non y barre toutes les lettres d’un coup.",
        "Un oui sur une lettre donne une place ; la même lettre peut revenir ailleurs, et se redemande.",
        "Quand il ne reste que deux ou trois mots possibles, tentez : se tromper ne coûte que le tour.",
      ],
    },
    en: {
      goal: "Find the others’ hidden word before they find yours.",
      acts: {
        hide: "Hide a word, the one that’s there or your own: press “Hide this word”.",
        turn: "Roll the dice: they tell you which circle of letters you can ask about. Think you’ve got the word? Guess it before you roll.",
        ask: "Ask a question: the whole circle at once, or just one of its letters. After a yes you go again.",
      },
      wait: "The others are playing. Their questions tell you something too.",
      points:
        "There are no points: every answer closes the net. After a yes you go again, after a no it’s the next player’s turn.",
      end: "Once your word is found, you’re out. The last one left wins.",
      tips: [
        "Start with whole circles: a single no crosses out all their letters at once.",
        "A yes to a letter gives you one place; the same letter may be there again, so ask again.",
        "When only two or three words are left, guess: being wrong only costs your turn.",
      ],
    },
    de: {
      goal: "Finde das versteckte Wort der anderen, bevor jemand deines findet.",
      acts: {
        hide: "Versteck ein Wort, das vorgeschlagene oder ein eigenes: Drück auf „Dieses Wort verstecken“.",
        turn: "Würfle: Die Würfel sagen, nach welchem Buchstabenkreis du fragen darfst. Du ahnst das Wort? Rate es vor dem Würfeln.",
        ask: "Stell eine Frage: nach dem ganzen Kreis oder nach einem seiner Buchstaben. Bei Ja bleibst du dran.",
      },
      wait: "Die anderen sind dran. Auch ihre Fragen verraten dir etwas.",
      points:
        "Punkte gibt es nicht: Jede Antwort zieht das Netz enger. Bei Ja bleibst du dran, bei Nein ist der Nächste dran.",
      end: "Wessen Wort gefunden ist, scheidet aus. Wer übrig bleibt, gewinnt.",
      tips: [
        "Fang mit ganzen Kreisen an: Ein einziges Nein streicht alle ihre Buchstaben auf einmal.",
        "Ein Ja zu einem Buchstaben zeigt dir eine Stelle; er kann noch einmal vorkommen, also frag wieder.",
        "Sind nur noch zwei oder drei Wörter möglich, dann rate: Ein Irrtum kostet nur den Zug.",
      ],
    },
  }),
};
