import type { AnyGame } from "../games/game.ts";
import type { AwayPlayers } from "./absence.ts";
import { clockOf, isGathering } from "./clocks.ts";
import { arrivalDue, dueAt } from "./decide.ts";
import type { MatchState } from "./state.ts";

/**
 * When nobody could move. A server that was away must not make anybody lose on time: then the clocks stop, with the
 * time since the last commit given back, until everyone has arrived again. Only what no player can bring about alone
 * counts as such: who closes a page or pulls a plug stops nothing.
 */

/** Everybody lost within these moments: our network or theirs, not a player's wish. */
const TOGETHER_MS = 5000;
/** Alarms may be late by as much without anything being wrong. */
const LATE_MS = 60_000;

/**
 * To be asked as the first thing after an object's memory was emptied. `vanished` are players whose sockets are gone
 * without a word. By correspondence nobody has to be there, and a deployment must not prolong anything:
 * then, as wherever nobody was connected, only a deadline that passed long ago tells that nobody kept it.
 */
export function wasServerAway(
  state: MatchState,
  vanished: readonly string[],
  connected: ReadonlySet<string>,
  now: number,
): boolean {
  if (state.progress.stage !== "playing" || isAnybodyThere(state, connected)) return false;
  if (isGathering(state.progress.clocks, state.header)) return false; // then it is void, and nobody is to blame
  const due = arrivalDue(state) ?? dueAt(state);
  if (due === null) return false;
  return due + LATE_MS < now || (vanished.length > 0 && !isByLetter(state));
}

/** Whether time runs, and everybody on at least two seats was lost at once; nobody of them closed the page. */
export function lostTogether(state: MatchState, away: AwayPlayers): boolean {
  const seats = state.seats.filter(
    ({ members, left, standIn }) => members.length > 0 && left === undefined && standIn === undefined,
  );
  if (dueAt(state) === null || isByLetter(state) || seats.length < 2) return false;
  const gone = seats.flatMap(({ members }) => members.map(({ id }) => away.get(id)));
  if (!gone.every((each) => each?.why === "lost")) return false;
  const times = gone.map((each) => each!.since);
  return Math.max(...times) - Math.min(...times) <= TOGETHER_MS;
}

/** So long nobody has been there: they will not be back for their turns. */
export const ABANDONED_MS = 10 * 60_000;

/**
 * Whether everybody who still plays left long ago. A turn clock would go on passing their turns for ever, and the
 * match with it; under the other clocks it ends by itself. Nobody loses anything: it sleeps until somebody is back.
 */
export function isAbandoned(rules: AnyGame, state: MatchState, away: AwayPlayers, now: number): boolean {
  if (state.progress.stage !== "playing" || dueAt(state) === null) return false;
  if (clockOf(state.header).kind !== "turn") return false;
  const { game } = state.progress;
  const people = state.seats.flatMap(({ members, standIn }, seat) =>
    standIn !== undefined || rules.isOut(game, seat) ? [] : members,
  );
  return people.length > 0 && people.every(({ id }) => now - (away.get(id)?.since ?? now) >= ABANDONED_MS);
}

/** Somebody who plays is back at a match that slept, and others are not yet. */
export const isWoken = ({ progress, seats }: MatchState, player: string): boolean =>
  progress.stage === "playing" &&
  progress.clocks.asleep === true &&
  seats.some(({ members }) => members.some(({ id }) => id === player));

const isByLetter = ({ header }: MatchState): boolean => clockOf(header).kind === "days";

const isAnybodyThere = ({ seats }: MatchState, connected: ReadonlySet<string>): boolean =>
  seats.some(({ members }) => members.some(({ id }) => connected.has(id)));
