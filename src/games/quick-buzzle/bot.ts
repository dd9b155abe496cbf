import { raceMove, racePaceMs } from "../buzzle-family/bot-race.ts";
import type { Bot } from "../game.ts";
import type { QuickBuzzleMove } from "./decide.ts";
import type { QuickBuzzleView } from "./view.ts";

export const quickBuzzleBot: Bot<QuickBuzzleView, QuickBuzzleMove> = {
  choose: (view, _seat, level, chance, words) =>
    view.solo && view.phase === "choosing"
      ? { type: "start" }
      : raceMove(view.race, view, level, chance, words),
  paceMs: (view, _seat, level, chance) => racePaceMs(view.race, level, chance),
};
