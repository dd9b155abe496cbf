import { toBase64Url } from "../core/bytes.ts";
import type { Env } from "../env.ts";
import type { Member } from "../match/events.ts";
import { RETENTION } from "./retention.ts";
import type { PlayerKind } from "./standing.ts";
import { type Claims, LIFETIME_MS, PARTNER_LIFETIME_MS, type Session, signToken } from "./tokens.ts";

/** Of a session of somebody who has signed up or may: it can be ended by itself. */
const newSid = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(12)));

/** Every token is signed here: at the birth of a player, at the beginning of a session, and again within one. */

/** For somebody who was made this moment: nothing of theirs can have been voided. */
export const signNewcomer = (env: Env, player: Member, now: number): Promise<string> =>
  signToken(env.SIGNING_KEYS, {
    ...player,
    ...{ kind: "guest", epoch: 0, endsAt: now + LIFETIME_MS, sid: newSid() },
  });

/** A new session of somebody who is known: it holds although earlier ones were ended. */
export async function signIn(
  env: Env,
  { id, name, kind }: Member & { readonly kind: PlayerKind },
  now: number,
  passkey?: string,
): Promise<string> {
  const epoch = await env.PLAYERS.getByName(id).epoch();
  const session: Session = {
    epoch,
    endsAt: now + LIFETIME_MS,
    sid: newSid(),
    ...(passkey === undefined ? {} : { passkey }),
  };
  return signToken(env.SIGNING_KEYS, { id, name, kind, ...session });
}

/** A partner's user, for as long as its word is good. */
export async function signPartnerUser(
  env: Env,
  { id, name }: Member,
  partner: string,
  now: number,
): Promise<{ token: string; endsAt: number }> {
  const endsAt = now + PARTNER_LIFETIME_MS;
  const epoch = await env.PLAYERS.getByName(id).epoch();
  const claims: Claims = { id, name, kind: "partner", epoch, endsAt, partner };
  return { token: await signToken(env.SIGNING_KEYS, claims), endsAt };
}

/**
 * A token for who uses one that has become old: the same session, with the whole of its time before it again. Null while
 * it is young, and for whoever is here on a partner's word: that session ends when it was to.
 */
export function signRenewed(env: Env, claims: Claims, now: number): Promise<string> | null {
  if (claims.kind === "partner" || claims.partner !== undefined) return null;
  const endsAt = now + LIFETIME_MS;
  return endsAt - claims.endsAt < RETENTION.tokenRenewalMs
    ? null
    : signToken(env.SIGNING_KEYS, { ...claims, endsAt });
}

/** The same session under a new token: whatever is not said to have changed stays as it was, its end above all. */
export const signAgain = (
  env: Env,
  claims: Claims,
  changed: Partial<Pick<Claims, "name" | "kind" | "epoch" | "passkey">>,
): Promise<string> => signToken(env.SIGNING_KEYS, { ...claims, ...changed });
