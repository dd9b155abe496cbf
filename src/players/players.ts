import { GUEST_NAMES } from "../core/guest-names.ts";
import { makeId } from "../core/ids.ts";
import type { Language } from "../core/language.ts";
import type { Env } from "../env.ts";
import type { Member } from "../match/events.ts";
import type { Me } from "../protocol/accounts.ts";
import { fourDigits, giveNameUp, guestName } from "./names.ts";
import { isProvisional } from "./rating.ts";

export async function createGuest(
  env: Env,
  name: string | undefined,
  language: Language,
  now: number,
): Promise<Member> {
  const id = makeId((bytes) => crypto.getRandomValues(bytes));
  const wanted = name ?? `${GUEST_NAMES[language]} ${fourDigits()}`;
  const player = { id, name: await guestName(env, wanted, null, now) };
  await env.DB.prepare(
    "INSERT INTO players (id, name, language, created_at, seen_at) VALUES (?1, ?2, ?3, ?4, ?4)",
  )
    .bind(player.id, player.name, language, now)
    .run();
  return player;
}

/** The name a guest goes by from now on; it may have got a number beside it. */
export async function renameGuest(env: Env, player: string, wanted: string, now: number): Promise<string> {
  const name = await guestName(env, wanted, player, now);
  await env.DB.prepare("UPDATE players SET name = ? WHERE id = ? AND gone_at IS NULL")
    .bind(name, player)
    .run();
  return name;
}

/** When they were last seen; never earlier than what is written. */
export const noteSeen = (db: D1Database, player: string, at: number): D1PreparedStatement =>
  db.prepare("UPDATE players SET seen_at = max(seen_at, ?) WHERE id = ?").bind(at, player);

/** Notes from which epoch on tokens hold; their own object has said so first. */
export const raiseEpoch = (db: D1Database, player: string, epoch: number): D1PreparedStatement =>
  db.prepare("UPDATE players SET epoch = max(epoch, ?) WHERE id = ?").bind(epoch, player);

/** Their matches stay, for those who played with them; the name and every way in go. */
export async function removePlayer(db: D1Database, player: string, now: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        "UPDATE players SET name = '', epoch = epoch + 1, gone_at = ? WHERE id = ? AND gone_at IS NULL",
      )
      .bind(now, player),
    giveNameUp(db, player, now),
    db.prepare("DELETE FROM passkeys WHERE player = ?").bind(player),
    db.prepare("DELETE FROM challenges WHERE player = ?").bind(player),
    db.prepare("DELETE FROM recoveries WHERE player = ?").bind(player),
    // What a partner was told of them it keeps or not; our copy of the message no longer says who it was.
    db
      .prepare(
        `UPDATE webhook_deliveries
         SET body = replace(body, '"sub":' || json_quote((SELECT sub FROM partner_players WHERE player = ?1)), '"sub":null')
         WHERE subject IN (SELECT match FROM result_players WHERE player = ?1)
           AND EXISTS (SELECT 1 FROM partner_players WHERE player = ?1 AND sub IS NOT NULL)`,
      )
      .bind(player),
    db.prepare("DELETE FROM partner_players WHERE player = ?").bind(player),
    // Whoever wrote about them may have named them.
    db
      .prepare(
        `UPDATE reports SET name = '', said = NULL, note = NULL, settled_note = NULL, objection = NULL
         WHERE player = ?`,
      )
      .bind(player),
    db.prepare("UPDATE reports SET note = NULL WHERE reporter = ?").bind(player),
    db.prepare("DELETE FROM ratings WHERE player = ?").bind(player),
    db.prepare("DELETE FROM daily WHERE player = ?").bind(player),
  ]);
}

export async function ratingsOf(db: D1Database, player: string): Promise<Me["ratings"]> {
  const { results } = await db
    .prepare("SELECT game, shown, matches, opponents FROM ratings WHERE player = ? ORDER BY game")
    .bind(player)
    .all<{ game: string; shown: number; matches: number; opponents: number }>();
  return results.map(({ game, shown, matches, opponents }) => ({
    game,
    rating: shown,
    matches,
    opponents,
    provisional: isProvisional({ matches, opponents }),
  }));
}
