import { z } from "zod";
import { DECISIONS, MEASURE_DAYS_MAX, MEASURES, REPORT_REASONS } from "./report-reasons.ts";

/** Reports of bad manners, and what an administrator decides. */
export const REPORT_NOTE_MAX = 500;

export const newReportSchema = z.strictObject({
  match: z.string(),
  /** Whom; a player of that match. */
  player: z.string().min(1).max(64),
  reason: z.enum(REPORT_REASONS),
  /** The time of the message, where one is reported: the match says what was said. */
  saidAt: z.int().optional(),
  note: z.string().trim().max(REPORT_NOTE_MAX).optional(),
});

export const reportSchema = z.object({
  id: z.string(),
  at: z.int(),
  match: z.string(),
  reporter: z.string(),
  player: z.string(),
  name: z.string(),
  reason: z.enum(REPORT_REASONS),
  saidAt: z.int().nullable(),
  said: z.string().nullable(),
  note: z.string().nullable(),
  decision: z.enum(DECISIONS).nullable(),
  settledAt: z.int().nullable(),
  settledNote: z.string().nullable(),
  measure: z.enum(MEASURES).nullable(),
  measureUntil: z.int().nullable(),
  /** What the player concerned says against it. */
  objection: z.string().nullable(),
  objectedAt: z.int().nullable(),
});
export const reportMadeSchema = z.object({ id: z.string() });
export const reportsSchema = z.object({ reports: z.array(reportSchema) });
const note = z.string().trim().max(REPORT_NOTE_MAX).optional();
export const settleSchema = z.discriminatedUnion("decision", [
  z.strictObject({ decision: z.literal("dismissed"), note }),
  z.strictObject({
    decision: z.literal("upheld"),
    note,
    /** A warning, unless said otherwise. */
    measure: z.enum(MEASURES).optional(),
    /** How long a silence, a name or a bar holds: seven, unless said otherwise. */
    days: z.int().min(1).max(MEASURE_DAYS_MAX).optional(),
  }),
]);
export const settledSchema = z.object({ decision: z.enum(DECISIONS) });

export type NewReport = z.infer<typeof newReportSchema>;
export type Report = z.infer<typeof reportSchema>;
export type Settlement = z.infer<typeof settleSchema>;
