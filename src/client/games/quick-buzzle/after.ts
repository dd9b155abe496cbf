import type { Language } from "../../../core/language.ts";
import type { QuickBuzzleTypes } from "../../../games/quick-buzzle/index.ts";
import { quickBuzzle } from "../../../games/quick-buzzle/index.ts";
import { winsOf } from "../../../games/quick-buzzle/state.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { GameAfter, Moment } from "../game-after.ts";
import { best, eventsIn, formatSpan } from "../tally.ts";

/** Quick Buzzle once it is over: races won over time, the fastest find, and what was tried in vain. */
const SAID: Record<Language, { counted: string; time: string; tried: string }> = inEachLanguage({
  fr: { counted: "Manches gagnées", time: "Trouvé le plus vite", tried: "Essayés en vain" },
  en: { counted: "Games won", time: "Fastest find", tried: "Tried in vain" },
  de: { counted: "Gewonnene Durchgänge", time: "Schnellster Fund", tried: "Vergeblich versucht" },
});

export const after: GameAfter<QuickBuzzleTypes> = {
  rules: quickBuzzle,
  tale(steps, { language, name }) {
    const said = SAID[language];
    const deals = eventsIn(steps, "pieces-dealt");
    const finds = eventsIn(steps, "solved").map(({ seat, word, when }) => ({
      text: `${word} (${name(seat)})`,
      took: when - deals.findLast((deal) => deal.when <= when)!.when,
    }));
    const fastest = best(finds, ({ took }) => -took);
    const tried = eventsIn(steps, "tried");
    const moments: Moment[] = [];
    if (fastest) moments.push({ label: said.time, text: `${fastest.text}, ${formatSpan(fastest.took)}` });
    if (tried.length > 0)
      moments.push({
        label: said.tried,
        text: tried.map(({ seat, word }) => `${word} (${name(seat)})`).join(", "),
      });
    return {
      counted: said.counted,
      series: steps.map(({ game }) => winsOf(game)),
      moments,
    };
  },
};
