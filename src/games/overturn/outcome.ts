import type { Outcome } from "../game.ts";
import { opponentOf } from "./ground.ts";
import { GREEN, type OverturnState, SILVER, totals } from "./state.ts";

export const END_REASONS = ["most-rings", "draw", "opponent-left"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** A draw has two winners of the same rank. */
export function outcome(state: OverturnState): Outcome | null {
  if (state.phase.name !== "finished") return null;
  const scores = totals(state);
  const { left } = state.phase;
  const [green, silver] = scores;
  const winners = left
    ? [opponentOf(left.seat)]
    : [GREEN, SILVER].filter((seat) => scores[seat]! === Math.max(green, silver));
  const reason: EndReason = left ? "opponent-left" : winners.length > 1 ? "draw" : "most-rings";
  return {
    winners,
    ranking: [GREEN, SILVER].map((seat) => (winners.includes(seat) ? 1 : 2)),
    reason,
    scores,
  };
}
