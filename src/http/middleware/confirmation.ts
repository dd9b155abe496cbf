import type { Context } from "hono";
import { fail, ok, type Result } from "../../core/result.ts";
import type { Env } from "../../env.ts";
import type { Bearer } from "../../players/bearer.ts";
import { passkeysOf } from "../../players/passkeys.ts";
import { readVoucher, signVoucher } from "../../players/vouchers.ts";
import { CONFIRMATION_HEADER } from "../../protocol/accounts.ts";
import { callerInFull } from "./identity.ts";
import { problem } from "./problem.ts";

/**
 * A token is not enough to change who may enter an account, to take everything along or to delete it: where there is a
 * passkey, its owner confirms with one, verified by the device, not longer ago than this. What they get for it is shown
 * beside the token. It is void when the sessions of its time are.
 */
const CONFIRMED_MS = 5 * 60_000;

export const confirmationFor = (
  env: Env,
  { player, claims }: Bearer,
  passkey: string,
  now: number,
): Promise<string> =>
  signVoucher(
    env.SIGNING_KEYS,
    "confirm",
    { player: player.id, epoch: claims.epoch, passkey },
    now + CONFIRMED_MS,
  );

export interface Owner {
  readonly bearer: Bearer;
  /** How many passkeys the account has. */
  readonly passkeys: number;
  /** The one that confirmed, by its short name; null where there is none to confirm with. */
  readonly passkey: string | null;
}

/** The caller, if that is the owner: of a guest the token says so, of an account a passkey does. */
export async function owner(c: Context<{ Bindings: Env }>): Promise<Result<Owner, Response>> {
  const caller = await callerInFull(c, "write");
  if (!caller.ok) return caller;
  const { player, claims, standing } = caller.value;
  const passkeys = (await passkeysOf(c.env.DB, player.id)).length;
  if (passkeys === 0) return ok({ bearer: caller.value, passkeys, passkey: null });
  const shown = c.req.header(CONFIRMATION_HEADER) ?? "";
  const read = await readVoucher(c.env.SIGNING_KEYS, "confirm", shown, Date.now());
  const isOwners =
    read?.player === player.id &&
    read.epoch === claims.epoch &&
    !standing.endedPasskeys?.includes(String(read.passkey));
  return isOwners
    ? ok({ bearer: caller.value, passkeys, passkey: String(read.passkey) })
    : fail(
        problem(
          "confirmation-needed",
          `Confirm with a passkey (POST /api/me/confirm) and send what you get as ${CONFIRMATION_HEADER}.`,
        ),
      );
}
