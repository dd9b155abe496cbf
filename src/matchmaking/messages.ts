import type { Language } from "../core/language.ts";
import type { Member } from "../match/events.ts";
import type { QuickMatchServerFrame } from "../protocol/quick-match.ts";
import type { Pace } from "../protocol/terms.ts";
import type { Waiting, Wish } from "./pairing.ts";
import type { Place } from "./regions.ts";

/**
 * Two parts play in every pool. The *home* has the tickets of the people whose sockets it holds and alone says
 * whether one is free. The *broker* pairs those who are listed with it and makes the offers. A region's home
 * lists its tickets with its own broker, and those who have waited a while with others as well: those of their other
 * languages, and the world's; so one ticket may be proposed twice, but its home accepts one. Whoever has confirmed is bound until the broker has
 * settled the offer, and then until the player's own object knows of the match: nobody is to sit at two.
 *
 * What passes between them are these messages. Each may arrive twice or late; all but the good news may be lost.
 */
export type Message =
  /** Home to broker. */
  | { readonly type: "list"; readonly listing: Candidate }
  | { readonly type: "unlist"; readonly player: string }
  | {
      readonly type: "confirm";
      readonly offer: string;
      readonly player: string;
      readonly home: string;
      readonly later?: boolean;
    }
  | { readonly type: "drop"; readonly offer: string; readonly player: string }
  /** Broker to home. */
  | {
      readonly type: "propose";
      readonly offer: string;
      readonly broker: string;
      readonly until: number;
      readonly players: readonly string[];
      readonly of?: Sitting;
    }
  | { readonly type: "settle"; readonly offer: string; readonly outcome: OfferOutcome };

export type OfferOutcome =
  | {
      readonly kind: "matched";
      readonly match: string;
      readonly seats: readonly Seated[];
      readonly of?: Sitting;
    }
  /** Time was up, or else somebody left. */
  | { readonly kind: "undone"; readonly timeUp: boolean }
  /** The match could not be made. */
  | { readonly kind: "failed" };

/** What strangers sit down to together. Absent in what was written before a pool had several games. */
export interface Sitting {
  readonly game: string;
  readonly language: Language;
  readonly pace: Pace;
}

export interface Seated {
  readonly player: string;
  readonly seat: number;
}

/** A match that a quick match has found for somebody. */
export interface FoundMatch {
  readonly match: string;
  readonly seat: number;
  readonly game?: string;
  readonly language?: Language;
}

/** Somebody who waits, as their home knows them. */
export interface Ticket extends Wish {
  /** A new one for every socket, so that what concerns an older one cannot touch it. */
  readonly id: string;
  readonly player: Member;
  /** When the page asked for it, by the Worker's clock: of two tabs, this says which is the newer one. */
  readonly askedAt: number;
  readonly since: number;
  readonly rating: number;
  readonly ratings?: Readonly<Record<string, number>>;
  /** Those they speak, the home's first. Absent: the home's alone. */
  readonly languages?: readonly Language[];
  /** Not a guest: a match among such people counts for their ratings. */
  readonly rated: boolean;
  readonly place: Place;
  /** The player's own object knows of it: there is no other ticket any more. */
  readonly claimed: boolean;
  /** Whom they blocked, as their own object says. */
  readonly blocks?: readonly string[];
  /** Until when their own object lets them wait: they have walked out on strangers. */
  readonly restsUntil?: number;
  readonly front: boolean;
  /** The player is gone, but bound by an offer. */
  readonly left: boolean;
  /** The match that ends it, until the player's own object knows of it too. */
  readonly found: FoundMatch | null;
  /** When it was last listed with other brokers, and with which. */
  readonly widenedAt: number | null;
  readonly lentTo?: readonly string[];
  readonly offer: TicketOffer | null;
}

export interface TicketOffer {
  readonly id: string;
  readonly broker: string;
  readonly until: number;
  readonly confirmed: boolean;
  readonly later?: boolean;
}

/** Somebody who waits, as a broker knows them. */
export interface Candidate extends Waiting {
  readonly name: string;
  readonly via?: string | undefined;
  readonly place: Place;
  /** The pool that has the socket. */
  readonly home: string;
  /** With a broker elsewhere, until when this holds if it is not said again; null with its own. */
  readonly goodUntil: number | null;
}

export interface Offer {
  readonly id: string;
  readonly of?: Sitting;
  readonly until: number;
  /** In the order of the seats. */
  readonly members: readonly Candidate[];
  readonly bots: number;
  readonly confirmed: readonly string[];
  /** One of them is at another table, and comes a little later. */
  readonly later?: boolean;
  /** The id of the match to be, from the first confirmation on. Absent in offers of an older release. */
  readonly promised?: string;
  /** The match's id, promised once everybody has confirmed: trying again makes the same match. */
  readonly match: string | null;
  readonly made: boolean;
}

/** What a pool wants done outside of itself. */
export type Effect =
  | { readonly type: "tell"; readonly player: string; readonly frame: QuickMatchServerFrame }
  | { readonly type: "close"; readonly player: string; readonly code: number; readonly reason: string }
  /** To the player's own object: this is their one ticket now. */
  | {
      readonly type: "claim";
      readonly player: string;
      readonly ticket: string;
      readonly askedAt: number;
    }
  /** To the player's own object: this is their match, in case nobody was there to hear it. */
  | { readonly type: "found"; readonly player: string; readonly found: FoundMatch }
  | { readonly type: "post"; readonly pool: string; readonly message: Message }
  /** The first has confirmed: the match's object may begin to be where it will be, and to read its words. */
  | { readonly type: "warm"; readonly offer: Offer; readonly match: string }
  | { readonly type: "make"; readonly offer: Offer }
  /** The good news, to every home until each has it. */
  | { readonly type: "announce"; readonly offer: Offer };

/** Where a pool keeps what must survive: a map, in memory or in an object's storage. */
export interface Shelf<T> {
  readonly size: number;
  get(key: string): T | undefined;
  set(key: string, value: T): unknown;
  delete(key: string): boolean;
  values(): Iterable<T>;
}
