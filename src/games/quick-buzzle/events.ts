import { discloseRace, type RaceDisclosed, type RaceEvent } from "../buzzle-family/race-events.ts";
import type { LeaveReason, Seat, Viewer, Without } from "../game.ts";

/** The words that the heaps of the puzzle of the day are made of. They are told to nobody. */
export interface HeapsDrawn {
  readonly type: "heaps-drawn";
  readonly words: readonly string[];
}

/** The next of those heaps, for its player alone. */
export interface HeapDealt {
  readonly type: "heap-dealt";
  /** From 1. */
  readonly no: number;
  readonly pieces: string;
  readonly at: number;
}

export interface SideLeft {
  readonly type: "side-left";
  readonly seat: Seat;
  readonly reason: LeaveReason;
}

/**
 * A race of a series is over and another one follows: who won it, if anybody, everybody's word, and the common word
 * that is filled in for each as the next, which is for that seat alone.
 */
export interface RaceEnded {
  readonly type: "race-ended";
  readonly winner: Seat | null;
  readonly words: readonly (string | null)[];
  readonly offers: readonly (string | null)[];
}

/** Of the puzzle of the day `heaps-over` or `left`. Of one race `solved` or `nobody`, of a series `series` or, with as many races won, `level`. */
export const END_REASONS = [
  "solved",
  "nobody",
  "last-left",
  "series",
  "level",
  "heaps-over",
  "left",
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** All words are shown. `winner` is null when it is a draw. */
export interface Finished {
  readonly type: "finished";
  readonly winner: Seat | null;
  readonly reason: EndReason;
  readonly words: readonly (string | null)[];
}

export type QuickBuzzleEvent = RaceEvent | RaceEnded | SideLeft | Finished | HeapsDrawn | HeapDealt;

/** `offer` is the viewer's own next word. */
export type RaceEndDisclosed = Without<RaceEnded, "offers"> & { readonly offer: string | null };
export type QuickBuzzleDisclosed =
  | Exclude<QuickBuzzleEvent, RaceEnded | HeapsDrawn>
  | RaceDisclosed
  | RaceEndDisclosed
  | Without<HeapsDrawn, "words">
  | Without<HeapDealt, "pieces">;

export function disclose(event: QuickBuzzleEvent, viewer: Viewer): QuickBuzzleDisclosed {
  switch (event.type) {
    case "side-left":
    case "finished":
      return event;
    case "race-ended": {
      const { type, winner, words, offers } = event;
      return { type, winner, words, offer: viewer === null ? null : offers[viewer]! };
    }
    case "heaps-drawn":
      return { type: event.type };
    case "heap-dealt": {
      const { type, no, pieces, at } = event;
      return viewer === null ? { type, no, at } : { type, no, pieces, at };
    }
    default:
      return discloseRace(event, viewer);
  }
}
