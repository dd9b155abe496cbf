import { WIDEN_MS } from "../../matchmaking/pairing.ts";
import type { Ticket } from "./messages.ts";

/** What a ticket says by itself: whether its player is bound, and when it has to be looked at again. */

/** A broker that has not settled its offer by then never will. */
export const SETTLE_MS = 5000;
const RETRY_MS = 2000;

/** Confirmed, so that a match may be in the making, or made. */
export const isBound = (ticket: Ticket | undefined): boolean =>
  ticket?.offer?.confirmed === true || (ticket?.found ?? null) !== null;

export const freed = (ticket: Ticket): Ticket => ({ ...ticket, offer: null });

export const widensAt = ({ since, widenedAt }: Pick<Ticket, "since" | "widenedAt">): number =>
  (widenedAt ?? since) + WIDEN_MS;

export function actsAt({ claimed, offer, found, ...ticket }: Ticket, now: number): number {
  if (offer) return Math.max(offer.until + SETTLE_MS, now + RETRY_MS);
  return claimed && !found ? widensAt(ticket) : Math.max(now + RETRY_MS, ticket.restsUntil ?? 0);
}
