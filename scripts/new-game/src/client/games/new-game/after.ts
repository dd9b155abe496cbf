import type { Language } from "../../../core/language.ts";
import { type NewGameTypes, newGame } from "../../../games/new-game/index.ts";
import { scoresOf } from "../../../games/new-game/state.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { GameAfter } from "../game-after.ts";
import { best, eventsIn } from "../tally.ts";

/** New Game once it is over: points over time, and the longest word. */
const SAID: Record<Language, { counted: string; longest: string }> = inEachLanguage({
  fr: { counted: "Points", longest: "Mot le plus long" },
  en: { counted: "Points", longest: "Longest word" },
  de: { counted: "Punkte", longest: "Längstes Wort" },
});

export const after: GameAfter<NewGameTypes> = {
  rules: newGame,
  tale(steps, { language, name }) {
    const said = SAID[language];
    const long = best(eventsIn(steps, "word-said"), ({ word }) => word.length);
    return {
      counted: said.counted,
      series: steps.map(({ game }) => scoresOf(game)),
      moments: long ? [{ label: said.longest, text: `${long.word} (${name(long.seat)})` }] : [],
    };
  },
};
