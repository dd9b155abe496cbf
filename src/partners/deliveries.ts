import { makeId } from "../core/ids.ts";
import type { Env } from "../env.ts";
import type { MatchResult } from "../match/result.ts";
import type { Delivery, WebhookEvent } from "../protocol/partners.ts";
import type { Partner } from "./partners.ts";

/** Messages to partners' servers: written first, then queued, so that what the queue loses is still known. */
type Owner = Pick<Partner, "id" | "mode">;

/** A message to one endpoint; the rest of it is in D1. */
export interface DeliveryRef {
  readonly delivery: string;
}

/**
 * What goes through the webhooks' queue: a result of which partners are to be told, and what came of that. The first
 * is a message of its own, so that no result waits for partners: the results' queue only hands it on.
 */
export type WebhookMessage = DeliveryRef | { readonly result: MatchResult };

const SHOWN = 100;
/** The queue takes no more at once. */
const MOST_SENT = 100;
const COLUMNS =
  "d.id, endpoint, type, state, attempts, status, error, d.created_at AS createdAt, d.updated_at AS updatedAt";

/**
 * Tells every endpoint of a partner. `subject` names what happened once: told twice, it is the same delivery; and one
 * that was written but perhaps never queued is queued again.
 */
export async function tell(
  env: Env,
  partner: Owner,
  type: WebhookEvent["type"],
  subject: string,
  data: Record<string, unknown>,
  now: number,
): Promise<number> {
  const event: WebhookEvent = { type, timestamp: new Date(now).toISOString(), data };
  const { results: endpoints } = await env.DB.prepare(
    `SELECT e.id FROM webhook_endpoints e JOIN partners ON partners.id = e.partner
     WHERE e.partner = ? AND mode = ? AND disabled IS NULL AND disabled_at IS NULL`,
  )
    .bind(partner.id, partner.mode)
    .all<{ id: string }>();
  const insert = env.DB.prepare(
    `INSERT OR IGNORE INTO webhook_deliveries (id, endpoint, type, subject, body, state, attempts, created_at, updated_at)
     VALUES (?1, ?2, ?3, ?4, ?5, 'pending', 0, ?6, ?6)`,
  );
  const ids = endpoints.map(() => `msg_${makeId((bytes) => crypto.getRandomValues(bytes))}`);
  if (endpoints.length > 0)
    await env.DB.batch(
      endpoints.map(({ id }, i) => insert.bind(ids[i], id, type, subject, JSON.stringify(event), now)),
    );
  // Also those of an endpoint that was disabled meanwhile: their delivery is what says that they failed.
  const { results: fresh } = await env.DB.prepare(
    `SELECT d.id AS delivery FROM webhook_endpoints e
     JOIN webhook_deliveries d ON d.endpoint = e.id AND d.type = ? AND d.subject = ?
     WHERE e.partner = ? AND e.mode = ? AND d.state = 'pending' AND d.attempts = 0`,
  )
    .bind(type, subject, partner.id, partner.mode)
    .all<DeliveryRef>();
  for (let i = 0; i < fresh.length; i += MOST_SENT)
    await env.WEBHOOKS.sendBatch(fresh.slice(i, i + MOST_SENT).map((body) => ({ body })));
  return fresh.length;
}

/** The newest first. */
export async function listDeliveries(db: D1Database, partner: Owner): Promise<Delivery[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint
       WHERE e.partner = ? AND e.mode = ? ORDER BY d.created_at DESC LIMIT ?`,
    )
    .bind(partner.id, partner.mode, SHOWN)
    .all<Delivery>();
  return results;
}

/** Sent again under the same id, whatever became of it before. False when there is no such delivery. */
export async function resend(env: Env, partner: Owner, id: string, now: number): Promise<boolean> {
  const renewed = await env.DB.prepare(
    `UPDATE webhook_deliveries SET state = 'pending', attempts = 0, updated_at = ?1 WHERE id = ?2
     AND endpoint IN (SELECT id FROM webhook_endpoints WHERE partner = ?3 AND mode = ?4)`,
  )
    .bind(now, id, partner.id, partner.mode)
    .run();
  if (renewed.meta.changes === 0) return false;
  await env.WEBHOOKS.send({ delivery: id });
  return true;
}
