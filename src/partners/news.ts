import type { Env } from "../env.ts";
import type { MatchResult } from "../match/result.ts";
import { tell } from "./deliveries.ts";
import type { KeyMode } from "./keys.ts";
import { noteMatch } from "./rooms.ts";

/**
 * A finished match, told to every partner it concerns: whose room it was, or whose people played. Each is told who
 * its own people are by the names it gave them; of the others only their seats. No word of the game is in it.
 */
export async function tellPartners(env: Env, result: MatchResult): Promise<void> {
  const { match, game, language, reason, finishedAt, players, rated = false } = result;
  const { results: people } = await env.DB.prepare(
    "SELECT player, partner, mode, sub FROM partner_players WHERE player IN (SELECT value FROM json_each(?))",
  )
    .bind(JSON.stringify(players.map(({ id }) => id)))
    .all<{ player: string; partner: string; mode: KeyMode; sub: string | null }>();
  const { results: owners } = await env.DB.prepare(
    "SELECT partner, mode FROM partner_matches WHERE match = ?",
  )
    .bind(match)
    .all<{ partner: string; mode: KeyMode }>();
  const concerned = new Map(
    [...people, ...owners].map(({ partner, mode }) => [`${partner} ${mode}`, { id: partner, mode }]),
  );
  for (const partner of concerned.values()) {
    await noteMatch(env.DB, partner, match, finishedAt);
    const mine = people.filter((each) => each.partner === partner.id && each.mode === partner.mode);
    const seats = players.map(({ id, seat, rank, score }) => {
      const own = mine.find(({ player }) => player === id);
      return { seat, rank, score, sub: own?.sub ?? null, yours: own !== undefined };
    });
    const data = { match, game, language, reason, rated, finishedAt, players: seats };
    await tell(env, partner, "match.ended", match, data, Date.now());
  }
}
