import type { Seat } from "../game.ts";

/**
 * Who buzzed first. A buzz counts from when it reached the match, less half of the shortest round trip that the
 * server measured (at most 75 ms, the same bound for all); no player's clock is believed. Equal times go by arrival.
 */
export interface Buzz {
  readonly seat: Seat;
  /** When it arrived, by the match's clock. */
  readonly at: number;
  readonly lagMs: number;
}

/** A buzz with its figures, as everybody may check them; times count from the first arrival. */
export interface RankedBuzz {
  readonly seat: Seat;
  readonly arrivedMs: number;
  readonly lagMs: number;
  readonly correctedMs: number;
}

/** `buzzes` in the order of their arrival; the first of the answer holds the floor. */
export function rankBuzzes(buzzes: readonly Buzz[]): RankedBuzz[] {
  const first = buzzes[0]?.at ?? 0;
  return buzzes
    .map(({ seat, at, lagMs }) => {
      const arrivedMs = at - first;
      return { seat, arrivedMs, lagMs, correctedMs: arrivedMs - lagMs };
    })
    .sort((a, b) => a.correctedMs - b.correctedMs || a.arrivedMs - b.arrivedMs);
}
