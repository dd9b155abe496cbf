import { assertNever } from "../../core/result.ts";
import type { LeaveReason, Seat, Viewer, Without } from "../game.ts";
import type { RankedBuzz } from "./buzz.ts";
import type { CardEntry } from "./card.ts";
import type { Camp } from "./roles.ts";

/** Facts of a match. `until` is when the time that the fact starts will be up. */

/** The three numbers played on every card, and who leads first. */
export interface NumbersDrawn {
  readonly type: "numbers-drawn";
  readonly numbers: readonly number[];
  readonly firstLead: Seat;
}
export interface RoundStarted {
  readonly type: "round-started";
  readonly round: number;
  readonly finale: boolean;
  /** Null in the Finale, which nobody leads. */
  readonly lead: Seat | null;
  readonly speakers: readonly Seat[];
}
/** The only event with a secret: the card, for its speakers alone until the round is over. */
export interface CardDrawn {
  readonly type: "card-drawn";
  readonly speakers: readonly Seat[];
  readonly until: number;
  /** The number of the card, in matches older than entries drawn one by one. */
  readonly card?: number;
  /** The numbers of the entries in their deck; absent in those older matches. */
  readonly from?: readonly number[];
  readonly entries: readonly CardEntry[];
}
export interface BidMade {
  readonly type: "bid-made";
  readonly seat: Seat;
  readonly clues: number;
  readonly tokens: number;
  readonly until: number;
}
export interface BidPassed {
  readonly type: "bid-passed";
  readonly seat: Seat;
}
/** Who made the bid has left; `until` is when the time of the bid before, or of the auction opened anew, is up. */
export interface BidVoided {
  readonly type: "bid-voided";
  readonly seat: Seat;
  readonly until: number;
}
/** Nobody bid for it. */
export interface CardThrown {
  readonly type: "card-thrown";
}
export interface AuctionWon {
  readonly type: "auction-won";
  readonly seat: Seat;
  /** All clues the winner may give, those paid in tokens included. */
  readonly clues: number;
  readonly paid: number;
  readonly until: number;
}
export interface ClueGiven {
  readonly type: "clue-given";
  readonly seat: Seat;
  /** Clues count from 1 in each round. */
  readonly clue: number;
  readonly entry: number;
  readonly word: string;
  /** How many clues it counts as; absent: one. */
  readonly cost?: number;
  readonly until: number;
}
/** No clue came in time: one counts as spent. */
export interface ClueMissed {
  readonly type: "clue-missed";
  readonly seat: Seat;
  readonly until: number;
}
export interface Buzzed {
  readonly type: "buzzed";
  readonly seat: Seat;
  readonly at: number;
  readonly lagMs: number;
  /** What is left of the time that the buzz stopped. */
  readonly restMs: number;
}
export interface FloorGiven {
  readonly type: "floor-given";
  readonly seat: Seat;
  readonly order: readonly RankedBuzz[];
  readonly until: number;
}
export interface Answered {
  readonly type: "answered";
  readonly seat: Seat;
  readonly entry: number;
  readonly word: string;
  readonly right: boolean;
  /** The entry as it stands on the card, once found. */
  readonly text: string | null;
  readonly until: number;
}
export interface AnswerMissed {
  readonly type: "answer-missed";
  readonly seat: Seat;
  readonly until: number;
}
/** All three are found: the speaker's tokens, none when a clue was cancelled. */
export interface ThreeFound {
  readonly type: "three-found";
  readonly seat: Seat;
  readonly tokens: number;
}
export interface BonusOpened {
  readonly type: "bonus-opened";
  readonly seat: Seat;
  readonly until: number;
}
export interface BonusChosen {
  readonly type: "bonus-chosen";
  readonly seat: Seat;
  readonly entry: number;
  readonly until: number;
}
export interface BonusStopped {
  readonly type: "bonus-stopped";
  readonly seat: Seat;
}
export const ROUND_RESULTS = ["found", "failed", "void"] as const;
export interface RoundEnded {
  readonly type: "round-ended";
  readonly result: (typeof ROUND_RESULTS)[number];
  /** Who gains a speaker token, because the speaker failed. */
  readonly gains: readonly Seat[];
  /** The whole card, for all to see. */
  readonly texts: readonly string[];
  readonly until: number;
}
export interface SeatReady {
  readonly type: "seat-ready";
  readonly seat: Seat;
}
export interface Contested {
  readonly type: "contested";
  readonly seat: Seat;
  readonly clue: number;
  readonly until: number;
}
export interface Voted {
  readonly type: "voted";
  readonly seat: Seat;
  readonly cancel: boolean;
}
export interface VoteClosed {
  readonly type: "vote-closed";
  readonly clue: number;
  readonly cancelled: boolean;
  readonly votes: number;
  readonly against: number;
  /** Tokens the giver has to hand back. */
  readonly taken: number;
  readonly until: number;
}
export interface CampsOpened {
  readonly type: "camps-opened";
  readonly order: readonly Seat[];
  readonly until: number;
}
export const CAMP_REASONS = ["choice", "time", "full", "silent"] as const;
export interface CampChosen {
  readonly type: "camp-chosen";
  readonly seat: Seat;
  readonly camp: Camp;
  readonly by: (typeof CAMP_REASONS)[number];
  readonly until: number;
}
/** The seat says nothing any more; it keeps its tokens. */
export interface FellSilent {
  readonly type: "fell-silent";
  readonly seat: Seat;
  readonly reason: LeaveReason;
}
export const END_REASONS = ["finale", "too-few"] as const;
export interface Finished {
  readonly type: "finished";
  readonly reason: (typeof END_REASONS)[number];
  readonly speakers: readonly Seat[];
  readonly seekers: readonly Seat[];
}

