import type { GameEntry } from "./define-game.ts";
import type { Clock, MatchOptions } from "./options.ts";

/** How much time they give each other; where the rules alone say how long everything takes, it is the same. */
type Pace = "quick" | "calm";

/** Long enough to think, short enough not to wait for somebody who left. */
const CLOCK: Clock = { kind: "turn", seconds: 60 };

/** What strangers play, who have agreed on nothing: the game's defaults, a clock, and what the game says itself. */
export function strangersOptions(
  { wire, facts }: Pick<GameEntry, "wire" | "facts">,
  pace: Pace = "quick",
): MatchOptions {
  const options = wire.options.parse({ clock: CLOCK, ...facts.strangers?.options });
  const isCalm = pace === "calm" && facts.clocks === "any";
  return isCalm ? wire.options.parse({ ...options, clock: calmer(options.clock) }) : options;
}

const CALM_TURN = 3;
const CALM_GAME = 2;

function calmer(clock: Clock): Clock {
  if (clock.kind === "turn") return { ...clock, seconds: clock.seconds * CALM_TURN };
  return clock.kind === "game" ? { ...clock, seconds: clock.seconds * CALM_GAME } : clock;
}
