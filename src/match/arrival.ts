import type { AnyGame } from "../games/game.ts";
import { returning } from "./absence.ts";
import { hasArrived } from "./decide.ts";
import type { AnyEvent } from "./events.ts";
import { isWoken } from "./outage.ts";
import type { MatchState } from "./state.ts";

/**
 * What it comes to that somebody has just connected, or that a seat was taken (then without a player). Once everybody
 * is there the clocks start; who comes back to a seat that a bot plays takes it back, and to a match that slept, wakes it.
 */
export function arriving(
  rules: AnyGame,
  state: MatchState,
  connected: ReadonlySet<string>,
  player: string | undefined,
): AnyEvent[] {
  const areAllThere = hasArrived(rules, state, connected);
  const events: AnyEvent[] = areAllThere ? [{ type: "everyone-arrived" }] : [];
  if (player === undefined) return events;
  events.push(...returning(state, player));
  if (!areAllThere && isWoken(state, player))
    events.push({ type: "clocks-stopped", reason: "somebody-back" });
  return events;
}
