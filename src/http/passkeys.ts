import { type Context, Hono } from "hono";
import { fail, ok } from "../core/result.ts";
import type { Env } from "../env.ts";
import { dropPasskey, keepPasskey } from "../players/account.ts";
import {
  beginConfirmation,
  beginPasskey,
  beginSignIn,
  finishPasskey,
  finishSignIn,
} from "../players/ceremony.ts";
import { nameAtSignUp } from "../players/names.ts";
import { MOST_PASSKEYS, passkeyRef } from "../players/passkeys.ts";
import { signAgain, signIn } from "../players/sign.ts";
import { newPasskeySchema, signInSchema } from "../protocol/accounts.ts";
import { readBody } from "./body.ts";
import { confirmationFor, owner } from "./confirmation.ts";
import { callerInFull } from "./identity.ts";
import { LIMITS, limited } from "./limits.ts";
import { problem } from "./problem.ts";
import { deviceOf, fault, partyOf } from "./relying-party.ts";

/** Accounts: a guest makes a passkey and is one; whoever has a passkey signs in anywhere. */
export const passkeys = new Hono<{ Bindings: Env }>();

type C = Context<{ Bindings: Env }>;

passkeys.post("/me/passkeys/options", limited(LIMITS.ceremonies), async (c) => {
  const asked = await mayAddPasskey(c);
  if (!asked.ok) return asked.error;
  const { party, bearer } = asked.value;
  return c.json({ options: await beginPasskey(c.env.DB, party, bearer.player, Date.now()) });
});

passkeys.post("/me/passkeys", limited(LIMITS.ceremonies), async (c) => {
  const asked = await mayAddPasskey(c);
  if (!asked.ok) return asked.error;
  const body = await readBody(c, newPasskeySchema);
  if (!body.ok) return body.error;
  const { party, bearer } = asked.value;
  const now = Date.now();
  const made = await finishPasskey(c.env.DB, party, bearer.player, body.value.credential, now);
  if (!made.ok) return fault(made.error);
  // Before the passkey: an account never is without a name of its own, whatever fails in between.
  const player = { id: bearer.player.id, name: await nameAtSignUp(c.env, bearer.player, now) };
  const passkey = { ...made.value, device: deviceOf(c.req.header("User-Agent") ?? "") };
  const kept = await keepPasskey(c.env, { ...bearer, player }, passkey, asked.value.passkeys === 0, now);
  return kept ? c.json({ ...kept, player }, 201) : taken();
});

/** The answer is a session of the passkey that confirmed; nothing, where that is the one which was removed. */
passkeys.delete("/me/passkeys/:id", async (c) => {
  const asked = await owner(c);
  if (!asked.ok) return asked.error;
  const { bearer, passkey } = asked.value;
  const { player, claims } = bearer;
  const id = c.req.param("id");
  switch (await dropPasskey(c.env, player.id, id)) {
    case "removed": {
      if (passkey === null || passkey === (await passkeyRef(id))) return c.body(null, 204);
      return c.json({ token: await signAgain(c.env, claims, { name: player.name, passkey }), player });
    }
    case "last":
      return problem("passkey-last", "Add another passkey first, or delete the account.");
    case "unknown":
      return problem("passkey-unknown", "Your passkeys are in GET /api/me.");
  }
});

passkeys.post("/me/confirm/options", limited(LIMITS.ceremonies), async (c) => {
  const bearer = await callerInFull(c);
  if (!bearer.ok) return bearer.error;
  const party = partyOf(c);
  if (!party.ok) return party.error;
  const { player } = bearer.value;
  return c.json({ options: await beginConfirmation(c.env.DB, party.value, player.id, Date.now()) });
});

/** What is given here is shown with the calls that a token alone does not open. */
passkeys.post("/me/confirm", limited(LIMITS.ceremonies), async (c) => {
  const bearer = await callerInFull(c);
  if (!bearer.ok) return bearer.error;
  const party = partyOf(c);
  if (!party.ok) return party.error;
  const body = await readBody(c, signInSchema);
  if (!body.ok) return body.error;
  const now = Date.now();
  const { player } = bearer.value;
  const passkey = await finishSignIn(c.env.DB, party.value, body.value.credential, player.id, now);
  if (!passkey.ok) return fault(passkey.error);
  const ref = await passkeyRef(passkey.value.id);
  return c.json({ confirmation: await confirmationFor(c.env, bearer.value, ref, now) });
});

passkeys.post("/sign-in/options", limited(LIMITS.ceremonies), async (c) => {
  const party = partyOf(c);
  if (!party.ok) return party.error;
  return c.json({ options: await beginSignIn(c.env.DB, party.value, Date.now()) });
});

passkeys.post("/sign-in", limited(LIMITS.ceremonies), async (c) => {
  const party = partyOf(c);
  if (!party.ok) return party.error;
  const body = await readBody(c, signInSchema);
  if (!body.ok) return body.error;
  const now = Date.now();
  const passkey = await finishSignIn(c.env.DB, party.value, body.value.credential, null, now);
  if (!passkey.ok) return fault(passkey.error);
  const { player, id: credential } = passkey.value;
  const token = await signIn(c.env, player, now, await passkeyRef(credential));
  return c.json({ token, player: { id: player.id, name: player.name } });
});

async function mayAddPasskey(c: C) {
  const asked = await owner(c);
  if (!asked.ok) return asked;
  const party = partyOf(c);
  if (!party.ok) return party;
  const { bearer, passkeys } = asked.value;
  if (bearer.standing.kind === "partner") {
    return fail(
      problem("passkeys-unavailable", "Your account is the one you have with the site you play on."),
    );
  }
  if (passkeys >= MOST_PASSKEYS) {
    return fail(problem("passkeys-full", `Remove one first: an account has at most ${MOST_PASSKEYS}.`));
  }
  return ok({ party: party.value, bearer, passkeys });
}

export const taken = (): Response =>
  problem("passkey-taken", "Make another passkey, or sign in with this one.");
