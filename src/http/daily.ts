import { Hono } from "hono";
import type { Env } from "../env.ts";
import { gameNamed } from "../games/registry.ts";
import { dailyTable, dayOf } from "../players/daily.ts";
import { languageSchema } from "../protocol/requests.ts";
import { problem } from "./problem.ts";

export const daily = new Hono<{ Bindings: Env }>();

/** Today's table, or that of a day gone by. */
daily.get("/:game/:language/:day?", async (c) => {
  const { game, language, day = dayOf(Date.now()) } = c.req.param();
  const spoken = languageSchema.safeParse(language);
  if (!gameNamed(game) || !spoken.success || !/^\d{4}-\d{2}-\d{2}$/.test(day)) {
    return problem(
      "not-found",
      "Ask for /api/daily/<game>/<language>, and a day as 2026-11-16 if not for today.",
    );
  }
  return c.json(await dailyTable(c.env.DB, { game, language: spoken.data, day }));
});
