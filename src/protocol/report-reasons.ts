/** Why somebody is reported, and what an administrator may decide. Apart from the schemas, so that pages need no zod. */
export const REPORT_REASONS = ["insult", "hate", "name", "spam", "cheating", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const DECISIONS = ["dismissed", "upheld"] as const;
export type Decision = (typeof DECISIONS)[number];
