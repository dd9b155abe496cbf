import type { Language } from "../../../core/language.ts";
import type { MotAMotEvent } from "../../../games/mot-a-mot/events.ts";
import { folding } from "../../../games/mot-a-mot/folding.ts";
import type { MotAMotTypes } from "../../../games/mot-a-mot/index.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { GameAfter, Moment } from "../game-after.ts";
import { best, eventsIn, tally } from "../tally.ts";

/** Mot à Mot once it is over: tokens over time, the boldest bid that held, and the keenest ear. */
const SAID: Record<
  Language,
  {
    counted: string;
    boldest: string;
    bid: (who: string, clues: number) => string;
    keenest: string;
    heard: (who: string, words: number) => string;
  }
> = inEachLanguage({
  fr: {
    counted: "Jetons",
    boldest: "Pari le plus osé",
    bid: (who, clues) => `${who}, trois mots en ${clues} indices`,
    keenest: "Meilleure oreille",
    heard: (who, words) => `${who}, ${words === 1 ? "un mot trouvé" : `${words} mots trouvés`}`,
  },
  en: {
    counted: "Tokens",
    boldest: "Boldest bid",
    bid: (who, clues) => `${who}, three words in ${clues} clues`,
    keenest: "Keenest ear",
    heard: (who, words) => `${who}, ${words === 1 ? "one word found" : `${words} words found`}`,
  },
  de: {
    counted: "Marken",
    boldest: "Kühnstes Gebot",
    bid: (who, clues) => `${who}, drei Wörter mit ${clues} Hinweisen`,
    keenest: "Bestes Gehör",
    heard: (who, words) => `${who}, ${words === 1 ? "ein Wort gefunden" : `${words} Wörter gefunden`}`,
  },
});

export const after: GameAfter<MotAMotTypes> = {
  rules: folding,
  tale(steps, { language, name }) {
    const said = SAID[language];
    const kept = keptBids(steps.flatMap(({ events }) => events));
    const bold = best(kept, ({ clues }) => -clues);
    const answers = eventsIn(steps, "answered").filter(({ right }) => right);
    const heard = tally(steps, (event) =>
      event.type === "answered" && event.right ? [[event.seat, 1]] : [],
    ).at(-1)!;
    const keen = heard.indexOf(Math.max(...heard));
    const moments: Moment[] = [];
    if (bold && bold.clues <= BOLD)
      moments.push({ label: said.boldest, text: said.bid(name(bold.seat), bold.clues) });
    if (answers.length > 0) moments.push({ label: said.keenest, text: said.heard(name(keen), heard[keen]!) });
    return {
      counted: said.counted,
      series: steps.map(({ game }) => game.tokens.map(({ speaker, seeker }) => speaker + seeker)),
      moments,
    };
  },
  hidden: (game) => {
    const { round, phase, numbers } = game;
    const isPlayed = phase.name === "auction" || phase.name === "speaking" || phase.name === "choosing-bonus";
    return isPlayed && round ? numbers.map((number) => `${number} ${round.entries[number]?.text ?? ""}`) : [];
  },
};

/** Three clues a word: whoever bids more than that risks little. */
const BOLD = 9;

/** Auctions whose winner had all three words found. */
function keptBids(events: readonly MotAMotEvent[]): { seat: number; clues: number }[] {
  let bid: { seat: number; clues: number } | null = null;
  return events.flatMap((event) => {
    if (event.type === "auction-won") bid = { seat: event.seat, clues: event.clues };
    return event.type === "three-found" && event.tokens > 0 && bid ? [bid] : [];
  });
}
