import type { BuzzleTypes } from "../../../games/buzzle/index.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { FirstMinute } from "../first-minute.ts";

type Act = "race" | "hide" | "propose";

export const firstMinute: FirstMinute<BuzzleTypes, Act> = {
  now({ phase, turn, sides, race }, seat) {
    if (phase === "opening") {
      const runner = race?.runners.find((each) => each.seat === seat);
      if (!runner || runner.stopped) return null;
      return race?.running ? "race" : runner.ready ? null : "hide";
    }
    const own = sides[seat];
    if (!own || own.out || phase === "finished") return null;
    if (!own.ready) return "hide";
    return turn === seat ? "propose" : null;
  },
  targets: { race: ".bz-builder", hide: ".bz-secret", propose: ".bz-tray" },
  picture: "boxes",
  texts: inEachLanguage({
    fr: {
      goal: "Marquez 25 points, puis trouvez encore un mot de l’autre : c’est gagné.",
      acts: {
        race: "Faites un mot avec tous les morceaux du tas, avant les autres : qui trouve commence, avec trois points.",
        hide: "Cachez un mot, celui qui est proposé ou le vôtre : l’autre devra en trouver les morceaux.",
        propose: "Choisissez une case de l’autre, puis proposez-lui un morceau. Si c’est oui, vous rejouez.",
      },
      wait: "C’est à l’autre. Mais un mot se tente à tout moment, même maintenant.",
      points:
        "Un morceau proposé, juste ou non, vaut un point. Un mot trouvé : un point par morceau qui manquait, plus cinq. Un mot faux en coûte.",
      end: "Qui a 25 points ou plus et trouve un mot gagne.",
      tips: [
        "Un non renseigne autant qu’un oui, et rapporte lui aussi un point : osez.",
        "Placer un morceau ne rapporte rien, mais élimine des lettres et vous laisse la main.",
        "Tenter tôt rapporte gros : chaque morceau qui manque encore vaut un point.",
      ],
    },
    en: {
      goal: "Score 25 points, then find one more of your opponent’s words to win.",
      acts: {
        race: "Make a word with all the pieces of your heap before anyone else: whoever does goes first, with three points.",
        hide: "Hide a word, the one that’s there or your own: your opponent will have to find its pieces.",
        propose: "Choose one of their boxes, then propose a piece for it. If it’s a yes, you go again.",
      },
      wait: "It’s their turn. But you can guess a word at any time, even now.",
      points:
        "A proposed piece, right or wrong, is worth a point. A word you find: a point for every missing piece, plus five. A wrong word costs points.",
      end: "Whoever has 25 points or more and finds a word wins.",
      tips: [
        "A no tells you as much as a yes, and scores a point too: be bold.",
        "Placing a piece scores nothing, but it rules letters out and you go again.",
        "Guessing early pays: every piece that’s still missing is worth a point.",
      ],
    },
    de: {
      goal: "Hol 25 Punkte und finde dann noch ein Wort der anderen Seite: Damit gewinnst du.",
      acts: {
        race: "Bilde vor den anderen ein Wort aus allen Teilen deines Haufens: Wer zuerst findet, fängt an, mit drei Punkten.",
        hide: "Versteck ein Wort, das vorgeschlagene oder ein eigenes: Die andere Seite muss seine Teile finden.",
        propose: "Wähl ein Kästchen der anderen Seite und biete ihm ein Teil an. Bei Ja bleibst du dran.",
      },
      wait: "Die andere Seite ist dran. Ein Wort raten darfst du aber jederzeit, auch jetzt.",
      points:
        "Ein angebotenes Teil, richtig oder falsch, bringt einen Punkt. Ein gefundenes Wort: ein Punkt je fehlendem Teil, plus fünf. Ein falsches Wort kostet Punkte.",
      end: "Wer 25 Punkte oder mehr hat und ein Wort findet, gewinnt.",
      tips: [
        "Ein Nein verrät so viel wie ein Ja und bringt auch einen Punkt: Trau dich.",
        "Ein Teil auszurichten bringt keinen Punkt, schließt aber Buchstaben aus, und du bleibst dran.",
        "Früh raten lohnt sich: Jedes Teil, das noch fehlt, ist einen Punkt wert.",
      ],
    },
  }),
};
