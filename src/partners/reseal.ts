import type { Env } from "../env.ts";
import { parseKeys } from "../players/tokens.ts";
import type { Resealed } from "../protocol/partners.ts";
import { seal, unseal } from "./seal.ts";

/**
 * Seals every secret of partners anew with the key that signs today, so that an older one may be dropped. A secret
 * whose key is gone already cannot be read any more: it is counted, left as it is, and its partner needs a new one.
 */
export async function resealSecrets({
  DB,
  SIGNING_KEYS,
}: Pick<Env, "DB" | "SIGNING_KEYS">): Promise<Resealed> {
  const [[kid] = [""]] = parseKeys(SIGNING_KEYS);
  const told = { resealed: 0, lost: 0 };

  async function renew(sealed: string): Promise<string> {
    if (sealed.startsWith(`${kid}.`)) return sealed;
    const secret = await unseal(SIGNING_KEYS, sealed).catch(() => null);
    if (secret === null) {
      told.lost++;
      return sealed;
    }
    told.resealed++;
    return seal(SIGNING_KEYS, secret);
  }

  const { results: signers } = await DB.prepare(
    "SELECT partner, kid, sealed FROM partner_signers WHERE sealed IS NOT NULL",
  ).all<{ partner: string; kid: string; sealed: string }>();
  for (const signer of signers) {
    const sealed = await renew(signer.sealed);
    // Only over what was read: a secret that was replaced meanwhile is the newer one.
    await DB.prepare("UPDATE partner_signers SET sealed = ?1 WHERE partner = ?2 AND kid = ?3 AND sealed = ?4")
      .bind(sealed, signer.partner, signer.kid, signer.sealed)
      .run();
  }

  const { results: endpoints } = await DB.prepare("SELECT id, secrets FROM webhook_endpoints").all<{
    id: string;
    secrets: string;
  }>();
  for (const endpoint of endpoints) {
    const secrets = await Promise.all((JSON.parse(endpoint.secrets) as string[]).map(renew));
    await DB.prepare("UPDATE webhook_endpoints SET secrets = ?1 WHERE id = ?2 AND secrets = ?3")
      .bind(JSON.stringify(secrets), endpoint.id, endpoint.secrets)
      .run();
  }
  return told;
}
