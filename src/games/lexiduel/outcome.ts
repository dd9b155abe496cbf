import type { Outcome, Seat } from "../game.ts";
import { isFinished, type LexiduelState, matchScores } from "./state.ts";

/** `points` decide, unless one side left. */
export const END_REASONS = ["points", "resigned", "absent", "time"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** The higher sum of points wins; equal sums are a draw, and both sides share the first place. */
export function outcome(state: LexiduelState): Outcome | null {
  if (!isFinished(state)) return null;
  const scores = matchScores(state);
  if (state.left) return won(1 - state.left.seat, state.left.reason, scores);
  const [a, b] = scores;
  if (a !== b) return won(a > b ? 0 : 1, "points", scores);
  return { winners: [0, 1], ranking: [1, 1], reason: "points", scores };
}

const won = (winner: Seat, reason: EndReason, scores: readonly number[]): Outcome => ({
  winners: [winner],
  ranking: winner === 0 ? [1, 2] : [2, 1],
  reason,
  scores,
});

export const isOut = ({ left }: LexiduelState, seat: Seat): boolean => left?.seat === seat;
