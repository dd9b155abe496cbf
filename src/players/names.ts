import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { toHex } from "../core/bytes.ts";
import { numbered, skeletonsOf } from "../core/names.ts";
import type { Env } from "../env.ts";
import type { Member } from "../match/events.ts";
import { NAME_MAX } from "../protocol/requests.ts";
import { standingChanged } from "./bearer.ts";

/**
 * Who is called what. No two accounts have names that look alike; a guest whose name would be taken for an account's
 * gets a number beside it. Partners' users are called as their partner says, and are not compared.
 */
const HELD_MS = 30 * 86_400_000;
const MOST_TRIES = 8;
const AT_ONCE = 50;

/** In SQL, of a row of `players`: as `shownName` has it. */
export const SHOWN_NAME = `(players.name || ifnull(iif(players.kind = 'partner' AND players.name <> '', (
  SELECT ' · ' || partners.name FROM partner_players JOIN partners ON partners.id = partner_players.partner
  WHERE partner_players.player = players.id), ''), ''))`;

/** Every account that there was before names were claimed has claimed its own: asked once in an isolate's life. */
let areOldClaimed = false;

/** Gives an account this name; false when it looks like somebody else's, and then nothing changes. */
export async function nameAccount(env: Env, player: string, name: string, now: number): Promise<boolean> {
  await claimOldNames(env, now);
  return claim(env.DB, player, name, now);
}

/** The name that somebody has when they become an account, with a number beside it if it looks like another's. */
export async function nameAtSignUp(env: Env, { id, name }: Member, now: number): Promise<string> {
  return (await nameAccount(env, id, name, now)) ? name : claimNumbered(env.DB, id, name, now);
}

/** What a guest who wants this name is called. */
export async function guestName(env: Env, name: string, player: string | null, now: number): Promise<string> {
  await claimOldNames(env, now);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const wanted = tries === 0 ? name : numbered(name, fourDigits(), NAME_MAX);
    const taken = await env.DB.prepare(
      `SELECT 1 FROM name_claims WHERE skeleton IN (SELECT value FROM json_each(?)) AND player <> ?
       AND (held_until IS NULL OR held_until > ?) LIMIT 1`,
    )
      .bind(keysOf(wanted), player ?? "", now)
      .first();
    if (!taken) return wanted;
  }
  throw new Error("No free number for a name");
}

/** Part of a deletion: what they were called is nobody's for a while, and then anybody's. */
export const giveNameUp = (db: D1Database, player: string, now: number): D1PreparedStatement =>
  db
    .prepare("UPDATE name_claims SET held_until = ? WHERE player = ? AND held_until IS NULL")
    .bind(now + HELD_MS, player);

export const fourDigits = (): number => 1000 + (crypto.getRandomValues(new Uint16Array(1))[0]! % 9000);

/**
 * All or nothing: the name's skeletons are taken if none is another's, the one before is held, and the name is
 * written. One's own name of the last weeks may be taken back.
 */
async function claim(db: D1Database, player: string, name: string, now: number): Promise<boolean> {
  const keys = keysOf(name);
  const isMine = `(SELECT COUNT(*) FROM name_claims WHERE player = ?1 AND held_until IS NULL
    AND skeleton IN (SELECT value FROM json_each(?2))) = json_array_length(?2)`;
  const done = await db.batch<{ name: string }>([
    db.prepare("DELETE FROM name_claims WHERE held_until <= ?").bind(now),
    db
      .prepare(
        `INSERT INTO name_claims (skeleton, player) SELECT value, ?1 FROM json_each(?2)
         WHERE NOT EXISTS (SELECT 1 FROM name_claims
           WHERE player <> ?1 AND skeleton IN (SELECT value FROM json_each(?2)))
         ON CONFLICT (skeleton) DO UPDATE SET held_until = NULL`,
      )
      .bind(player, keys),
    db
      .prepare(
        `UPDATE name_claims SET held_until = ?3 WHERE player = ?1 AND held_until IS NULL
         AND skeleton NOT IN (SELECT value FROM json_each(?2)) AND ${isMine}`,
      )
      .bind(player, keys, now + HELD_MS),
    db
      .prepare(
        `UPDATE players SET name = ?3, has_claimed = 1 WHERE id = ?1 AND gone_at IS NULL AND ${isMine}
         RETURNING name`,
      )
      .bind(player, keys, name),
  ]);
  return done[3]!.results.length > 0;
}

async function claimNumbered(db: D1Database, player: string, name: string, now: number): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const wanted = numbered(name, fourDigits(), NAME_MAX);
    if (await claim(db, player, wanted, now)) return wanted;
  }
  throw new Error("No free number for a name");
}

/** For accounts older than claims: the oldest keeps a name that several have, the others get a number beside it. */
export async function claimOldNames(env: Env, now: number, again = false): Promise<void> {
  if (areOldClaimed && !again) return;
  for (;;) {
    const { results } = await env.DB.prepare(
      `SELECT id, name FROM players WHERE kind = 'account' AND has_claimed = 0 AND gone_at IS NULL
       ORDER BY created_at, id LIMIT ?`,
    )
      .bind(AT_ONCE)
      .all<Member>();
    for (const { id, name } of results) {
      if (await claim(env.DB, id, name, now)) continue;
      await claimNumbered(env.DB, id, name, now);
      await standingChanged(env, id);
    }
    if (results.length < AT_ONCE) break;
  }
  areOldClaimed = true;
}

/** As JSON, for SQL to take apart. */
const keysOf = (name: string): string =>
  JSON.stringify(skeletonsOf(name).map((skeleton) => toHex(sha256(utf8ToBytes(skeleton)))));

/** What these players are called today; who has gone, or is not known, is not in it. */
export async function namesOf(db: D1Database, players: readonly string[]): Promise<Map<string, string>> {
  const { results } = await db
    .prepare(
      `SELECT players.id AS id, ${SHOWN_NAME} AS name FROM players
       WHERE gone_at IS NULL AND players.id IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(players))
    .all<Member>();
  return new Map(results.map(({ id, name }) => [id, name]));
}
