import type { Seat } from "../game.ts";

/** What a seeker who was wrong, or too late, still waits for before the next try. */
export interface Lock {
  readonly seat: Seat;
  /** Another clue. */
  readonly clue: boolean;
  /** A proposal of another seeker. */
  readonly other: boolean;
}

/** With three or four players another clue is enough. */
export const needsOther = (seats: number): boolean => seats >= 5;

export const lockAfterClue = (locks: readonly Lock[]): Lock[] =>
  stillShut(locks.map((lock) => ({ ...lock, clue: false })));

/** Somebody proposed: that frees the others from waiting for it, and a failed try locks its own seat. */
export function lockAfterProposal(locks: readonly Lock[], seat: Seat, right: boolean, seats: number): Lock[] {
  const others = locks.filter((lock) => lock.seat !== seat).map((lock) => ({ ...lock, other: false }));
  return stillShut(right ? others : [...others, { seat, clue: true, other: needsOther(seats) }]);
}

/** Where no other seeker is left to propose, the other's proposal is not waited for. */
export function isLocked(locks: readonly Lock[], seat: Seat, activeSeekers: readonly Seat[]): boolean {
  const lock = locks.find((each) => each.seat === seat);
  if (!lock) return false;
  return lock.clue || (lock.other && activeSeekers.some((each) => each !== seat));
}

const stillShut = (locks: readonly Lock[]): Lock[] => locks.filter(({ clue, other }) => clue || other);
