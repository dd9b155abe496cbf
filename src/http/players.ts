import { Hono } from "hono";
import type { Env } from "../env.ts";
import { createGuest, ratingsOf } from "../players/players.ts";
import { signToken } from "../players/tokens.ts";
import { newPlayerSchema } from "../protocol/requests.ts";
import { readBody } from "./body.ts";
import { caller } from "./identity.ts";
import { LIMITS, limited } from "./limits.ts";

export const players = new Hono<{ Bindings: Env }>();

players.post("/players", limited(LIMITS.players), async (c) => {
  const body = await readBody(c, newPlayerSchema);
  if (!body.ok) return body.error;
  const now = Date.now();
  const player = await createGuest(c.env.DB, body.value.name, body.value.language ?? "fr", now);
  return c.json({ token: await signToken(c.env.SIGNING_KEYS, player, now), player }, 201);
});

players.get("/me", async (c) => {
  const player = await caller(c);
  if (!player.ok) return player.error;
  return c.json({ player: player.value, ratings: await ratingsOf(c.env.DB, player.value.id) });
});
