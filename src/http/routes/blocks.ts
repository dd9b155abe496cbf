import { isId } from "../../core/ids.ts";
import { namesOf } from "../../players/names.ts";
import { type BlocksAnswer, blocksSchema, MOST_BLOCKED, newBlockSchema } from "../../protocol/blocks.ts";
import { LIMITS } from "../middleware/limits.ts";
import { problem } from "../middleware/problem.ts";
import { route } from "../route.ts";

/** Whom I want nothing to do with. Nobody is ever told that they were blocked, or by whom. */
export const blocks = [
  route(
    {
      method: "get",
      path: "/api/me/blocks",
      id: "myBlocks",
      summary: "Whom I have blocked, the newest first",
      who: "player",
      pages: "partners",
      answers: { 200: blocksSchema },
    },
    async (c, { caller }) => {
      const entries = await c.env.PLAYERS.getByName(caller.player.id).blocked();
      const names = await namesOf(
        c.env.DB,
        entries.map(({ player }) => player),
      );
      const blocks = entries.map(({ player, at }) => ({ player, at, name: names.get(player) ?? null }));
      return c.json({ blocks, most: MOST_BLOCKED } satisfies BlocksAnswer);
    },
  ),

  route(
    {
      method: "post",
      path: "/api/me/blocks",
      id: "block",
      summary: "Block a player: no quick match, table, invitation or rematch brings us together; 200 at most",
      who: "player",
      pages: "partners",
      limit: LIMITS.players,
      body: newBlockSchema,
      answers: { 204: null },
      problems: ["blocks-full"],
    },
    async (c, { caller, body: { player } }) => {
      if (!isId(player) || player === caller.player.id)
        return problem(
          "body-malformed",
          "player: send the id of somebody else, as a match's seats name them.",
        );
      const isBlocked = await c.env.PLAYERS.getByName(caller.player.id).block(player);
      return isBlocked
        ? c.body(null, 204)
        : problem("blocks-full", `At most ${MOST_BLOCKED}: take somebody off the list first.`);
    },
  ),

  route(
    {
      method: "delete",
      path: "/api/me/blocks/{player}",
      id: "unblock",
      summary: "Take a player off my list of blocked ones",
      who: "player",
      pages: "partners",
      answers: { 204: null },
    },
    async (c, { caller, params: { player } }) => {
      await c.env.PLAYERS.getByName(caller.player.id).unblock(player);
      return c.body(null, 204);
    },
  ),
];
