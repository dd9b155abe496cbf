import type { Env } from "../env.ts";
import type { Member } from "../match/events.ts";
import type { Standing } from "./standing.ts";
import { readToken } from "./tokens.ts";

/**
 * Who bears a token, as they are today. Their own object is asked at most every half minute from one isolate, so
 * that a page which calls a few times costs one hop; so long, elsewhere, may a voided token still be taken.
 */
export interface Bearer {
  readonly player: Member;
  readonly standing: Standing;
}

const KEPT_MS = 30_000;
const MOST_KEPT = 5000;

interface Kept {
  readonly token: string;
  readonly standing: Standing;
  readonly until: number;
}

const kept = new Map<string, Kept>();

/** Null when the token is not ours, too old, or void. */
export async function bearerOf(env: Env, token: string, now: number): Promise<Bearer | null> {
  const claims = await readToken(env.SIGNING_KEYS, token, now);
  if (!claims) return null;
  const known = kept.get(claims.id);
  const standing =
    known?.token === token && now < known.until
      ? known.standing
      : await env.PLAYERS.getByName(claims.id).standing(claims);
  if (standing.gone || claims.epoch < standing.epoch) return null;
  if (standing !== known?.standing) keep(claims.id, { token, standing, until: now + KEPT_MS });
  return { player: { id: claims.id, name: standing.name }, standing };
}

/** To be called after every change of a player in D1: their object and this isolate look again. */
export async function standingChanged(env: Env, player: string): Promise<void> {
  kept.delete(player);
  await env.PLAYERS.getByName(player).standingChanged();
  kept.delete(player); // who asked meanwhile may have been given the old one
}

function keep(player: string, entry: Kept): void {
  kept.delete(player); // so that the map stays in order of use
  kept.set(player, entry);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
}
