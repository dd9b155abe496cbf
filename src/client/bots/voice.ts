import type { BotLevel, Seat } from "../../games/game.ts";
import type { Occasion } from "./occasions.ts";

/** Who may speak: the first of the table's bots, and nobody else. */
export interface Talker {
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** What was said already at a table; kept, so that who reloads the page hears nothing twice. */
export interface Spoken {
  readonly match: string;
  readonly parts: readonly Part[];
}
/** It says something at most once at the beginning, in the middle and at the end: three lines a match. */
export type Part = "begin" | "middle" | "end";

const PART_OF: Readonly<Record<Occasion, Part>> = {
  begin: "begin",
  yours: "middle",
  mine: "middle",
  doubt: "middle",
  won: "end",
  lost: "end",
  drawn: "end",
};

export const talkerAmong = (
  seats: readonly { readonly seat: Seat; readonly bot: number | null }[],
): Talker | null => {
  const first = seats.find(({ bot }) => bot !== null);
  return first ? { seat: first.seat, level: first.bot as BotLevel } : null;
};

/** What a deed of somebody at the table is to the one who may speak. */
export function occasionOf(
  { seat: own }: Talker,
  seat: Seat | undefined,
  feat: "good" | "doubt" | null,
): Occasion | null {
  if (feat === null || seat === undefined) return null;
  if (feat === "doubt") return seat === own ? "doubt" : null; // what went wrong for others is not talked about
  return seat === own ? "mine" : "yours";
}

export function endFor({ seat }: Talker, winners: readonly Seat[]): Occasion {
  if (!winners.includes(seat)) return "lost";
  return winners.length > 1 ? "drawn" : "won";
}

/** In the middle it lets one occasion in two go by, or it would always be the first. */
const ONE_IN = 2;

/**
 * Whether to say something now, and which of its lines: by the match and the event, so that everybody at the table hears
 * the same. Null for silence.
 */
export function lineFor(
  spoken: Spoken,
  occasion: Occasion,
  seq: number,
  lines: readonly string[],
): { readonly line: string; readonly spoken: Spoken } | null {
  const part = PART_OF[occasion];
  if (spoken.parts.includes(part)) return null;
  const number = numberOf(`${spoken.match}|${seq}|${occasion}`);
  if (part === "middle" && number % ONE_IN !== 0) return null;
  const line = lines[Math.floor(number / ONE_IN) % lines.length];
  return line === undefined ? null : { line, spoken: { ...spoken, parts: [...spoken.parts, part] } };
}

/** The same for the same text. */
function numberOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 8;
}
