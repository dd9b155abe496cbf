const DAY_LENGTH = "2026-11-16".length;

/** The date in UTC, `2026-11-16`. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, DAY_LENGTH);
