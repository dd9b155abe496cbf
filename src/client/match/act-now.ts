import type { FirstMinute } from "../games/first-minute.ts";
import { confirmedOf, type MatchStore } from "./store.ts";

/** What the one who looks can do now, as their game names it: for the guide and for "?" alike. */
export function actNow(match: MatchStore, first: FirstMinute, quietly = false): string | null {
  const view = quietly ? confirmedOf(match).peek() : match.view.value;
  const seat = quietly ? match.seat.peek() : match.seat.value;
  if (seat === null || view === null || view.room !== undefined || view.outcome !== null) return null;
  return first.now(view, seat);
}
