import { makeId } from "../core/ids.ts";
import type { Decision } from "../protocol/report-reasons.ts";
import type { NewReport, Report, Settlement } from "../protocol/reports.ts";

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
  settled_at AS settledAt, settled_note AS settledNote`;

/** Open ones, the oldest first; or settled ones, the newest first. */
export async function readReports(db: D1Database, isOpen: boolean, most: number): Promise<Report[]> {
  const which = isOpen ? "decision IS NULL ORDER BY at" : "decision IS NOT NULL ORDER BY settled_at DESC";
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM reports WHERE ${which} LIMIT ?`)
    .bind(most)
    .all<Report>();
  return results;
}

/** Null when there is no such report. A decision may be changed: people err. */
export async function settleReport(
  db: D1Database,
  id: string,
  { decision, note }: Settlement,
  now: number,
): Promise<Decision | null> {
  return db
    .prepare(
      "UPDATE reports SET decision = ?, settled_note = ?, settled_at = ? WHERE id = ? RETURNING decision",
    )
    .bind(decision, note ?? null, now, id)
    .first<Decision>("decision");
}
