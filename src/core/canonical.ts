/**
 * One text for one JSON value, as RFC 8785 (JCS) writes it: no white space, members sorted by the UTF-16 code units
 * of their names, strings and numbers as ECMAScript writes them. What is hashed or signed is this text, because the
 * order of an object's members does not survive every tool that a file passes through.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonical(each ?? null)).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(",")}}`;
  }
  const text = JSON.stringify(value);
  if (text === undefined || (typeof value === "number" && !Number.isFinite(value)))
    throw new Error(`No JSON value: ${String(value)}`);
  return text;
}
