import { WIDEN_MS } from "../../match/pairing.ts";
import { regionOf } from "../../match/regions.ts";
import { CLOSE } from "../../protocol/close.ts";
import { QUICK_MATCH_ERRORS, type QuickMatchErrorCode } from "../../protocol/quick-match.ts";
import type { Effect, Listing, Message, OfferOutcome, Seated, Shelf, Ticket } from "./messages.ts";

/** A ticket dies after this long without a ping. */
export const SILENCE_MS = 15_000;
/** A broker that has not settled its offer by then never will. */
const SETTLE_MS = 5000;
const RETRY_MS = 2000;

/** When a player's socket was last heard; null when there is none. */
export type HeardAt = (player: string) => number | null;
type Newcomer = Pick<Ticket, "id" | "player" | "rating" | "place">;
type Propose = Message & { type: "propose" };

/** Keeps the tickets of those whose sockets are here, and alone decides whether one is free. */
export class Home {
  private readonly pool: string;
  private readonly wider: string;
  private readonly tickets: Shelf<Ticket>;
  private readonly emit: (effect: Effect) => void;
  /** How many were told to wait together; in memory only. */
  private told = 0;

  constructor(pool: string, wider: string, tickets: Shelf<Ticket>, emit: (effect: Effect) => void) {
    this.pool = pool;
    this.wider = wider;
    this.tickets = tickets;
    this.emit = emit;
  }

  // ---- the player's socket ----

  /** A second tab takes the first one's place in the queue, but none of its offers. */
  join(newcomer: Newcomer, now: number): void {
    const older = this.tickets.get(newcomer.player.id);
    if (older) this.remove(older);
    const since = older?.since ?? now;
    const ticket = { ...newcomer, since, claimed: false, front: false, widenedAt: null, offer: null };
    this.tickets.set(ticket.player.id, ticket);
    this.tellWaiting(ticket);
    this.emit({ type: "claim", player: ticket.player.id, ticket: ticket.id });
  }

  /** Nobody is listed before their own object has said that they wait nowhere else. */
  claimed(player: string, id: string): void {
    const ticket = this.current(player, id);
    if (ticket && !ticket.claimed) this.list({ ...ticket, claimed: true });
  }

  confirm(player: string, offer: string, now: number): void {
    const ticket = this.tickets.get(player);
    if (ticket?.offer?.id !== offer) this.error(player, "quick-match/no-such-offer");
    else if (ticket.offer.until <= now) this.error(player, "quick-match/offer-over");
    else if (!ticket.offer.confirmed) {
      this.tickets.set(player, { ...ticket, offer: { ...ticket.offer, confirmed: true } });
      this.post(ticket.offer.broker, { type: "confirm", offer, player });
    }
  }

  leave(player: string): void {
    const ticket = this.tickets.get(player);
    if (ticket) this.remove(ticket);
  }

  // ---- the player's own object ----

  /** The player waits elsewhere now. */
  dismiss(player: string, id: string): void {
    const ticket = this.current(player, id);
    if (ticket) this.expel(ticket, CLOSE.openedElsewhere, "The quick match was opened elsewhere");
  }

  /** The player sits at a match already; false when there is nobody to tell. */
  seated(player: string, id: string, match: string, seat: number): boolean {
    const ticket = this.current(player, id);
    if (ticket) this.celebrate(ticket, match, seat);
    return ticket !== null;
  }

  // ---- brokers ----

  propose({ offer, broker, until, players }: Propose): void {
    for (const player of players) {
      const ticket = this.tickets.get(player);
      if (!ticket?.claimed || (ticket.offer !== null && ticket.offer.id !== offer)) {
        this.post(broker, { type: "drop", offer, player });
      } else if (ticket.offer === null) {
        this.unlist(ticket, broker);
        const accepted = { id: offer, broker, until, confirmed: false };
        this.tickets.set(player, { ...ticket, widenedAt: null, offer: accepted });
        this.emit({ type: "tell", player, frame: { type: "offer", offer, until } });
      }
    }
  }

  settle(offer: string, outcome: OfferOutcome): void {
    if (outcome.kind === "matched") {
      this.settleMatched(offer, outcome.match, outcome.seats);
      return;
    }
    const members = [...this.tickets.values()].filter((each) => each.offer?.id === offer);
    if (outcome.kind === "failed") {
      for (const ticket of members) this.expel(freed(ticket), CLOSE.bug, "The match could not be made");
      return;
    }
    for (const ticket of members) if (outcome.timeUp) this.expelUnconfirmed(ticket);
    for (const ticket of members) if (this.tickets.get(ticket.player.id)) this.goBack(ticket);
  }

