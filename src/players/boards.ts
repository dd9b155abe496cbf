import type { Board } from "../protocol/accounts.ts";
import { PLACE_MATCHES, PLACE_OPPONENTS } from "../protocol/place.ts";
import { SHOWN_NAME } from "./names.ts";
import { isProvisional } from "./rating.ts";

/** The leader board of a game, whatever the language of its words. */

const PLACES = 50;
const PROVISIONAL_PLACES = 20;
/** Who has not played for so long gives way. */
const ACTIVE_MS = 180 * 86_400_000;

interface Row {
  readonly player: string;
  readonly name: string;
  readonly rating: number;
  readonly matches: number;
  readonly opponents: number;
}

export async function boardOf(db: D1Database, game: string, you: string | null, now: number): Promise<Board> {
  const rows = `SELECT player, ${SHOWN_NAME} AS name, shown AS rating, matches, opponents
    FROM ratings JOIN players ON players.id = ratings.player
    WHERE game = ?1 AND played_at > ?2 AND gone_at IS NULL`;
  const hasPlace = `matches >= ${PLACE_MATCHES} AND opponents >= ${PLACE_OPPONENTS}`;
  const order = "ORDER BY shown DESC, played_at, player LIMIT";
  const since = now - ACTIVE_MS;
  const [placed, provisional, own, above] = await db.batch<Row & { count: number }>([
    db.prepare(`${rows} AND ${hasPlace} ${order} ?3`).bind(game, since, PLACES),
    db.prepare(`${rows} AND NOT (${hasPlace}) ${order} ?3`).bind(game, since, PROVISIONAL_PLACES),
    db.prepare(`${rows} AND player = ?3`).bind(game, since, you ?? ""),
    db
      .prepare(
        `SELECT COUNT(*) AS count FROM (${rows} AND ${hasPlace})
         WHERE rating > (SELECT shown FROM ratings WHERE game = ?1 AND player = ?3)`,
      )
      .bind(game, since, you ?? ""),
  ]);
  const mine = own!.results[0];
  const lines = placed!.results;
  return {
    game,
    players: lines.map((row) => ({
      // Equals share the place of the first of them.
      rank: 1 + lines.findIndex(({ rating }) => rating === row.rating),
      ...lineOf(row, you),
    })),
    provisional: provisional!.results.map((row) => lineOf(row, you)),
    you: mine ? ownPlace(mine, above!.results[0]!.count) : null,
  };
}

function lineOf({ player, name, rating, matches }: Row, you: string | null) {
  return { name, rating, matches, you: player === you };
}

function ownPlace({ rating, matches, opponents }: Row, above: number): Board["you"] {
  const provisional = isProvisional({ matches, opponents });
  return { rank: provisional ? null : above + 1, rating, matches, opponents, provisional };
}
