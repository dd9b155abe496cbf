import type { LeaveReason, Seat, Wait, World } from "../game.ts";
import { passBar, withEnd } from "./decide.ts";
import type { LexiduelEvent } from "./events.ts";
import { type LexiduelState, turnOf } from "./state.ts";

/** Whom the match waits for, what time does for them, and what follows when one of them leaves. */
export function waits(state: LexiduelState): readonly Wait[] {
  const seat = turnOf(state);
  return seat === null ? [] : [{ key: keyOf(state), seats: [seat], limit: "clock" }];
}

/** Out of time is a pass; where none is allowed, the match is lost. */
export function expire(state: LexiduelState, key: string, world: World): LexiduelEvent[] {
  const seat = turnOf(state);
  if (seat === null || key !== keyOf(state)) return [];
  return passBar(state, world)
    ? leave(state, seat, "time")
    : withEnd(state, { type: "turn-passed", seat, reason: "time" });
}

export const leave = (_state: LexiduelState, seat: Seat, reason: LeaveReason): LexiduelEvent[] => [
  { type: "side-left", seat, reason },
];

const keyOf = ({ played, position }: LexiduelState): string => `turn-${played.length + 1}-${position.turn}`;
