import type { Language } from "../../../core/language.ts";
import type { SolitaireTypes } from "../../../games/buzzle-solitaire/index.ts";
import { buzzleSolitaire } from "../../../games/buzzle-solitaire/index.ts";
import { scoreOf } from "../../../games/buzzle-solitaire/state.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { GameAfter, Moment } from "../game-after.ts";
import { best, eventsIn, formatSpan } from "../tally.ts";
import { boastOf } from "./boast.ts";

/** Solitaire once it is over: words over time, the quickest of them, and how many there were in all. */
const SAID: Record<
  Language,
  { counted: string; quickest: string; share: string; of: (made: number, all: number) => string }
> = inEachLanguage({
  fr: {
    counted: "Mots",
    quickest: "Le plus vif",
    share: "Trouvés",
    of: (made, all) => `${made} sur les ${all} du dictionnaire`,
  },
  en: {
    counted: "Words",
    quickest: "Fastest",
    share: "Found",
    of: (made, all) => `${made} of the ${all} in the dictionary`,
  },
  de: {
    counted: "Wörter",
    quickest: "Das schnellste",
    share: "Gefunden",
    of: (made, all) => `${made} von ${all} im Wörterbuch`,
  },
});

export const after: GameAfter<SolitaireTypes> = {
  rules: buzzleSolitaire,
  tale(steps, { language }) {
    const said = SAID[language];
    const final = steps.at(-1)!.game;
    const made = eventsIn(steps, "word-made");
    const begun = steps[0]!.commit.at;
    const spans = made.map(({ word, when }, i) => ({ word, ms: when - (made[i - 1]?.when ?? begun) }));
    const quick = best(spans, ({ ms }) => -ms);
    const all = final.groups.reduce((sum, { solutions }) => sum + solutions.length, 0);
    const moments: Moment[] = [{ label: said.share, text: said.of(scoreOf(final), all) }];
    if (quick) moments.push({ label: said.quickest, text: `${quick.word}, ${formatSpan(quick.ms)}` });
    return {
      counted: said.counted,
      series: steps.map(({ game }) => [scoreOf(game)]),
      moments,
    };
  },
  hidden: (game) => game.groups.map(({ start, solutions }) => `${start} → ${solutions.join(" ")}`),
  boast(steps) {
    const state = steps.at(-1)!.game;
    return boastOf(buzzleSolitaire.view(state, null));
  },
};
