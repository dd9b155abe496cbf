/**
 * One text for one JSON value, as RFC 8785 (JCS) writes it: no white space, members sorted by the UTF-16 code units
 * of their names, strings and numbers as ECMAScript writes them. What is hashed or signed is this text, because the
 * order of an object's members does not survive every tool that a file passes through.
 */
export function canonical(value: unknown): string {
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? list(value) : members(value);
  const text = JSON.stringify(value);
  if (text === undefined || (typeof value === "number" && !Number.isFinite(value)))
    throw new Error(`No JSON value: ${String(value)}`);
  return text;
}

function list(items: readonly unknown[]): string {
  let text = "";
  for (const item of items) text += `${text === "" ? "" : ","}${canonical(item ?? null)}`;
  return `[${text}]`;
}

/** `sort` without a comparison is by code units. */
function members(value: object): string {
  let text = "";
  for (const name of Object.keys(value).sort()) {
    const each = (value as Record<string, unknown>)[name];
    if (each !== undefined) text += `${text === "" ? "" : ","}${JSON.stringify(name)}:${canonical(each)}`;
  }
  return `{${text}}`;
}
