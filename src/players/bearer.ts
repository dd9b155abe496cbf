import type { Env } from "../env.ts";
import type { Member } from "../match/events.ts";
import { isEnabled } from "./enabled-partners.ts";
import { holds, isOverdue, type SocketPlace } from "./revocation.ts";
import type { Standing } from "./standing.ts";
import { type Claims, readToken } from "./tokens.ts";

/** Who bears a token, as they are today. */
export interface Bearer {
  readonly player: Member;
  readonly standing: Standing;
  readonly claims: Claims;
}

/**
 * What a token is shown for. Whoever writes or opens a socket is asked for at the player's own object, every time;
 * the same call notes where the socket will be held, so that it can be closed when its token is voided. What is only
 * read may be answered from this isolate's memory, at most half a minute old, so that a page which calls a few times
 * costs one hop; so long, elsewhere, may a voided token still read.
 */
export type Purpose = "read" | "write" | SocketPlace;

const KEPT_MS = 30_000;
const MOST_KEPT = 5000;

interface Kept {
  readonly token: string;
  readonly standing: Standing;
  readonly until: number;
}

const kept = new Map<string, Kept>();

/** The one place where a token is judged. Null when it is not ours, too old, or void. */
export async function bearerOf(
  env: Env,
  token: string,
  now: number,
  purpose: Purpose,
): Promise<Bearer | null> {
  const claims = await readToken(env.SIGNING_KEYS, token, now);
  if (!claims || isOverdue(claims, now)) return null;
  const known = kept.get(claims.id);
  const isRemembered = purpose === "read" && known?.token === token && now < known.until;
  const standing = isRemembered
    ? known.standing
    : await env.PLAYERS.getByName(claims.id).admit(claims, typeof purpose === "string" ? null : purpose);
  if (!isRemembered) keep(claims.id, { token, standing, until: now + KEPT_MS });
  if (!holds(claims, standing)) return null;
  if (claims.partner !== undefined && !(await isEnabled(env.DB, claims.partner, now))) return null;
  const { name, via } = standing;
  return { player: { id: claims.id, name, ...(via && { via }) }, standing, claims };
}

/**
 * Changes a player in D1, with their object told before and after: if the process dies in between, the object looks
 * at D1 by itself. `change` gets the epoch to write if it ends every session there is.
 */
export const changeInD1 = <T>(env: Env, player: string, change: (epoch: number) => Promise<T>): Promise<T> =>
  changing(player, async () => {
    const object = env.PLAYERS.getByName(player);
    const id = crypto.randomUUID();
    const changed = await change(await object.standingChanges(id));
    await object.standingChanged(id);
    return changed;
  });

/** The same for several at once, none of whose sessions end. */
export async function changeAllInD1<T>(
  env: Env,
  players: readonly string[],
  change: () => Promise<T>,
): Promise<T> {
  const id = crypto.randomUUID();
  await Promise.all(players.map((player) => env.PLAYERS.getByName(player).standingChanges(id)));
  const changed = await change();
  await Promise.all(players.map((player) => standingChanged(env, player, id)));
  return changed;
}

/** After a change of a player in D1, announced by this name or not at all. */
export async function standingChanged(env: Env, player: string, change?: string): Promise<void> {
  await changing(player, () => env.PLAYERS.getByName(player).standingChanged(change));
}

/** Changes what a player is, and lets this isolate forget what they were. */
export async function changing<T>(player: string, change: () => Promise<T>): Promise<T> {
  kept.delete(player);
  const changed = await change();
  kept.delete(player); // who asked meanwhile may have been given the old one
  return changed;
}

function keep(player: string, entry: Kept): void {
  kept.delete(player); // so that the map stays in order of use
  kept.set(player, entry);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
}
