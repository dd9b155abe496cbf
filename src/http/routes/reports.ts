import { isId } from "../../core/ids.ts";
import { fileReport } from "../../players/reports.ts";
import { newReportSchema, reportMadeSchema } from "../../protocol/reports.ts";
import { LIMITS } from "../middleware/limits.ts";
import { problem } from "../middleware/problem.ts";
import { route } from "../route.ts";

export const reports = [
  // What was said is asked of the match: nobody can put words in a mouth.
  route(
    {
      method: "post",
      path: "/api/reports",
      id: "report",
      summary: "Report a player or a message of a match that one sees",
      who: "player",
      limit: LIMITS.reports,
      body: newReportSchema,
      answers: { 201: reportMadeSchema },
      problems: ["may-not-report"],
    },
    async (c, { caller, body }) => {
      const { match, player, saidAt } = body;
      const reporter = caller.player.id;
      const evidence = isId(match)
        ? await c.env.MATCHES.getByName(match).evidence(reporter, player, saidAt ?? null)
        : null;
      if (!evidence)
        return problem("may-not-report", "Report a player, or a message, of a match that you can see.");
      const id = await fileReport(c.env.DB, body, reporter, evidence, Date.now());
      return c.json({ id }, 201);
    },
  ),
];
