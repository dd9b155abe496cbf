import type { Language } from "../../core/language.ts";
import type { Seat, Setup } from "../game.ts";
import type { Buzz, RankedBuzz } from "./buzz.ts";
import type { CardEntry } from "./card.ts";
import type { Finished, RoundEnded } from "./events.ts";
import { isLocked, type Lock } from "./locks.ts";
import {
  FEWEST_CLUES,
  lowestBid,
  MOST_CLUES,
  MOST_CLUES_ALONE,
  MOST_SEEN,
  type MotAMotOptions,
} from "./options.ts";
import type { Camp } from "./roles.ts";

export const PHASES = [
  "opening",
  "auction",
  "speaking",
  "choosing-bonus",
  "result",
  "camps",
  "finished",
] as const;
export type PhaseName = (typeof PHASES)[number];

export interface Bid {
  readonly seat: Seat;
  readonly clues: number;
  readonly tokens: number;
}

/** While buzzes are collected nobody has the floor yet. */
export type Floor =
  | { readonly stage: "collecting"; readonly buzzes: readonly Buzz[] }
  | {
      readonly stage: "held";
      readonly seat: Seat;
      readonly order: readonly RankedBuzz[];
      readonly until: number;
    };

export type Phase =
  | { readonly name: "opening" }
  | {
      readonly name: "auction";
      readonly bids: readonly Bid[];
      readonly passed: readonly Seat[];
      readonly until: number;
    }
  /** `restMs` is what is left for the clue, or to answer after the last one; it stands still under a floor. */
  | {
      readonly name: "speaking";
      readonly restMs: number;
      readonly until: number;
      readonly floor: Floor | null;
    }
  | { readonly name: "choosing-bonus"; readonly until: number }
  | {
      readonly name: "result";
      readonly result: RoundEnded["result"];
      readonly gains: readonly Seat[];
      readonly ready: readonly Seat[];
      readonly until: number;
    }
  | {
      readonly name: "camps";
      readonly waiting: readonly Seat[];
      readonly camps: Readonly<Record<Camp, readonly Seat[]>>;
      readonly until: number;
    }
  | ({ readonly name: "finished" } & Omit<Finished, "type">);

export interface Clue {
  readonly entry: number;
  readonly word: string;
}
export interface Found {
  readonly entry: number;
  readonly seat: Seat;
}
/** A proposal that was wrong; null when the time was up. */
export interface Proposal {
  readonly entry: number;
  readonly seat: Seat;
  readonly word: string | null;
}
export interface Vote {
  readonly clue: number;
  readonly by: Seat;
  readonly votes: readonly { readonly seat: Seat; readonly cancel: boolean }[];
  readonly until: number;
}
export interface Verdict {
  readonly clue: number;
  readonly by: Seat;
  readonly cancelled: boolean;
}

export interface Round {
  readonly no: number;
  readonly finale: boolean;
  readonly lead: Seat | null;
  readonly speakers: readonly Seat[];
  /** The card being played; the one before it when nobody bid for that. */
  readonly entries: readonly CardEntry[];
  readonly thrown: number;
  readonly giver: Seat | null;
  readonly budget: number;
  readonly spent: number;
  /** The entry being sought; null between two. */
  readonly current: number | null;
  /** Bonus entries chosen so far. */
  readonly bonuses: readonly number[];
  readonly clues: readonly Clue[];
  readonly found: readonly Found[];
  readonly wrong: readonly Proposal[];
  readonly locks: readonly Lock[];
  /** Speaker tokens the giver got for all three, once they are found. */
  readonly paid: number | null;
  readonly vote: Vote | null;
  readonly verdicts: readonly Verdict[];
}

export interface Tokens {
  readonly speaker: number;
  readonly seeker: number;
}

