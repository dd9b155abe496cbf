import { Hono } from "hono";
import type { Env } from "../env.ts";
import { requestWith } from "../objects/upgrade.ts";
import { CLOSE } from "../protocol/close.ts";
import { SUBPROTOCOL } from "../protocol/socket.ts";
import { caller } from "./identity.ts";
import { admit, closed } from "./socket.ts";

/** What waits for whoever asks, once or as it comes. */
export const me = new Hono<{ Bindings: Env }>();

me.get("/open", async (c) => {
  const player = await caller(c);
  if (!player.ok) return player.error;
  return c.json(await c.env.PLAYERS.getByName(player.value.id).waiting());
});

me.get("/socket", async (c) => {
  const player = await admit(c);
  if (!player.ok) return player.error;
  if (!player.value) return closed(CLOSE.badToken, "Get a token with POST /api/players");
  const request = requestWith(c.req.url, SUBPROTOCOL, { player: player.value });
  return c.env.PLAYERS.getByName(player.value.id).fetch(request);
});
