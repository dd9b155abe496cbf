import { makeId } from "../core/ids.ts";
import type { Env } from "../env.ts";
import type { Member } from "../match/events.ts";
import { readVoucher, signVoucher } from "../players/vouchers.ts";
import type { Partner } from "./partners.ts";

/** Players who come through a partner's page: its guests, and its own users by the name it knows them under. */
const RESUME_MS = 90 * 86_400_000;

export async function noteGuest(
  db: D1Database,
  partner: Partner,
  player: string,
  now: number,
): Promise<void> {
  await db
    .prepare("INSERT INTO partner_players (player, partner, mode, created_at) VALUES (?, ?, ?, ?)")
    .bind(player, partner.id, partner.mode, now)
    .run();
}

/** What the partner's page keeps for a guest where our frame may keep nothing; good at that partner only. */
export const resumeVoucher = (
  keys: string,
  partner: Partner,
  player: string,
  epoch: number,
  now: number,
): Promise<string> => signVoucher(keys, "resume", { partner: partner.id, player, epoch }, now + RESUME_MS);

/**
 * Null unless the voucher's player is still a guest, and has not signed out everywhere since it was given: who has made
 * an account comes in with its passkey.
 */
export async function resumedGuest(
  env: Env,
  partner: Partner,
  voucher: string,
  now: number,
): Promise<(Member & { readonly epoch: number }) | null> {
  const read = await readVoucher(env.SIGNING_KEYS, "resume", voucher, now);
  if (!read || read.partner !== partner.id) return null;
  const guest = await env.DB.prepare(
    `SELECT players.id, players.name FROM partner_players JOIN players ON players.id = partner_players.player
     WHERE player = ? AND partner = ? AND mode = ? AND sub IS NULL AND kind = 'guest' AND gone_at IS NULL`,
  )
    .bind(read.player, partner.id, partner.mode)
    .first<Member>();
  if (!guest) return null;
  const epoch = await env.PLAYERS.getByName(guest.id).epoch();
  return Number(read.epoch ?? 0) < epoch ? null : { ...guest, epoch };
}

/** The partner's user, made a player at the first visit. A new name is taken over, since it is the partner's to give. */
export async function userOf(
  db: D1Database,
  partner: Partner,
  user: { readonly sub: string; readonly name: string; readonly language: string },
  now: number,
): Promise<{ readonly player: Member; readonly renamed: boolean }> {
  const find = db
    .prepare(
      `SELECT players.id, players.name FROM partner_players JOIN players ON players.id = partner_players.player
       WHERE partner = ? AND mode = ? AND sub = ?`,
    )
    .bind(partner.id, partner.mode, user.sub);
  const known = await find.first<Member>();
  if (known) {
    if (known.name === user.name) return { player: known, renamed: false };
    await db.prepare("UPDATE players SET name = ? WHERE id = ?").bind(user.name, known.id).run();
    return { player: { id: known.id, name: user.name }, renamed: true };
  }
  const id = makeId((bytes) => crypto.getRandomValues(bytes));
  // Two first visits at once: the second insert finds the row of the first, and both read that one.
  await db.batch([
    db
      .prepare(
        `INSERT OR IGNORE INTO partner_players (player, partner, mode, sub, created_at) VALUES (?, ?, ?, ?, ?)`,
      )
      .bind(id, partner.id, partner.mode, user.sub, now),
    db
      .prepare(
        `INSERT INTO players (id, name, language, created_at, seen_at, kind)
         SELECT ?1, ?2, ?3, ?4, ?4, 'partner' WHERE EXISTS (SELECT 1 FROM partner_players WHERE player = ?1)`,
      )
      .bind(id, user.name, user.language, now),
  ]);
  return { player: (await find.first<Member>())!, renamed: false };
}
