import type { Env } from "../env.ts";
import type { MatchState } from "../match/state.ts";

/**
 * What happens, counted: points in Analytics Engine, which a query adds up (scripts/OPERATING.md has the ones to
 * begin with). Ids, codes and numbers only; never a word, a name or a token. Writing one neither waits nor fails.
 */
export interface Point {
  /** What is counted; the index, so that rare kinds are not sampled away by frequent ones. */
  readonly what: "move" | "match-begun" | "match-finished" | "fault";
  readonly game: string;
  /** `accepted`, or the code that says why not; the reason of an end; what failed. */
  readonly code: string;
  readonly ms?: number;
}

/** A match that begins or ends with a commit. */
export function measureProgress(
  env: Pick<Env, "METRICS">,
  before: MatchState | null,
  after: MatchState,
): void {
  const { progress, header } = after;
  if (progress.stage === (before?.progress.stage ?? "waiting")) return;
  if (progress.stage === "finished")
    measure(env, { what: "match-finished", game: header.game, code: progress.outcome.reason });
  else measure(env, { what: "match-begun", game: header.game, code: header.language });
}

export function measure(env: Pick<Env, "METRICS">, { what, game, code, ms = 0 }: Point): void {
  env.METRICS?.writeDataPoint({ indexes: [what], blobs: [what, game, code], doubles: [1, ms] });
}
