import { type Box, isOpen } from "../buzzle-family/box.ts";
import type { LeaveReason, Seat } from "../game.ts";

/** A side as far as acting is concerned. Every side of a view is one, so that rules, bots and page ask alike. */
export interface Standing {
  readonly seat: Seat;
  /** Has a word. */
  readonly ready: boolean;
  readonly out: LeaveReason | null;
  readonly boxes: readonly Box[];
}

/** Its word is found, or not yet chosen: until it has one it can do nothing else. */
export const mustChoose = ({ ready, out }: Standing): boolean => out === null && !ready;

/** The sides that this one may act against now: opponents with a word, as long as it has one itself. */
export function targetsOf<Side extends Standing>(sides: readonly Side[], seat: Seat): Side[] {
  const isSought = ({ ready, out }: Standing): boolean => out === null && ready;
  return isSought(sides[seat]!) ? sides.filter((side) => side.seat !== seat && isSought(side)) : [];
}

/** Whether the board leaves this side something to propose or to position. */
export const canAsk = (sides: readonly Standing[], seat: Seat): boolean =>
  targetsOf(sides, seat).some(({ boxes }) => boxes.some(isOpen));

/** Whether its turn has to wait for a word: its own, or one of an opponent's when there is nothing else to ask. */
export const awaitsWord = (sides: readonly Standing[], seat: Seat): boolean =>
  !canAsk(sides, seat) && sides.some(mustChoose);
