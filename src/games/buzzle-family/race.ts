import { assertNever } from "../../core/result.ts";
import type { Seal, Seat } from "../game.ts";
import { piecesOf } from "./pieces.ts";
import type { RaceEvent } from "./race-events.ts";

/**
 * One round of Quick Buzzle, on its own or to open a match of Buzzle: everybody chooses a word, then each builds
 * a word from the pieces of the neighbour's on the right. The match around it says who is out.
 */
export interface Race {
  /** Which one of the match it is, from 1: the number of every secret in it. */
  readonly no: number;
  readonly runners: readonly Runner[];
  /** The pieces are dealt. */
  readonly running: boolean;
  readonly winner: Seat | null;
}

export interface Runner {
  readonly secret: OwnSecret | null;
  /** What this seat has hidden in the races before. */
  readonly used: readonly string[];
  /** A common word filled in for this seat, known to it alone; taken when none is chosen in time. */
  readonly offer: string | null;
  /** Whose pieces this seat got. */
  readonly from: Seat | null;
  /** The pieces themselves, of somebody who runs alone. */
  readonly heap?: string;
  /** Does not search any longer. */
  readonly stopped: boolean;
  readonly tries: readonly Try[];
  /** No new try before this time. */
  readonly restUntil: number | null;
}

export interface OwnSecret extends Seal {
  readonly word: string;
  /** The server chose it, because its owner did not in time. */
  readonly given: boolean;
}

/** A word that did not fit. */
export interface Try {
  readonly word: string;
  readonly missing: string;
  readonly left: string;
}

export const REST_MS = 3000;
export const CHOOSING_MS = 90_000;
/** In a series the next word is chosen while the result is shown. */
export const NEXT_WORD_MS = 20_000;

const AT_THE_START = { secret: null, from: null, stopped: false, tries: [], restUntil: null };

export const freshRace = (seats: number): Race => ({
  no: 1,
  runners: Array.from({ length: seats }, () => ({ ...AT_THE_START, used: [], offer: null })),
  running: false,
  winner: null,
});

/** The race after this one, with a word filled in for everybody who still plays. */
export const nextRace = (race: Race, offers: readonly (string | null)[]): Race => ({
  no: race.no + 1,
  runners: usedSoFar(race).map((used, seat) => ({ ...AT_THE_START, used, offer: offers[seat]! })),
  running: false,
  winner: null,
});

/** A race for one alone: these pieces, at once. */
export const dealHeap = ({ runners }: Race, no: number, heap: string): Race => ({
  no,
  runners: runners.map(({ used }) => ({ ...AT_THE_START, used, offer: null, heap })),
  running: true,
  winner: null,
});

/** What each seat has hidden up to and in this race. */
export const usedSoFar = ({ runners }: Race): string[][] =>
  runners.map(({ used, secret }) => (secret ? [...used, secret.word] : [...used]));

/** The pieces on the table of this seat. */
export function piecesFor(race: Race, seat: Seat): string | null {
  const { from, heap } = race.runners[seat]!;
  if (heap !== undefined) return heap;
  return from === null ? null : piecesOf(race.runners[from]!.secret!.word);
}

export const wordsOf = ({ runners }: Race): (string | null)[] =>
  runners.map(({ secret }) => secret?.word ?? null);

export const isChoosing = (race: Race, seat: Seat): boolean =>
  !race.running && race.runners[seat]!.secret === null;

export const isSearching = (race: Race, seat: Seat): boolean =>
  race.running && race.winner === null && !race.runners[seat]!.stopped;

/** Whether it is decided: somebody solved, or nobody who plays searches any longer. */
export const isDecided = (race: Race, living: readonly Seat[]): boolean =>
  race.winner !== null || (race.running && !living.some((seat) => isSearching(race, seat)));

export function applyRace(race: Race, event: RaceEvent): Race {
  switch (event.type) {
    case "secret-chosen": {
      const { word, commitment, nonce, given } = event;
      return withRunner(race, event.seat, { secret: { word, commitment, nonce, given } });
    }
    case "pieces-dealt": {
      const runners = race.runners.map((runner, seat) => ({ ...runner, from: event.from[seat]! }));
      return { ...race, runners, running: true };
    }
    case "tried": {
      const { seat, word, missing, left, restUntil } = event;
      const tries = [...race.runners[seat]!.tries, { word, missing, left }];
      return withRunner(race, seat, { tries, restUntil });
    }
    case "solved":
      return { ...race, winner: event.seat };
    case "gave-up":
      return withRunner(race, event.seat, { stopped: true });
    default:
      return assertNever(event);
  }
}

const withRunner = (race: Race, seat: Seat, change: Partial<Runner>): Race => ({
  ...race,
  runners: race.runners.map((runner, i) => (i === seat ? { ...runner, ...change } : runner)),
});
