import { z } from "zod";
import { readDeadLetters } from "../../players/dead-letters.ts";
import { settleReport, tellUntold } from "../../players/measures.ts";
import { readReports } from "../../players/reports.ts";
import { deadLettersSchema } from "../../protocol/admin.ts";
import { reportsSchema, settledSchema, settleSchema } from "../../protocol/reports.ts";
import { problem } from "../middleware/problem.ts";
import { route } from "../route.ts";

const MOST_LETTERS = 100;
const MOST_REPORTS = 200;

/** What an administrator reads and settles. */
export const admin = [
  route(
    {
      method: "get",
      path: "/api/admin/dead-letters",
      id: "deadLetters",
      summary: "What a queue gave up on, with the administrator's key",
      who: "admin",
      answers: { 200: deadLettersSchema },
    },
    async (c) => c.json({ letters: await readDeadLetters(c.env.DB, MOST_LETTERS) }),
  ),

  route(
    {
      method: "get",
      path: "/api/admin/reports",
      id: "reports",
      summary: "Open reports, for an administrator; settled ones with ?state=settled",
      who: "admin",
      query: { state: z.enum(["open", "settled"]).optional().describe("open, unless said otherwise") },
      answers: { 200: reportsSchema },
      example: { query: { state: "settled" } },
    },
    async (c, { query }) => {
      await tellUntold(c.env, Date.now());
      return c.json({ reports: await readReports(c.env.DB, query.state !== "settled", MOST_REPORTS) });
    },
  ),

  route(
    {
      method: "post",
      path: "/api/admin/reports/{id}",
      id: "settleReport",
      summary:
        "Settle a report, as an administrator. An upheld one leads to a `measure`: a warning, or for some `days` a silence, a name that is not one's own, or a bar from playing strangers. Both players hear of it",
      who: "admin",
      body: settleSchema,
      answers: { 200: settledSchema },
      problems: ["report-not-found", "name-of-partner"],
      example: { body: { decision: "dismissed", note: "A word of the game." } },
    },
    async (c, { params, body }) => {
      const settled = await settleReport(c.env, params.id, body, Date.now());
      if (settled.ok) return c.json({ decision: settled.value });
      return settled.error === "report-not-found"
        ? problem("report-not-found", "List them with GET /api/admin/reports.")
        : problem("name-of-partner", "Their partner gives this name: silence or bar them instead.");
    },
  ),
];
