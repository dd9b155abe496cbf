import { makeId } from "../core/ids.ts";
import { RETENTION } from "../players/retention.ts";
import { SECRET_PREFIX } from "../webhook-signature.ts";
import type { Partner } from "./partners.ts";

/**
 * A call with an `Idempotency-Key` has its effect once, however often it is sent: the first answer is kept for a day
 * and given again, without the secrets that were in it. The same key with another body is a mistake, and is told so.
 *
 * The first call writes the id of what it will make before it makes anything. If it dies on the way, the next one with
 * the same key makes the same thing under the same id, so that making it twice is making it once.
 */
const KEPT_MS = RETENTION.replyMs;
/** After this long the call at work is taken for dead, and the next one goes on with what it began. */
const WORK_MS = 5000;

/** What is about to be made: its id, and the time it counts from. */
export interface Intent {
  readonly subject: string;
  readonly at: number;
}

export type Claim =
  | { readonly kind: "work"; readonly intent: Intent }
  | { readonly kind: "again"; readonly status: number; readonly body: string }
  | { readonly kind: "pending" }
  | { readonly kind: "mismatch" };

export const newIntent = (now: number): Intent => ({
  subject: makeId((bytes) => crypto.getRandomValues(bytes)),
  at: now,
});

interface Row {
  readonly request: string;
  readonly subject: string;
  readonly status: number | null;
  readonly body: string | null;
  readonly created_at: number;
}

export async function claimKey(
  db: D1Database,
  partner: Partner,
  key: string,
  request: string,
  now: number,
): Promise<Claim> {
  const intent = newIntent(now);
  const [, , found, taken] = await db.batch<Row>([
    db
      .prepare("DELETE FROM partner_replies WHERE partner = ? AND mode = ? AND created_at < ?")
      .bind(partner.id, partner.mode, now - KEPT_MS),
    db
      .prepare(
        "INSERT OR IGNORE INTO partner_replies (partner, mode, key, request, subject, created_at) VALUES (?, ?, ?, ?, ?, ?)",
      )
      .bind(partner.id, partner.mode, key, request, intent.subject, now),
    db
      .prepare(
        `SELECT request, subject, status, body, created_at FROM partner_replies
         WHERE partner = ? AND mode = ? AND key = ?`,
      )
      .bind(partner.id, partner.mode, key),
    db
      .prepare(
        `UPDATE partner_replies SET worked_at = ?4
         WHERE partner = ?1 AND mode = ?2 AND key = ?3 AND request = ?5 AND status IS NULL AND worked_at < ?6`,
      )
      .bind(partner.id, partner.mode, key, now, request, now - WORK_MS),
  ]);
  const row = found!.results[0]!;
  if (row.request !== request) return { kind: "mismatch" };
  if (row.status !== null && row.body !== null) return { kind: "again", status: row.status, body: row.body };
  return taken!.meta.changes > 0
    ? { kind: "work", intent: { subject: row.subject, at: row.created_at } }
    : { kind: "pending" };
}

/** Keeps the answer; a fault of ours is not kept, so that the same call may go on at once. */
export async function keepReply(
  db: D1Database,
  partner: Partner,
  key: string,
  answer: { readonly status: number; readonly body: string },
): Promise<void> {
  const where = "WHERE partner = ?1 AND mode = ?2 AND key = ?3";
  const change =
    answer.status >= 500
      ? db.prepare(`UPDATE partner_replies SET worked_at = 0 ${where}`)
      : db.prepare(`UPDATE partner_replies SET status = ?4, body = ?5 ${where}`);
  const rest = answer.status >= 500 ? [] : [answer.status, withoutSecrets(answer.body)];
  await change.bind(partner.id, partner.mode, key, ...rest).run();
}

/** A secret is said once. Who lost the answer has the next call make a new one. */
const withoutSecrets = (body: string): string =>
  body.includes(SECRET_PREFIX)
    ? JSON.stringify(JSON.parse(body), (_, value) =>
        typeof value === "string" && value.startsWith(SECRET_PREFIX) ? undefined : value,
      )
    : body;
