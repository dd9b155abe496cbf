import { z } from "zod";
import { NOTICE_KINDS, OBJECTION_MAX, REPORT_REASONS } from "./report-reasons.ts";

/** What an administrator's decision means for a player, as that player is told it. */
export const noticeSchema = z.object({
  /** The report's; an objection names it. */
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  reason: z.enum(REPORT_REASONS),
  /** One's own words that it is about; null where it is about something else. */
  said: z.string().nullable(),
  at: z.int(),
  /** When it ends; null where it has no end, or none any more. */
  until: z.int().nullable(),
  seenAt: z.int().nullable(),
  objectedAt: z.int().nullable(),
});
export const noticesSchema = z.object({ notices: z.array(noticeSchema) });
export const objectionSchema = z.strictObject({ text: z.string().trim().min(1).max(OBJECTION_MAX) });

export type Notice = z.infer<typeof noticeSchema>;
