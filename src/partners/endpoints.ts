import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import type { Endpoint } from "../protocol/partners.ts";
import { SECRET_PREFIX } from "../webhook-signature.ts";
import type { Intent } from "./idempotency.ts";
import type { Partner } from "./partners.ts";
import { seal, unseal } from "./seal.ts";

/** Where a partner's server is told what happened. */
type Owner = Pick<Partner, "id" | "mode">;

/** While a secret is replaced both sign, so that no message is lost between the two. */
const LIVE_SECRETS = 2;
const COLUMNS = "id, url, disabled, created_at AS createdAt";

const newSecret = (): string =>
  SECRET_PREFIX + btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));

/** Those that count: a removed one stays in the list, beside what was delivered to it, and may be enabled again. */
const LIVE =
  "SELECT count(*) FROM webhook_endpoints WHERE partner = ?2 AND mode = ?3 AND disabled IS NOT 'removed'";

/**
 * Counted by the very statement that adds it, so that calls at the same moment cannot both be the last. One that was
 * added by a call which died before it could answer gets a secret that somebody hears.
 */
export async function addEndpoint(
  env: Env,
  partner: Owner,
  url: string,
  { subject, at }: Intent,
): Promise<Result<Endpoint & { readonly secret: string }, "too-many-endpoints">> {
  const id = `ep_${subject}`;
  const secret = newSecret();
  const secrets = JSON.stringify([await seal(env.SIGNING_KEYS, secret)]);
  const added = await env.DB.prepare(
    `INSERT INTO webhook_endpoints (id, partner, mode, url, secrets, created_at)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE (${LIVE} AND id != ?1) < ?7
     ON CONFLICT (id) DO UPDATE SET secrets = excluded.secrets`,
  )
    .bind(id, partner.id, partner.mode, url, secrets, at, env.WEBHOOK_ENDPOINTS)
    .run();
  return added.meta.changes > 0
    ? ok({ id, url, disabled: null, createdAt: at, secret })
    : fail("too-many-endpoints");
}

export async function listEndpoints(db: D1Database, partner: Owner): Promise<Endpoint[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM webhook_endpoints WHERE partner = ? AND mode = ? ORDER BY created_at`)
    .bind(partner.id, partner.mode)
    .all<Endpoint>();
  return results;
}

/** A new secret signs beside the last one. Null when there is no such endpoint. */
export async function rotateSecret(env: Env, partner: Owner, id: string): Promise<string | null> {
  const before = await env.DB.prepare(
    "SELECT secrets FROM webhook_endpoints WHERE id = ? AND partner = ? AND mode = ?",
  )
    .bind(id, partner.id, partner.mode)
    .first<string>("secrets");
  if (before === null) return null;
  const secret = newSecret();
  const sealed = await seal(env.SIGNING_KEYS, secret);
  const secrets = [sealed, ...(JSON.parse(before) as string[])].slice(0, LIVE_SECRETS);
  await env.DB.prepare("UPDATE webhook_endpoints SET secrets = ? WHERE id = ?")
    .bind(JSON.stringify(secrets), id)
    .run();
  return secret;
}

/** One that was removed counts again from then on, and so may be one too many. */
export async function enableEndpoint(
  env: Env,
  partner: Owner,
  id: string,
): Promise<Result<null, "not-found" | "too-many-endpoints">> {
  const [found, enabled] = await env.DB.batch([
    env.DB.prepare("SELECT 1 FROM webhook_endpoints WHERE id = ?1 AND partner = ?2 AND mode = ?3").bind(
      id,
      partner.id,
      partner.mode,
    ),
    env.DB.prepare(
      `UPDATE webhook_endpoints SET disabled = NULL WHERE id = ?1 AND partner = ?2 AND mode = ?3
       AND (disabled IS NOT 'removed' OR (${LIVE}) < ?4)`,
    ).bind(id, partner.id, partner.mode, env.WEBHOOK_ENDPOINTS),
  ]);
  if (found!.results.length === 0) return fail("not-found");
  return enabled!.meta.changes > 0 ? ok(null) : fail("too-many-endpoints");
}

export async function setDisabled(
  db: D1Database,
  partner: Owner | null,
  id: string,
  reason: string,
): Promise<boolean> {
  const changed = await db
    .prepare(
      "UPDATE webhook_endpoints SET disabled = ?1 WHERE id = ?2 AND (?3 IS NULL OR (partner = ?3 AND mode = ?4))",
    )
    .bind(reason, id, partner?.id ?? null, partner?.mode ?? null)
    .run();
  return changed.meta.changes > 0;
}

export const openSecrets = (keys: string, sealed: string): Promise<string[]> =>
  Promise.all((JSON.parse(sealed) as string[]).map((each) => unseal(keys, each)));
