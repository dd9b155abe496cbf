import type { AboutPlayer } from "../match/access.ts";
import type { Standing } from "./standing.ts";
import { type Claims, PARTNER_LIFETIME_MS, type Session } from "./tokens.ts";

/** Which sessions of a player are over: those of an earlier epoch, those of passkeys that were removed, and single ones. */
export interface Ended {
  readonly epoch: number;
  /** By their short names. */
  readonly endedPasskeys?: readonly string[];
  /** Single ones that were ended. */
  readonly endedSessions?: readonly string[];
}

/** What every place with a player's sockets is told of them: which are over, and what holds for those that go on. */
export interface Told extends Ended, AboutPlayer {
  /** Until when they may say nothing; null where they may. */
  readonly silencedUntil?: number | null;
}

/** Where a socket is held: the object, and its name. A player's notices are held by their own. */
export interface SocketPlace {
  readonly object: "match" | "pool" | "lobby";
  readonly name: string;
}

/** The one question of calls and of sockets alike: was this session ended before its time? */
export function isEnded({ epoch, passkey, sid }: Session, ended: Ended): boolean {
  if (epoch < ended.epoch) return true;
  if (sid !== undefined && ended.endedSessions?.includes(sid)) return true;
  const removed = ended.endedPasskeys ?? [];
  // Tokens did not always name their passkey: one that does not may have been begun with any that was removed.
  return passkey === undefined ? removed.length > 0 : removed.includes(passkey);
}

/** Whether a token that we signed was voided. */
export const holds = (claims: Claims, standing: Standing): boolean =>
  !standing.gone && !isEnded(claims, standing);

/** A token of a partner's user always names the partner; older ones did not, and some were signed for too long. */
export const isOverdue = ({ kind, partner, endsAt }: Claims, now: number): boolean =>
  kind === "partner" && partner === undefined && endsAt > now + PARTNER_LIFETIME_MS;
