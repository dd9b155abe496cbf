import type { Env } from "../env.ts";
import { logLine } from "../log-line.ts";
import type { MatchResult } from "../match/result.ts";
import { signWebhook } from "../webhook-signature.ts";
import { delayFor } from "./delays.ts";
import type { DeliveryRef, WebhookMessage } from "./deliveries.ts";
import { openSecrets, setDisabled } from "./endpoints.ts";
import { tellPartners } from "./news.ts";
import { parseHookUrl } from "./origins.ts";

/**
 * Carries messages to partners' servers. Anything but a 2xx in time is tried again, ever later and never all at the
 * same moment; 410 means that nobody wants them any more; a redirect is a failure, since it could lead anywhere.
 * After the last try the queue puts the message among the dead ones, and the partner may send it again.
 */
const TIMEOUT_MS = 15_000;

interface Row {
  body: string;
  state: string;
  endpoint: string;
  url: string;
  secrets: string;
  disabled: string | null;
}

type Outcome = { readonly status: number | null; readonly error: string | null };

export async function deliverWebhooks(batch: MessageBatch<WebhookMessage>, env: Env): Promise<void> {
  await Promise.all(batch.messages.map((message) => take(message, env)));
}

async function take(message: Message<WebhookMessage>, env: Env): Promise<void> {
  const { body } = message;
  const isDone = "result" in body ? await fanOut(body.result, env) : await deliver(body.delivery, env);
  if (isDone) message.ack();
  else message.retry({ delaySeconds: delayFor(message.attempts, env.WEBHOOK_DELAYS, Math.random) });
}

/** A result becomes a delivery to each endpoint it concerns. False when that is to be tried again. */
async function fanOut(result: MatchResult, env: Env): Promise<boolean> {
  try {
    await tellPartners(env, result);
    return true;
  } catch (error) {
    logLine("error", "partners not told", { match: result.match, error: String(error) });
    return false;
  }
}

/** False when it is to be tried again. */
async function deliver(id: string, env: Env): Promise<boolean> {
  try {
    const row = await read(env.DB, id);
    if (row?.state !== "pending") return true;
    if (row.disabled !== null) {
      await note(env.DB, id, "failed", { status: null, error: "endpoint-disabled" });
      return true;
    }
    const outcome = await post(env, id, row);
    if (outcome.error === null) {
      await note(env.DB, id, "delivered", outcome);
      return true;
    }
    logLine("info", "webhook not taken", { delivery: id, code: outcome.error, status: outcome.status });
    if (outcome.status === 410) {
      await setDisabled(env.DB, null, row.endpoint, "gone");
      await note(env.DB, id, "failed", outcome);
      return true;
    }
    await note(env.DB, id, "pending", outcome);
  } catch (error) {
    logLine("error", "webhook failed", { delivery: id, error: String(error) });
  }
  return false;
}

async function post(env: Env, id: string, row: Row): Promise<Outcome> {
  const url = parseHookUrl(row.url, env.DEVELOPMENT === "1");
  if (!url.ok) return { status: null, error: url.error };
  const timestamp = Math.floor(Date.now() / 1000);
  const secrets = await openSecrets(env.SIGNING_KEYS, row.secrets);
  try {
    const answer = await fetch(url.value, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "Palabre-Webhooks/1",
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": await signWebhook(secrets, id, timestamp, row.body),
      },
      body: row.body,
    });
    await answer.body?.cancel();
    if (answer.ok) return { status: answer.status, error: null };
    const isRedirect = answer.status >= 300 && answer.status < 400;
    return { status: answer.status, error: isRedirect ? "redirected" : "refused" };
  } catch (error) {
    return { status: null, error: (error as Error).name === "TimeoutError" ? "timeout" : "unreachable" };
  }
}

/** What the queue gave up on stands as failed in the partner's list. */
export async function buryWebhooks(batch: MessageBatch<WebhookMessage>, env: Env): Promise<void> {
  const bury = env.DB.prepare(
    "UPDATE webhook_deliveries SET state = 'failed' WHERE id = ? AND state = 'pending'",
  );
  const dead = batch.messages.map(({ body }) => body).filter((body) => "delivery" in body) as DeliveryRef[];
  if (dead.length > 0) await env.DB.batch(dead.map(({ delivery }) => bury.bind(delivery)));
}

function read(db: D1Database, id: string): Promise<Row | null> {
  return db
    .prepare(
      `SELECT body, state, endpoint, url, secrets,
         coalesce(disabled, CASE WHEN disabled_at IS NOT NULL THEN 'partner' END) AS disabled
       FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint
       JOIN partners ON partners.id = e.partner WHERE d.id = ?`,
    )
    .bind(id)
    .first<Row>();
}

async function note(db: D1Database, id: string, state: string, { status, error }: Outcome): Promise<void> {
  await db
    .prepare(
      `UPDATE webhook_deliveries SET state = ?, attempts = attempts + 1, status = ?, error = ?, updated_at = ?
       WHERE id = ?`,
    )
    .bind(state, status, error, Date.now(), id)
    .run();
}
