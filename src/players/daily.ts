import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Language } from "../core/language.ts";
import type { DailyTable } from "../protocol/requests.ts";

/** The puzzle of the day: the same for everyone of a language on a date, one attempt each. */
export interface Puzzle {
  readonly game: string;
  readonly language: Language;
  /** `2026-11-16`, in UTC and by the server's clock. */
  readonly day: string;
}

const BEST_SHOWN = 50;

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Drawn with a server's secret, so that tomorrow's puzzle cannot be computed today. */
export function dailySeed(secret: string, { game, language, day }: Puzzle): Uint8Array {
  return hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`daily|${game}|${language}|${day}`));
}

/** The attempt that this player already has, if any. */
export async function attemptOf(
  db: D1Database,
  { game, language, day }: Puzzle,
  player: string,
): Promise<string | null> {
  return db
    .prepare("SELECT match FROM daily WHERE game = ? AND language = ? AND day = ? AND player = ?")
    .bind(game, language, day, player)
    .first<string>("match");
}

/** Notes an attempt. Of two made at the same moment the first counts, and both calls get that one. */
export async function noteAttempt(
  db: D1Database,
  puzzle: Puzzle,
  player: string,
  match: string,
): Promise<string> {
  const { game, language, day } = puzzle;
  await db
    .prepare("INSERT OR IGNORE INTO daily (game, language, day, player, match) VALUES (?, ?, ?, ?, ?)")
    .bind(game, language, day, player, match)
    .run();
  return (await attemptOf(db, puzzle, player)) ?? match;
}

/** The day's table: the best first. */
export async function dailyTable(db: D1Database, { game, language, day }: Puzzle): Promise<DailyTable> {
  const { results } = await db
    .prepare(
      `SELECT players.name AS name, daily.score AS score FROM daily JOIN players ON players.id = daily.player
       WHERE game = ? AND daily.language = ? AND day = ? AND score IS NOT NULL ORDER BY score DESC LIMIT ?`,
    )
    .bind(game, language, day, BEST_SHOWN)
    .all<DailyTable["scores"][number]>();
  return { game, language, day, scores: results };
}
