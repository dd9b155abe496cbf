import { logLine } from "../../log-line.ts";
import { changing } from "../../players/bearer.ts";
import { passkeyRef, passkeysOf } from "../../players/passkeys.ts";
import { readStanding } from "../../players/standing.ts";
import { type Sessions, sessionsSchema } from "../../protocol/accounts.ts";
import { problem } from "../middleware/problem.ts";
import { route } from "../route.ts";

/** Where somebody is signed in, and how one of these sessions is ended. */
export const sessions = [
  // Where there is no name of the session, as in a token of before, its epoch is what can be ended.
  route(
    {
      method: "delete",
      path: "/api/me/session",
      id: "signOutHere",
      summary: "End this session: its token is void from now on, whoever has it",
      who: "player",
      pages: "partners",
      answers: { 204: null },
    },
    async (c, { caller: { player, claims } }) => {
      const object = c.env.PLAYERS.getByName(player.id);
      const { sid, epoch } = claims;
      await changing<unknown>(player.id, () =>
        sid === undefined ? object.endAll(epoch) : object.endSession(sid),
      );
      return c.body(null, 204);
    },
  ),

  route(
    {
      method: "get",
      path: "/api/me/sessions",
      id: "mySessions",
      summary: "Where I am signed in; of an account, which alone can be so in several places",
      who: "player",
      answers: { 200: sessionsSchema },
    },
    async (c, { caller: { player, claims } }) => {
      const [seen, passkeys] = await Promise.all([
        c.env.PLAYERS.getByName(player.id).sessionsOf(),
        passkeysOf(c.env.DB, player.id),
      ]);
      const devices = new Map(
        await Promise.all(passkeys.map(async ({ id, device }) => [await passkeyRef(id), device] as const)),
      );
      const sessions = seen.map(({ id, begunAt, seenAt, passkey = "" }) => ({
        ...{ id, begunAt, seenAt, isThis: id === claims.sid },
        device: devices.get(passkey) ?? null,
      }));
      return c.json({ sessions } satisfies Sessions);
    },
  ),

  route(
    {
      method: "delete",
      path: "/api/me/sessions/{id}",
      id: "endSession",
      summary: "End a session of mine. Needs a confirmation where there is a passkey",
      who: "owner",
      answers: { 204: null },
    },
    async (c, { caller: { bearer }, params: { id } }) => {
      const object = c.env.PLAYERS.getByName(bearer.player.id);
      // What is not on the list is nobody's, and ending it would only make a list longer.
      const isMine = (await object.sessionsOf()).some((each) => each.id === id);
      if (isMine) await changing(bearer.player.id, () => object.endSession(id));
      return c.body(null, 204);
    },
  ),

  route(
    {
      method: "post",
      path: "/api/admin/players/{id}/sign-out",
      id: "signPlayerOut",
      summary: "End every session of a player, as an administrator: where a token was stolen",
      who: "admin",
      answers: { 204: null },
      problems: ["not-found"],
    },
    async (c, { params: { id } }) => {
      if (!(await readStanding(c.env.DB, id)))
        return problem("not-found", "Nobody has this id. It is in reports, and in a match's seats.");
      await changing<unknown>(id, () => c.env.PLAYERS.getByName(id).endAll(0));
      logLine("info", "account call", { call: "signPlayerOut", status: 204, code: null, player: id });
      return c.body(null, 204);
    },
  ),
];
