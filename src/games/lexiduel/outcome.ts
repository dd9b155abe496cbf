import type { Outcome, Seat } from "../game.ts";
import { gamesWon } from "./games-won.ts";
import { isFinished, type LexiduelState, leaderOf, matchScores } from "./state.ts";

/** `games` won decide, then `points`, unless one side left. `conceded` is the only game of a match. */
export const END_REASONS = ["points", "games", "conceded", "resigned", "absent", "time"] as const;
export type EndReason = (typeof END_REASONS)[number];

export function outcome(state: LexiduelState): Outcome | null {
  if (!isFinished(state)) return null;
  const scores = matchScores(state);
  if (state.left) return ended(1 - state.left.seat, state.left.reason, scores);
  const { played } = state;
  const isPlayedOut = played.every(({ reason }) => reason !== "conceded");
  const leader = leaderOf(gamesWon(played));
  // Logs of the first rules name no winners of games: there the points alone decided.
  const areGamesCounted = played.every(({ winner }) => winner !== undefined);
  if (!areGamesCounted || (isPlayedOut && (played.length === 1 || leader === null)))
    return ended(leaderOf(scores), "points", scores);
  return ended(leader, played.length === 1 ? "conceded" : "games", scores);
}

/** Null: a draw, in which both sides share the first place. */
function ended(winner: Seat | null, reason: EndReason, scores: readonly number[]): Outcome {
  if (winner === null) return { winners: [0, 1], ranking: [1, 1], reason, scores };
  return { winners: [winner], ranking: winner === 0 ? [1, 2] : [2, 1], reason, scores };
}

export const isOut = ({ left }: LexiduelState, seat: Seat): boolean => left?.seat === seat;
