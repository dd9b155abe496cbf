import type { LeaveReason, Seat } from "../game.ts";

/** What a side may wish. A word comes as typed: small letters and accents are fine. */
export type NewGameMove = { readonly type: "word"; readonly word: string } | { readonly type: "pass" };

export interface WordSaid {
  readonly type: "word-said";
  readonly seat: Seat;
  readonly word: string;
}

export const PASS_REASONS = ["choice", "clock"] as const;
export interface Passed {
  readonly type: "passed";
  readonly seat: Seat;
  readonly by: (typeof PASS_REASONS)[number];
}

export interface SideLeft {
  readonly type: "side-left";
  readonly seat: Seat;
  readonly reason: LeaveReason;
}

/** The facts of a match. Nothing is hidden in this game, so that they leave as they are. */
export type NewGameEvent = WordSaid | Passed | SideLeft;
