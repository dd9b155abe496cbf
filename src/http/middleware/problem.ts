import { PARTNER_PROBLEMS, type PartnerProblemCode } from "../../protocol/partner-problems.ts";
import { PROBLEMS, type Problem, type ProblemCode } from "../../protocol/problems.ts";

const ALL = { ...PROBLEMS, ...PARTNER_PROBLEMS };

/** An error as RFC 9457 wants it. `detail` says what was wrong here and what to do. */
export function problem(
  code: ProblemCode | PartnerProblemCode,
  detail: string,
  headers: Record<string, string> = {},
): Response {
  const [status, title] = ALL[code];
  const body: Problem = { type: `/problems/${code}`, title, status, code, detail };
  return Response.json(body, { status, headers: { "Content-Type": "application/problem+json", ...headers } });
}
