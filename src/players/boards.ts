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

/** `?1` is the game, `?2` since when somebody must have played. */
const ROWS = `SELECT player, ${SHOWN_NAME} AS name, shown AS rating, matches, opponents
    FROM ratings JOIN players ON players.id = ratings.player
    WHERE game = ?1 AND played_at > ?2 AND gone_at IS NULL`;
const HAS_PLACE = `matches >= ${PLACE_MATCHES} AND opponents >= ${PLACE_OPPONENTS}`;

/** Somebody's own line, and how many are above it. */
const placeQueries = (db: D1Database, game: string, player: string, since: number): D1PreparedStatement[] => [
  db.prepare(`${ROWS} AND player = ?3`).bind(game, since, player),
  db
    .prepare(
      `SELECT COUNT(*) AS count FROM (${ROWS} AND ${HAS_PLACE})
         WHERE rating > (SELECT shown FROM ratings WHERE game = ?1 AND player = ?3)`,
    )
    .bind(game, since, player),
];

type Answered = Row & { readonly count: number };

export async function boardOf(db: D1Database, game: string, you: string | null, now: number): Promise<Board> {
  const order = "ORDER BY shown DESC, played_at, player LIMIT";
  const since = now - ACTIVE_MS;
  const [placed, provisional, own, above] = await db.batch<Answered>([
    db.prepare(`${ROWS} AND ${HAS_PLACE} ${order} ?3`).bind(game, since, PLACES),
    db.prepare(`${ROWS} AND NOT (${HAS_PLACE}) ${order} ?3`).bind(game, since, PROVISIONAL_PLACES),
    ...placeQueries(db, game, you ?? "", since),
  ]);
  const lines = placed!.results;
  return {
    game,
    players: lines.map((row) => ({
      // Equals share the place of the first of them.
      rank: 1 + lines.findIndex(({ rating }) => rating === row.rating),
      ...lineOf(row, you),
    })),
    provisional: provisional!.results.map((row) => lineOf(row, you)),
    you: placeIn(own, above),
  };
}

/** Where somebody stands; null without a rating of that game. */
export async function placeOn(
  db: D1Database,
  game: string,
  player: string,
  now: number,
): Promise<Board["you"]> {
  const [own, above] = await db.batch<Answered>(placeQueries(db, game, player, now - ACTIVE_MS));
  return placeIn(own, above);
}

function placeIn(own: D1Result<Answered> | undefined, above: D1Result<Answered> | undefined): Board["you"] {
  const mine = own!.results[0];
  return mine ? ownPlace(mine, above!.results[0]!.count) : null;
}

function lineOf({ player, name, rating, matches }: Row, you: string | null) {
  return { player, name, rating, matches, you: player === you };
}

function ownPlace({ rating, matches, opponents }: Row, above: number): Board["you"] {
  const provisional = isProvisional({ matches, opponents });
  return { rank: provisional ? null : above + 1, rating, matches, opponents, provisional };
}
