import { toBase64Url } from "../core/bytes.ts";
import type { Member } from "../match/events.ts";
import type { Passkey } from "../protocol/accounts.ts";
import type { PlayerKind } from "./standing.ts";

/** Passkeys in D1. A guest with one is an account, under the id, the name and the history they had. */

export const MOST_PASSKEYS = 10;

/** What verifying an answer takes, and whom it signs in. */
export interface StoredPasskey {
  readonly id: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly player: Member & { readonly kind: PlayerKind; readonly epoch: number };
}

export interface FreshPasskey {
  readonly id: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly device: string | null;
  readonly synced: boolean;
}

export async function passkeysOf(
  db: D1Database,
  player: string,
): Promise<(Passkey & { transports: string[] })[]> {
  const { results } = await db
    .prepare(
      `SELECT id, device, synced, created_at AS createdAt, used_at AS usedAt, transports FROM passkeys
       WHERE player = ? ORDER BY created_at, id`,
    )
    .bind(player)
    .all<Omit<Passkey, "synced"> & { synced: number; transports: string }>();
  return results.map((row) => ({
    ...row,
    synced: row.synced === 1,
    transports: JSON.parse(row.transports) as string[],
  }));
}

/** Null when nobody who is still here has it. */
export async function findPasskey(db: D1Database, id: string): Promise<StoredPasskey | null> {
  const row = await db
    .prepare(
      `SELECT public_key, counter, players.id AS player, name, kind, epoch
       FROM passkeys JOIN players ON players.id = passkeys.player
       WHERE passkeys.id = ? AND gone_at IS NULL`,
    )
    .bind(id)
    .first<{
      public_key: ArrayBuffer | number[];
      counter: number;
      player: string;
      name: string;
      kind: PlayerKind;
      epoch: number;
    }>();
  if (!row) return null;
  const { public_key, counter, player, name, kind, epoch } = row;
  return { id, publicKey: new Uint8Array(public_key), counter, player: { id: player, name, kind, epoch } };
}

/** `along`: written with it or not at all. False when the passkey is known already, be it somebody else's: nothing is changed then. */
export async function addPasskey(
  db: D1Database,
  player: Member,
  { id, publicKey, counter, transports, device, synced }: FreshPasskey,
  along: readonly D1PreparedStatement[],
  now: number,
): Promise<boolean> {
  if (await db.prepare("SELECT 1 FROM passkeys WHERE id = ?").bind(id).first()) return false;
  await db.batch([
    db
      .prepare(
        `INSERT INTO passkeys (id, player, public_key, counter, transports, device, synced, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(id, player.id, publicKey, counter, JSON.stringify(transports), device, Number(synced), now),
    db.prepare("UPDATE players SET kind = 'account' WHERE id = ? AND kind = 'guest'").bind(player.id),
    ...along,
  ]);
  return true;
}

export async function notePasskeyUse(
  db: D1Database,
  id: string,
  counter: number,
  now: number,
): Promise<void> {
  await db.prepare("UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?").bind(counter, now, id).run();
}

/** The last one stays in any case: an account without a passkey could never be entered again. */
export async function removePasskey(db: D1Database, player: string, id: string): Promise<void> {
  await db
    .prepare(
      `DELETE FROM passkeys WHERE id = ?1 AND player = ?2
       AND (SELECT COUNT(*) FROM passkeys WHERE player = ?2) > 1`,
    )
    .bind(id, player)
    .run();
}

/** A short name for a passkey, to stand in tokens and with sockets: ids may have a thousand letters. */
export async function passkeyRef(id: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`palabre-passkey|${id}`));
  return toBase64Url(new Uint8Array(digest).slice(0, 12));
}
