import { makeCode } from "../match/room-code.ts";

/** Codes are few: one that is this old may lead to another room. */
const KEPT_MS = 30 * 86_400_000;
const MOST_TRIES = 8;

/** A code of its own for this match. Two rooms that draw the same one at the same moment: one draws again. */
export async function claimCode(
  db: D1Database,
  match: string,
  now: number,
  draw = () => makeCode((bytes) => crypto.getRandomValues(bytes)),
): Promise<string> {
  const claim = db.prepare(
    `INSERT INTO room_codes (code, match, made_at) VALUES (?, ?, ?)
     ON CONFLICT (code) DO UPDATE SET match = excluded.match, made_at = excluded.made_at
     WHERE room_codes.made_at < ? RETURNING code`,
  );
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const code = draw();
    if (await claim.bind(code, match, now, now - KEPT_MS).first("code")) return code;
  }
  throw new Error(`No free room code in ${MOST_TRIES} draws`);
}

export async function matchOfCode(db: D1Database, code: string): Promise<string | null> {
  return db.prepare("SELECT match FROM room_codes WHERE code = ?").bind(code).first<string>("match");
}
