import { toBase64Url } from "../core/bytes.ts";

/** Random bytes for an authenticator to sign: good for one answer, and for five minutes. */
export const CHALLENGE_MS = 5 * 60_000;
const CHALLENGE_BYTES = 32;

/** `player`: who makes a passkey or confirms with one; null for signing in. */
export async function issueChallenge(
  db: D1Database,
  player: string | null,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = crypto.getRandomValues(new Uint8Array(CHALLENGE_BYTES));
  const insert = db.prepare("INSERT INTO challenges (challenge, player, expires_at) VALUES (?, ?, ?)");
  await db.batch([
    db.prepare("DELETE FROM challenges WHERE expires_at <= ?").bind(now),
    insert.bind(toBase64Url(challenge), player, now + CHALLENGE_MS),
  ]);
  return challenge;
}

/** Takes the challenge away, and says whether it was there, in time, and meant for this. */
export async function spendChallenge(
  db: D1Database,
  challenge: string,
  player: string | null,
  now: number,
): Promise<boolean> {
  const spent = await db
    .prepare("DELETE FROM challenges WHERE challenge = ? RETURNING player, expires_at AS expiresAt")
    .bind(challenge)
    .first<{ player: string | null; expiresAt: number }>();
  return spent !== null && spent.player === player && now < spent.expiresAt;
}
