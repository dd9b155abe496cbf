import type { Seat } from "../game.ts";
import type { MotAMotOptions } from "./options.ts";

/** Who speaks and who seeks. Seats stand in a circle; left of seat n is n + 1. */
export const CAMPS = ["speakers", "seekers"] as const;
export type Camp = (typeof CAMPS)[number];

export const speakersNeeded = (seats: number): number => (seats <= 4 ? 2 : 3);

export const roomIn = (camp: Camp, seats: number): number =>
  camp === "speakers" ? speakersNeeded(seats) : seats - speakersNeeded(seats);

/** As many as were agreed on; usually one turn of the table with six and more, two with fewer. */
export function roundsOf(seats: number, agreed: MotAMotOptions["rounds"]): number {
  if (typeof agreed === "number") return agreed;
  return seats >= 6 ? seats : seats * 2;
}

export const leadOf = (firstLead: Seat, round: number, seats: number): Seat =>
  (firstLead + round - 1) % seats;

/** The lead, the neighbour on the left, and from five players on the one on the right. */
export function speakersAround(lead: Seat, seats: number): Seat[] {
  const left = (lead + 1) % seats;
  const right = (lead + seats - 1) % seats;
  return speakersNeeded(seats) === 2 ? [lead, left] : [lead, left, right];
}

/** For the Finale: from the fewest tokens to the most; among equals the first lead, then to the left. */
export function campOrder(totals: readonly number[], firstLead: Seat): Seat[] {
  const seats = totals.length;
  const place = (seat: Seat): number => (seat - firstLead + seats) % seats;
  return totals.map((_, seat) => seat).sort((a, b) => totals[a]! - totals[b]! || place(a) - place(b));
}

/** Where a seat goes that does not choose: to the camp with fewer in it, or with more room, or the speakers. */
export function emptierCamp(camps: Readonly<Record<Camp, readonly Seat[]>>, seats: number): Camp {
  const open = CAMPS.filter((camp) => camps[camp].length < roomIn(camp, seats));
  const room = (camp: Camp): number => roomIn(camp, seats) - camps[camp].length;
  return open.reduce((best, camp) =>
    camps[camp].length < camps[best].length ||
    (camps[camp].length === camps[best].length && room(camp) > room(best))
      ? camp
      : best,
  );
}
