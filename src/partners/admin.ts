import { toBase64Url } from "../core/bytes.ts";
import type { PartnerChange, PartnerListed, PartnerMade } from "../protocol/partners.ts";
import { DEMO_ID } from "./demo.ts";
import { KEY_MODES, type KeyKind, type KeyMode, makeKey } from "./keys.ts";
import { seal } from "./seal.ts";

/** What an administrator does with partners. Keys and secrets are given out once and cannot be read again. */
const LIVE_SIGNERS = 2;

/** With all four keys; null when there is a partner of that id. */
export async function createPartner(
  db: D1Database,
  { id, name, origins }: { readonly id: string; readonly name: string; readonly origins: readonly string[] },
  now: number,
): Promise<PartnerMade | null> {
  if (id === DEMO_ID) return null;
  const made = await db
    .prepare("INSERT OR IGNORE INTO partners (id, name, created_at) VALUES (?, ?, ?)")
    .bind(id, name, now)
    .run();
  if (made.meta.changes === 0) return null;
  await setOrigins(db, id, origins);
  const keys = [];
  for (const mode of KEY_MODES) {
    for (const kind of ["public", "secret"] as const)
      keys.push({ kind, mode, key: (await addKey(db, id, kind, mode, now)).key });
  }
  return { id, keys };
}

export async function setOrigins(db: D1Database, partner: string, origins: readonly string[]): Promise<void> {
  const add = db.prepare("INSERT OR IGNORE INTO partner_origins (partner, origin) VALUES (?, ?)");
  await db.batch([
    db.prepare("DELETE FROM partner_origins WHERE partner = ?").bind(partner),
    ...origins.map((origin) => add.bind(partner, origin)),
  ]);
}

export async function changePartner(
  db: D1Database,
  partner: string,
  { name, jwksUrl, disabled }: PartnerChange,
  now: number,
): Promise<void> {
  if (name !== undefined)
    await db.prepare("UPDATE partners SET name = ? WHERE id = ?").bind(name, partner).run();
  if (jwksUrl !== undefined)
    await db.prepare("UPDATE partners SET jwks_url = ? WHERE id = ?").bind(jwksUrl, partner).run();
  if (disabled !== undefined)
    await db
      .prepare("UPDATE partners SET disabled_at = ? WHERE id = ?")
      .bind(disabled ? now : null, partner)
      .run();
}

export async function addKey(
  db: D1Database,
  partner: string,
  kind: KeyKind,
  mode: KeyMode,
  now: number,
): Promise<{ readonly id: string; readonly key: string }> {
  const { id, key, hint } = await makeKey(kind, mode);
  await db
    .prepare("INSERT INTO partner_keys (id, partner, kind, mode, hint, created_at) VALUES (?, ?, ?, ?, ?, ?)")
    .bind(id, partner, kind, mode, hint, now)
    .run();
  return { id, key };
}

export async function revokeKey(db: D1Database, partner: string, id: string, now: number): Promise<boolean> {
  const revoked = await db
    .prepare("UPDATE partner_keys SET revoked_at = ? WHERE id = ? AND partner = ? AND revoked_at IS NULL")
    .bind(now, id, partner)
    .run();
  return revoked.meta.changes > 0;
}

/** Two may be live, so that one can be replaced by the other. Without a public key: the shared secret we made. */
export async function addSigner(
  db: D1Database,
  keys: string,
  partner: string,
  { kid, jwk }: { readonly kid: string; readonly jwk?: Record<string, unknown> | undefined },
  now: number,
): Promise<{ readonly kid: string; readonly secret: string | null } | "too-many-signers"> {
  const live = await db
    .prepare("SELECT count(*) AS n FROM partner_signers WHERE partner = ? AND kid <> ?")
    .bind(partner, kid)
    .first<number>("n");
  if ((live ?? 0) >= LIVE_SIGNERS) return "too-many-signers";
  const secret = jwk ? null : toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  await db
    .prepare(
      "INSERT OR REPLACE INTO partner_signers (partner, kid, jwk, sealed, created_at) VALUES (?, ?, ?, ?, ?)",
    )
    .bind(partner, kid, jwk ? JSON.stringify(jwk) : null, secret && (await seal(keys, secret)), now)
    .run();
  return { kid, secret };
}

export async function removeSigner(db: D1Database, partner: string, kid: string): Promise<boolean> {
  const removed = await db
    .prepare("DELETE FROM partner_signers WHERE partner = ? AND kid = ?")
    .bind(partner, kid)
    .run();
  return removed.meta.changes > 0;
}

/** Everyone, or the one named. */
export async function listPartners(db: D1Database, id: string | null = null): Promise<PartnerListed[]> {
  const { results } = await db
    .prepare(
      `SELECT id, name, jwks_url AS jwksUrl, disabled_at AS disabledAt,
         (SELECT json_group_array(origin) FROM partner_origins WHERE partner = partners.id) AS origins,
         (SELECT json_group_array(json_object('id', k.id, 'kind', k.kind, 'mode', k.mode, 'hint', k.hint,
            'revokedAt', k.revoked_at)) FROM partner_keys k WHERE k.partner = partners.id) AS keys,
         (SELECT json_group_array(json_object('kid', s.kid, 'kind',
            CASE WHEN s.jwk IS NULL THEN 'shared secret' ELSE 'public key' END))
            FROM partner_signers s WHERE s.partner = partners.id) AS signers
       FROM partners WHERE ?1 IS NULL OR id = ?1 ORDER BY created_at`,
    )
    .bind(id)
    .all<
      Record<"id" | "name" | "origins" | "keys" | "signers", string> & {
        jwksUrl: string | null;
        disabledAt: number | null;
      }
    >();
  return results.map(({ origins, keys, signers, ...rest }) => ({
    ...rest,
    origins: JSON.parse(origins),
    keys: JSON.parse(keys),
    signers: JSON.parse(signers),
  }));
}
