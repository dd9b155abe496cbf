import type { Env } from "../env.ts";
import { logLine } from "../log-line.ts";
import type { DeadLetter } from "../protocol/admin.ts";

/**
 * Keeps what a queue gave up on, for a person to look at. A match goes on sending a result that was not taken, so
 * the same letter may die every hour: it is kept once, and counted.
 */
export async function keepDeadLetters(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const keep = env.DB.prepare(
    `INSERT INTO dead_letters (queue, subject, body, times, first_at, last_at) VALUES (?1, ?2, ?3, 1, ?4, ?4)
     ON CONFLICT (queue, subject) DO UPDATE SET body = ?3, times = times + 1, last_at = ?4`,
  );
  const now = Date.now();
  const letters = batch.messages.map(({ id, body }) => ({ subject: subjectOf(body) ?? id, body }));
  await env.DB.batch(
    letters.map(({ subject, body }) => keep.bind(batch.queue, subject, JSON.stringify(body), now)),
  );
  for (const { subject } of letters) logLine("error", "dead letter", { queue: batch.queue, subject });
  batch.ackAll();
}

/** The newest first. */
export async function readDeadLetters(db: D1Database, limit: number): Promise<DeadLetter[]> {
  const { results } = await db
    .prepare(
      `SELECT queue, subject, body, times, first_at AS firstAt, last_at AS lastAt FROM dead_letters
       ORDER BY last_at DESC LIMIT ?`,
    )
    .bind(limit)
    .all<Omit<DeadLetter, "body"> & { body: string }>();
  return results.map((row) => ({ ...row, body: JSON.parse(row.body) as unknown }));
}

/** The match that it is about: of a result, and of the message that has partners told of one. */
const subjectOf = (body: unknown): string | null => {
  const { match, result } = (body ?? {}) as { match?: unknown; result?: unknown };
  if (typeof match === "string") return match;
  return result === undefined ? null : subjectOf(result);
};
