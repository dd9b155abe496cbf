import { VOID } from "../match/void.ts";
import type { Card } from "../protocol/people.ts";
import { namesOf } from "./names.ts";
import { ratingsOf } from "./players.ts";

/** Who somebody is to whoever presses their name. Whether one of the two has blocked the other is not in it. */
export async function cardOf(db: D1Database, player: string, you: string | null): Promise<Card | null> {
  const known = await db.prepare("SELECT 1 FROM players WHERE id = ?").bind(player).first();
  if (!known) return null;
  const [names, ratings, matches, between] = await Promise.all([
    namesOf(db, [player]),
    ratingsOf(db, player),
    db
      .prepare(
        `SELECT COUNT(DISTINCT match) AS count FROM result_players JOIN results USING (match)
         WHERE player = ? AND reason <> ?`,
      )
      .bind(player, VOID)
      .first<number>("count"),
    you === null || you === player ? null : betweenOf(db, you, player),
  ]);
  const name = names.get(player) ?? null;
  // Who has gone leaves results behind, and no number that would tell of them.
  return { player, name, ratings, matches: name === null ? 0 : (matches ?? 0), between };
}

/** Two on one seat were not against each other. */
const AGAINST = `FROM result_players AS own
  JOIN result_players AS other ON other.match = own.match AND other.player = ?2 AND other.seat <> own.seat
  JOIN results ON results.match = own.match
  WHERE own.player = ?1 AND reason <> ?3`;

async function betweenOf(db: D1Database, you: string, player: string): Promise<Card["between"]> {
  const [sums, latest] = await db.batch<Record<string, number & string>>([
    db
      .prepare(
        `SELECT COUNT(*) FILTER (WHERE own.rank < other.rank) AS won,
           COUNT(*) FILTER (WHERE own.rank > other.rank) AS lost,
           COUNT(*) FILTER (WHERE own.rank = other.rank) AS drawn ${AGAINST}`,
      )
      .bind(you, player, VOID),
    // With a third at the table, playing again would be asking them too.
    db
      .prepare(
        `SELECT own.match AS match, game ${AGAINST}
           AND (SELECT COUNT(*) FROM result_players AS all_of WHERE all_of.match = own.match) = 2
         ORDER BY own.finished_at DESC, own.match DESC LIMIT 1`,
      )
      .bind(you, player, VOID),
  ]);
  const { won, lost, drawn } = sums!.results[0]!;
  const again = latest!.results[0];
  return {
    won: won!,
    lost: lost!,
    drawn: drawn!,
    again: again ? { match: again.match!, game: again.game! } : null,
  };
}
