import type { LeaveReason, Seat, Wait, World } from "../game.ts";
import { withConsequences } from "./consequences.ts";
import type { OverturnEvent } from "./events.ts";
import { newCells } from "./ground.ts";
import type { OverturnState } from "./state.ts";

/** Whom the match waits for, what time does for them, and what follows when one of them leaves. */
export const waits = (state: OverturnState): readonly Wait[] =>
  state.phase.name === "turn" ? [{ key: turnKey(state), seats: [state.phase.seat], limit: "clock" }] : [];

/** A turn's time is up: a pass onto the first new cell in reading order, be it the last one. */
export function expire(state: OverturnState, key: string, world: World): OverturnEvent[] {
  const [cell] = newCells(state);
  if (state.phase.name !== "turn" || key !== turnKey(state) || cell === undefined) return [];
  return withConsequences(state, [{ type: "ring-given", seat: state.phase.seat, cell, by: "clock" }], world);
}

export const leave = (_state: OverturnState, seat: Seat, reason: LeaveReason): OverturnEvent[] => [
  { type: "side-left", seat, reason },
];

const turnKey = ({ step }: OverturnState): string => `turn-${step}`;