export type MotAMotEvent =
  | NumbersDrawn
  | RoundStarted
  | CardDrawn
  | BidMade
  | BidPassed
  | BidVoided
  | CardThrown
  | AuctionWon
  | ClueGiven
  | ClueMissed
  | Buzzed
  | FloorGiven
  | Answered
  | AnswerMissed
  | ThreeFound
  | BonusOpened
  | BonusChosen
  | BonusStopped
  | RoundEnded
  | SeatReady
  | Contested
  | Voted
  | VoteClosed
  | CampsOpened
  | CampChosen
  | FellSilent
  | Finished;

/** The numbers stay with the server; its ten texts go to those who speak about them. */
export type CardAnnounced = Without<CardDrawn, "card" | "from" | "entries"> & {
  readonly texts?: readonly string[];
};
export type MotAMotDisclosed = Exclude<MotAMotEvent, CardDrawn> | CardAnnounced;

export function disclose(event: MotAMotEvent, viewer: Viewer): MotAMotDisclosed {
  switch (event.type) {
    case "card-drawn": {
      const { type, speakers, until, entries } = event;
      const open = { type, speakers, until };
      if (viewer === null || !speakers.includes(viewer)) return open;
      return { ...open, texts: entries.map(({ text }) => text) };
    }
    case "numbers-drawn":
    case "round-started":
    case "bid-made":
    case "bid-passed":
    case "bid-voided":
    case "card-thrown":
    case "auction-won":
    case "clue-given":
    case "clue-missed":
    case "buzzed":
    case "floor-given":
    case "answered":
    case "answer-missed":
    case "three-found":
    case "bonus-opened":
    case "bonus-chosen":
    case "bonus-stopped":
    case "round-ended":
    case "seat-ready":
    case "contested":
    case "voted":
    case "vote-closed":
    case "camps-opened":
    case "camp-chosen":
    case "fell-silent":
    case "finished":
      return event; // said aloud at the table, every field of it
    default:
      return assertNever(event);
  }
}
