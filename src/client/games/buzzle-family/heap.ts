import type { Kind } from "../../../games/buzzle-family/alphabet.ts";
import { isKind } from "../../../games/buzzle-family/alphabet.ts";
import { compare } from "../../../games/buzzle-family/pieces.ts";

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

/** The heap in rows, the long ones above, each in the middle of the table. */
export function layOut(pieces: string): Lying[] {
  const kinds = [...pieces].filter(isKind);
  const isLong = (kind: Kind): boolean => kind === "I" || kind === "C";
  return [
    ...inRow(kinds.filter(isLong), HIGH),
    ...inRow(
      kinds.filter((kind) => !isLong(kind)),
      LOW,
    ),
  ];
}

const HIGH = 700;
const LOW = 1700;

function inRow(kinds: readonly Kind[], y: number): Lying[] {
  const wide = kinds.reduce((sum, kind) => sum + ROOM[kind], 0);
  // A row that would not fit is pushed together: pieces may overlap, as they do in a heap.
  const squeeze = Math.min(1, (AREA.width - 2 * MARGIN) / wide);
  let x = (AREA.width - wide * squeeze) / 2;
  return kinds.map((kind) => {
    const room = ROOM[kind] * squeeze;
    x += room;
    return { kind, x: x - room / 2, y, turn: 0 };
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
