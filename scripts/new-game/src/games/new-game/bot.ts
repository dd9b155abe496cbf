import type { Bot, BotLevel } from "../game.ts";
import type { NewGameMove } from "./events.ts";
import type { NewGameView } from "./view.ts";

/** How many words come to its mind: it says the longest of them. */
const IDEAS: Record<BotLevel | 0, number> = { 0: 1, 1: 1, 2: 4, 3: 40 };
/** Level 0 passes once in so many turns, so that random matches have passes. */
const PASS_ONCE_IN = 6;

export const newGameBot: Bot<NewGameView, NewGameMove> = {
  choose({ letter, said }, _seat, level, chance, words) {
    const used = new Set(said.map(({ word }) => word));
    const open = words.common.filter(
      (word) => (letter === null || word.startsWith(letter)) && !used.has(word),
    );
    if (open.length === 0 || (level === 0 && chance.int(PASS_ONCE_IN) === 0)) return { type: "pass" };
    const ideas = Array.from({ length: IDEAS[level] }, () => chance.pick(open));
    return { type: "word", word: ideas.reduce((a, b) => (b.length > a.length ? b : a)) };
  },
};
