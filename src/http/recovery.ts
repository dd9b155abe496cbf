import { Hono } from "hono";
import type { Env } from "../env.ts";
import { recoverAccount, renewRecovery } from "../players/account.ts";
import { beginPasskey, finishPasskey } from "../players/ceremony.ts";
import { ownerOfCode } from "../players/recovery.ts";
import { recoverOptionsSchema, recoverSchema } from "../protocol/accounts.ts";
import { readBody } from "./body.ts";
import { owner } from "./confirmation.ts";
import { LIMITS, limited } from "./limits.ts";
import { taken } from "./passkeys.ts";
import { problem } from "./problem.ts";
import { deviceOf, fault, partyOf } from "./relying-party.ts";

/** The way back into an account whose passkeys are lost: a code opens the making of a new passkey, and nothing else. */
export const recovery = new Hono<{ Bindings: Env }>();

recovery.post("/recovery/options", limited(LIMITS.ceremonies), async (c) => {
  const party = partyOf(c);
  if (!party.ok) return party.error;
  const body = await readBody(c, recoverOptionsSchema);
  if (!body.ok) return body.error;
  const now = Date.now();
  const player = await ownerOfCode(c.env.DB, body.value.code, now);
  if (!player.ok) return refused(player.error);
  return c.json({ options: await beginPasskey(c.env.DB, party.value, player.value, now) });
});

recovery.post("/recovery", limited(LIMITS.ceremonies), async (c) => {
  const party = partyOf(c);
  if (!party.ok) return party.error;
  const body = await readBody(c, recoverSchema);
  if (!body.ok) return body.error;
  const now = Date.now();
  const player = await ownerOfCode(c.env.DB, body.value.code, now);
  if (!player.ok) return refused(player.error);
  const made = await finishPasskey(c.env.DB, party.value, player.value, body.value.credential, now);
  if (!made.ok) return fault(made.error);
  const passkey = { ...made.value, device: deviceOf(c.req.header("User-Agent") ?? "") };
  const recovered = await recoverAccount(c.env, player.value, passkey, now);
  return recovered ? c.json({ ...recovered, player: player.value }) : taken();
});

/** New codes, shown once; the old ones are void. */
recovery.post("/me/recovery-codes", limited(LIMITS.ceremonies), async (c) => {
  const asked = await owner(c);
  if (!asked.ok) return asked.error;
  if (asked.value.passkeys === 0)
    return problem("passkeys-unavailable", "Make a passkey first: the codes come with it.");
  return c.json({ codes: await renewRecovery(c.env, asked.value.bearer.player.id, Date.now()) });
});

const refused = (code: "recovery-refused" | "recovery-waits"): Response =>
  code === "recovery-refused"
    ? problem(code, "Check it letter by letter. Codes are void once one of them was used.")
    : problem(code, "Try again in an hour.", { "Retry-After": "3600" });
