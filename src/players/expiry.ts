import type { Env } from "../env.ts";
import { logLine } from "../log-line.ts";
import { tellUntold } from "./measures.ts";
import { RETENTION } from "./retention.ts";

/**
 * What the daily trigger does: rows whose time is over go, and so do guests and partners' users who were not seen for so long. Every run
 * does a bounded part of it, and what is left is found by the next one; doing it twice is doing it once.
 */

/** Rows of a table that go by themselves: by which column, how long after it, and the table's primary key. */
interface Expiring {
  readonly table: string;
  readonly key: string;
  /** In milliseconds; where a row says itself when it ends, nothing is added. */
  readonly since: string;
  readonly keptMs: number;
  readonly where?: string;
}

export const EXPIRING: readonly Expiring[] = [
  { table: "webhook_deliveries", key: "id", since: "updated_at", keptMs: RETENTION.deliveryMs },
  { table: "dead_letters", key: "queue, subject", since: "last_at", keptMs: RETENTION.deadLetterMs },
  {
    table: "reports",
    key: "id",
    // A measure may last longer than its report would: who it holds for can still object.
    since: "max(settled_at, ifnull(objected_at, 0), ifnull(measure_until, 0))",
    keptMs: RETENTION.settledReportMs,
    where: "decision IS NOT NULL AND told_at IS NOT NULL",
  },
  { table: "reports", key: "id", since: "at", keptMs: RETENTION.openReportMs, where: "decision IS NULL" },
  { table: "partner_replies", key: "partner, mode, key", since: "created_at", keptMs: RETENTION.replyMs },
  { table: "room_codes", key: "code", since: "made_at", keptMs: RETENTION.roomCodeMs },
  { table: "partner_tokens", key: "partner, jti", since: "expires_at", keptMs: 0 },
  { table: "challenges", key: "challenge", since: "expires_at", keptMs: 0 },
  { table: "name_claims", key: "skeleton", since: "held_until", keptMs: 0, where: "held_until IS NOT NULL" },
];

export interface Bounds {
  /** Rows a statement, and statements a table, in one run. */
  readonly rows: number;
  readonly statements: number;
  /** Objects that are called in one run, of each kind. */
  readonly objects: number;
}

const BOUNDS: Bounds = { rows: 500, statements: 40, objects: 500 };
const AT_ONCE = 20;

export async function expire(env: Env, now: number, bounds: Bounds = BOUNDS): Promise<void> {
  const parts: readonly (readonly [string, () => Promise<number>])[] = [
    ...EXPIRING.map((each) => [each.table, () => dropRows(env.DB, each, now, bounds)] as const),
    ["guests", () => dropUnseen(env, now, bounds.objects)],
    ["matches", () => visitOldMatches(env, bounds.objects)],
    ["decisions", () => tellUntold(env, now, bounds.objects)],
  ];
  for (const [name, work] of parts) {
    try {
      const count = await work();
      if (count > 0) logLine("info", "expired", { part: name, count });
    } catch (error) {
      // The others are not to wait for what cannot be done today.
      logLine("error", "expiry failed", { part: name, error: String(error) });
    }
  }
}

async function dropRows(
  db: D1Database,
  { table, key, since, keptMs, where = "TRUE" }: Expiring,
  now: number,
  { rows, statements }: Bounds,
): Promise<number> {
  const drop = db.prepare(
    `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${where} AND ${since} <= ? LIMIT ?)`,
  );
  let dropped = 0;
  for (let i = 0; i < statements; i++) {
    const { meta } = await drop.bind(now - keptMs, rows).run();
    dropped += meta.changes;
    if (meta.changes < rows) break;
  }
  return dropped;
}

/** Guests and partners' users. Each one's own object has the last word: it may have seen them since. */
async function dropUnseen(env: Env, now: number, most: number): Promise<number> {
  const unseenSince = now - RETENTION.guestUnseenMs;
  const { results } = await env.DB.prepare(
    `SELECT id FROM players WHERE kind <> 'account' AND gone_at IS NULL AND seen_at <= ? ORDER BY seen_at LIMIT ?`,
  )
    .bind(unseenSince, most)
    .all<{ id: string }>();
  const leave = ({ id }: { id: string }) => env.PLAYERS.getByName(id).leaveUnseen(unseenSince);
  const left = await inChunks(results, leave);
  return left.filter((isGone) => isGone === true).length;
}

/** Objects of matches that ended before such objects set an alarm for their own end set it now. */
async function visitOldMatches(env: Env, most: number): Promise<number> {
  const { results } = await env.DB.prepare("SELECT match FROM results WHERE is_retiring = 0 LIMIT ?")
    .bind(most)
    .all<{ match: string }>();
  const visited = await inChunks(results, async ({ match }) => {
    await env.MATCHES.getByName(match).retire();
    return match;
  });
  const done = visited.filter((match) => match !== null);
  await env.DB.prepare("UPDATE results SET is_retiring = 1 WHERE match IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(done))
    .run();
  return done.length;
}

/** A few at a time; null for those that failed, which are tried again another day. */
async function inChunks<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<(R | null)[]> {
  const done: (R | null)[] = [];
  for (let i = 0; i < items.length; i += AT_ONCE) {
    const chunk = await Promise.allSettled(items.slice(i, i + AT_ONCE).map(work));
    done.push(...chunk.map((each) => (each.status === "fulfilled" ? each.value : null)));
  }
  return done;
}
