import { Hono } from "hono";
import type { Env } from "../env.ts";
import { requestWith } from "../objects/upgrade.ts";
import { languageSchema } from "../protocol/requests.ts";
import { SUBPROTOCOL } from "../protocol/socket.ts";
import { problem } from "./problem.ts";
import { admit, factsOf } from "./socket.ts";

export const lobby = new Hono<{ Bindings: Env }>();

const unknown = (): Response => problem("language-unknown", "Ask for /api/lobby/fr, en or de.");

/** Public rooms and matches of a language, now. */
lobby.get("/:language", async (c) => {
  const language = languageSchema.safeParse(c.req.param("language"));
  if (!language.success) return unknown();
  return c.json({ entries: await c.env.LOBBIES.getByName(language.data).entries() });
});

/** The same, live. */
lobby.get("/:language/socket", async (c) => {
  const language = languageSchema.safeParse(c.req.param("language"));
  if (!language.success) return unknown();
  const bearer = await admit(c, { object: "lobby", name: language.data });
  if (!bearer.ok) return bearer.error;
  const request = requestWith(c.req.url, SUBPROTOCOL, factsOf(bearer.value));
  return c.env.LOBBIES.getByName(language.data).fetch(request);
});
