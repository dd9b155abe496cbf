import type { Clock } from "./options.ts";
import type { GameEntry } from "./registry.ts";

/** Long enough to think, short enough not to wait for somebody who left. */
const CLOCK: Clock = { kind: "turn", seconds: 60 };

/** What strangers play, who have agreed on nothing: the game's defaults, a clock, and what the game says itself. */
export const strangersOptions = ({ wire, strangers }: Pick<GameEntry, "wire" | "strangers">): unknown =>
  wire.options.parse({ clock: CLOCK, ...strangers });
