import { z } from "zod";
import { readDeadLetters } from "../../players/dead-letters.ts";
import { readReports, settleReport } from "../../players/reports.ts";
import { deadLettersSchema } from "../../protocol/admin.ts";
import { reportsSchema, settleSchema } from "../../protocol/reports.ts";
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
    async (c, { query }) =>
      c.json({ reports: await readReports(c.env.DB, query.state !== "settled", MOST_REPORTS) }),
  ),

  route(
    {
      method: "post",
      path: "/api/admin/reports/{id}",
      id: "settleReport",
      summary: "Settle a report, as an administrator",
      who: "admin",
      body: settleSchema,
      answers: { 200: settleSchema.pick({ decision: true }) },
      problems: ["report-not-found"],
      example: { body: { decision: "dismissed", note: "A word of the game." } },
    },
    async (c, { params, body }) => {
      const decision = await settleReport(c.env.DB, params.id, body, Date.now());
      return decision
        ? c.json({ decision })
        : problem("report-not-found", "List them with GET /api/admin/reports.");
    },
  ),
];
