import { isKeyOf, type KeyKind, type KeyMode, keyId } from "./keys.ts";

/** A partner as one of its keys shows it. */
export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly mode: KeyMode;
  readonly origins: readonly string[];
  readonly jwksUrl: string | null;
}

interface Row {
  id: string;
  name: string;
  jwks_url: string | null;
  mode: KeyMode;
  origins: string;
}

/** Null for a key that nobody has, or has no more, or whose partner is disabled. */
export async function partnerByKey(db: D1Database, kind: KeyKind, key: string): Promise<Partner | null> {
  if (!isKeyOf(kind, key)) return null;
  const row = await db
    .prepare(
      `SELECT partners.id, partners.name, partners.jwks_url, partner_keys.mode,
         (SELECT json_group_array(origin) FROM partner_origins WHERE partner = partners.id) AS origins
       FROM partner_keys JOIN partners ON partners.id = partner_keys.partner
       WHERE partner_keys.id = ? AND partner_keys.kind = ? AND revoked_at IS NULL AND disabled_at IS NULL`,
    )
    .bind(await keyId(key), kind)
    .first<Row>();
  if (!row) return null;
  const { id, name, mode, jwks_url: jwksUrl } = row;
  return { id, name, mode, jwksUrl, origins: JSON.parse(row.origins) as string[] };
}

/** Whether pages of this origin belong to a partner. Asked at every upgrade from elsewhere, so briefly remembered. */
const REMEMBERED_MS = 30_000;
const MOST_REMEMBERED = 1000;
const remembered = new Map<string, { readonly known: boolean; readonly until: number }>();

export async function isPartnerOrigin(db: D1Database, origin: string, now: number): Promise<boolean> {
  const before = remembered.get(origin);
  if (before && before.until > now) return before.known;
  const found = await db
    .prepare(
      `SELECT 1 FROM partner_origins JOIN partners ON partners.id = partner_origins.partner
       WHERE origin = ? AND disabled_at IS NULL`,
    )
    .bind(origin)
    .first();
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(origin, { known: found !== null, until: now + REMEMBERED_MS });
  return found !== null;
}
