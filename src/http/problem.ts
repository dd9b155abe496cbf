import { PROBLEMS, type Problem, type ProblemCode } from "../protocol/problems.ts";

/** An error as RFC 9457 wants it. `detail` says what was wrong here and what to do. */
export function problem(code: ProblemCode, detail: string, headers: Record<string, string> = {}): Response {
  const [status, title] = PROBLEMS[code];
  const body: Problem = { type: `/problems/${code}`, title, status, code, detail };
  return Response.json(body, { status, headers: { "Content-Type": "application/problem+json", ...headers } });
}
