import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { readDeadLetters } from "../players/dead-letters.ts";
import { readReports, settleReport } from "../players/reports.ts";
import { settleSchema } from "../protocol/reports.ts";
import { readBody } from "./body.ts";
import { LIMITS, limited } from "./limits.ts";
import { partnerAdmin } from "./partner-admin.ts";
import { problem } from "./problem.ts";

/** What an administrator may read, with the key that was set as the secret `ADMIN_KEY`. Without one there is none. */
export const admin = new Hono<{ Bindings: Env }>();

const MOST_LETTERS = 100;
const MOST_REPORTS = 200;

const withAdminKey = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  const sent = /^Bearer (\S+)$/.exec(c.req.header("Authorization") ?? "")?.[1];
  const key = c.env.ADMIN_KEY;
  if (!key || !sent || !(await isSame(sent, key))) {
    return problem("admin-only", "Send the administrator's key as Authorization: Bearer …");
  }
  await next();
  return undefined;
});

// Limited before the key is looked at: it must not be found by trying.
admin.use("*", limited(LIMITS.players), withAdminKey);

admin.route("/partners", partnerAdmin);
admin.get("/dead-letters", async (c) => c.json({ letters: await readDeadLetters(c.env.DB, MOST_LETTERS) }));

admin.get("/reports", async (c) => {
  const isOpen = c.req.query("state") !== "settled";
  return c.json({ reports: await readReports(c.env.DB, isOpen, MOST_REPORTS) });
});

admin.post("/reports/:id", async (c) => {
  const body = await readBody(c, settleSchema);
  if (!body.ok) return body.error;
  const decision = await settleReport(c.env.DB, c.req.param("id"), body.value, Date.now());
  return decision
    ? c.json({ decision })
    : problem("report-not-found", "List them with GET /api/admin/reports.");
});

/** Takes as long for a wrong key as for the right one. */
async function isSame(a: string, b: string): Promise<boolean> {
  const [x, y] = await Promise.all(
    [a, b].map((text) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))),
  );
  return crypto.subtle.timingSafeEqual(x!, y!);
}
