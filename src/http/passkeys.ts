import { type Context, Hono } from "hono";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import { standingChanged } from "../players/bearer.ts";
import {
  beginPasskey,
  beginSignIn,
  type CeremonyFault,
  finishPasskey,
  finishSignIn,
  type RelyingParty,
} from "../players/ceremony.ts";
import { nameAtSignUp } from "../players/names.ts";
import { addPasskey, MOST_PASSKEYS, passkeysOf, removePasskey } from "../players/passkeys.ts";
import { signAgain, signIn } from "../players/sign.ts";
import { newPasskeySchema, signInSchema } from "../protocol/accounts.ts";
import { readBody } from "./body.ts";
import { caller, callerInFull } from "./identity.ts";
import { LIMITS, limited } from "./limits.ts";
import { problem } from "./problem.ts";

/** Accounts: a guest makes a passkey and is one; whoever has a passkey signs in anywhere. */
export const passkeys = new Hono<{ Bindings: Env }>();

type C = Context<{ Bindings: Env }>;

passkeys.post("/me/passkeys/options", limited(LIMITS.ceremonies), async (c) => {
  const asked = await mayHavePasskeys(c);
  if (!asked.ok) return asked.error;
  const { party, bearer } = asked.value;
  return c.json({ options: await beginPasskey(c.env.DB, party, bearer.player, Date.now()) });
});

passkeys.post("/me/passkeys", limited(LIMITS.ceremonies), async (c) => {
  const asked = await mayHavePasskeys(c);
  if (!asked.ok) return asked.error;
  const body = await readBody(c, newPasskeySchema);
  if (!body.ok) return body.error;
  const { party, bearer } = asked.value;
  const { player, claims } = bearer;
  const now = Date.now();
  const made = await finishPasskey(c.env.DB, party, player, body.value.credential, now);
  if (!made.ok) return fault(made.error);
  // Before the passkey: an account never is without a name of its own, whatever fails in between.
  const name = await nameAtSignUp(c.env, player, now);
  const device = deviceOf(c.req.header("User-Agent") ?? "");
  if (!(await addPasskey(c.env.DB, player, { ...made.value, device }, now))) {
    return problem("passkey-taken", "Make another passkey, or sign in with this one.");
  }
  await standingChanged(c.env, player.id);
  const token = await signAgain(c.env, claims, { name, kind: "account" });
  return c.json({ token, player: { id: player.id, name } }, 201);
});

passkeys.delete("/me/passkeys/:id", async (c) => {
  const player = await caller(c);
  if (!player.ok) return player.error;
  switch (await removePasskey(c.env.DB, player.value.id, c.req.param("id"))) {
    case "removed":
      return c.body(null, 204);
    case "last":
      return problem("passkey-last", "Add another passkey first, or delete the account.");
    case "unknown":
      return problem("passkey-unknown", "Your passkeys are in GET /api/me.");
  }
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
  const signedIn = await finishSignIn(c.env.DB, party.value, body.value.credential, now);
  if (!signedIn.ok) return fault(signedIn.error);
  const { id, name } = signedIn.value;
  return c.json({ token: await signIn(c.env, signedIn.value, now), player: { id, name } });
});

async function mayHavePasskeys(c: C) {
  const bearer = await callerInFull(c);
  if (!bearer.ok) return bearer;
  const party = partyOf(c);
  if (!party.ok) return party;
  if (bearer.value.standing.kind === "partner") {
    return fail(
      problem("passkeys-unavailable", "Your account is the one you have with the site you play on."),
    );
  }
  if ((await passkeysOf(c.env.DB, bearer.value.player.id)).length >= MOST_PASSKEYS) {
    return fail(problem("passkeys-full", `Remove one first: an account has at most ${MOST_PASSKEYS}.`));
  }
  return ok({ party: party.value, bearer: bearer.value });
}

/** Passkeys belong to a host by its name, and only its own pages may ask for them. */
function partyOf(c: C): Result<RelyingParty, Response> {
  const { hostname, origin } = new URL(c.req.url);
  const asking = c.req.header("Origin");
  if (asking !== undefined && asking !== origin) {
    return fail(problem("origin-not-allowed", `Sign in at ${origin}.`));
  }
  if (/^[\d.]+$|^\[/.test(hostname)) {
    return fail(
      problem("passkeys-unavailable", "Browsers give passkeys to names, not to numbers. Use localhost."),
    );
  }
  return ok({ id: hostname, origin });
}

function fault(code: CeremonyFault): Response {
  switch (code) {
    case "challenge-over":
      return problem(code, "Ask for new options and answer once, within five minutes.");
    case "passkey-refused":
      return problem(code, "It was not signed by this passkey, on this page, for this request. Begin again.");
    case "passkey-unknown":
      return problem(code, "Its account was deleted, or it was removed. Choose another passkey.");
  }
}

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

/** Only to tell one's own passkeys apart in a list. */
const deviceOf = (userAgent: string): string | null =>
  DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
