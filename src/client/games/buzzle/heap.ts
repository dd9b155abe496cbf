import type { Kind } from "../../../games/buzzle/alphabet.ts";
import { compare } from "../../../games/buzzle/pieces.ts";

/** Pieces on a table: where each lies. Thousandths of a box's height. */
export interface Lying {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export const AREA = { width: 4200, height: 2300 };
export const TURN = 45;
export const STEP = 120;

const MARGIN = 200;
/** How much room a piece of each kind takes in a row. */
const ROOM: Record<Kind, number> = { I: 260, i: 260, C: 520, u: 560 };

/** The heap in rows, the long ones above. */
export function layOut(pieces: string): Lying[] {
  const rows: Record<"high" | "low", number> = { high: MARGIN, low: MARGIN };
  return [...pieces].map((piece) => {
    const kind = piece as Kind;
    const row = kind === "I" || kind === "C" ? "high" : "low";
    const x = rows[row] + ROOM[kind] / 2;
    rows[row] += ROOM[kind];
    // A heap that is too long for its row goes on in the middle of the table.
    const lap = Math.floor(x / (AREA.width - MARGIN));
    const y = row === "high" ? 650 + lap * 400 : 1650 + lap * 300;
    return { kind, x: lap === 0 ? x : (x % (AREA.width - MARGIN)) + MARGIN, y, turn: 0 };
  });
}

/** Nothing leaves the table. */
export const moved = (at: Lying, by: Partial<Lying>): Lying => {
  const to = { ...at, ...by };
  return {
    ...to,
    x: Math.min(AREA.width - MARGIN / 2, Math.max(MARGIN / 2, to.x)),
    y: Math.min(AREA.height - MARGIN / 2, Math.max(MARGIN / 2, to.y)),
  };
};

/** What the word takes from the heap. */
export function takenBy(pieces: string, word: string): string {
  const { left } = compare(pieces, word);
  return without(pieces, left);
}

/** A heap without another one that lies in it. */
function without(pieces: string, less: string): string {
  const rest = [...less];
  return [...pieces]
    .filter((piece) => {
      const at = rest.indexOf(piece);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    })
    .join("");
}
