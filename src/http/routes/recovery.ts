import { recoverAccount, renewRecovery } from "../../players/account.ts";
import { beginPasskey, finishPasskey } from "../../players/ceremony.ts";
import { ownerOfCode } from "../../players/recovery.ts";
import {
  accountChangedSchema,
  ceremonySchema,
  recoverOptionsSchema,
  recoverSchema,
  recoveryCodesSchema,
} from "../../protocol/accounts.ts";
import { LIMITS } from "../middleware/limits.ts";
import { problem } from "../middleware/problem.ts";
import { deviceOf, fault, partyOf } from "../middleware/relying-party.ts";
import { route } from "../route.ts";
import { taken } from "./passkeys.ts";

/** The way back into an account whose passkeys are lost: a code opens the making of a new passkey, and nothing else. */
export const recovery = [
  route(
    {
      method: "post",
      path: "/api/recovery/options",
      id: "beginRecovery",
      summary: "Begin to make a passkey with a recovery code",
      who: "anyone",
      limit: LIMITS.ceremonies,
      guard: partyOf,
      body: recoverOptionsSchema,
      answers: { 200: ceremonySchema },
      problems: ["origin-not-allowed", "passkeys-unavailable", "recovery-refused", "recovery-waits"],
    },
    async (c, { guarded: party, body }) => {
      const now = Date.now();
      const player = await ownerOfCode(c.env.DB, body.code, now);
      if (!player.ok) return refused(player.error);
      return c.json({ options: await beginPasskey(c.env.DB, party, player.value, now) });
    },
  ),

  route(
    {
      method: "post",
      path: "/api/recovery",
      id: "recover",
      summary: "Keep a passkey with a recovery code: every session and code of before is void",
      who: "anyone",
      limit: LIMITS.ceremonies,
      guard: partyOf,
      body: recoverSchema,
      answers: { 200: accountChangedSchema },
      problems: [
        ...(["origin-not-allowed", "passkeys-unavailable", "recovery-refused", "recovery-waits"] as const),
        ...(["challenge-over", "passkey-refused", "passkey-taken"] as const),
      ],
    },
    async (c, { guarded: party, body }) => {
      const now = Date.now();
      const player = await ownerOfCode(c.env.DB, body.code, now);
      if (!player.ok) return refused(player.error);
      const made = await finishPasskey(c.env.DB, party, player.value, body.credential, now);
      if (!made.ok) return fault(made.error);
      const passkey = { ...made.value, device: deviceOf(c.req.header("User-Agent") ?? "") };
      const recovered = await recoverAccount(c.env, player.value, passkey, now);
      return recovered ? c.json({ ...recovered, player: player.value }) : taken();
    },
  ),

  // Shown once; the old ones are void.
  route(
    {
      method: "post",
      path: "/api/me/recovery-codes",
      id: "renewRecoveryCodes",
      summary: "Make new recovery codes; the old ones are void. Needs a confirmation",
      who: "owner",
      limit: LIMITS.ceremonies,
      answers: { 200: recoveryCodesSchema },
      problems: ["passkeys-unavailable"],
    },
    async (c, { caller: { bearer, passkeys } }) => {
      if (passkeys === 0)
        return problem("passkeys-unavailable", "Make a passkey first: the codes come with it.");
      return c.json({ codes: await renewRecovery(c.env, bearer.player.id, Date.now()) });
    },
  ),
];

const refused = (code: "recovery-refused" | "recovery-waits"): Response =>
  code === "recovery-refused"
    ? problem(code, "Check it letter by letter. Codes are void once one of them was used.")
    : problem(code, "Try again in an hour.", { "Retry-After": "3600" });
