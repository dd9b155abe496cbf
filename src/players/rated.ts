import type { MatchResult } from "../match/result.ts";
import { isVoid } from "../match/void.ts";
import { PLACE_OPPONENTS } from "../protocol/place.ts";
import { type Estimate, NEWCOMER, type Ranked, rateMatch, shownRating } from "./rating.ts";

/** What a rated match does to one of its players. */
export interface RatingChange extends Estimate {
  /** The numbers that people see. */
  readonly before: number;
  readonly after: number;
}

/** Of one pair the first so many results a game and UTC day count: who plays a friend all evening wins nothing more. */
const A_PAIR_A_DAY = 3;
const DAY_MS = 86_400_000;

/**
 * The one rule that says whether a result moves ratings. Its match was made to be rated (`mayBeRated`, and nobody at
 * the table a guest; a rematch as the match before it), it was played (not void), people sat on two seats or more,
 * none of them a user of a partner's test key, and no two of them have had their results of that game and day.
 */
export async function isRated(db: D1Database, result: MatchResult): Promise<boolean> {
  const { game, finishedAt, players } = result;
  if (result.rated !== true || isVoid(result)) return false;
  if (new Set(players.map(({ seat }) => seat)).size < 2) return false;
  const ids = JSON.stringify(players.map(({ id }) => id));
  const day = finishedAt - (finishedAt % DAY_MS);
  const [testers, pairs] = await db.batch([
    db
      .prepare(
        "SELECT 1 FROM partner_players WHERE player IN (SELECT value FROM json_each(?)) AND mode = 'test' LIMIT 1",
      )
      .bind(ids),
    db
      .prepare(
        `SELECT 1 FROM result_players AS one
         JOIN result_players AS other ON other.match = one.match AND other.player > one.player
         JOIN results ON results.match = one.match
         WHERE one.player IN (SELECT value FROM json_each(?1)) AND other.player IN (SELECT value FROM json_each(?1))
           AND one.finished_at >= ?2 AND one.finished_at < ?3 AND game = ?4 AND rated = 1
         GROUP BY one.player, other.player HAVING COUNT(*) >= ?5 LIMIT 1`,
      )
      .bind(ids, day, day + DAY_MS, game, A_PAIR_A_DAY),
  ]);
  return testers!.results.length === 0 && pairs!.results.length === 0;
}

/** By player; bots have no rating to win or lose. */
export async function ratedChanges(
  db: D1Database,
  game: string,
  players: readonly Ranked[],
): Promise<ReadonlyMap<string, RatingChange>> {
  const before = await estimatesOf(
    db,
    game,
    players.map(({ id }) => id),
  );
  return new Map(
    [...rateMatch(players, before)].map(([id, { mu, sigma }]) => [
      id,
      { mu, sigma, before: shownRating(before.get(id) ?? NEWCOMER), after: shownRating({ mu, sigma }) },
    ]),
  );
}

/** Writes what a result, whose rows are written before in the same batch, did to its players' ratings. */
export function ratingRows(
  db: D1Database,
  { game, finishedAt }: MatchResult,
  changes: ReadonlyMap<string, RatingChange>,
): D1PreparedStatement[] {
  const rating = db.prepare(
    `INSERT INTO ratings (player, game, mu, sigma, shown, matches, played_at)
     SELECT ?1, ?2, ?3, ?4, ?5, 1, ?6 WHERE NOT EXISTS (SELECT 1 FROM players WHERE id = ?1 AND gone_at IS NOT NULL)
     ON CONFLICT (player, game) DO UPDATE SET mu = ?3, sigma = ?4, shown = ?5, matches = matches + 1, played_at = ?6`,
  );
  // Who has met enough of them is not counted any more: it would read their whole history each time.
  const opponents = db.prepare(
    `UPDATE ratings SET opponents = (
       SELECT COUNT(DISTINCT other.player) FROM result_players AS own
       JOIN results ON results.match = own.match AND results.game = ?2 AND results.rated = 1
       JOIN result_players AS other ON other.match = own.match AND other.seat <> own.seat
       WHERE own.player = ?1
     ) WHERE player = ?1 AND game = ?2 AND opponents < ?3`,
  );
  return [...changes].flatMap(([id, { mu, sigma, after }]) => [
    rating.bind(id, game, mu, sigma, after, finishedAt),
    opponents.bind(id, game, PLACE_OPPONENTS),
  ]);
}

async function estimatesOf(
  db: D1Database,
  game: string,
  players: readonly string[],
): Promise<ReadonlyMap<string, Estimate>> {
  const places = players.map(() => "?").join(", ");
  const { results } = await db
    .prepare(`SELECT player, mu, sigma FROM ratings WHERE game = ? AND player IN (${places})`)
    .bind(game, ...players)
    .all<Estimate & { player: string }>();
  return new Map(results.map(({ player, mu, sigma }) => [player, { mu, sigma }]));
}