  /** Whoever was not patient enough to be told here must hear of their match all the same. */
  private settleMatched(offer: string, match: string, seats: readonly Seated[]): void {
    for (const { player, seat } of seats) {
      const ticket = this.tickets.get(player);
      if (ticket?.offer?.id === offer) this.celebrate(freed(ticket), match, seat);
      else this.emit({ type: "seated", player, match, seat });
    }
  }

  /** Who let the time pass is gone. */
  private expelUnconfirmed(ticket: Ticket): void {
    if (ticket.offer?.confirmed) return;
    this.expel(freed(ticket), CLOSE.silent, "The offer was not confirmed in time");
  }

  /** Who confirmed goes to the front. */
  private goBack(ticket: Ticket): void {
    const front = ticket.front || ticket.offer?.confirmed === true;
    this.list({ ...freed(ticket), front });
    this.tellWaiting(ticket);
  }

  // ---- time ----

  time(now: number, heardAt: HeardAt): void {
    for (const ticket of [...this.tickets.values()]) this.look(ticket, now, heardAt(ticket.player.id));
    if (this.tickets.size !== this.told) {
      for (const ticket of this.tickets.values()) if (ticket.offer === null) this.tellWaiting(ticket);
    }
    this.told = this.tickets.size;
  }

  private look(ticket: Ticket, now: number, heardAt: number | null): void {
    const { player, id, claimed, offer } = ticket;
    if (heardAt === null) this.remove(ticket);
    else if (now >= heardAt + SILENCE_MS) this.expel(ticket, CLOSE.silent, "No ping for 15 seconds");
    else if (!claimed) this.emit({ type: "claim", player: player.id, ticket: id });
    else if (offer === null && now >= widensAt(ticket)) this.widen(ticket, now);
    else if (offer !== null && now >= offer.until + SETTLE_MS) {
      this.settle(offer.id, { kind: "undone", timeUp: true });
    }
  }

  /** When time must be looked at next. */
  nextAt(now: number, heardAt: HeardAt): number {
    const dues = [...this.tickets.values()].map((ticket) => {
      const silent = (heardAt(ticket.player.id) ?? 0) + SILENCE_MS;
      return Math.min(silent, actsAt(ticket, now));
    });
    return Math.min(Infinity, ...dues);
  }

  // ---- helpers ----

  private current(player: string, id: string): Ticket | null {
    const ticket = this.tickets.get(player);
    return ticket?.id === id ? ticket : null;
  }

  private list(ticket: Ticket): void {
    this.tickets.set(ticket.player.id, ticket);
    this.post(this.pool, { type: "list", listing: listingOf(ticket, this.pool) });
  }

  /** Again and again while the ticket waits: a message may be lost. */
  private widen(ticket: Ticket, now: number): void {
    this.tickets.set(ticket.player.id, { ...ticket, widenedAt: now });
    this.post(this.wider, { type: "list", listing: listingOf(ticket, this.pool) });
  }

  private unlist({ player, widenedAt }: Ticket, except: string | null): void {
    for (const broker of widenedAt === null ? [this.pool] : [this.pool, this.wider]) {
      if (broker !== except) this.post(broker, { type: "unlist", player: player.id });
    }
  }

  private remove(ticket: Ticket): void {
    const { player, offer } = ticket;
    this.tickets.delete(player.id);
    if (offer) this.post(offer.broker, { type: "drop", offer: offer.id, player: player.id });
    else this.unlist(ticket, null);
  }

  private expel(ticket: Ticket, code: number, reason: string): void {
    this.remove(ticket);
    this.emit({ type: "close", player: ticket.player.id, code, reason });
  }

  private celebrate(ticket: Ticket, match: string, seat: number): void {
    const player = ticket.player.id;
    this.remove(ticket);
    this.emit({ type: "tell", player, frame: { type: "matched", match, seat } });
    this.emit({ type: "close", player, code: 1000, reason: "Matched" });
  }

  private tellWaiting({ player, since }: Ticket): void {
    const players = this.tickets.size;
    this.emit({ type: "tell", player: player.id, frame: { type: "waiting", since, players } });
  }

  private error(player: string, code: QuickMatchErrorCode): void {
    this.emit({ type: "tell", player, frame: { type: "error", code, message: QUICK_MATCH_ERRORS[code] } });
  }

  private post(pool: string, message: Message): void {
    this.emit({ type: "post", pool, message });
  }
}

function actsAt(ticket: Ticket, now: number): number {
  if (!ticket.claimed) return now + RETRY_MS;
  return ticket.offer ? ticket.offer.until + SETTLE_MS : widensAt(ticket);
}

const freed = (ticket: Ticket): Ticket => ({ ...ticket, offer: null });

const widensAt = ({ since, widenedAt }: Ticket): number => (widenedAt ?? since) + WIDEN_MS;

function listingOf({ player, since, rating, place, front }: Ticket, home: string): Listing {
  return { id: player.id, name: player.name, since, rating, region: regionOf(place), place, front, home };
}
