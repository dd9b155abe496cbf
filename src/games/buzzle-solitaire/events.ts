import type { GameEvent, Viewer } from "../game.ts";

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

export type SolitaireEvent = SetDrawn | WordMade | Finished;

export function disclose(event: SolitaireEvent, _viewer: Viewer): GameEvent {
  if (event.type !== "set-drawn") return event;
  const { type, date, words } = event;
  return { type, date, words } as GameEvent;
}
