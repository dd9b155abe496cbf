import type { Language } from "../../core/language.ts";
import { type AloneEnd, PLAYER } from "../alone.ts";
import type { LeaveReason, Seal, Seat, Setup } from "../game.ts";
import { CIRCLES, type Circles } from "./circles.ts";
import type { Asked, Dice, Guessed, OrderRolled, Passed, PuzzleDrawn, SideLeft } from "./events.ts";
import type { PasswordOptions } from "./options.ts";
import { hasQuestion } from "./questions.ts";
import { EMPTY_RECORD, type WordRecord } from "./record.ts";

export const PHASES = ["choosing", "turn", "asking", "finished"] as const;
export type PhaseName = (typeof PHASES)[number];

/** `turn` is before the roll, `asking` after it. */
export type Phase =
  | { readonly name: "choosing" }
  | { readonly name: "turn"; readonly seat: Seat }
  | { readonly name: "asking"; readonly seat: Seat; readonly circle: number }
  | {
      readonly name: "finished";
      /** The last one left; another side wins when its word did not conform. */
      readonly survivor: Seat;
      readonly winner: Seat;
      readonly dishonoured: boolean;
      readonly alone?: AloneEnd;
    };

export interface PasswordState {
  readonly language: Language;
  readonly options: PasswordOptions;
  readonly sides: readonly Side[];
  readonly phase: Phase;
  /** How often somebody was asked to act since the words are chosen: tells one wait from the next. */
  readonly step: number;
  /** The last throw: where the pawn stands. */
  readonly dice: Dice | null;
  /** What was drawn for the puzzle of the day, and what it has cost. */
  readonly alone?: Alone;
  /** Sides that are out, the first one first. */
  readonly fallen: readonly Fallen[];
  /** The last happening worth showing. All of these are public. */
  readonly last: Happening | null;
}

export interface Side {
  readonly secret: OwnSecret | null;
  readonly record: WordRecord;
}

export interface OwnSecret extends Seal {
  readonly word: string;
  /** The server chose it, because the side did not in time. */
  readonly given: boolean;
}

export const FALLS = ["guess", "resigned", "absent", "time"] as const;
export interface Fallen {
  readonly seat: Seat;
  readonly by: "guess" | LeaveReason;
}

export type Happening = OrderRolled | Asked | Guessed | Passed | SideLeft;

/** Of a word that is looked for alone: everything that chance will give is there before the first throw. */
export interface Alone extends Pick<PuzzleDrawn, "throws" | "places"> {
  readonly rolled: number;
  readonly wrong: number;
}

export const isAlone = ({ options }: Pick<PasswordState, "options">): boolean => options.daily === true;

/** A throw costs one point, a wrong word two. */
const WRONG_POINTS = 2;
export const pointsOf = ({ alone }: PasswordState): number =>
  alone ? alone.rolled + WRONG_POINTS * alone.wrong : 0;

export function init({ seats, language, options }: Setup<PasswordOptions>): PasswordState {
  const sides = options.daily ? seats + 1 : seats;
  return {
    language,
    options,
    sides: Array.from({ length: sides }, () => ({ secret: null, record: EMPTY_RECORD })),
    phase: { name: "choosing" },
    step: 0,
    dice: null,
    fallen: [],
    last: null,
  };
}

export const circlesOf = (state: PasswordState): Circles => CIRCLES[state.language];

export const isOut = (state: PasswordState, seat: Seat): boolean =>
  state.fallen.some((fallen) => fallen.seat === seat);

/** The roll for who starts is the first step; whatever comes after it is play. */
export const counts = ({ step }: PasswordState): boolean => step > 1;

export const living = (state: PasswordState): Seat[] =>
  state.sides.map((_, seat) => seat).filter((seat) => !isOut(state, seat));

/** The next living side to the left. */
export function leftOf(state: PasswordState, seat: Seat): Seat {
  if (isAlone(state)) return PLAYER;
  const sides = living(state);
  return sides.find((each) => each > seat) ?? sides[0]!;
}

/** Whether the circle leaves this side a question to any opponent. */
export const canAsk = (state: PasswordState, seat: Seat, circle: number): boolean =>
  living(state).some(
    (target) => target !== seat && hasQuestion(circlesOf(state), circle, state.sides[target]!.record),
  );
