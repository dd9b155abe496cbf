import type { Partner } from "./partners.ts";

/**
 * A call with an `Idempotency-Key` has its effect once, however often it is sent: the first answer is kept for a day
 * and given again. The same key with another body is a mistake, and is told so.
 */
const KEPT_MS = 86_400_000;
/** After this long the first call is taken for dead, and the next one may do the work. */
const WORK_MS = 60_000;

export type Claim =
  | { readonly kind: "first" }
  | { readonly kind: "again"; readonly status: number; readonly body: string }
  | { readonly kind: "pending" }
  | { readonly kind: "mismatch" };

export async function claimKey(
  db: D1Database,
  partner: Partner,
  key: string,
  request: string,
  now: number,
): Promise<Claim> {
  const [, inserted] = await db.batch([
    db
      .prepare(
        `DELETE FROM partner_replies WHERE partner = ? AND mode = ?
         AND (created_at < ? OR (status IS NULL AND created_at < ?))`,
      )
      .bind(partner.id, partner.mode, now - KEPT_MS, now - WORK_MS),
    db
      .prepare(
        "INSERT OR IGNORE INTO partner_replies (partner, mode, key, request, created_at) VALUES (?, ?, ?, ?, ?)",
      )
      .bind(partner.id, partner.mode, key, request, now),
  ]);
  if (inserted!.meta.changes > 0) return { kind: "first" };
  const row = await db
    .prepare("SELECT request, status, body FROM partner_replies WHERE partner = ? AND mode = ? AND key = ?")
    .bind(partner.id, partner.mode, key)
    .first<{ request: string; status: number | null; body: string | null }>();
  if (row && row.request !== request) return { kind: "mismatch" };
  if (!row || row.status === null || row.body === null) return { kind: "pending" };
  return { kind: "again", status: row.status, body: row.body };
}

/** Keeps the answer; a fault of ours is not kept, so that it can be tried again. */
export async function settleKey(
  db: D1Database,
  partner: Partner,
  key: string,
  answer: { readonly status: number; readonly body: string },
): Promise<void> {
  const change =
    answer.status >= 500
      ? db.prepare("DELETE FROM partner_replies WHERE partner = ?1 AND mode = ?2 AND key = ?3")
      : db.prepare(
          "UPDATE partner_replies SET status = ?4, body = ?5 WHERE partner = ?1 AND mode = ?2 AND key = ?3",
        );
  const rest = answer.status >= 500 ? [] : [answer.status, answer.body];
  await change.bind(partner.id, partner.mode, key, ...rest).run();
}
