/** What a match's clock may be set to: the schema refuses more and less, and settings say so before. */
export const CLOCK_BOUNDS = {
  turnSeconds: { least: 5, most: 3600 },
  gameSeconds: { least: 30, most: 86_400 },
  increment: { least: 0, most: 600 },
  days: { least: 1, most: 14 },
} as const;
