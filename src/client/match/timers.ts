import type { Timer } from "../../match/clocks.ts";

/** Which of the times that run is shown where: a seat's own clock stands with the seat, one other beside them all. */

/** Until when the seat's own clock runs; null while it stands still. */
export const clockUntil = (timers: readonly Timer[], seat: number): number | null =>
  timers.find(({ by, seats }) => by === "game" && seats.includes(seat))?.until ?? null;

/**
 * Of the others: what concerns oneself before what concerns somebody else, and then the nearest. What only bots have to
 * do in time is none of anybody's worry.
 */
export function besideSeats(
  timers: readonly Timer[],
  you: number | null,
  isBot: (seat: number) => boolean,
): Timer | null {
  const others = timers
    .filter(({ by }) => by !== "game" && by !== "arrival") // which has a note of its own
    .filter(({ seats }) => !seats.every(isBot));
  const mine = others.filter(({ seats }) => you !== null && seats.includes(you));
  return (mine.length > 0 ? mine : others).reduce<Timer | null>(
    (first, each) => (first === null || each.until < first.until ? each : first),
    null,
  );
}
