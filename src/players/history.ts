import type { Language } from "../core/language.ts";
import { isVoid } from "../match/void.ts";
import type { History } from "../protocol/accounts.ts";
import { SHOWN_NAME } from "./names.ts";

/** The matches somebody has finished, the newest first, a page at a time. */
const PAGE = 20;

interface OwnRow {
  readonly match: string;
  readonly game: string;
  readonly language: Language;
  readonly reason: string;
  readonly finishedAt: number;
  readonly bots: string;
  readonly seat: number;
  readonly rank: number;
  readonly score: number | null;
  readonly before: number | null;
  readonly after: number | null;
}

interface OtherRow {
  readonly match: string;
  readonly player: string;
  readonly seat: number;
  readonly rank: number;
  readonly name: string | null;
}

/** Where a page begins: after the match that ended then. Two can end in the same millisecond. */
export interface Cursor {
  readonly finishedAt: number;
  readonly match: string;
}

export const formatCursor = ({ finishedAt, match }: Cursor): string => `${finishedAt}.${match}`;

/** Null for anything that `formatCursor` does not write. */
export function parseCursor(text: string): Cursor | null {
  const [, finishedAt, match] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? [];
  return finishedAt && match ? { finishedAt: Number(finishedAt), match } : null;
}

export async function historyOf(
  db: D1Database,
  player: string,
  before: Cursor | null,
  page = PAGE,
): Promise<History> {
  const { results } = await db
    .prepare(
      `SELECT match, game, language, reason, own.finished_at AS finishedAt, bots, seat, rank, score,
         rating_before AS before, rating_after AS after
       FROM result_players AS own JOIN results USING (match)
       WHERE player = ? AND (own.finished_at, match) < (?, ?)
       ORDER BY own.finished_at DESC, match DESC LIMIT ?`,
    )
    .bind(player, before?.finishedAt ?? Number.MAX_SAFE_INTEGER, before?.match ?? "", page + 1)
    .all<OwnRow>();
  const shown = results.slice(0, page);
  const everyone = await seatedAt(
    db,
    shown.map(({ match }) => match),
  );
  const last = shown.at(-1);
  return {
    matches: shown.map((row) =>
      tell(
        row,
        player,
        everyone.filter(({ match }) => match === row.match),
      ),
    ),
    next: results.length > page && last ? formatCursor(last) : null,
  };
}

function tell(row: OwnRow, player: string, seated: readonly OtherRow[]): History["matches"][number] {
  const { before, after, bots, ...match } = row;
  const robots = JSON.parse(bots) as { level: number; rank: number }[];
  const people = new Set(seated.filter(({ rank }) => rank === 1).map(({ seat }) => seat));
  return {
    ...match,
    winners: isVoid(row) ? 0 : people.size + robots.filter(({ rank }) => rank === 1).length,
    rating: before !== null && after !== null ? { before, after } : null,
    others: seated
      .filter((other) => other.player !== player)
      .map(({ player: id, name, seat, rank }) => ({ player: name === null ? null : id, name, seat, rank })),
    bots: robots.map(({ level }) => level),
  };
}

/** Who has gone has no name any more. */
async function seatedAt(db: D1Database, matches: readonly string[]): Promise<OtherRow[]> {
  if (matches.length === 0) return [];
  const places = matches.map(() => "?").join(", ");
  const { results } = await db
    .prepare(
      `SELECT match, player, seat, rank, CASE WHEN gone_at IS NULL THEN ${SHOWN_NAME} END AS name
       FROM result_players LEFT JOIN players ON players.id = result_players.player
       WHERE match IN (${places}) ORDER BY match, seat`,
    )
    .bind(...matches)
    .all<OtherRow>();
  return results;
}

/** Every finished match they have a result in, the newest first. */
export async function matchesOf(db: D1Database, player: string): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT match FROM result_players WHERE player = ? ORDER BY finished_at DESC")
    .bind(player)
    .all<{ match: string }>();
  return results.map(({ match }) => match);
}
