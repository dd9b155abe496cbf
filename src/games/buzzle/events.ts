import { assertNever } from "../../core/result.ts";
import type { Kind, Pose } from "../buzzle-family/alphabet.ts";
import { discloseRace, type RaceDisclosed, type RaceEvent } from "../buzzle-family/race-events.ts";
import type { LeaveReason, Seat, Viewer } from "../game.ts";

/** The round of Quick Buzzle is over: who won it, if anybody, and everybody's word. */
export interface OpeningEnded {
  readonly type: "opening-ended";
  readonly winner: Seat | null;
  readonly words: readonly (string | null)[];
}

/** Everybody has a word and play begins; `drawn` when chance chose who starts. */
export interface Started {
  readonly type: "started";
  readonly starts: Seat;
  readonly drawn: boolean;
}

/** A piece proposed and its answer; `scorer` is who got the point. Boxes count from 1. */
export interface Proposed {
  readonly type: "proposed";
  readonly seat: Seat;
  readonly target: Seat;
  readonly box: number;
  readonly piece: Kind;
  readonly yes: boolean;
  readonly scorer: Seat;
}

export interface Positioned {
  readonly type: "positioned";
  readonly seat: Seat;
  readonly target: Seat;
  readonly box: number;
  readonly pose: Pose;
  readonly exact: boolean;
}

/** A word tried; `points` are what it brought, or cost. */
export interface Guessed {
  readonly type: "guessed";
  readonly seat: Seat;
  readonly target: Seat;
  readonly word: string;
  readonly right: boolean;
  readonly points: number;
}

export const PASS_REASONS = ["time", "nothing-left"] as const;
export interface Passed {
  readonly type: "passed";
  readonly seat: Seat;
  readonly reason: (typeof PASS_REASONS)[number];
}

/** The notebook: how many words this side may still have, for all the table knows. */
export interface Counted {
  readonly type: "counted";
  readonly seat: Seat;
  readonly possible: number;
}

/** A side gave up its place; `word` is null when it had none, or when others still build from its pieces. */
export interface SideLeft {
  readonly type: "side-left";
  readonly seat: Seat;
  readonly reason: LeaveReason;
  readonly word: string | null;
}

/** `spent` and `left`: the word of a puzzle of the day was not found. */
export const END_REASONS = ["found", "last-left", "spent", "left"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** All words are shown; those found before were already. */
export interface Finished {
  readonly type: "finished";
  readonly winner: Seat;
  readonly reason: EndReason;
  readonly words: readonly (string | null)[];
}

export type BuzzleEvent =
  | RaceEvent
  | OpeningEnded
  | Started
  | Proposed
  | Positioned
  | Guessed
  | Passed
  | Counted
  | SideLeft
  | Finished;

export type BuzzleDisclosed = BuzzleEvent | RaceDisclosed;

export function disclose(event: BuzzleEvent, viewer: Viewer): BuzzleDisclosed {
  switch (event.type) {
    case "secret-chosen":
    case "pieces-dealt":
    case "tried":
    case "solved":
    case "gave-up":
      return discloseRace(event, viewer);
    case "opening-ended":
    case "started":
    case "proposed":
    case "positioned":
    case "guessed":
    case "passed":
    case "counted":
    case "side-left":
    case "finished":
      return event; // said aloud at the table, every field of it
    default:
      return assertNever(event);
  }
}
