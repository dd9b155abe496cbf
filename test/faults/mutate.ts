import type { Chance } from "../../src/core/chance.ts";

/** Damage: valid input, changed a little, so that it gets further than noise would. */

const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e21,
  0.5,
  Number.MAX_SAFE_INTEGER,
  "",
  " ",
  "a".repeat(5000),
  "é\u0000\u202e",
  "'; DROP TABLE players; --",
  "<img src=x onerror=alert(1)>",
  "../../etc/passwd",
  "%00",
  "__proto__",
  "\ud800",
  "💥",
  [],
  [[[[[]]]]],
  {},
  { toString: 1 },
  { __proto__: null, constructor: { prototype: 1 } },
];

/** The value with something in it replaced, left out, added or doubled. */
export function mutate(value: unknown, chance: Chance): unknown {
  if (chance.int(6) === 0) return chance.pick(NASTY);
  if (Array.isArray(value)) return mutateArray(value, chance);
  if (typeof value === "object" && value !== null) return mutateObject(value, chance);
  if (typeof value === "string") return mutateText(value, chance);
  if (typeof value === "number") return value + chance.pick([-1, 1, 0.1, -1000, 1e9]);
  return chance.pick(NASTY);
}

function mutateArray(value: readonly unknown[], chance: Chance): unknown[] {
  const at = chance.int(value.length + 1);
  const copy = [...value];
  if (at < copy.length && chance.int(2) === 0) copy[at] = mutate(copy[at], chance);
  else copy.splice(at, chance.int(2), chance.pick([...NASTY, ...value]));
  return copy;
}

function mutateObject(value: object, chance: Chance): object {
  const entries = Object.entries(value);
  const at = chance.int(entries.length + 1);
  const entry = entries[at];
  if (!entry) entries.push([chance.pick(["seat", "type", "id", "as", "constructor"]), chance.pick(NASTY)]);
  else if (chance.int(4) === 0) entries.splice(at, 1);
  else entries[at] = [entry[0], mutate(entry[1], chance)];
  return Object.fromEntries(entries);
}

/** Text as text: characters changed, doubled, cut. Never longer than it may be by much. */
export function mutateText(text: string, chance: Chance): string {
  const at = chance.int(text.length + 1);
  switch (chance.int(4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + String.fromCharCode(chance.int(0x3000)) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + text.slice(at, at + 8) + text.slice(at);
    default:
      return `${text}${chance.pick(["'", '"', "<b>", "\\", "\u0000", "…", " ", "/.."])}`;
  }
}
