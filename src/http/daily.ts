import { Hono } from "hono";
import type { Env } from "../env.ts";
import { gameNamed } from "../games/registry.ts";
import { dailyTable, dayOf } from "../players/daily.ts";
import { languageSchema } from "../protocol/requests.ts";
import { caller } from "./identity.ts";
import { problem } from "./problem.ts";

export const daily = new Hono<{ Bindings: Env }>();

/** Today's table, or that of a day gone by; with a token also one's own place in it. */
daily.get("/:game/:language/:day?", async (c) => {
  const { game, language, day = dayOf(Date.now()) } = c.req.param();
  const spoken = languageSchema.safeParse(language);
  if (!gameNamed(game) || !spoken.success || !/^\d{4}-\d{2}-\d{2}$/.test(day)) {
    return problem(
      "not-found",
      "Ask for /api/daily/<game>/<language>, and a day as 2026-11-16 if not for today.",
    );
  }
  const reader = c.req.header("Authorization") ? await caller(c) : null;
  if (reader && !reader.ok) return reader.error;
  const puzzle = { game, language: spoken.data, day };
  return c.json(await dailyTable(c.env.DB, puzzle, reader?.value.id ?? null));
});