export interface MotAMotState {
  readonly language: Language;
  readonly options: MotAMotOptions;
  readonly seats: number;
  readonly silent: readonly Seat[];
  readonly tokens: readonly Tokens[];
  readonly numbers: readonly number[];
  readonly firstLead: Seat;
  /** Cards and, one by one, entries drawn so far. */
  readonly cards: number;
  readonly drawn: number;
  /** The numbers of entries that this table has met, in its earlier matches and this one, the latest last. */
  readonly seen: readonly number[];
  readonly round: Round | null;
  readonly phase: Phase;
  /** Tells one wait from the next. */
  readonly step: number;
}

export function init({ seats, language, options, seen = [] }: Setup<MotAMotOptions>): MotAMotState {
  return {
    language,
    options,
    seats,
    silent: [],
    tokens: Array.from({ length: seats }, () => ({ speaker: 0, seeker: 0 })),
    numbers: [],
    firstLead: 0,
    cards: 0,
    drawn: 0,
    seen,
    round: null,
    phase: { name: "opening" },
    step: 0,
  };
}

/** What the next match of this table need not meet again. */
export const seen = (state: MotAMotState): readonly number[] => state.seen.slice(-MOST_SEEN);

export const isOut = (state: MotAMotState, seat: Seat): boolean => state.silent.includes(seat);

/** From the first bid on. Every card drawn is a step, and the next step is a bid. */
export const counts = ({ step, cards }: MotAMotState): boolean => step > cards;

export const activeSeats = (state: MotAMotState): Seat[] =>
  state.tokens.map((_, seat) => seat).filter((seat) => !isOut(state, seat));

export const seekersOf = (state: MotAMotState, round: Round): Seat[] =>
  activeSeats(state).filter((seat) => !round.speakers.includes(seat));

/** Speakers who may still bid on this card. */
export function biddersLeft(state: MotAMotState): Seat[] {
  const { phase, round } = state;
  if (phase.name !== "auction" || !round) return [];
  const done = new Set([...phase.bids.map(({ seat }) => seat), ...phase.passed]);
  return round.speakers.filter((seat) => !done.has(seat) && !isOut(state, seat));
}

/** All that this seat may bid: so many clues in all, tokens included, and no number below the lowest. */
export interface BidRange {
  readonly fewest: number;
  readonly most: number;
  readonly lowest: number;
}

export function bidRange(state: MotAMotState, seat: Seat): BidRange {
  const lowest = state.round?.finale ? lowestBid(state.tokens[seat]!.speaker) : FEWEST_CLUES;
  return { fewest: FEWEST_CLUES, most: mostClues(state), lowest };
}

export function mostClues(state: MotAMotState): number {
  const rivals = state.round?.speakers.filter((seat) => !isOut(state, seat)) ?? [];
  return rivals.length > 1 ? MOST_CLUES : MOST_CLUES_ALONE;
}

/** Seekers who may buzz now: from an entry's first clue on, not locked, not in line already. */
export function mayBuzz(state: MotAMotState): Seat[] {
  const { phase, round } = state;
  if (phase.name !== "speaking" || !round || round.current === null) return [];
  if (phase.floor?.stage === "held" || !hasClue(round)) return [];
  const inLine = phase.floor?.buzzes.map(({ seat }) => seat) ?? [];
  return unlocked(state, round).filter((seat) => !inLine.includes(seat));
}

export function unlocked(state: MotAMotState, round: Round): Seat[] {
  const seekers = seekersOf(state, round);
  return seekers.filter((seat) => !isLocked(round.locks, seat, seekers));
}

export const hasClue = (round: Round): boolean => round.clues.some(({ entry }) => entry === round.current);

export const cluesSpent = (round: Round): boolean => round.spent >= round.budget;

/** Who may vote on the contested clue: everybody but its giver. */
export const votersLeft = (state: MotAMotState): Seat[] => {
  const { round } = state;
  if (!round?.vote) return [];
  const { votes } = round.vote;
  return activeSeats(state).filter(
    (seat) => seat !== round.giver && !votes.some((vote) => vote.seat === seat),
  );
};

/** The entries of the card that are left for a bonus. */
export function bonusLeft(state: MotAMotState, round: Round): number[] {
  return round.entries
    .map((_, entry) => entry)
    .filter((entry) => !state.numbers.includes(entry) && !round.bonuses.includes(entry));
}
