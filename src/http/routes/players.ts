import { z } from "zod";
import { requestWith } from "../../objects/upgrade.ts";
import { removeForGood, signOutEverywhere } from "../../players/account.ts";
import { changeInD1 } from "../../players/bearer.ts";
import { exportOf } from "../../players/export.ts";
import { historyOf, parseCursor } from "../../players/history.ts";
import { nameAccount } from "../../players/names.ts";
import { passkeysOf } from "../../players/passkeys.ts";
import { createGuest, ratingsOf, renameGuest } from "../../players/players.ts";
import { codesOf } from "../../players/recovery.ts";
import { signAgain, signNewcomer } from "../../players/sign.ts";
import { historySchema, type Me, meSchema, renameSchema } from "../../protocol/accounts.ts";
import { CLOSE } from "../../protocol/close.ts";
import { waitingForMeSchema } from "../../protocol/me.ts";
import { newPlayerSchema, playerSchema } from "../../protocol/requests.ts";
import { SUBPROTOCOL } from "../../protocol/socket.ts";
import { LIMITS } from "../middleware/limits.ts";
import { problem } from "../middleware/problem.ts";
import { closed, factsOf } from "../middleware/socket.ts";
import { route } from "../route.ts";

/** Who plays: guests, what everybody may do with what is kept of them, and what waits for them. */
export const players = [
  route(
    {
      method: "post",
      path: "/api/players",
      id: "becomeGuest",
      summary: "Become a guest; a name that would be taken for an account's gets a number beside it",
      who: "anyone",
      pages: "partners",
      limit: LIMITS.players,
      body: newPlayerSchema,
      answers: { 201: playerSchema },
      problems: ["name-refused", "name-reserved"],
      example: { body: { name: "Ada", language: "fr" } },
    },
    async (c, { body }) => {
      const now = Date.now();
      const player = await createGuest(c.env, body.name, body.language ?? "fr", now);
      return c.json({ token: await signNewcomer(c.env, player, now), player }, 201);
    },
  ),

  route(
    {
      method: "get",
      path: "/api/me",
      id: "me",
      summary: "Who I am",
      who: "player",
      pages: "partners",
      answers: { 200: meSchema },
    },
    async (c, { caller: { player, standing } }) => {
      const [ratings, passkeys, recoveryCodes] = await Promise.all([
        ratingsOf(c.env.DB, player.id),
        passkeysOf(c.env.DB, player.id),
        codesOf(c.env.DB, player.id),
      ]);
      const shown = passkeys.map(({ transports: _, ...passkey }) => passkey);
      return c.json({ player, kind: standing.kind, ratings, passkeys: shown, recoveryCodes } satisfies Me);
    },
  ),

  // A new token comes along; the old ones hold as well, and sit down under the new name too.
  route(
    {
      method: "patch",
      path: "/api/me",
      id: "rename",
      summary:
        "Change my name: 409 `name-taken` where an account's looks like it; a guest's gets a number beside it instead",
      who: "player",
      pages: "partners",
      limit: LIMITS.players,
      body: renameSchema,
      answers: { 200: playerSchema },
      problems: ["name-refused", "name-reserved", "name-taken", "name-of-partner", "name-withheld"],
      example: { body: { name: "Ada L." } },
    },
    async (c, { caller: { player, claims, standing }, body: { name: wanted } }) => {
      if (standing.kind === "partner")
        return problem("name-of-partner", "Change it at the site you play on: it says who you are here.");
      const { renamedUntil = null } = standing.restrictions ?? {};
      if (renamedUntil !== null)
        return problem("name-withheld", `Choose a name again after ${new Date(renamedUntil).toISOString()}.`);
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
      return c.json({ token: await signAgain(c.env, claims, { name }), player: { id: player.id, name } });
    },
  ),

  route(
    {
      method: "delete",
      path: "/api/me",
      id: "deleteMe",
      summary:
        "Delete my account: my matches stay, without my name. Needs a confirmation where there is a passkey",
      who: "owner",
      pages: "partners",
      answers: { 204: null },
    },
    async (c, { caller }) => {
      await removeForGood(c.env, caller.bearer);
      return c.body(null, 204);
    },
  ),

  // Every token that was ever given is void from now on, but for the one in the answer.
  route(
    {
      method: "post",
      path: "/api/me/sign-out",
      id: "signOutEverywhere",
      summary: "Void every token of mine but the one in the answer",
      who: "player",
      limit: LIMITS.players,
      answers: { 200: playerSchema },
    },
    async (c, { caller }) => {
      const epoch = await signOutEverywhere(c.env, caller);
      const { player, claims } = caller;
      return c.json({ token: await signAgain(c.env, claims, { name: player.name, epoch }), player });
    },
  ),

  route(
    {
      method: "get",
      path: "/api/me/matches",
      id: "myMatches",
      summary: "The matches I have finished, the newest first; `before` for the next page",
      who: "player",
      pages: "partners",
      query: { before: z.string().optional().describe("The `next` of the page before") },
      answers: { 200: historySchema },
      problems: ["body-malformed"],
    },
    async (c, { caller, query: { before } }) => {
      const cursor = before === undefined ? null : parseCursor(before);
      if (before !== undefined && cursor === null)
        return problem("body-malformed", "before: send the `next` of the page before, or leave it out.");
      return c.json(await historyOf(c.env.DB, caller.player.id, cursor));
    },
  ),

  route(
    {
      method: "get",
      path: "/api/me/open",
      id: "waitingForMe",
      summary: "My open matches and invitations: what waits for me",
      who: "player",
      pages: "partners",
      answers: { 200: waitingForMeSchema },
    },
    async (c, { caller }) => c.json(await c.env.PLAYERS.getByName(caller.player.id).waiting()),
  ),

  // The object that judges the token is the one that holds the socket.
  route(
    {
      method: "get",
      path: "/api/me/socket",
      id: "mySocket",
      summary: "The WebSocket that tells what waits for me",
      who: "socket",
      answers: { 101: null },
    },
    (c, { caller }) => {
      if (!caller) return closed(CLOSE.badToken, "Get a token with POST /api/players");
      const request = requestWith(c.req.url, SUBPROTOCOL, factsOf(caller));
      return c.env.PLAYERS.getByName(caller.player.id).fetch(request);
    },
  ),

  route(
    {
      method: "get",
      path: "/api/me/export",
      id: "exportMe",
      summary: "All that is kept of me. Needs a confirmation where there is a passkey",
      who: "owner",
      limit: LIMITS.players,
      answers: { 200: z.looseObject({}) },
    },
    async (c, { caller }) =>
      c.json(await exportOf(c.env, caller.bearer.player.id, Date.now()), 200, {
        "Content-Disposition": 'attachment; filename="palabre.json"',
        "Cache-Control": "no-store",
      }),
  ),
];
