import type { Language } from "../core/language.ts";
import type { Clock } from "../games/options.ts";
import { shownName } from "./events.ts";
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

/** Public, not over, and somebody who sits there is there: nobody wants to join or watch an empty table. */
export function isListed(state: MatchState, connected: ReadonlySet<string>): boolean {
  if (state.header.visibility !== "public" || state.progress.stage === "finished") return false;
  return peopleOf(state).some((id) => connected.has(id));
}

export function listingOf(state: MatchState, watchers: number): Listing {
  const { id, game, language, options } = state.header;
  const { clock, teams } = options;
  const members = state.seats.flatMap((seat) => seat.members);
  const host = members.find((member) => member.id === hostOf(state));
  const isWaiting = state.progress.stage === "waiting";
  return {
    id,
    game,
    language,
    state: isWaiting ? "waiting" : "playing",
    host: isWaiting && host ? shownName(host) : "",
    people: members.map(shownName),
    seats: state.seats.length,
    free: state.seats.filter((seat) => !isTaken(seat)).length,
    bots: state.seats.filter(({ bot }) => bot !== null).length,
    clock,
    teams,
    watchers,
  };
}
