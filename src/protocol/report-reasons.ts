/** Why somebody is reported, and what an administrator may decide. Apart from the schemas, so that pages need no zod. */
export const REPORT_REASONS = ["insult", "hate", "name", "spam", "cheating", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const DECISIONS = ["dismissed", "upheld"] as const;
export type Decision = (typeof DECISIONS)[number];

/** What an upheld report leads to. All but a warning end after some days. */
export const MEASURES = ["warning", "silence", "rename", "bar"] as const;
export type Measure = (typeof MEASURES)[number];
export const MEASURE_DAYS = 7;
export const MEASURE_DAYS_MAX = 365;

/** What a player is told: of a measure, that one was lifted, or that what they reported was upheld. */
export const NOTICE_KINDS = [...MEASURES, "lifted", "report-upheld"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export const OBJECTION_MAX = 1000;
