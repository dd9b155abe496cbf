import type { Context } from "hono";
import { logLine } from "../../log-line.ts";
import { UNREADABLE } from "../../objects/match/store.ts";
import { problem } from "./problem.ts";

/** What was thrown is a fault of ours: noted in full, told without a word of it. */
export function internalFault(error: Error, c: Context): Response {
  logLine("error", "request failed", {
    method: c.req.method,
    path: c.req.path,
    error: `${error.name}: ${error.message}`,
  });
  if (error.message.includes(UNREADABLE))
    return problem("match-unreadable", "Nothing is lost. Try again in a minute.", { "Retry-After": "60" });
  return problem("internal", "The fault is noted. Try again in a moment.");
}
