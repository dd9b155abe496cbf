/** The earliest of some times, of which any may never come (null). */
export function earliest(...times: readonly (number | null)[]): number | null {
  let first: number | null = null;
  for (const at of times) if (at !== null && (first === null || at < first)) first = at;
  return first;
}
