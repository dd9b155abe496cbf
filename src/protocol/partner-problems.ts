/** Problems that only partners meet. Their codes are as stable as the others; no page of ours has to say them. */
export const PARTNER_PROBLEMS = {
  "partner-unknown": [403, "There is no such partner key"],
} as const satisfies Record<string, readonly [number, string]>;

export type PartnerProblemCode = keyof typeof PARTNER_PROBLEMS;
