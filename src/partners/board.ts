import { isProvisional } from "../players/rating.ts";
import type { Partner } from "./partners.ts";

/** The partner's own users by rating in a game. Its guests are nobody it could name. */
const MOST = 100;

export async function partnerBoard(db: D1Database, partner: Partner, game: string) {
  const { results } = await db
    .prepare(
      `SELECT sub, name, shown AS rating, matches, opponents FROM partner_players
       JOIN players ON players.id = partner_players.player
       JOIN ratings ON ratings.player = players.id
       WHERE partner = ? AND mode = ? AND sub IS NOT NULL AND game = ? AND gone_at IS NULL
       ORDER BY shown DESC, sub LIMIT ?`,
    )
    .bind(partner.id, partner.mode, game, MOST)
    .all<{ sub: string; name: string; rating: number; matches: number; opponents: number }>();
  return {
    game,
    players: results.map(({ opponents, ...row }, i) => ({
      ...row,
      rank: i + 1,
      provisional: isProvisional({ ...row, opponents }),
    })),
  };
}
