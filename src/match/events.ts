import type { Language } from "../core/language.ts";
import type { BotLevel, GameEvent, LeaveReason, Seat } from "../games/game.ts";
import type { Region } from "./regions.ts";

/** Facts of a match that are the same in all games; every other event type belongs to the game. */
export const MATCH_EVENT_TYPES = [
  "match-created",
  "seat-taken",
  "match-begun",
  "everyone-arrived",
  "resignation-agreed",
  "seat-left",
] as const;

export interface Member {
  readonly id: string;
  readonly name: string;
}

export const VISIBILITIES = ["private", "public"] as const;
export const STARTS = ["full", "host"] as const;

/** What a match is made with. It never changes: rules version and lexicon stay those of the first day. */
export interface MatchHeader {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly language: Language;
  /** Content hash of the lexicon. */
  readonly lexicon: string;
  readonly options: unknown;
  readonly seats: number;
  readonly visibility: (typeof VISIBILITIES)[number];
  readonly start: (typeof STARTS)[number];
  /** Where the match was made, when a place near its players was looked for. */
  readonly region?: Region;
  /** Whether it counts for ratings: strangers who met by quick match, none of them a guest. */
  readonly rated?: boolean;
  /** SHA-256 of the seed, published from the first moment. */
  readonly seedCommitment: string;
  /** 256 bits in hexadecimal; disclosed to nobody before the end. */
  readonly seed: string;
}

export type MatchEvent =
  | { readonly type: "match-created"; readonly header: MatchHeader }
  | { readonly type: "seat-taken"; readonly seat: Seat; readonly member: Member }
  | { readonly type: "seat-taken"; readonly seat: Seat; readonly bot: BotLevel }
  | { readonly type: "match-begun" }
  | { readonly type: "everyone-arrived" }
  | { readonly type: "resignation-agreed"; readonly seat: Seat; readonly member: string }
  | { readonly type: "seat-left"; readonly seat: Seat; readonly reason: LeaveReason };

export type AnyEvent = MatchEvent | GameEvent;

/** One row of the log: one commit, one number. */
export interface Commit {
  readonly seq: number;
  readonly at: number;
  /** Who moved; null when time or the server did. */
  readonly player: string | null;
  /** The mover's own id of the move, which counts once. */
  readonly move: string | null;
  readonly events: readonly AnyEvent[];
}

export function isMatchEvent(event: AnyEvent): event is MatchEvent {
  return (MATCH_EVENT_TYPES as readonly string[]).includes(event.type);
}
