import type { GameEntry } from "./define-game.ts";
import type { Clock, MatchOptions } from "./options.ts";

/** Long enough to think, short enough not to wait for somebody who left. */
const CLOCK: Clock = { kind: "turn", seconds: 60 };

/** What strangers play, who have agreed on nothing: the game's defaults, a clock, and what the game says itself. */
export const strangersOptions = ({ wire, facts }: Pick<GameEntry, "wire" | "facts">): MatchOptions =>
  wire.options.parse({ clock: CLOCK, ...facts.strangers?.options });
