import type { Language } from "../core/language.ts";
import type { Candidate, Effect, Message, Offer, OfferOutcome, Shelf } from "./messages.ts";
import { alternatives, type Group, pairUp, type Table, WAVE_MS } from "./pairing.ts";

export const CONFIRM_MS = 8000;
const RETRY_MS = 2000;
/** An object that has not answered for so long after the offer's end is not asked again. */
const GIVE_UP_MS = 60_000;

/** Chance comes from outside. */
export interface Dice {
  id(): string;
  shuffle<T>(items: readonly T[]): T[];
}

/** Pairs those who are listed here, and sees each offer through to a match or to nothing. */
export class Broker {
  private readonly pool: string;
  private readonly language: Language;
  private readonly tables: readonly Table[];
  /** With fewer there is no match of any game. */
  private readonly least: number;
  private readonly listings: Shelf<Candidate>;
  private readonly offers: Shelf<Offer>;
  private readonly dice: Dice;
  private readonly emit: (effect: Effect) => void;
  /** In memory only: after an eviction the next wave is due at once, which harms nobody. */
  private lastWave = Number.NEGATIVE_INFINITY;

  constructor(
    pool: string,
    language: Language,
    tables: readonly Table[],
    listings: Shelf<Candidate>,
    offers: Shelf<Offer>,
    dice: Dice,
    emit: (effect: Effect) => void,
  ) {
    this.pool = pool;
    this.language = language;
    this.tables = tables;
    this.least = Math.min(...tables.map(({ size }) => size.least));
    this.listings = listings;
    this.offers = offers;
    this.dice = dice;
    this.emit = emit;
  }

  list(listing: Candidate): void {
    this.listings.set(listing.id, listing);
  }

  unlist(player: string): void {
    this.listings.delete(player);
  }

  /** Pairs whoever fits, at most once a second, so that in a full pool there is a choice. */
  wave(now: number): void {
    if (this.listings.size < this.least || now < this.lastWave + WAVE_MS) return;
    this.lastWave = now;
    for (const group of pairUp([...this.listings.values()], this.tables, now)) {
      const [table = group.table] = this.dice.shuffle(alternatives(group, this.tables, now));
      this.propose({ ...group, table }, now);
    }
  }

  /** An offer takes its members off the list; whoever comes back is listed again by their home. */
  private propose({ table, members: group }: Group<Candidate>, now: number): void {
    const members = this.dice.shuffle(group);
    const bots = table.size.best - members.length;
    const of = { game: table.game, language: this.language, pace: table.pace ?? "quick" } as const;
    const offer: Offer = {
      id: this.dice.id(),
      of,
      until: now + CONFIRM_MS,
      members,
      bots,
      confirmed: [],
      match: null,
      made: false,
    };
    this.offers.set(offer.id, offer);
    for (const { id } of members) this.listings.delete(id);
    for (const pool of homesOf(offer)) {
      const players = members.filter(({ home }) => home === pool).map(({ id }) => id);
      const { id, until } = offer;
      this.emit({
        type: "post",
        pool,
        message: { type: "propose", offer: id, broker: this.pool, until, players, of },
      });
    }
  }

  /** A home that asks after an offer which is over did not hear that it came to nothing. */
  confirm(id: string, player: string, home: string, later = false): void {
    const offer = this.offers.get(id);
    if (!offer) this.settle(home, id, { kind: "undone", timeUp: false });
    if (!offer || offer.match !== null || !offer.members.some((each) => each.id === player)) return;
    const confirmed = [...new Set([...offer.confirmed, player])];
    const promised = offer.promised ?? this.dice.id();
    const match = confirmed.length === offer.members.length ? promised : null;
    const after = { ...offer, confirmed, promised, match, ...(later && { later }) };
    this.offers.set(id, after);
    if (match !== null) this.emit({ type: "make", offer: after });
    else if (offer.promised === undefined) this.emit({ type: "warm", offer: after, match: promised });
  }

  /** Somebody is not available after all. Once the match is being made it is too late to leave. */
  drop(id: string, player: string): void {
    this.listings.delete(player);
    const offer = this.offers.get(id);
    if (offer && offer.match === null) this.end(offer, { kind: "undone", timeUp: false });
  }

  made(id: string, success: boolean): void {
    const offer = this.offers.get(id);
    if (offer && !success) this.end(offer, { kind: "failed" });
    if (!offer || !success) return;
    const after = { ...offer, made: true };
    this.offers.set(id, after);
    this.emit({ type: "announce", offer: after });
  }

  /** Every home has heard of the match. */
  announced(id: string): void {
    this.offers.delete(id);
  }

  time(now: number): void {
    for (const { id, goodUntil } of [...this.listings.values()]) {
      if (goodUntil !== null && goodUntil <= now) this.listings.delete(id);
    }
    for (const offer of [...this.offers.values()]) this.look(offer, now);
  }

  private look(offer: Offer, now: number): void {
    const hopeless = now >= offer.until + GIVE_UP_MS;
    if (offer.made) {
      if (hopeless) this.offers.delete(offer.id);
      else this.emit({ type: "announce", offer });
    } else if (offer.match !== null) {
      if (hopeless) this.end(offer, { kind: "failed" });
      else this.emit({ type: "make", offer });
    } else if (offer.until <= now) this.end(offer, { kind: "undone", timeUp: true });
  }

  /** When time must be looked at next. */
  nextAt(now: number): number {
    const offers = [...this.offers.values()].map(({ match, until }) =>
      match === null ? until : now + RETRY_MS,
    );
    const listings = [...this.listings.values()].map(({ goodUntil }) => goodUntil ?? Infinity);
    const wave = this.listings.size >= this.least ? Math.max(now, this.lastWave + WAVE_MS) : Infinity;
    return Math.min(wave, ...offers, ...listings);
  }

  private end(offer: Offer, outcome: OfferOutcome): void {
    this.offers.delete(offer.id);
    for (const home of homesOf(offer)) this.settle(home, offer.id, outcome);
  }

  private settle(pool: string, offer: string, outcome: OfferOutcome): void {
    this.emit({ type: "post", pool, message: { type: "settle", offer, outcome } });
  }
}

/** The good news for one home. */
export function newsFor({ id, match, members, of }: Offer, home: string): Message {
  if (match === null) throw new Error("There is no match to announce");
  const seats = members.flatMap((each, seat) => (each.home === home ? { player: each.id, seat } : []));
  return { type: "settle", offer: id, outcome: { kind: "matched", match, seats, ...(of && { of }) } };
}

export const homesOf = ({ members }: Offer): string[] => [...new Set(members.map(({ home }) => home))];
