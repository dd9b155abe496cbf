import { CLOSE } from "../protocol/close.ts";
import { QUICK_MATCH_ERRORS, type QuickMatchErrorCode } from "../protocol/quick-match.ts";
import type {
  Candidate,
  Effect,
  FoundMatch,
  Message,
  OfferOutcome,
  Seated,
  Shelf,
  Ticket,
  TicketOffer,
} from "./messages.ts";
import { WIDEN_MS } from "./pairing.ts";
import { regionOf } from "./regions.ts";

/** A ticket dies after this long without a ping. */
export const SILENCE_MS = 15_000;
export const OPENED_ELSEWHERE = "The quick match was opened elsewhere";
/** A listing elsewhere is said again every ten seconds; one message may be lost. */
const LISTED_MS = 25_000;

/** A broker that has not settled its offer by then never will. */
const SETTLE_MS = 5000;
const RETRY_MS = 2000;

/** When a player's socket was last heard; null when there is none. */
export type HeardAt = (player: string) => number | null;
type Newcomer = Pick<Ticket, "id" | "player" | "askedAt" | "rating" | "place" | "rated">;
type Propose = Message & { type: "propose" };

/** Keeps the tickets of those whose sockets are here, and alone decides whether one is free. */
export class Tickets {
  private readonly pool: string;
  private readonly wider: string;
  private readonly shelf: Shelf<Ticket>;
  private readonly emit: (effect: Effect) => void;
  /** How many were told to wait together; in memory only. */
  private told = 0;

  constructor(pool: string, wider: string, shelf: Shelf<Ticket>, emit: (effect: Effect) => void) {
    this.pool = pool;
    this.wider = wider;
    this.shelf = shelf;
    this.emit = emit;
  }

  // ---- the player's socket ----

  /** A request may be overtaken on its way by that of a tab that was opened after it. */
  isOvertaken({ player, askedAt }: Pick<Ticket, "player" | "askedAt">): boolean {
    const held = this.shelf.get(player.id);
    return held !== undefined && !held.left && held.askedAt > askedAt;
  }

  /** A second tab takes the first one's place in the queue, and of its offers only one that binds. */
  join(newcomer: Newcomer, now: number): void {
    const player = newcomer.player.id;
    const older = this.shelf.get(player);
    if (older?.found) {
      this.tellMatched(player, older.found);
      return;
    }
    const bound = isBound(older);
    if (older && !bound) this.release(older);
    const fresh = { claimed: false, front: false, left: false, found: null, widenedAt: null };
    const since = older?.since ?? now;
    const ticket = { ...newcomer, ...fresh, since, offer: (bound && older?.offer) || null };
    this.shelf.set(player, ticket);
    this.tellWaiting(ticket);
    this.claim(ticket);
  }

  /** Nobody is listed before their own object has said that they wait nowhere else. */
  claimed(player: string, id: string, blocks: readonly string[] = []): void {
    const ticket = this.current(player, id);
    if (ticket && !ticket.claimed) this.list({ ...ticket, claimed: true, blocks });
  }

  /** Somebody who waits has blocked or unblocked: it holds from the next wave on, wherever they are listed. */
  blocksChanged(player: string, id: string, blocks: readonly string[], now: number): void {
    const ticket = this.current(player, id);
    if (!ticket) return;
    const changed = { ...ticket, blocks };
    this.list(changed);
    if (ticket.widenedAt !== null && ticket.offer === null) this.widen(changed, now);
  }

  confirm(player: string, offer: string, now: number): void {
    const ticket = this.shelf.get(player);
    if (ticket?.offer?.id !== offer) this.error(player, "quick-match/no-such-offer");
    else if (ticket.offer.until <= now) this.error(player, "quick-match/offer-over");
    else if (!ticket.offer.confirmed) {
      this.shelf.set(player, { ...ticket, offer: { ...ticket.offer, confirmed: true } });
      this.askToConfirm(player, offer, ticket.offer.broker);
    }
  }

  leave(player: string): void {
    const ticket = this.shelf.get(player);
    if (ticket) this.release(ticket);
  }

  // ---- the player's own object ----

  /** The player waits elsewhere now. False while they are bound here, under whatever ticket. */
  dismiss(player: string, id: string): boolean {
    const ticket = this.current(player, id);
    if (ticket) this.expel(ticket, CLOSE.openedElsewhere, OPENED_ELSEWHERE);
    return !isBound(this.shelf.get(player));
  }

