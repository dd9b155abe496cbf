import type { Language } from "../core/language.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import type { Decision, Measure, ReportReason } from "../protocol/report-reasons.ts";
import { MEASURE_DAYS } from "../protocol/report-reasons.ts";
import type { Settlement } from "../protocol/reports.ts";
import { changeInD1 } from "./bearer.ts";
import { fourDigits, nameAccount } from "./names.ts";
import { renameGuest } from "./players.ts";
import type { PlayerKind } from "./standing.ts";

/**
 * What comes of a report. The decision is written with its report first; then the objects of both players are told of
 * it, each as often as it takes: at once, when an administrator next looks, and by the daily trigger. Being told twice
 * is being told once. A measure holds in the object of the player it is about, which is asked before they write.
 */
const DAY_MS = 86_400_000;
const AT_ONCE = 20;

/** Instead of a name that could not stay. */
const NAMELESS: Record<Language, string> = { fr: "Anonyme", en: "Anonymous", de: "Anonym" };

interface Settled {
  readonly id: string;
  readonly reporter: string;
  readonly player: string;
  readonly name: string;
  readonly reason: ReportReason;
  readonly said: string | null;
  readonly decision: Decision;
  readonly settledAt: number;
  readonly measure: Measure | null;
  readonly until: number | null;
}

const COLUMNS = `id, reporter, player, name, reason, said, decision, settled_at AS settledAt, measure,
  measure_until AS until`;

/** A decision may be changed: people err. Then the measure of before is lifted, or another takes its place. */
export async function settleReport(
  env: Env,
  id: string,
  settlement: Settlement,
  now: number,
): Promise<Result<Decision, "report-not-found" | "name-of-partner">> {
  const { decision, note } = settlement;
  const chosen = settlement.decision === "upheld" ? (settlement.measure ?? "warning") : null;
  const days = (settlement.decision === "upheld" ? settlement.days : undefined) ?? MEASURE_DAYS;
  const until = chosen === null || chosen === "warning" ? null : now + days * DAY_MS;
  const kind = await env.DB.prepare(
    "SELECT kind FROM reports LEFT JOIN players ON players.id = reports.player WHERE reports.id = ?",
  )
    .bind(id)
    .first<{ kind: PlayerKind | null }>();
  if (kind === null) return fail("report-not-found");
  if (chosen === "rename" && kind.kind === "partner") return fail("name-of-partner");
  const settled = await env.DB.prepare(
    `UPDATE reports SET decision = ?2, settled_note = ?3, settled_at = ?4, measure = ?5, measure_until = ?6,
       told_at = NULL WHERE id = ?1 RETURNING ${COLUMNS}`,
  )
    .bind(id, decision, note ?? null, now, chosen, until)
    .first<Settled>();
  if (!settled) return fail("report-not-found");
  await tellOf(env, settled, now);
  return ok(settled.decision);
}

/** Decisions that somebody has not heard of, because a process died or an object did not answer. */
export async function tellUntold(env: Env, now: number, most = AT_ONCE): Promise<number> {
  const { results } = await env.DB.prepare(
    `SELECT ${COLUMNS} FROM reports WHERE decision IS NOT NULL AND told_at IS NULL ORDER BY settled_at LIMIT ?`,
  )
    .bind(most)
    .all<Settled>();
  const told = await Promise.allSettled(results.map((each) => tellOf(env, each, now)));
  return told.filter(({ status }) => status === "fulfilled").length;
}

async function tellOf(env: Env, settled: Settled, now: number): Promise<void> {
  const { id, reporter, player, reason, said, settledAt: at, measure, until } = settled;
  const [concerned, whoReported] = [env.PLAYERS.getByName(player), env.PLAYERS.getByName(reporter)];
  if (measure === null) {
    await concerned.withdrawNotice(id, at);
    await whoReported.withdrawNotice(id, at);
  } else {
    if (measure === "rename") await takeNameAway(env, settled, now);
    await concerned.takeNotice({ id, kind: measure, reason, said, at, until });
    // Who reported hears that something was done: not what, and of nobody's name.
    await whoReported.takeNotice({ id, kind: "report-upheld", reason, said: null, at, until: null });
  }
  await env.DB.prepare("UPDATE reports SET told_at = ? WHERE id = ? AND settled_at = ?")
    .bind(now, id, at)
    .run();
}

/** Once: whoever is no longer called what was reported keeps the name they have. */
async function takeNameAway(env: Env, { player, name }: Settled, now: number): Promise<void> {
  const who = await env.DB.prepare(
    "SELECT name, kind, language FROM players WHERE id = ? AND gone_at IS NULL",
  )
    .bind(player)
    .first<{ name: string; kind: PlayerKind; language: Language }>();
  if (!who || who.name !== name || who.kind === "partner") return;
  await changeInD1(env, player, async () => {
    const neutral = () => `${NAMELESS[who.language] ?? NAMELESS.fr} ${fourDigits()}`;
    if (who.kind === "guest") await renameGuest(env, player, neutral(), now);
    else while (!(await nameAccount(env, player, neutral(), now)));
  });
}

/** Written down once: an administrator reads it beside the report, which is open again until it is settled anew. */
export async function keepObjection(
  env: Env,
  id: string,
  player: string,
  text: string,
  now: number,
): Promise<"kept" | "twice" | "unknown"> {
  const kept = await env.DB.prepare(
    `UPDATE reports SET objection = ?, objected_at = ?
     WHERE id = ? AND player = ? AND decision = 'upheld' AND objection IS NULL`,
  )
    .bind(text, now, id, player)
    .run();
  const row = await env.DB.prepare("SELECT objection FROM reports WHERE id = ? AND player = ?")
    .bind(id, player)
    .first<{ objection: string | null }>();
  if (!row || row.objection === null) return "unknown";
  await env.PLAYERS.getByName(player).objected(id);
  return kept.meta.changes > 0 || row.objection === text ? "kept" : "twice";
}
