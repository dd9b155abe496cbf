import type { Language } from "../core/language.ts";
import type { BotLevel, GameEvent, GameTypes, LeaveReason, Seat } from "../games/game.ts";
import type { MatchOptions } from "../games/options.ts";
import type { Region, STARTS, STOP_REASONS, VACATED_REASONS, VISIBILITIES } from "../protocol/terms.ts";

/** Facts of a match that are the same in all games; every other event type belongs to the game. */
export const MATCH_EVENT_TYPES = [
  "match-created",
  "seat-taken",
  "match-begun",
  "everyone-arrived",
  "resignation-agreed",
  "seat-left",
  "match-voided",
  "room-changed",
  "seats-arranged",
  "seat-vacated",
  "host-changed",
  "seat-handed-over",
  "seat-taken-back",
  "lag-allowed",
  "clocks-stopped",
  "member-renamed",
] as const;

export interface Member {
  readonly id: string;
  readonly name: string;
  /** The name of the partner whose user this is: it gives the names, so its mark goes with them. */
  readonly via?: string | undefined;
}

/** What somebody is called wherever they are named: a partner's user never passes for an account of ours. */
export const shownName = ({ name, via }: Pick<Member, "name" | "via">): string =>
  name !== "" && via !== undefined ? `${name} · ${via}` : name;

/**
 * The server was not there, or everybody lost the connection in the same moments; or everybody left long ago, and
 * then somebody came back, whom the others are given time to join.
 */
export type StopReason = (typeof STOP_REASONS)[number];

/** Who sits on a seat: people, or a bot of this level, or nobody. */
export interface Seating {
  readonly members: readonly Member[];
  readonly bot: BotLevel | null;
}

/**
 * What a match is made with. Rules version and lexicon stay those of the first day; what a host may change before
 * the match begins is changed by `room-changed`.
 */
export interface MatchHeader {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly language: Language;
  /** Content hash of the lexicon. */
  readonly lexicon: string;
  readonly options: MatchOptions;
  readonly seats: number;
  readonly visibility: (typeof VISIBILITIES)[number];
  readonly start: (typeof STARTS)[number];
  /** Five letters that lead to the room; absent where a match never waits for people. */
  readonly code?: string;
  /** A partner made the room: every seat belongs to whoever was sent its link, until this time. */
  readonly reservedUntil?: number;
  /** Where the match was made, when a place near its players was looked for. */
  readonly region?: Region;
  /** Made to count for ratings: strangers who met by quick match, none of them a guest, and their rematches. */
  readonly rated?: boolean;
  /** Its players met by chance: who walks out of it waits longer for the next such match. */
  readonly strangers?: true;
  /**
   * It counts from when everybody was at the table, and is void if somebody does not come. `confirmed`: all have just
   * said that they come; `asked`: somebody said so a while ago, or is at another table.
   */
  readonly gathering?: "confirmed" | "asked";
  /** Made to practise: one person among bots, who may ask for hints. */
  readonly practice?: boolean;
  /** A puzzle of the day, and which day's (UTC). Absent in attempts older than it. */
  readonly day?: string;
  /** What the table met in the matches that this one is a rematch of, in the game's own numbers. */
  readonly seen?: readonly number[];
  /** SHA-256 of the seed, published from the first moment. */
  readonly seedCommitment: string;
  /** 256 bits in hexadecimal; disclosed to nobody before the end. */
  readonly seed: string;
  /** How the log is chained (`chain.ts`); absent in matches made before it was. */
  readonly chain?: 1;
}

/** What the host may change while people gather. Options are whole, not a difference. */
export type RoomChanges = Partial<Pick<MatchHeader, "options" | "seats" | "visibility" | "start">>;

export type VacatedReason = (typeof VACATED_REASONS)[number];

export type MatchEvent =
  | { readonly type: "match-created"; readonly header: MatchHeader }
  | { readonly type: "seat-taken"; readonly seat: Seat; readonly member: Member }
  | { readonly type: "seat-taken"; readonly seat: Seat; readonly bot: BotLevel }
  | { readonly type: "match-begun" }
  | { readonly type: "everyone-arrived" }
  | { readonly type: "resignation-agreed"; readonly seat: Seat; readonly member: string }
  | { readonly type: "seat-left"; readonly seat: Seat; readonly reason: LeaveReason }
  /** That seat left before the match counted: it ends here, and counts for nobody. */
  | { readonly type: "match-voided"; readonly seat: Seat }
  | { readonly type: "room-changed"; readonly changes: RoomChanges }
  /** Everybody's place after the host moved somebody, or a bot came, went or changed. */
  | { readonly type: "seats-arranged"; readonly seats: readonly Seating[] }
  | {
      readonly type: "seat-vacated";
      readonly seat: Seat;
      readonly member: string;
      readonly reason: VacatedReason;
    }
  | { readonly type: "host-changed"; readonly host: string }
  /** A bot plays for an absent player, until that player returns. */
  | { readonly type: "seat-handed-over"; readonly seat: Seat; readonly bot: BotLevel }
  | { readonly type: "seat-taken-back"; readonly seat: Seat }
  /** So much of the time until this move was spent on the way, and is not charged to the mover's clock. */
  | { readonly type: "lag-allowed"; readonly seat: Seat; readonly ms: number }
  /** Nobody could move: the time since the last commit is not charged, and none runs until `everyone-arrived`. */
  | { readonly type: "clocks-stopped"; readonly reason: StopReason }
  /** Somebody who sits here goes by another name from now on. What was before keeps the old one. */
  | { readonly type: "member-renamed"; readonly member: Member };

export type AnyEvent = MatchEvent | GameEvent;

/** What everybody is told of how a match was made. */
export interface MatchAnnounced
  extends Omit<
    MatchHeader,
    "code" | "reservedUntil" | "region" | "strangers" | "gathering" | "practice" | "seen" | "seed" | "chain"
  > {
  readonly type: "match-created";
  readonly rated: boolean;
}
/** The match's own events as they leave: open to all but for the seed. */
export type DisclosedMatchEvent = Exclude<MatchEvent, { type: "match-created" }> | MatchAnnounced;

/** An event as a viewer gets it, with the number and the time of its commit (an event's own `at` stands first). */
export type Sent<Event> = { readonly seq: number; readonly at: number } & Event;
export type SentEvent<Types extends GameTypes = GameTypes> = Sent<Types["disclosed"] | DisclosedMatchEvent>;

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

const TYPES: readonly string[] = MATCH_EVENT_TYPES;

export function isMatchEvent(event: AnyEvent): event is MatchEvent {
  return TYPES.includes(event.type);
}

/** Among events as they were sent: one that is the same in all games. */
export const isSentByMatch = (event: SentEvent): event is Sent<DisclosedMatchEvent> =>
  TYPES.includes(event.type);

/** Among events as they were sent: those of the game. */
export const ofGame = <Types extends GameTypes>(
  events: readonly SentEvent<Types>[],
): Sent<Types["disclosed"]>[] =>
  events.filter((event): event is Sent<Types["disclosed"]> => !TYPES.includes(event.type));
