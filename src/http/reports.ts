import { Hono } from "hono";
import { isId } from "../core/ids.ts";
import type { Env } from "../env.ts";
import { fileReport } from "../players/reports.ts";
import { newReportSchema } from "../protocol/reports.ts";
import { readBody } from "./body.ts";
import { caller } from "./identity.ts";
import { LIMITS, limited } from "./limits.ts";
import { problem } from "./problem.ts";

export const reports = new Hono<{ Bindings: Env }>();

/** Bad manners, told to an administrator. What was said is asked of the match: nobody can put words in a mouth. */
reports.post("/", limited(LIMITS.reports), async (c) => {
  const reporter = await caller(c);
  if (!reporter.ok) return reporter.error;
  const body = await readBody(c, newReportSchema);
  if (!body.ok) return body.error;
  const { match, player, saidAt } = body.value;
  const evidence = isId(match)
    ? await c.env.MATCHES.getByName(match).evidence(reporter.value.id, player, saidAt ?? null)
    : null;
  if (!evidence)
    return problem("may-not-report", "Report a player, or a message, of a match that you can see.");
  const id = await fileReport(c.env.DB, body.value, reporter.value.id, evidence, Date.now());
  return c.json({ id }, 201);
});
