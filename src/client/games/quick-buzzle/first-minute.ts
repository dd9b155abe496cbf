import type { QuickBuzzleTypes } from "../../../games/quick-buzzle/index.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { FirstMinute } from "../first-minute.ts";

type Act = "hide" | "build";

export const firstMinute: FirstMinute<QuickBuzzleTypes, Act> = {
  now({ phase, race, solo }, seat) {
    const runner = race.runners.find((each) => each.seat === seat);
    if (!runner || runner.stopped || phase === "finished") return null;
    if (phase === "racing") return "build";
    return runner.ready || solo ? null : "hide";
  },
  targets: { hide: ".bz-secret", build: ".bz-builder" },
  picture: "heap",
  texts: inEachLanguage({
    fr: {
      goal: "Faites un mot avec tous les morceaux de votre tas, avant les autres.",
      acts: {
        hide: "Cachez un mot court : ses morceaux iront à l’autre, en vrac.",
        build:
          "Faites un mot avec tous ces morceaux et rien d’autre : touchez des lettres ou écrivez. N’importe quel mot convient.",
      },
      wait: "Un instant : tout le monde n’est pas prêt.",
      points: "Qui fait un mot le premier gagne la manche. Un essai qui ne va pas coûte trois secondes.",
      end: "En série, deux manches gagnées suffisent ; il y en a cinq au plus.",
      tips: [
        "Comptez d’abord les C et les u : ils disent quelles lettres rondes il y a.",
        "Le mot n’a pas à être celui qui était caché, ni de la même longueur.",
        "Beaucoup de petits i ? Pensez E, F, A : ces lettres en prennent plusieurs.",
      ],
    },
    en: {
      goal: "Make a word with all the pieces of your heap before anyone else does.",
      acts: {
        hide: "Hide a short word: its pieces go to your opponent in a heap.",
        build: "Make a word with all these pieces and nothing else: tap letters or type. Any word will do.",
      },
      wait: "Just a moment: not everyone is ready.",
      points: "The first to make a word wins the game. A try that doesn’t fit costs three seconds.",
      end: "In a series two games won are enough; there are five at most.",
      tips: [
        "Count the Cs and us first: they tell you which round letters there are.",
        "It needn’t be the word that was hidden, nor one of the same length.",
        "Lots of small i’s? Think of E, F, A: those letters take several.",
      ],
    },
    de: {
      goal: "Bilde vor den anderen ein Wort aus allen Teilen deines Haufens.",
      acts: {
        hide: "Versteck ein kurzes Wort: Seine Teile bekommt die andere Seite als Haufen.",
        build:
          "Bilde ein Wort aus all diesen Teilen und sonst nichts: Tipp auf Buchstaben oder schreib. Jedes Wort ist recht.",
      },
      wait: "Einen Moment: Noch sind nicht alle bereit.",
      points:
        "Wer zuerst ein Wort bildet, gewinnt den Durchgang. Ein Versuch, der nicht passt, kostet drei Sekunden.",
      end: "In einer Serie genügen zwei gewonnene Durchgänge; es sind höchstens fünf.",
      tips: [
        "Zähl zuerst die C und die u: Daran erkennst du die runden Buchstaben.",
        "Es muss nicht das versteckte Wort sein und nicht gleich lang.",
        "Viele kleine i? Denk an E, F, A: Diese Buchstaben brauchen mehrere.",
      ],
    },
  }),
};
