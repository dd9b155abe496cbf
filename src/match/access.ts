import type { Member } from "./events.ts";
import { type MatchState, seatOf } from "./state.ts";

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
