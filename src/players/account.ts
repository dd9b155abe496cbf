import type { Env } from "../env.ts";
import type { Member } from "../match/events.ts";
import { type Bearer, changeInD1, changing } from "./bearer.ts";
import { addPasskey, type FreshPasskey, passkeyRef, passkeysOf } from "./passkeys.ts";
import { raiseEpoch } from "./players.ts";
import { keepRecovery, makeRecovery } from "./recovery.ts";
import { signAgain, signIn } from "./sign.ts";

/** What changes an account, each in one function: D1 and the player's own object are brought along together. */

/** Voids every token there is, and closes what they opened. Gives the epoch that new ones carry. */
export const signOutEverywhere = (env: Env, { player, claims }: Bearer): Promise<number> =>
  changing(player.id, () => env.PLAYERS.getByName(player.id).endAll(claims.epoch));

/** Their matches stay, for those who played with them; the name and every way in go. */
export const removeForGood = (env: Env, { player, claims }: Bearer): Promise<void> =>
  changing(player.id, () => env.PLAYERS.getByName(player.id).leave(claims.epoch));

/** A session after a change, and the recovery codes where there are new ones. */
export interface Changed {
  readonly token: string;
  readonly codes?: readonly string[];
}

/**
 * A guest's first passkey makes the account: whoever else holds the guest's token is signed out, and there are codes
 * for the day the passkey is lost. Another passkey changes nothing else. Null when the passkey is known already.
 */
export async function keepPasskey(
  env: Env,
  { player, claims }: Bearer,
  passkey: FreshPasskey,
  isFirst: boolean,
  now: number,
): Promise<Changed | null> {
  if (isFirst) return beginAnew(env, player, passkey, now);
  if (!(await changeInD1(env, player.id, () => addPasskey(env.DB, player, passkey, [], now)))) return null;
  return { token: await signAgain(env, claims, { name: player.name, kind: "account" }) };
}

/** A recovery code was shown: a new passkey, and everything of before is void but the passkeys themselves. */
export const recoverAccount = (
  env: Env,
  player: Member,
  passkey: FreshPasskey,
  now: number,
): Promise<Changed | null> => beginAnew(env, player, passkey, now);

async function beginAnew(
  env: Env,
  player: Member,
  passkey: FreshPasskey,
  now: number,
): Promise<Changed | null> {
  const recovery = await makeRecovery();
  const codes = keepRecovery(env.DB, player.id, recovery, now);
  // In one transaction: whoever holds the passkey has voided every session of before.
  const isKept = await changeInD1(env, player.id, (epoch) =>
    addPasskey(env.DB, player, passkey, [codes, raiseEpoch(env.DB, player.id, epoch)], now),
  );
  if (!isKept) return null;
  const token = await signIn(env, { ...player, kind: "account" }, now, await passkeyRef(passkey.id));
  return { token, codes: recovery.codes };
}

/** Ends the passkey and every session of it. The last one of an account stays, or nobody could enter it again. */
export async function dropPasskey(
  env: Env,
  player: string,
  id: string,
): Promise<"removed" | "unknown" | "last"> {
  const own = await passkeysOf(env.DB, player);
  if (!own.some((each) => each.id === id)) return "unknown";
  if (own.length === 1) return "last";
  const ref = await passkeyRef(id);
  await changing(player, () => env.PLAYERS.getByName(player).endPasskey(id, ref));
  return "removed";
}

/** New codes in the place of the old ones. */
export async function renewRecovery(env: Env, player: string, now: number): Promise<readonly string[]> {
  const recovery = await makeRecovery();
  await keepRecovery(env.DB, player, recovery, now).run();
  return recovery.codes;
}
