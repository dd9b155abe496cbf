import type { AnyGame, Folding, LeaveReason, Seat, World } from "../games/game.ts";
import { isGathering } from "./clocks.ts";
import type { AnyEvent } from "./events.ts";
import type { MatchState } from "./state.ts";

/** Whether the match counts: the rules say so, and everybody has been at the table. */
export const countsIn = (rules: Pick<Folding, "counts">, { progress, header }: MatchState): boolean =>
  progress.stage !== "waiting" &&
  !(progress.stage === "playing" && isGathering(progress.clocks, header)) &&
  rules.counts(progress.game);

/**
 * A seat is given up: by its player, by a claim, or by its clock. Everybody is free to leave until the match counts;
 * until then there is nothing to win or to lose, so it ends void for all. From then on the rules say what follows.
 */
export function leaving(
  rules: AnyGame,
  state: MatchState,
  game: unknown,
  seat: Seat,
  reason: LeaveReason,
  world: World,
): AnyEvent[] {
  const left = { type: "seat-left", seat, reason } as const;
  return countsIn(rules, state)
    ? [left, ...rules.leave(game, seat, reason, world)]
    : [left, { type: "match-voided", seat }];
}

/**
 * These seats did not come to a match that everybody was to come to, or will not. Whoever had just said yes has left it;
 * whoever was only asked has not.
 */
export const unmet = (missing: readonly Seat[], reason: LeaveReason | null): AnyEvent[] => [
  ...(reason === null ? [] : missing.map((seat): AnyEvent => ({ type: "seat-left", seat, reason }))),
  { type: "match-voided", seat: missing[0] ?? 0 },
];