  /** The player sits at a match that was found before. */
  seated(player: string, id: string, found: FoundMatch): void {
    const ticket = this.current(player, id);
    if (!ticket) return;
    this.release(ticket);
    this.tellMatched(player, found);
  }

  /** The player has walked out on strangers before: the ticket stays, and is asked for again after that time. */
  rest(player: string, id: string, until: number): void {
    const ticket = this.current(player, id);
    if (!ticket || ticket.restsUntil === until) return;
    this.shelf.set(player, { ...ticket, restsUntil: until });
    this.emit({ type: "tell", player, frame: { type: "resting", until } });
  }

  /** An administrator has barred the player from playing strangers: refused, and told until when. */
  bar(player: string, id: string, until: number): void {
    const ticket = this.current(player, id);
    if (!ticket) return;
    const code = "quick-match/barred";
    const message = QUICK_MATCH_ERRORS[code];
    this.emit({ type: "tell", player, frame: { type: "error", code, message, until } });
    this.expel(ticket, CLOSE.barred, "No strangers for now");
  }

  /** The player's own object knows of the match. */
  remembered(player: string, { match }: FoundMatch): void {
    if (this.shelf.get(player)?.found?.match === match) this.shelf.delete(player);
  }

  // ---- brokers ----

  propose({ offer, broker, until, players }: Propose): void {
    for (const player of players) {
      const ticket = this.shelf.get(player);
      if (ticket?.offer?.id === offer) continue; // said twice
      if (!ticket?.claimed || ticket.offer !== null || ticket.found !== null) {
        this.post(broker, { type: "drop", offer, player });
      } else {
        this.unlist(ticket, broker);
        const accepted = { id: offer, broker, until, confirmed: false };
        this.shelf.set(player, { ...ticket, widenedAt: null, offer: accepted });
        this.emit({ type: "tell", player, frame: { type: "offer", offer, until } });
      }
    }
  }

  settle(offer: string, outcome: OfferOutcome): void {
    if (outcome.kind === "matched") {
      this.settleMatched(offer, outcome.match, outcome.seats);
      return;
    }
    const members = [...this.shelf.values()].filter((each) => each.offer?.id === offer);
    if (outcome.kind === "failed") {
      for (const ticket of members) this.expel(freed(ticket), CLOSE.bug, "The match could not be made");
      return;
    }
    const gone = members.filter((ticket) => outcome.timeUp && !isBound(ticket));
    for (const ticket of gone) {
      this.expel(freed(ticket), CLOSE.silent, "The offer was not confirmed in time");
    }
    for (const ticket of members) if (!gone.includes(ticket)) this.goBack(ticket);
  }

  private settleMatched(offer: string, match: string, seats: readonly Seated[]): void {
    for (const { player, seat } of seats) {
      const ticket = this.shelf.get(player);
      if (ticket?.offer?.id !== offer) continue; // said twice
      const found = { match, seat };
      this.shelf.set(player, { ...freed(ticket), left: true, found });
      if (!ticket.left) this.tellMatched(player, found);
      this.emit({ type: "found", player, found });
    }
  }

  /** Who confirmed goes to the front. */
  private goBack(ticket: Ticket): void {
    const free = { ...freed(ticket), front: ticket.front || ticket.offer?.confirmed === true };
    if (ticket.left) {
      this.release(free);
    } else {
      this.list(free);
      this.tellWaiting(free);
    }
  }

  // ---- time ----

  time(now: number, heardAt: HeardAt): void {
    for (const ticket of [...this.shelf.values()]) this.look(ticket, now, heardAt(ticket.player.id));
    if (this.shelf.size !== this.told) {
      for (const ticket of this.shelf.values()) if (ticket.offer === null) this.tellWaiting(ticket);
    }
    this.told = this.shelf.size;
  }

  private look(ticket: Ticket, now: number, heardAt: number | null): void {
    const { player, claimed, offer, left, found } = ticket;
    if (found !== null) this.emit({ type: "found", player: player.id, found });
    else if (!left && heardAt === null) this.release(ticket);
    else if (!left && now >= (heardAt ?? 0) + SILENCE_MS) {
      this.expel(ticket, CLOSE.silent, "No ping for 15 seconds");
    } else if (offer !== null && now >= offer.until + SETTLE_MS) this.askAfter(player.id, offer);
    else if (!claimed && now >= (ticket.restsUntil ?? 0)) {
      this.claim(ticket);
    } else if (claimed && offer === null && now >= widensAt(ticket)) this.widen(ticket, now);
  }

