import type { Env } from "../env.ts";
import { type LogLine, logLine } from "../log-line.ts";
import type { MatchState } from "../match/state.ts";
import { measure } from "./metrics.ts";

/** A fault on our side, in the log with where the match stood, and counted. */
export function reportFault(
  env: Pick<Env, "METRICS">,
  state: MatchState | undefined,
  what: LogLine,
  error: unknown,
  match?: string,
): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  logLine("error", what, { match: state?.header.id ?? match ?? null, seq: state?.seq ?? null, error: text });
  measure(env, { what: "fault", game: state?.header.game ?? "", code: what });
}
