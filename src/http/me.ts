import { Hono } from "hono";
import type { Env } from "../env.ts";
import { requestWith } from "../objects/upgrade.ts";
import { CLOSE } from "../protocol/close.ts";
import { SUBPROTOCOL } from "../protocol/socket.ts";
import { caller } from "./identity.ts";
import { admit, closed, factsOf } from "./socket.ts";

/** What waits for whoever asks, once or as it comes. */
export const me = new Hono<{ Bindings: Env }>();

me.get("/open", async (c) => {
  const player = await caller(c);
  if (!player.ok) return player.error;
  return c.json(await c.env.PLAYERS.getByName(player.value.id).waiting());
});

me.get("/socket", async (c) => {
  const bearer = await admit(c, "write"); // the object that judges the token is the one that holds the socket
  if (!bearer.ok) return bearer.error;
  if (!bearer.value) return closed(CLOSE.badToken, "Get a token with POST /api/players");
  const request = requestWith(c.req.url, SUBPROTOCOL, factsOf(bearer.value));
  return c.env.PLAYERS.getByName(bearer.value.player.id).fetch(request);
});
