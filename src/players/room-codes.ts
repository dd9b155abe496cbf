import { makeCode } from "../matchmaking/room-code.ts";

/** Codes are few: one that is this old may lead to another room. */
const KEPT_MS = 30 * 86_400_000;
const MOST_TRIES = 8;
/** No room is so long in the making: one that is not there by then never will be. */
export const MAKING_MS = 10_000;
const TIDIED_AT_ONCE = 5;

/** A code of its own for this match. Two rooms that draw the same one at the same moment: one draws again. */
export async function claimCode(
  db: D1Database,
  match: string,
  now: number,
  draw = () => makeCode((bytes) => crypto.getRandomValues(bytes)),
): Promise<string> {
  const claim = db.prepare(
    `INSERT INTO room_codes (code, match, made_at) VALUES (?, ?, ?)
     ON CONFLICT (code) DO UPDATE SET match = excluded.match, made_at = excluded.made_at, opened_at = NULL
     WHERE room_codes.made_at < ? RETURNING code`,
  );
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const code = draw();
    if (await claim.bind(code, match, now, now - KEPT_MS).first("code")) return code;
  }
  throw new Error(`No free room code in ${MOST_TRIES} draws`);
}

export interface CodeClaim {
  readonly match: string;
  /** Whether the room is known to have been made; a claim is written before. */
  readonly isOpened: boolean;
}

export async function matchOfCode(db: D1Database, code: string): Promise<CodeClaim | null> {
  const row = await db
    .prepare("SELECT match, opened_at FROM room_codes WHERE code = ?")
    .bind(code)
    .first<{ match: string; opened_at: number | null }>();
  return row && { match: row.match, isOpened: row.opened_at !== null };
}

/** The room of this code has been made. */
export async function openCode(db: D1Database, match: string, now: number): Promise<void> {
  await db
    .prepare("UPDATE room_codes SET opened_at = ? WHERE match = ? AND opened_at IS NULL")
    .bind(now, match)
    .run();
}

/**
 * Claims of which nobody said that their room was made, because the process died: those whose room is there are noted
 * as such, the others go. Called whenever a room is made, it has at most a few to look at.
 */
export async function tidyCodes(
  db: D1Database,
  isThere: (match: string) => Promise<boolean>,
  now: number,
): Promise<void> {
  const { results } = await db
    .prepare("SELECT match FROM room_codes WHERE opened_at IS NULL AND made_at < ? LIMIT ?")
    .bind(now - MAKING_MS, TIDIED_AT_ONCE)
    .all<{ match: string }>();
  for (const { match } of results) {
    if (await isThere(match)) await openCode(db, match, now);
    else await db.prepare("DELETE FROM room_codes WHERE match = ? AND opened_at IS NULL").bind(match).run();
  }
}
