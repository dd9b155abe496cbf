import type { Seat } from "../game.ts";
import { CELLS } from "./board.ts";
import type { Mode } from "./options.ts";

/** The two double faces, as a board's text writes them. There is at most one of each. */
export const ZX_FACE = "z";
export const QU_FACE = "q";

export const ZX = ["Z", "X"] as const;
export type Zx = (typeof ZX)[number];
export const QU = ["U", "QU"] as const;
export type Qu = (typeof QU)[number];

export const NO_RING = ".";

/** All that says which words are possible and what they do: the letters, the rings and what is decided. */
export interface Ground {
  readonly mode: Mode;
  /** 36 faces in reading order: capitals, `z` for ZX, `q` for QU. */
  readonly faces: string;
  /** 36 marks in reading order: `.` a new cell, `0` a blue ring, `1` a red one. */
  readonly rings: string;
  /** What ZX and QU stand for, once somebody has used them. */
  readonly zx: Zx | null;
  readonly qu: Qu | null;
  /** Whether a word has been made in this game. */
  readonly opened: boolean;
}

export const NO_RINGS = NO_RING.repeat(CELLS);

export const isNew = ({ rings }: Pick<Ground, "rings">, cell: number): boolean => rings[cell] === NO_RING;

export const newCells = ({ rings }: Pick<Ground, "rings">): number[] =>
  [...rings].flatMap((ring, cell) => (ring === NO_RING ? [cell] : []));

export const ringsOf = ({ rings }: Pick<Ground, "rings">): [number, number] => [
  rings.split("0").length - 1,
  rings.split("1").length - 1,
];

export const opponentOf = (seat: Seat): Seat => 1 - seat;

/** What a word does to the rings, each cell once and in the order of the word. */
export interface Effect {
  /** New cells that get the mover's ring. */
  readonly laid: readonly number[];
  /** The opponent's rings that turn. */
  readonly turned: readonly number[];
}

export function effectOf(ground: Pick<Ground, "rings">, seat: Seat, cells: readonly number[]): Effect {
  const each = [...new Set(cells)];
  const theirs = String(opponentOf(seat));
  return {
    laid: each.filter((cell) => isNew(ground, cell)),
    turned: each.filter((cell) => ground.rings[cell] === theirs),
  };
}

/** By how much the mover's lead grows: a new ring counts one, a turned ring two. */
export const swingOf = ({ laid, turned }: Effect): number => laid.length + 2 * turned.length;

/** What each cell adds to the swing of a word of this seat. */
export const weightsOf = (ground: Pick<Ground, "rings">, seat: Seat): Int32Array =>
  Int32Array.from(ground.rings, (_, cell) => swingOf(effectOf(ground, seat, [cell])));

/** A pass gives the opponent a ring. */
export const PASS_SWING = -1;

export const withRings = (rings: string, seat: Seat, cells: readonly number[]): string =>
  cells.reduce((after, cell) => after.slice(0, cell) + seat + after.slice(cell + 1), rings);

/** A word with its path and, where it is the first to use a double face, what that face shall stand for. */
export interface Placed {
  readonly word: string;
  readonly cells: readonly number[];
  readonly zx: Zx | null;
  readonly qu: Qu | null;
}

export const afterWord = <G extends Ground>(
  ground: G,
  seat: Seat,
  { cells, zx, qu }: Pick<Placed, "cells" | "zx" | "qu">,
): G => ({
  ...ground,
  rings: withRings(ground.rings, seat, cells),
  zx: ground.zx ?? zx,
  qu: ground.qu ?? qu,
  opened: true,
});
