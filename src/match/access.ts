import type { MatchHeader, Member } from "./events.ts";
import { type MatchState, seatOf } from "./state.ts";

/** What a match is told of somebody who may sit at it, when they come and whenever it changes; absent is unchanged. */
export interface AboutPlayer {
  readonly name?: string;
  /** Whom they have blocked, by id. */
  readonly blocks?: readonly string[];
  /** Until when they play no strangers; null where they may. */
  readonly barredUntil?: number | null;
}

/** Why somebody may neither hear nor address a match. */
export type NoAccess = "no-such-match" | "private";

/**
 * Whether this player (null: somebody without a name) may be at a match; null is yes. The one answer to that question:
 * for who wants to come in, and for every frame to or from who is already there, since a room may be made private and
 * a seat be lost while a socket is open.
 */
export function noAccess(state: MatchState | null, player: Member | null): NoAccess | null {
  if (state === null) return "no-such-match";
  if (state.header.visibility === "public") return null;
  return player !== null && seatOf(state, player.id) !== null ? null : "private";
}

/**
 * Whether people meet here who did not choose each other: by the quick match, or because anybody may come. The one
 * answer to where somebody who is barred from strangers may not sit.
 */
export const isAmongStrangers = ({ strangers, visibility }: Pick<MatchHeader, "strangers" | "visibility">) =>
  strangers === true || visibility === "public";
