import { LANGUAGES } from "../../core/language.ts";
import { BUZZLE_WORDS } from "../buzzle-family/vocabulary.ts";
import type { GameFacts } from "../facts.ts";
import type { BuzzleOptions } from "./options.ts";

export const facts: GameFacts<BuzzleOptions> = {
  id: "buzzle",
  texts: {
    fr: {
      name: "Buzzle",
      pitch:
        "Des lettres faites de bâtons et d’arcs. Trouvez les morceaux un à un, lisez le mot avant les autres.",
    },
    en: {
      name: "Buzzle",
      pitch:
        "Letters made of bars and curves. Find the pieces one by one, and read the word before anyone else.",
    },
    de: {
      name: "Buzzle",
      pitch:
        "Buchstaben aus Stäben und Bögen. Finde die Teile Stück für Stück und lies das Wort vor den anderen.",
    },
  },
  seats: { min: 2, max: 4 },
  languages: LANGUAGES,
  teams: true,
  clocks: "any",
  vocabulary: BUZZLE_WORDS,
  daily: { best: "lowest" },
};
