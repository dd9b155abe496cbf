import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { fromHex, toHex } from "../core/bytes.ts";
import type { Language } from "../core/language.ts";
import type { DailyTable } from "../protocol/requests.ts";
import { SHOWN_NAME } from "./names.ts";

/** The puzzle of the day: the same for everyone of a language on a date, one attempt each. */
export interface Puzzle {
  readonly game: string;
  readonly language: Language;
  /** `2026-11-16`, in UTC and by the server's clock. */
  readonly day: string;
}

/** Which score is the better one, as the game says. */
export type BestScore = "highest" | "lowest";

/** What a puzzle is drawn from. */
export interface Draw {
  readonly seed: Uint8Array;
  /** Content hash of the lexicon. */
  readonly lexicon: string;
}

const BEST_SHOWN = 50;
const IS_GUEST = "coalesce(daily.kind, players.kind) = 'guest'";

/** Drawn with a server's secret, so that tomorrow's puzzle cannot be computed today. */
function seedOf(secret: string, { game, language, day }: Puzzle): Uint8Array {
  return hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`daily|${game}|${language}|${day}`));
}

/** The day's draw, fixed by its first player: whoever comes later gets the same, whatever changed meanwhile. */
export async function drawOf(db: D1Database, puzzle: Puzzle, secret: string, lexicon: string): Promise<Draw> {
  const { game, language, day } = puzzle;
  const [, read] = await db.batch<{ seed: string; lexicon: string }>([
    db
      .prepare("INSERT OR IGNORE INTO puzzles (game, language, day, seed, lexicon) VALUES (?, ?, ?, ?, ?)")
      .bind(game, language, day, toHex(seedOf(secret, puzzle)), lexicon),
    db
      .prepare("SELECT seed, lexicon FROM puzzles WHERE game = ? AND language = ? AND day = ?")
      .bind(game, language, day),
  ]);
  const [row] = read!.results;
  return { seed: fromHex(row!.seed), lexicon: row!.lexicon };
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

/** Notes an attempt, by who the player is now. Of two made at the same moment the first counts, and both calls get that one. */
export async function noteAttempt(
  db: D1Database,
  puzzle: Puzzle,
  player: string,
  match: string,
): Promise<string> {
  const { game, language, day } = puzzle;
  await db
    .prepare(
      `INSERT OR IGNORE INTO daily (game, language, day, player, match, kind)
       VALUES (?, ?, ?, ?4, ?, coalesce((SELECT kind FROM players WHERE id = ?4), 'guest'))`,
    )
    .bind(game, language, day, player, match)
    .run();
  return (await attemptOf(db, puzzle, player)) ?? match;
}

interface Place {
  readonly name: string;
  readonly player: string;
  readonly score: number;
  readonly rank: number | null;
}

/**
 * The day's table: the best first, equal scores sharing a rank, and the reader's own place wherever it is. The score of
 * who began as a guest is shown and has no rank, also once they have an account: a guest may play the same puzzle again
 * as somebody new. Attempts from before that was noted go by what the player is.
 */
export async function dailyTable(
  db: D1Database,
  { game, language, day }: Puzzle,
  best: BestScore,
  reader: string | null,
): Promise<DailyTable> {
  const order = best === "lowest" ? "score ASC" : "score DESC";
  const finished = `SELECT ${SHOWN_NAME} AS name, daily.player AS player, score, finished_at,
      iif(${IS_GUEST}, NULL, RANK() OVER (PARTITION BY ${IS_GUEST} ORDER BY ${order})) AS rank
    FROM daily JOIN players ON players.id = daily.player
    WHERE game = ? AND daily.language = ? AND day = ? AND score IS NOT NULL AND gone_at IS NULL`;
  const [first, mine, count] = await db.batch([
    db.prepare(`${finished} ORDER BY ${order}, finished_at LIMIT ?`).bind(game, language, day, BEST_SHOWN),
    db.prepare(`SELECT * FROM (${finished}) WHERE player = ?`).bind(game, language, day, reader),
    db
      .prepare(`SELECT count(*) AS players, count(rank) AS ranked FROM (${finished})`)
      .bind(game, language, day),
  ]);
  const place = ({ name, score, rank, player }: Place) => ({ rank, name, score, mine: player === reader });
  const [own] = mine!.results as Place[];
  const [{ players, ranked }] = count!.results as [{ players: number; ranked: number }];
  return {
    ...{ game, language, day, players, ranked },
    scores: (first!.results as Place[]).map(place),
    mine: own ? place(own) : null,
  };
}
