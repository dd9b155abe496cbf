import type { Language } from "../../../core/language.ts";
import { swingOf } from "../../../games/overturn/ground.ts";
import type { OverturnTypes } from "../../../games/overturn/index.ts";
import { overturn } from "../../../games/overturn/index.ts";
import { totals } from "../../../games/overturn/state.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { GameAfter, Moment } from "../game-after.ts";
import { best, eventsIn } from "../tally.ts";

/** Overturn once it is over: rings over time, the word that turned most, and the longest. */
const SAID: Record<
  Language,
  {
    counted: string;
    strongest: string;
    swing: (who: string, word: string, rings: number) => string;
    longest: string;
  }
> = inEachLanguage({
  fr: {
    counted: "Anneaux",
    strongest: "Mot le plus fort",
    swing: (who, word, rings) => `${who}, ${word} : ${rings} anneaux d’écart`,
    longest: "Mot le plus long",
  },
  en: {
    counted: "Rings",
    strongest: "Strongest word",
    swing: (who, word, rings) => `${who}, ${word}: a swing of ${rings} rings`,
    longest: "Longest word",
  },
  de: {
    counted: "Ringe",
    strongest: "Stärkstes Wort",
    swing: (who, word, rings) => `${who}, ${word}: ${rings} Ringe Unterschied`,
    longest: "Längstes Wort",
  },
});

export const after: GameAfter<OverturnTypes> = {
  rules: overturn,
  tale(steps, { language, name }) {
    const said = SAID[language];
    const made = eventsIn(steps, "word-made");
    const strong = best(made, swingOf);
    const long = best(made, ({ word }) => word.length);
    const moments: Moment[] = [];
    if (strong)
      moments.push({
        label: said.strongest,
        text: said.swing(name(strong.seat), strong.word, swingOf(strong)),
      });
    if (long) moments.push({ label: said.longest, text: `${long.word} (${name(long.seat)})` });
    return {
      counted: said.counted,
      series: steps.map(({ game }) => totals(game)),
      moments,
    };
  },
};
