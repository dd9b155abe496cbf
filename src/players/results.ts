import { orAsBefore } from "../core/release.ts";
import type { Env } from "../env.ts";
import { logLine } from "../log-line.ts";
import type { MatchResult } from "../match/result.ts";
import { changeAllInD1 } from "./bearer.ts";
import { isRated, type RatingChange, ratedChanges, ratingRows } from "./rated.ts";

/**
 * Writes results as they come from the queue, one after the other: ratings depend on the order. A message may come
 * twice; everything is written in one transaction that begins with the match's own row, so a second time changes
 * nothing. Only once it is written does the match stop sending it. Partners are told by a queue of their own: whatever
 * goes wrong there, a result does not wait for it.
 */
export async function recordResults(batch: MessageBatch<MatchResult>, env: Env): Promise<void> {
  for (const message of batch.messages) {
    const result = message.body;
    try {
      const rateable = result.rated ? result.players.map(({ id }) => id) : [];
      // Also the second time: the first may have ended right here.
      const rated = await changeAllInD1(
        env,
        rateable,
        async () => (await recorded(env.DB, result.match)) ?? (await record(env.DB, result)),
      );
      await env.WEBHOOKS.send({ result: { ...result, rated } });
      await tellRecorded(env, result.match);
      message.ack();
    } catch (error) {
      logLine("error", "result not recorded", { match: result.match, error: String(error) });
      message.retry();
    }
  }
}

/** The match need not send it again. */
async function tellRecorded(env: Env, match: string): Promise<void> {
  const object = env.MATCHES.getByName(match);
  await orAsBefore(
    () => object.resultRecorded(),
    () => object.settled(),
  );
}

/** Whether it was rated, once it is written; null before. */
async function recorded(db: D1Database, match: string): Promise<boolean | null> {
  const row = await db
    .prepare("SELECT rated FROM results WHERE match = ?")
    .bind(match)
    .first<{ rated: number }>();
  return row && row.rated === 1;
}

/** Says whether it was rated. Throws if another has recorded it meanwhile; nothing is written then. */
async function record(db: D1Database, result: MatchResult): Promise<boolean> {
  const { match, game, language, reason, finishedAt, players, bots = [] } = result;
  const rated = await isRated(db, result);
  const changes = rated ? await ratedChanges(db, game, players) : new Map<string, RatingChange>();
  const insert = db.prepare(
    `INSERT INTO results (match, game, language, reason, finished_at, rated, bots) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const seat = db.prepare(
    `INSERT INTO result_players (match, player, seat, rank, score, finished_at, rating_before, rating_after)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const daily = db.prepare("UPDATE daily SET score = ?, finished_at = ? WHERE match = ?");
  await db.batch([
    insert.bind(match, game, language, reason, finishedAt, Number(rated), JSON.stringify(bots)),
    ...players.map(({ id, seat: at, rank, score }) => {
      const change = changes.get(id);
      return seat.bind(match, id, at, rank, score, finishedAt, change?.before ?? null, change?.after ?? null);
    }),
    ...ratingRows(db, result, changes),
    ...(players[0] ? [daily.bind(players[0].score, finishedAt, match)] : []),
  ]);
  return rated;
}
