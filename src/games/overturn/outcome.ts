import type { Outcome } from "../game.ts";
import { outcomeAlone } from "./alone.ts";
import { opponentOf } from "./ground.ts";
import { BLUE, isAlone, type OverturnState, RED, totals } from "./state.ts";

export const END_REASONS = ["most-rings", "draw", "opponent-left"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** A draw has two winners of the same rank. */
export function outcome(state: OverturnState): Outcome | null {
  if (state.phase.name !== "finished") return null;
  if (isAlone(state)) return outcomeAlone(state);
  const scores = totals(state);
  const { left } = state.phase;
  const [blue, red] = scores;
  const winners = left
    ? [opponentOf(left.seat)]
    : [BLUE, RED].filter((seat) => scores[seat]! === Math.max(blue, red));
  const reason: EndReason = left ? "opponent-left" : winners.length > 1 ? "draw" : "most-rings";
  return {
    winners,
    ranking: [BLUE, RED].map((seat) => (winners.includes(seat) ? 1 : 2)),
    reason,
    scores,
  };
}
