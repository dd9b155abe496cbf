import { fail, ok, type Result } from "../../core/result.ts";
import { dropPasskey, keepPasskey } from "../../players/account.ts";
import type { Bearer } from "../../players/bearer.ts";
import {
  beginConfirmation,
  beginPasskey,
  beginSignIn,
  finishPasskey,
  finishSignIn,
  type RelyingParty,
} from "../../players/ceremony.ts";
import { nameAtSignUp } from "../../players/names.ts";
import { MOST_PASSKEYS, passkeyRef } from "../../players/passkeys.ts";
import { signAgain, signIn } from "../../players/sign.ts";
import {
  accountChangedSchema,
  CONFIRMATION_HEADER,
  ceremonySchema,
  confirmationSchema,
  newPasskeySchema,
  signInSchema,
} from "../../protocol/accounts.ts";
import { playerSchema } from "../../protocol/requests.ts";
import { confirmationFor, type Owner } from "../middleware/confirmation.ts";
import { LIMITS } from "../middleware/limits.ts";
import { problem } from "../middleware/problem.ts";
import { deviceOf, fault, partyOf } from "../middleware/relying-party.ts";
import { type ApiContext, route } from "../route.ts";

/** Accounts: a guest makes a passkey and is one; whoever has a passkey signs in anywhere. */
export const passkeys = [
  route(
    {
      method: "post",
      path: "/api/me/passkeys/options",
      id: "beginPasskey",
      summary: "Begin to make a passkey",
      who: "owner",
      limit: LIMITS.ceremonies,
      guard: mayAddPasskey,
      answers: { 200: ceremonySchema },
      problems: ["origin-not-allowed", "passkeys-unavailable", "passkeys-full"],
    },
    async (c, { guarded: { party, bearer } }) =>
      c.json({ options: await beginPasskey(c.env.DB, party, bearer.player, Date.now()) }),
  ),

  route(
    {
      method: "post",
      path: "/api/me/passkeys",
      id: "keepPasskey",
      summary:
        "Keep a passkey; a guest becomes an account, with recovery codes. Needs a confirmation where there is one",
      who: "owner",
      limit: LIMITS.ceremonies,
      guard: mayAddPasskey,
      body: newPasskeySchema,
      answers: { 201: accountChangedSchema },
      problems: [
        ...(["origin-not-allowed", "passkeys-unavailable", "passkeys-full"] as const),
        ...(["challenge-over", "passkey-refused", "passkey-taken"] as const),
      ],
    },
    async (c, { guarded: { party, bearer, passkeys }, body }) => {
      const now = Date.now();
      const made = await finishPasskey(c.env.DB, party, bearer.player, body.credential, now);
      if (!made.ok) return fault(made.error);
      // Before the passkey: an account never is without a name of its own, whatever fails in between.
      const player = { id: bearer.player.id, name: await nameAtSignUp(c.env, bearer.player, now) };
      const passkey = { ...made.value, device: deviceOf(c.req.header("User-Agent") ?? "") };
      const kept = await keepPasskey(c.env, { ...bearer, player }, passkey, passkeys === 0, now);
      return kept ? c.json({ ...kept, player }, 201) : taken();
    },
  ),

  // The answer is a session of the passkey that confirmed; nothing, where that is the one which was removed.
  route(
    {
      method: "delete",
      path: "/api/me/passkeys/{id}",
      id: "removePasskey",
      summary: "Remove a passkey, unless it is the last, and end its sessions. Needs a confirmation",
      who: "owner",
      answers: { 200: playerSchema, 204: null },
      problems: ["passkey-last", "passkey-unknown"],
    },
    async (c, { caller: { bearer, passkey }, params: { id } }) => {
      const { player, claims } = bearer;
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
    },
  ),

  route(
    {
      method: "post",
      path: "/api/me/confirm/options",
      id: "beginConfirmation",
      summary: "Begin to confirm with a passkey that it is its owner who calls",
      who: "player",
      limit: LIMITS.ceremonies,
      guard: partyOf,
      answers: { 200: ceremonySchema },
      problems: ["origin-not-allowed", "passkeys-unavailable"],
    },
    async (c, { caller, guarded: party }) =>
      c.json({ options: await beginConfirmation(c.env.DB, party, caller.player.id, Date.now()) }),
  ),

  // What is given here is shown with the calls that a token alone does not open.
  route(
    {
      method: "post",
      path: "/api/me/confirm",
      id: "confirm",
      summary: `Confirm: the answer, sent as ${CONFIRMATION_HEADER}, holds for five minutes`,
      who: "player",
      limit: LIMITS.ceremonies,
      guard: partyOf,
      body: signInSchema,
      answers: { 200: confirmationSchema },
      problems: [
        ...(["origin-not-allowed", "passkeys-unavailable"] as const),
        ...(["challenge-over", "passkey-refused", "passkey-unknown"] as const),
      ],
    },
    async (c, { caller, guarded: party, body }) => {
      const now = Date.now();
      const passkey = await finishSignIn(c.env.DB, party, body.credential, caller.player.id, now);
      if (!passkey.ok) return fault(passkey.error);
      const ref = await passkeyRef(passkey.value.id);
      return c.json({ confirmation: await confirmationFor(c.env, caller, ref, now) });
    },
  ),

  route(
    {
      method: "post",
      path: "/api/sign-in/options",
      id: "beginSignIn",
      summary: "Begin to sign in with a passkey",
      who: "anyone",
      limit: LIMITS.ceremonies,
      guard: partyOf,
      answers: { 200: ceremonySchema },
      problems: ["origin-not-allowed", "passkeys-unavailable"],
    },
    async (c, { guarded: party }) => c.json({ options: await beginSignIn(c.env.DB, party, Date.now()) }),
  ),

  route(
    {
      method: "post",
      path: "/api/sign-in",
      id: "signIn",
      summary: "Sign in with a passkey",
      who: "anyone",
      limit: LIMITS.ceremonies,
      guard: partyOf,
      body: signInSchema,
      answers: { 200: playerSchema },
      problems: [
        ...(["origin-not-allowed", "passkeys-unavailable"] as const),
        ...(["challenge-over", "passkey-refused", "passkey-unknown"] as const),
      ],
    },
    async (c, { guarded: party, body }) => {
      const now = Date.now();
      const passkey = await finishSignIn(c.env.DB, party, body.credential, null, now);
      if (!passkey.ok) return fault(passkey.error);
      const { player, id: credential } = passkey.value;
      const token = await signIn(c.env, player, now, await passkeyRef(credential));
      return c.json({ token, player: { id: player.id, name: player.name } });
    },
  ),
];

interface MayAdd {
  readonly party: RelyingParty;
  readonly bearer: Bearer;
  /** How many there are. */
  readonly passkeys: number;
}

function mayAddPasskey(c: ApiContext, { bearer, passkeys }: Owner): Result<MayAdd, Response> {
  const party = partyOf(c);
  if (!party.ok) return party;
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
