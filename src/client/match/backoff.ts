/**
 * How long to wait before trying again. It doubles to a cap and never gives up; half of it is chance, so that
 * everybody thrown out by one deployment does not come back in the same instant.
 */
const FIRST_MS = 400;
const CAP_MS = 12_000;

export function backoffMs(attempt: number, random: () => number): number {
  const full = Math.min(CAP_MS, FIRST_MS * 2 ** Math.min(attempt, 16));
  return full / 2 + (full / 2) * random();
}
