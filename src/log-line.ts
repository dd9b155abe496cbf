/** Every line there is. OPERATING.md says what each means; a test sees to it, and that none tells a secret. */
export const LOG_LINES = [
  "account call",
  "alarm failed",
  "bot failed",
  "call failed",
  "call refused",
  "close failed",
  "dead letter",
  "expired",
  "expiry failed",
  "frame failed",
  "frame refused",
  "identity refused",
  "lexicon-unavailable",
  "match not made",
  "partners not told",
  "player not told",
  "push not taken",
  "rematch not made",
  "request failed",
  "result not recorded",
  "strangers matched",
  "the log does not fit its chain",
  "webhook failed",
  "webhook not taken",
] as const;
export type LogLine = (typeof LOG_LINES)[number];

/** One structured line a fact. Never a word, a token or a frame: only ids, numbers and codes. */
export function logLine(
  level: "info" | "error",
  what: LogLine,
  fields: Record<string, string | number | null>,
): void {
  const line = JSON.stringify({ level, what, ...fields });
  if (level === "error") console.error(line);
  else console.log(line);
}
