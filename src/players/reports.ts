import { makeId } from "../core/ids.ts";
import type { NewReport, Report } from "../protocol/reports.ts";

/** What the match itself knows about a report: whom it is about, and what they said. */
export interface Evidence {
  readonly name: string;
  readonly said: string | null;
}

/** Keeps a report. The same one again is the one there is. */
export async function fileReport(
  db: D1Database,
  report: NewReport,
  reporter: string,
  { name, said }: Evidence,
  now: number,
): Promise<string> {
  const { match, player, reason, saidAt = null, note = null } = report;
  const insert = db.prepare(
    `INSERT OR IGNORE INTO reports (id, at, match, reporter, player, name, reason, said_at, said, note)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const id = makeId((bytes) => crypto.getRandomValues(bytes));
  await insert.bind(id, now, match, reporter, player, name, reason, saidAt, said, note).run();
  const kept = await db
    .prepare(
      `SELECT id FROM reports WHERE match = ? AND reporter = ? AND player = ? AND reason = ?
       AND ifnull(said_at, 0) = ?`,
    )
    .bind(match, reporter, player, reason, saidAt ?? 0)
    .first<string>("id");
  return kept ?? id;
}

const COLUMNS = `id, at, match, reporter, player, name, reason, said_at AS saidAt, said, note, decision,
  settled_at AS settledAt, settled_note AS settledNote, measure, measure_until AS measureUntil, objection,
  objected_at AS objectedAt`;

/** Not settled, or objected to since. */
const IS_OPEN = "(decision IS NULL OR ifnull(objected_at > settled_at, 0))";

/** Open ones, the oldest first; or settled ones, the newest first. */
export async function readReports(db: D1Database, isOpen: boolean, most: number): Promise<Report[]> {
  const which = isOpen ? `${IS_OPEN} ORDER BY at` : `NOT ${IS_OPEN} ORDER BY settled_at DESC`;
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM reports WHERE ${which} LIMIT ?`)
    .bind(most)
    .all<Report>();
  return results;
}
