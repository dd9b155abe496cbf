import type { Env } from "../env.ts";
import type { Point } from "../match/effects.ts";

/**
 * What happens, counted: points in Analytics Engine, which a query adds up (scripts/OPERATING.md has the ones to
 * begin with). Writing one neither waits nor fails. The kind is the index, so that rare ones are not sampled away by
 * frequent ones.
 */
export function measure(env: Pick<Env, "METRICS">, { what, game, code, ms = 0 }: Point): void {
  env.METRICS?.writeDataPoint({ indexes: [what], blobs: [what, game, code], doubles: [1, ms] });
}
