import { assertNever } from "../../core/result.ts";
import type { LeaveReason, Seat, Viewer, Without } from "../game.ts";
import type { Effect, Placed, Qu, Zx } from "./ground.ts";

export const PASS_REASONS = ["choice", "clock"] as const;
export type PassReason = (typeof PASS_REASONS)[number];

/** `words-made`: the three words of a puzzle of the day. */
export const GAME_ENDS = ["all-rings", "both-passed", "no-word-left", "words-made"] as const;
export type GameEnd = (typeof GAME_ENDS)[number];

/**
 * Both layers are laid at once, so that the seed shows afterwards that the lower one was never changed. It is the
 * only secret of the game; null when one game is played.
 */
export interface TilesLaid {
  readonly type: "tiles-laid";
  readonly upper: string;
  readonly lower: string | null;
}

/** `zx` and `qu` are what this word decided; null when it decided nothing. */
export interface WordMade extends Placed, Effect {
  readonly type: "word-made";
  readonly seat: Seat;
}

/** The ring on `cell` is the opponent's. */
export interface RingGiven {
  readonly type: "ring-given";
  readonly seat: Seat;
  readonly cell: number;
  readonly by: PassReason;
}

/** `next` are the faces of the lower layer when another game follows. */
export interface GameEnded {
  readonly type: "game-ended";
  readonly game: number;
  readonly reason: GameEnd;
  readonly rings: readonly [number, number];
  readonly next: string | null;
}

export interface SideLeft {
  readonly type: "side-left";
  readonly seat: Seat;
  readonly reason: LeaveReason;
}

/** The position of the puzzle of the day is reached: what ZX and QU stand for from here on. */
export interface PositionSet {
  readonly type: "position-set";
  readonly zx: Zx;
  readonly qu: Qu;
}

export type OverturnEvent = TilesLaid | PositionSet | WordMade | RingGiven | GameEnded | SideLeft;

export type OverturnDisclosed = Exclude<OverturnEvent, TilesLaid> | Without<TilesLaid, "lower">;

export function disclose(event: OverturnEvent, _viewer: Viewer): OverturnDisclosed {
  switch (event.type) {
    case "tiles-laid": {
      const { type, upper } = event;
      return { type, upper };
    }
    case "position-set":
    case "word-made":
    case "ring-given":
    case "game-ended":
    case "side-left":
      return event; // done on the open board, every field of it
    default:
      return assertNever(event);
  }
}
