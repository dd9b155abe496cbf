import type { Language } from "../../core/language.ts";
import type { LeaveReason, Seat, Setup } from "../game.ts";
import { CELLS } from "./board.ts";
import type { GameEnd, RingGiven, WordMade } from "./events.ts";
import { type Ground, NO_RINGS, ringsOf } from "./ground.ts";
import type { OverturnOptions } from "./options.ts";

export const SIDES = 2;
export const BLUE: Seat = 0;
export const RED: Seat = 1;

export const PHASES = ["turn", "finished"] as const;
export type Phase =
  | { readonly name: "turn"; readonly seat: Seat }
  /** `left` is the side that gave up its place; null when the games were played to their end. */
  | { readonly name: "finished"; readonly left: Departure | null };

export interface Departure {
  readonly seat: Seat;
  readonly reason: LeaveReason;
}

export interface GameResult {
  readonly reason: GameEnd;
  readonly rings: readonly [number, number];
}

export interface OverturnState extends Ground {
  readonly language: Language;
  readonly options: OverturnOptions;
  /** 1 or 2. */
  readonly game: number;
  /** The faces under the board. */
  readonly lower: string | null;
  readonly phase: Phase;
  /** Counts what is waited for, so that each turn has its own time. */
  readonly step: number;
  /** Passes by choice in a row; the clock's do not count. */
  readonly passes: number;
  readonly past: readonly GameResult[];
  readonly last: WordMade | RingGiven | null;
  /** How many words were made alone, once the position of a puzzle of the day is reached. */
  readonly made?: number;
}

export const isAlone = ({ options }: Pick<OverturnState, "options">): boolean => options.daily === true;
/** So many words one makes alone. */
export const OWN_WORDS = 3;

/** Before the tiles are laid the faces are blank. */
export const init = ({ language, options }: Setup<OverturnOptions>): OverturnState => ({
  language,
  options,
  mode: options.mode,
  game: 1,
  faces: " ".repeat(CELLS),
  rings: NO_RINGS,
  zx: null,
  qu: null,
  opened: false,
  lower: null,
  phase: { name: "turn", seat: BLUE },
  step: 0,
  passes: 0,
  past: [],
  last: null,
});

/** From the first word or ring on. */
export const counts = ({ step }: OverturnState): boolean => step > 0;

export const isOut = ({ phase }: OverturnState, seat: Seat): boolean =>
  phase.name === "finished" && phase.left?.seat === seat;

/** Rings of all games together, the one on the board included. */
export function totals({ past, game, rings }: OverturnState): [number, number] {
  const ended = past.map((each) => each.rings);
  const all = past.length < game ? [...ended, ringsOf({ rings })] : ended;
  const ofSide = (seat: 0 | 1): number => all.reduce((sum, each) => sum + each[seat], 0);
  return [ofSide(0), ofSide(1)];
}
