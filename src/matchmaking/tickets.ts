import type { Language } from "../core/language.ts";
import { CLOSE } from "../protocol/close.ts";
import { QUICK_MATCH_ERRORS, type QuickMatchErrorCode } from "../protocol/quick-match.ts";
import { Census } from "./census.ts";
import type {
  Candidate,
  Effect,
  FoundMatch,
  Message,
  OfferOutcome,
  Seated,
  Shelf,
  Sitting,
  Ticket,
  TicketOffer,
} from "./messages.ts";
import { formatPool, lendsAt, loansOf, type Pool } from "./pool.ts";
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
/** What is known of somebody who comes to wait. */
export type Newcomer = Pick<
  Ticket,
  "id" | "player" | "askedAt" | "rating" | "ratings" | "place" | "rated" | "games" | "paces" | "languages"
>;
type Propose = Message & { type: "propose" };

/** Keeps the tickets of those whose sockets are here, and alone decides whether one is free. */
export class Tickets {
  private readonly home: Pool;
  private readonly pool: string;
  private readonly shelf: Shelf<Ticket>;
  private readonly emit: (effect: Effect) => void;
  /** Who was told to wait together; in memory only. */
  private told = "";

  constructor(home: Pool, shelf: Shelf<Ticket>, emit: (effect: Effect) => void) {
    this.home = home;
    this.pool = formatPool(home);
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

  confirm(player: string, offer: string, now: number, later = false): void {
    const ticket = this.shelf.get(player);
    if (ticket?.offer?.id !== offer) this.error(player, "quick-match/no-such-offer");
    else if (ticket.offer.until <= now) this.error(player, "quick-match/offer-over");
    else if (!ticket.offer.confirmed) {
      const confirmed = { ...ticket.offer, confirmed: true, ...(later && { later }) };
      this.shelf.set(player, { ...ticket, offer: confirmed });
      this.askToConfirm(player, confirmed);
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

  propose({ offer, broker, until, players, of }: Propose): void {
    for (const player of players) {
      const ticket = this.shelf.get(player);
      if (ticket?.offer?.id === offer) continue; // said twice
      if (!ticket?.claimed || ticket.offer !== null || ticket.found !== null) {
        this.post(broker, { type: "drop", offer, player });
      } else {
        this.unlist(ticket, broker);
        const accepted = { id: offer, broker, until, confirmed: false };
        this.shelf.set(player, { ...ticket, widenedAt: null, offer: accepted });
        this.emit({ type: "tell", player, frame: { type: "offer", offer, until, ...played(of) } });
      }
    }
  }

  settle(offer: string, outcome: OfferOutcome): void {
    if (outcome.kind === "matched") {
      this.settleMatched(offer, outcome.match, outcome.seats, outcome.of);
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

  private settleMatched(
    offer: string,
    match: string,
    seats: readonly Seated[],
    of: Sitting | undefined,
  ): void {
    for (const { player, seat } of seats) {
      const ticket = this.shelf.get(player);
      if (ticket?.offer?.id !== offer) continue; // said twice
      const found = { match, seat, ...played(of) };
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
    const census = this.census();
    if (census.digest !== this.told) {
      for (const ticket of this.shelf.values()) if (ticket.offer === null) this.tellWaiting(ticket, census);
    }
    this.told = census.digest;
  }

  /** Who waits here, and for what. */
  census(): Census {
    return new Census([...this.shelf.values()].filter(({ left }) => !left));
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
    } else if (claimed && offer === null && now >= this.lendsAt(ticket)) this.widen(ticket, now);
  }

  /** The broker should have settled this long ago. Without a confirmation there cannot be a match. */
  private askAfter(player: string, offer: TicketOffer): void {
    if (offer.confirmed) this.askToConfirm(player, offer);
    else this.settle(offer.id, { kind: "undone", timeUp: true });
  }

  /** When time must be looked at next. */
  nextAt(now: number, heardAt: HeardAt): number {
    const dues = [...this.shelf.values()].map((ticket) => {
      const silent = ticket.left ? Infinity : (heardAt(ticket.player.id) ?? 0) + SILENCE_MS;
      return Math.min(silent, this.actsAt(ticket, now));
    });
    return Math.min(Infinity, ...dues);
  }

  private actsAt(ticket: Ticket, now: number): number {
    const { claimed, offer, found, restsUntil = 0 } = ticket;
    if (offer) return Math.max(offer.until + SETTLE_MS, now + RETRY_MS);
    return claimed && !found ? this.lendsAt(ticket) : Math.max(now + RETRY_MS, restsUntil);
  }

  private lendsAt(ticket: Ticket): number {
    return lendsAt(ticket.since, ticket.widenedAt, this.spokenBy(ticket));
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
    const lentTo = loansOf(this.home, this.spokenBy(ticket), now - ticket.since);
    this.shelf.set(ticket.player.id, { ...ticket, widenedAt: now, lentTo });
    const listing = this.candidateOf(ticket, now + LISTED_MS);
    for (const broker of lentTo) this.post(broker, { type: "list", listing });
  }

  private spokenBy({ languages }: Ticket): readonly Language[] {
    return languages ?? [this.home.language];
  }

  private candidateOf(ticket: Ticket, goodUntil: number | null): Candidate {
    const { player, since, rating, place, front, rated, blocks = [], ratings, games, paces } = ticket;
    const { region: near } = this.home;
    const region = near === "world" ? regionOf(place) : near;
    const who = { ...player, since, rating, rated, region, place, front };
    const wish = { ...(ratings && { ratings }), ...(games && { games }), ...(paces && { paces }) };
    return { ...who, ...wish, ...(blocks.length > 0 && { blocks }), home: this.pool, goodUntil };
  }

  private unlist({ player, widenedAt, lentTo = [] }: Ticket, except: string | null): void {
    for (const broker of widenedAt === null ? [this.pool] : [this.pool, ...lentTo]) {
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

  private tellWaiting(ticket: Ticket, census = this.census()): void {
    const { player, since } = ticket;
    const { games } = census;
    const players = census.sharing(ticket);
    this.emit({ type: "tell", player: player.id, frame: { type: "waiting", since, players, games } });
  }

  private error(player: string, code: QuickMatchErrorCode): void {
    this.emit({ type: "tell", player, frame: { type: "error", code, message: QUICK_MATCH_ERRORS[code] } });
  }

  private askToConfirm(player: string, { id, broker, later }: TicketOffer): void {
    this.post(broker, { type: "confirm", offer: id, player, home: this.pool, ...(later && { later }) });
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

/** What is played, as it is told. */
const played = (of: Sitting | undefined): Pick<FoundMatch, "game" | "language"> =>
  of ? { game: of.game, language: of.language } : {};
