import type { GameEvent, LeaveReason, Seat, Viewer } from "../game.ts";
import { discloseRace, type RaceEvent } from "./race-events.ts";

export interface SideLeft {
  readonly type: "side-left";
  readonly seat: Seat;
  readonly reason: LeaveReason;
}

export const END_REASONS = ["solved", "nobody", "last-left"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** All words are shown. `winner` is null when nobody found anything. */
export interface Finished {
  readonly type: "finished";
  readonly winner: Seat | null;
  readonly reason: EndReason;
  readonly words: readonly (string | null)[];
}

export type QuickBuzzleEvent = RaceEvent | SideLeft | Finished;

export function disclose(event: QuickBuzzleEvent, viewer: Viewer): GameEvent {
  switch (event.type) {
    case "side-left":
    case "finished":
      return event;
    default:
      return discloseRace(event, viewer);
  }
}
