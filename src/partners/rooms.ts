import type { Env } from "../env.ts";
import { readVoucher, signVoucher } from "../players/vouchers.ts";

/** Rooms that a partner makes for its people: every seat has a link of its own, and nobody else may sit there. */
export const seatVoucher = (env: Env, match: string, seat: number, expiresAt: number): Promise<string> =>
  signVoucher(env.SIGNING_KEYS, "seat", { match, seat }, expiresAt);

/** The seat that a link is for; null when it is forged, too old or another room's. */
export async function seatOfVoucher(env: Env, match: string, voucher: string): Promise<number | null> {
  const read = await readVoucher(env.SIGNING_KEYS, "seat", voucher, Date.now());
  return read?.match === match && typeof read.seat === "number" ? read.seat : null;
}

export async function noteMatch(
  db: D1Database,
  partner: { readonly id: string; readonly mode: string },
  match: string,
  now: number,
): Promise<void> {
  await db
    .prepare("INSERT OR IGNORE INTO partner_matches (partner, mode, match, created_at) VALUES (?, ?, ?, ?)")
    .bind(partner.id, partner.mode, match, now)
    .run();
}

/** A partner reads what it made, and what its own players took part in; anybody else's match is not there. */
export async function isMatchOf(
  db: D1Database,
  partner: { readonly id: string; readonly mode: string },
  match: string,
): Promise<boolean> {
  const found = await db
    .prepare("SELECT 1 FROM partner_matches WHERE partner = ? AND mode = ? AND match = ?")
    .bind(partner.id, partner.mode, match)
    .first();
  return found !== null;
}
