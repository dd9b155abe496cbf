import type { Result } from "../core/result.ts";
import type { AnyBot, AnyGame, Refusal, Seat } from "../games/game.ts";
import type { ChatMessage } from "../protocol/frames.ts";
import type { BotRequest, BotTurn } from "./bots.ts";
import type { ReadMove } from "./decide.ts";
import type { Commit, Member } from "./events.ts";
import type { Listing } from "./listing.ts";
import type { News } from "./news.ts";
import type { Rematch } from "./rematch.ts";
import type { MatchResult } from "./result.ts";
import type { MatchState } from "./state.ts";

/**
 * What a match's engine meets of the world outside. It reads through `Kept` and `Lines`, which answer at once; whatever
 * it wants done is an effect, and effects are carried out in their order by whoever runs it (`objects/match.ts`, a
 * match in a page, a test), in the same synchronous turn as the input that brought them about.
 */
export type Effect<Socket> =
  /** First of all: nobody hears of a commit that is not written. With the last commit a result is owed. */
  | { readonly type: "append"; readonly commit: Commit; readonly state: MatchState; readonly rules: number }
  /** A small record beside the log; null takes it away. */
  | { readonly type: "note"; readonly key: NoteKey; readonly value: unknown }
  | { readonly type: "keep-chat"; readonly team: Seat | null; readonly message: ChatMessage }
  /** A text that takes work is made when its turn comes. */
  | { readonly type: "send"; readonly to: Socket; readonly text: string | (() => string) }
  /** The socket was asked for a sign of life. */
  | { readonly type: "asked"; readonly socket: Socket; readonly at: number }
  /** Who may not be here any more is closed. */
  | { readonly type: "turn-out" }
  /** What follows can wait until what was sent so far is on its way; it is not overtaken by anything later. */
  | { readonly type: "after-others" }
  /** Time is to be looked at not later than that. */
  | { readonly type: "alarm"; readonly at: number }
  /** The match is over: time is to be looked at that soon, by memory alone. */
  | { readonly type: "after-end"; readonly ms: number }
  | { readonly type: "ask-bot"; readonly turn: BotTurn; readonly request: BotRequest; readonly seq: number }
  | { readonly type: "tell-players"; readonly news: readonly (readonly [string, News])[] }
  | { readonly type: "tell-lobby"; readonly state: MatchState; readonly listing: Listing | null }
  | { readonly type: "send-result"; readonly result: MatchResult }
  | { readonly type: "resend-result"; readonly at: number }
  | { readonly type: "make-rematch"; readonly state: MatchState; readonly offer: Rematch }
  /** Nothing is kept of a match that was never played. */
  | { readonly type: "end-room"; readonly state: MatchState; readonly wasListed: boolean }
  | { readonly type: "measure"; readonly point: Point }
  | { readonly type: "fault"; readonly what: "bot failed"; readonly error: string };

/**
 * Who is away; what a room lacks; what the lobby and what each player heard last; an offer to play again; whom those who
 * spoke have blocked.
 */
export const NOTE_KEYS = ["away", "room-lacks", "lobby", "told", "rematch", "apart"] as const;
export type NoteKey = (typeof NOTE_KEYS)[number];

/** What is counted: ids, codes and numbers only; never a word, a name or a token. */
export interface Point {
  readonly what: "move" | "match-begun" | "match-finished" | "fault";
  readonly game: string;
  /** `accepted`, or the code that says why not; the reason of an end; what failed. */
  readonly code: string;
  readonly ms?: number;
}

/** What was written so far. Reading it changes nothing. */
export interface Kept {
  /** Null when nobody made a match here. */
  state(): MatchState | null;
  /** Every accepted move. */
  moves(): readonly { readonly player: string; readonly move: string; readonly seq: number }[];
  /** The newest of the commits after a number, oldest first. */
  newest(after: number, most: number): readonly Commit[];
  /** The last messages that a seat may read, oldest first. */
  chat(seat: Seat | null): readonly ChatMessage[];
  /** How often a player has spoken here. */
  timesSpoken(player: string): number;
  note<T>(key: NoteKey): T | null;
  /** A result that is to be sent, when next and how often it was; null when it is recorded, or there is none. */
  unsent(): Unsent | null;
}

export interface Unsent {
  readonly due: number;
  readonly tries: number;
}

/** The open sockets and whose they are. */
export interface Lines<Socket> {
  /** The very same list until one opens or closes. */
  all(): readonly Socket[];
  of(player: string): readonly Socket[];
  /** Whether there is any of theirs, be it one that is just closing. */
  hasAny(player: string): boolean;
  /** Null is a spectator without a name. */
  playerOf(socket: Socket): Member | null;
  /** Until when its player may say nothing; null while they may. */
  silencedUntil(socket: Socket): number | null;
  /** Whom its player has blocked, by id. */
  blocksOf(socket: Socket): readonly string[];
  /** Whether it takes views in parts. */
  takesParts(socket: Socket): boolean;
  /** When it last gave a sign of life. */
  heardAt(socket: Socket): number;
  /** When it was asked for one that it has not given; null when it owes none. */
  askedAt(socket: Socket): number | null;
  /** When the next of their sessions ends, if that is soon. */
  endAt(now: number): number | null;
}

/** A game as the engine plays it: `readMove` says whether something is one of its moves. */
export interface PlayedGame {
  readonly rules: AnyGame;
  readonly bot: AnyBot | null;
  readMove(move: unknown): Result<ReadMove, Refusal>;
}

export interface Limits {
  /** How long a move may be on its way at the most; 0 where nobody is far. */
  readonly lagMostMs: number;
  readonly spectators: number;
  readonly roomEditsPerSecond: number;
  readonly phraseBurst: number;
  readonly phrasesPerSecond: number;
}

/** Everything an engine is given when it is made. */
export interface Surroundings<Socket> {
  readonly kept: Kept;
  readonly lines: Lines<Socket>;
  readonly limits: Limits;
  /** Fills bytes with chance of the platform: for nonces and ids, never for a draw of the game. */
  random(bytes: Uint8Array): unknown;
  game(id: string): PlayedGame;
}

/** The same for the parts of an engine, which put what they want done on its list. */
export interface Inside<Socket> extends Surroundings<Socket> {
  do(effect: Effect<Socket>): void;
}
