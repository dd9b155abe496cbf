import { Hono } from "hono";
import type { Env } from "../env.ts";
import { removeForGood, signOutEverywhere } from "../players/account.ts";
import { changeInD1 } from "../players/bearer.ts";
import { exportOf } from "../players/export.ts";
import { historyOf, parseCursor } from "../players/history.ts";
import { nameAccount } from "../players/names.ts";
import { passkeysOf } from "../players/passkeys.ts";
import { createGuest, ratingsOf, renameGuest } from "../players/players.ts";
import { codesOf } from "../players/recovery.ts";
import { signAgain, signNewcomer } from "../players/sign.ts";
import { type Me, renameSchema } from "../protocol/accounts.ts";
import { newPlayerSchema } from "../protocol/requests.ts";
import { readBody } from "./body.ts";
import { owner } from "./confirmation.ts";
import { caller, callerInFull } from "./identity.ts";
import { LIMITS, limited } from "./limits.ts";
import { problem } from "./problem.ts";

/** Who plays: guests, and what everybody may do with what is kept of them. */
export const players = new Hono<{ Bindings: Env }>();

players.post("/players", limited(LIMITS.players), async (c) => {
  const body = await readBody(c, newPlayerSchema);
  if (!body.ok) return body.error;
  const now = Date.now();
  const player = await createGuest(c.env, body.value.name, body.value.language ?? "fr", now);
  return c.json({ token: await signNewcomer(c.env, player, now), player }, 201);
});

players.get("/me", async (c) => {
  const bearer = await callerInFull(c);
  if (!bearer.ok) return bearer.error;
  const { player, standing } = bearer.value;
  const [ratings, passkeys, recoveryCodes] = await Promise.all([
    ratingsOf(c.env.DB, player.id),
    passkeysOf(c.env.DB, player.id),
    codesOf(c.env.DB, player.id),
  ]);
  const shown = passkeys.map(({ transports: _, ...passkey }) => passkey);
  return c.json({ player, kind: standing.kind, ratings, passkeys: shown, recoveryCodes } satisfies Me);
});

/** A new token comes along; the old ones hold as well, and sit down under the new name too. */
players.patch("/me", limited(LIMITS.players), async (c) => {
  const bearer = await callerInFull(c);
  if (!bearer.ok) return bearer.error;
  const body = await readBody(c, renameSchema);
  if (!body.ok) return body.error;
  const { player, claims, standing } = bearer.value;
  if (standing.kind === "partner")
    return problem("name-of-partner", "Change it at the site you play on: it says who you are here.");
  const { name: wanted } = body.value;
  const now = Date.now();
  const name = await changeInD1(c.env, player.id, async () => {
    if (standing.kind !== "account") return renameGuest(c.env, player.id, wanted, now);
    return (await nameAccount(c.env, player.id, wanted, now)) ? wanted : null;
  });
  if (name === null)
    return problem(
      "name-taken",
      "Somebody's name is this or looks like it, or was until lately. Choose another.",
    );
  const renamed = { id: player.id, name };
  return c.json({ token: await signAgain(c.env, claims, { name: renamed.name }), player: renamed });
});

players.delete("/me", async (c) => {
  const asked = await owner(c);
  if (!asked.ok) return asked.error;
  await removeForGood(c.env, asked.value.bearer);
  return c.body(null, 204);
});

/** Every token that was ever given is void from now on, but for the one in the answer. */
players.post("/me/sign-out", limited(LIMITS.players), async (c) => {
  const bearer = await callerInFull(c);
  if (!bearer.ok) return bearer.error;
  const epoch = await signOutEverywhere(c.env, bearer.value);
  const { player, claims } = bearer.value;
  return c.json({ token: await signAgain(c.env, claims, { name: player.name, epoch }), player });
});

players.get("/me/matches", async (c) => {
  const player = await caller(c);
  if (!player.ok) return player.error;
  const before = c.req.query("before");
  const cursor = before === undefined ? null : parseCursor(before);
  if (before !== undefined && cursor === null) {
    return problem("body-malformed", "before: send the `next` of the page before, or leave it out.");
  }
  return c.json(await historyOf(c.env.DB, player.value.id, cursor));
});

players.get("/me/export", limited(LIMITS.players), async (c) => {
  const asked = await owner(c);
  if (!asked.ok) return asked.error;
  return c.json(await exportOf(c.env, asked.value.bearer.player.id, Date.now()), 200, {
    "Content-Disposition": 'attachment; filename="palabre.json"',
    "Cache-Control": "no-store",
  });
});
