import { Hono } from "hono";
import type { Env } from "../env.ts";
import { gameNamed } from "../games/registry.ts";
import { sizeFor } from "../match/pairing.ts";
import { boardOf } from "../players/boards.ts";
import { caller } from "./identity.ts";
import { problem } from "./problem.ts";

export const boards = new Hono<{ Bindings: Env }>();

/** Anyone may look; with a token one finds oneself. */
boards.get("/:game", async (c) => {
  const game = c.req.param("game");
  const entry = gameNamed(game);
  if (!entry || !sizeFor(entry.facts)) {
    return problem("not-found", "There is a board for each game that strangers play: see GET /api/games.");
  }
  const player = c.req.header("Authorization") === undefined ? null : await caller(c);
  if (player && !player.ok) return player.error;
  return c.json(await boardOf(c.env.DB, game, player?.value.id ?? null, Date.now()));
});
