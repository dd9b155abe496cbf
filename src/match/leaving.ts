import type { AnyGame, LeaveReason, Outcome, Seat, World } from "../games/game.ts";
import type { AnyEvent } from "./events.ts";

/**
 * A seat is given up: by its player, by a claim, or by its clock. Everybody is free to leave until the match counts;
 * until then there is nothing to win or to lose, so it ends void for all. From then on the rules say what follows.
 */
export function leaving(
  rules: AnyGame,
  game: unknown,
  seat: Seat,
  reason: LeaveReason,
  world: World,
): AnyEvent[] {
  const left = { type: "seat-left", seat, reason } as const;
  return rules.counts(game)
    ? [left, ...rules.leave(game, seat, reason, world)]
    : [left, { type: "match-voided", seat }];
}

export const VOID = "void";

/** Nobody won, and nobody is behind anybody. */
export const voidOutcome = (seats: number): Outcome => ({
  winners: [],
  ranking: Array.from({ length: seats }, () => 1),
  reason: VOID,
  scores: null,
});

export const isVoid = ({ reason }: Pick<Outcome, "reason">): boolean => reason === VOID;
