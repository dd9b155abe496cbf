/** One structured line a fact. Never a word, a token or a frame: only ids, numbers and codes. */
export function logLine(
  level: "info" | "error",
  what: string,
  fields: Record<string, string | number | null>,
): void {
  const line = JSON.stringify({ level, what, ...fields });
  if (level === "error") console.error(line);
  else console.log(line);
}
