import type { Viewer, Without } from "../game.ts";

/**
 * The four starting words. What can be built from them is found once and kept, so that the log tells a lap's
 * skipped groups by itself; nobody sees it before the end.
 */
export interface SetDrawn {
  readonly type: "set-drawn";
  /** The day of a daily puzzle, `2026-11-16`. */
  readonly date: string | null;
  readonly words: readonly string[];
  readonly solutions: readonly (readonly string[])[];
}

/** The player's own four words, with what can be built from them. */
export interface SetGiven {
  readonly type: "set-given";
  readonly seat: 0;
  readonly words: readonly string[];
  readonly solutions: readonly (readonly string[])[];
}

/** Groups count from 1. */
export interface WordMade {
  readonly type: "word-made";
  readonly seat: 0;
  readonly group: number;
  readonly word: string;
}

export const END_REASONS = ["time", "stopped", "complete", "left"] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface Finished {
  readonly type: "finished";
  readonly reason: EndReason;
}

export type SolitaireEvent = SetDrawn | SetGiven | WordMade | Finished;

/** What can be built stays with the server. */
export type SolitaireDisclosed =
  | Without<SetDrawn, "solutions">
  | Without<SetGiven, "solutions">
  | WordMade
  | Finished;

export function disclose(event: SolitaireEvent, _viewer: Viewer): SolitaireDisclosed {
  switch (event.type) {
    case "set-drawn": {
      const { type, date, words } = event;
      return { type, date, words };
    }
    case "set-given": {
      const { type, seat, words } = event;
      return { type, seat, words };
    }
    case "word-made":
    case "finished":
      return event;
  }
}
