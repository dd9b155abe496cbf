import type { Language } from "../core/language.ts";
import type { Clock, CommonOptions } from "../games/options.ts";
import { peopleOf } from "./rooms.ts";
import { hostOf, isTaken, type MatchState } from "./state.ts";

/** A match as its lobby lists it. */
export interface Listing {
  readonly id: string;
  readonly game: string;
  readonly language: Language;
  readonly state: "waiting" | "playing";
  readonly host: string;
  readonly people: string[];
  readonly seats: number;
  readonly free: number;
  readonly bots: number;
  readonly clock: Clock;
  readonly teams: boolean;
  readonly watchers: number;
}

/** Somebody who made a match is given this long to open its page. */
export const ARRIVING_MS = 120_000;

/** Public, not over, and somebody is there (or just was): nobody wants to join or watch an empty table. */
export function isListed(state: MatchState, connected: ReadonlySet<string>, now: number): boolean {
  if (state.header.visibility !== "public" || state.progress.stage === "finished") return false;
  const people = peopleOf(state);
  if (people.length === 0) return false;
  return people.some((id) => connected.has(id)) || now < state.at + ARRIVING_MS;
}

export function listingOf(state: MatchState, watchers: number): Listing {
  const { id, game, language, options } = state.header;
  const { clock, teams } = options as CommonOptions;
  const members = state.seats.flatMap((seat) => seat.members);
  const isWaiting = state.progress.stage === "waiting";
  return {
    id,
    game,
    language,
    state: isWaiting ? "waiting" : "playing",
    host: isWaiting ? (members.find((member) => member.id === hostOf(state))?.name ?? "") : "",
    people: members.map(({ name }) => name),
    seats: state.seats.length,
    free: state.seats.filter((seat) => !isTaken(seat)).length,
    bots: state.seats.filter(({ bot }) => bot !== null).length,
    clock,
    teams,
    watchers,
  };
}
