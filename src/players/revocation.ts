import type { Standing } from "./standing.ts";
import { type Claims, PARTNER_LIFETIME_MS, type Session } from "./tokens.ts";

/** Which sessions of a player are over: those of an earlier epoch. */
export interface Ended {
  readonly epoch: number;
}

/** Where a socket is held: the object, and its name. A player's notices are held by their own. */
export interface SocketPlace {
  readonly object: "match" | "pool" | "lobby";
  readonly name: string;
}

/** The one question of calls and of sockets alike: was this session ended before its time? */
export const isEnded = (session: Session, ended: Ended): boolean => session.epoch < ended.epoch;

/** Whether a token that we signed was voided. */
export const holds = (claims: Claims, standing: Standing): boolean =>
  !standing.gone && !isEnded(claims, standing);

/** A token of a partner's user always names the partner; older ones did not, and some were signed for too long. */
export const isOverdue = ({ kind, partner, endsAt }: Claims, now: number): boolean =>
  kind === "partner" && partner === undefined && endsAt > now + PARTNER_LIFETIME_MS;
