import type { Outcome, Seat } from "./game.ts";

/**
 * A word to be found by one alone, as the puzzles of the day of Password and Buzzle have it: the game for two, in which
 * nobody sits on the other seat. The word of that side was drawn, and its turns never come.
 */
export const PLAYER: Seat = 0;
export const HOUSE: Seat = 1;

/** From so many points on it is over, and the word was not found. */
export const MOST_POINTS = 40;

export const ALONE_ENDS = ["found", "spent", "left"] as const;
export type AloneEnd = (typeof ALONE_ENDS)[number];

export interface AloneView {
  /** What it has cost so far: the fewer the better. */
  readonly points: number;
  readonly most: number;
}

/** Whoever does not find the word has the most points there are, however it ended. */
export const aloneScore = (points: number, end: AloneEnd | null): number =>
  end === null || end === "found" ? Math.min(points, MOST_POINTS) : MOST_POINTS;

export const aloneView = (points: number, end: AloneEnd | null): AloneView => ({
  points: aloneScore(points, end),
  most: MOST_POINTS,
});

export const aloneOutcome = (points: number, end: AloneEnd): Outcome => ({
  winners: end === "found" ? [PLAYER] : [],
  ranking: [1],
  reason: end,
  scores: [aloneScore(points, end)],
});