  /** The broker should have settled this long ago. Without a confirmation there cannot be a match. */
  private askAfter(player: string, { id, broker, confirmed }: TicketOffer): void {
    if (confirmed) this.askToConfirm(player, id, broker);
    else this.settle(id, { kind: "undone", timeUp: true });
  }

  /** When time must be looked at next. */
  nextAt(now: number, heardAt: HeardAt): number {
    const dues = [...this.shelf.values()].map((ticket) => {
      const silent = ticket.left ? Infinity : (heardAt(ticket.player.id) ?? 0) + SILENCE_MS;
      return Math.min(silent, actsAt(ticket, now));
    });
    return Math.min(Infinity, ...dues);
  }

  // ---- helpers ----

  private current(player: string, id: string): Ticket | null {
    const ticket = this.shelf.get(player);
    return ticket?.id === id ? ticket : null;
  }

  private claim({ player, id, askedAt }: Ticket): void {
    this.emit({ type: "claim", player: player.id, ticket: id, askedAt });
  }

  private list(ticket: Ticket): void {
    this.shelf.set(ticket.player.id, ticket);
    if (!ticket.claimed || ticket.offer !== null) return;
    this.post(this.pool, { type: "list", listing: this.candidateOf(ticket, null) });
  }

  /** Again and again while the ticket waits: a message may be lost. */
  private widen(ticket: Ticket, now: number): void {
    this.shelf.set(ticket.player.id, { ...ticket, widenedAt: now });
    this.post(this.wider, { type: "list", listing: this.candidateOf(ticket, now + LISTED_MS) });
  }

  private candidateOf(ticket: Ticket, goodUntil: number | null): Candidate {
    const { player, since, rating, place, front, rated, blocks = [] } = ticket;
    const who = { ...player, since, rating, rated, region: regionOf(place), place, front };
    return { ...who, ...(blocks.length > 0 && { blocks }), home: this.pool, goodUntil };
  }

  private unlist({ player, widenedAt }: Ticket, except: string | null): void {
    for (const broker of widenedAt === null ? [this.pool] : [this.pool, this.wider]) {
      if (broker !== except) this.post(broker, { type: "unlist", player: player.id });
    }
  }

  /** Lets a ticket go, unless it is bound: then it stays without its player until the offer is settled. */
  private release(ticket: Ticket): void {
    const { player, offer } = ticket;
    if (isBound(ticket)) this.shelf.set(player.id, { ...ticket, left: true });
    else this.shelf.delete(player.id);
    if (offer) this.post(offer.broker, { type: "drop", offer: offer.id, player: player.id });
    else this.unlist(ticket, null);
  }

  private expel(ticket: Ticket, code: number, reason: string): void {
    this.release(ticket);
    this.emit({ type: "close", player: ticket.player.id, code, reason });
  }

  private tellMatched(player: string, found: FoundMatch): void {
    this.emit({ type: "tell", player, frame: { type: "matched", ...found } });
    this.emit({ type: "close", player, code: 1000, reason: "Matched" });
  }

  private tellWaiting({ player, since }: Ticket): void {
    const players = this.shelf.size;
    this.emit({ type: "tell", player: player.id, frame: { type: "waiting", since, players } });
  }

  private error(player: string, code: QuickMatchErrorCode): void {
    this.emit({ type: "tell", player, frame: { type: "error", code, message: QUICK_MATCH_ERRORS[code] } });
  }

  private askToConfirm(player: string, offer: string, broker: string): void {
    this.post(broker, { type: "confirm", offer, player, home: this.pool });
  }

  private post(pool: string, message: Message): void {
    this.emit({ type: "post", pool, message });
  }
}

// ---- what a ticket says by itself ----

/** Confirmed, so that a match may be in the making, or made. */
const isBound = (ticket: Ticket | undefined): boolean =>
  ticket?.offer?.confirmed === true || (ticket?.found ?? null) !== null;

const freed = (ticket: Ticket): Ticket => ({ ...ticket, offer: null });

const widensAt = ({ since, widenedAt }: Pick<Ticket, "since" | "widenedAt">): number =>
  (widenedAt ?? since) + WIDEN_MS;

function actsAt({ claimed, offer, found, ...ticket }: Ticket, now: number): number {
  if (offer) return Math.max(offer.until + SETTLE_MS, now + RETRY_MS);
  return claimed && !found ? widensAt(ticket) : Math.max(now + RETRY_MS, ticket.restsUntil ?? 0);
}
