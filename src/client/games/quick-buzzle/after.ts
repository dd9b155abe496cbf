import type { Language } from "../../../core/language.ts";
import type { Folding } from "../../../games/game.ts";
import { type QuickBuzzleEvent, quickBuzzle } from "../../../games/quick-buzzle/index.ts";
import type { GameAfter, Moment } from "../game-after.ts";
import { eventsIn, formatSpan, tally } from "../tally.ts";

/** Quick Buzzle once it is over: tries over time, how long the winner took, and what was tried in vain. */
const SAID: Record<Language, { counted: string; time: string; tried: string }> = {
  fr: { counted: "Essais", time: "Trouvé en", tried: "Essayés en vain" },
  en: { counted: "Tries", time: "Found in", tried: "Tried in vain" },
  de: { counted: "Versuche", time: "Gefunden in", tried: "Vergeblich versucht" },
};

export const after: GameAfter = {
  rules: quickBuzzle as Folding,
  tale(steps, { language, name }) {
    const said = SAID[language];
    const [dealt] = eventsIn<QuickBuzzleEvent, "pieces-dealt">(steps, "pieces-dealt");
    const [solved] = eventsIn<QuickBuzzleEvent, "solved">(steps, "solved");
    const tried = eventsIn<QuickBuzzleEvent, "tried">(steps, "tried");
    const moments: Moment[] = [];
    if (dealt && solved) moments.push({ label: said.time, text: formatSpan(solved.when - dealt.when) });
    if (tried.length > 0)
      moments.push({
        label: said.tried,
        text: tried.map(({ seat, word }) => `${word} (${name(seat)})`).join(", "),
      });
    return {
      counted: said.counted,
      series: tally<QuickBuzzleEvent>(steps, (event) =>
        event.type === "tried" || event.type === "solved" ? [[event.seat, 1]] : [],
      ),
      moments,
    };
  },
};
