import type { Language } from "../core/language.ts";
import type { Env } from "../env.ts";
import { logLine } from "../objects/log-line.ts";

/** What is kept of a finished match beside its own log: for history, tables and ratings. */
export interface MatchResult {
  readonly match: string;
  readonly game: string;
  readonly language: Language;
  readonly reason: string;
  readonly finishedAt: number;
  readonly players: readonly {
    readonly id: string;
    readonly seat: number;
    readonly rank: number;
    readonly score: number | null;
  }[];
}

/**
 * Writes results as they come from the queue. A message may come twice: everything is keyed by the match, and a
 * second time changes nothing. Only once it is written does the match stop sending it.
 */
export async function recordResults(batch: MessageBatch<MatchResult>, env: Env): Promise<void> {
  for (const message of batch.messages) {
    try {
      await env.DB.batch(statementsFor(env.DB, message.body));
      await env.MATCHES.getByName(message.body.match).settled();
      message.ack();
    } catch (error) {
      logLine("error", "result not recorded", { match: message.body.match, error: String(error) });
      message.retry();
    }
  }
}

function statementsFor(db: D1Database, result: MatchResult): D1PreparedStatement[] {
  const { match, game, language, reason, finishedAt, players } = result;
  const insert = db.prepare(
    "INSERT OR IGNORE INTO results (match, game, language, reason, finished_at) VALUES (?, ?, ?, ?, ?)",
  );
  const seat = db.prepare(
    "INSERT OR IGNORE INTO result_players (match, player, seat, rank, score) VALUES (?, ?, ?, ?, ?)",
  );
  const daily = db.prepare("UPDATE daily SET score = ? WHERE match = ?");
  return [
    insert.bind(match, game, language, reason, finishedAt),
    ...players.map((each) => seat.bind(match, each.id, each.seat, each.rank, each.score)),
    ...(players[0] ? [daily.bind(players[0].score, match)] : []),
  ];
}
