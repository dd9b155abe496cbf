import { Hono } from "hono";
import { z } from "zod";
import type { Env } from "../env.ts";
import { GAMES } from "../games/registry.ts";

export const games = new Hono<{ Bindings: Env }>();

games.get("/", (c) =>
  c.json(
    Object.entries(GAMES).map(([id, { name, rules, wire }]) => ({
      id,
      name,
      seats: rules.seats,
      languages: rules.languages,
      options: z.toJSONSchema(wire.options, { io: "input" }),
    })),
  ),
);
