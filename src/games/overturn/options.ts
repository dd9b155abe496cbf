import type { CommonOptions } from "../options.ts";

/** `basic`: a cell may be used again and again within a word. `advanced`: once per word. */
export const MODES = ["basic", "advanced"] as const;
export type Mode = (typeof MODES)[number];

export interface OverturnOptions extends CommonOptions {
  readonly mode: Mode;
  /** Two: the second is played on the lower layer, Red moving first. */
  readonly games: 1 | 2;
  /** Whether a game ends as soon as no legal word is left. */
  readonly autoEnd: boolean;
  /** Three words for one alone, see `alone.ts`. */
  readonly daily?: boolean;
}
