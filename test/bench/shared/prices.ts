/** What the platform charges for, counted. */
export interface Bill {
  /** Of the Worker: each page, call and socket that is opened. */
  requests: number;
  /** Of objects: calls of other code, sockets opened, alarms. */
  calls: number;
  /** Frames that came in over sockets and woke an object. */
  frames: number;
  rowsWritten: number;
  rowsRead: number;
  /** Of the database that all matches share. */
  tableRowsWritten: number;
  tableRowsRead: number;
  queued: number;
  points: number;
}

/**
 * Cloudflare's published prices beyond what the paid plan includes, in dollars, as they stood in November 2026 on
 * the pricing pages of Workers, Durable Objects, D1, Queues and Analytics Engine. One table, so that a change of
 * prices is a change of one line.
 */
export const PRICES = {
  /** A million of each. */
  requests: 0.3,
  calls: 0.15,
  rowsWritten: 1,
  rowsRead: 0.001,
  tableRowsWritten: 1,
  tableRowsRead: 0.001,
  /** A message is written, read and deleted. */
  queued: 3 * 0.4,
  points: 0.25,
  /** Incoming frames count as a twentieth of a call. */
  frames: 0.15 / 20,
} as const satisfies Record<keyof Bill, number>;

/** A million gigabyte-seconds of an object that is awake. */
const DURATION = 12.5;
const OBJECT_GB = 0.125;
/** A gigabyte for a month. */
export const STORAGE = 0.2;

/** In dollars, for a million of what the bill is for. */
export const costOf = (bill: Bill, awakeMs: number): number =>
  Object.entries(PRICES).reduce((sum, [name, price]) => sum + bill[name as keyof Bill] * price, 0) +
  (awakeMs / 1000) * OBJECT_GB * DURATION;
