import type { Language } from "../../core/language.ts";
import type { LeaveReason, Seal, Seat, Setup } from "../game.ts";
import { CIRCLES, type Circles } from "./circles.ts";
import type { Asked, Dice, Guessed, OrderRolled, Passed, SideLeft } from "./events.ts";
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

export function init({ seats, language, options }: Setup<PasswordOptions>): PasswordState {
  return {
    language,
    options,
    sides: Array.from({ length: seats }, () => ({ secret: null, record: EMPTY_RECORD })),
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
  const sides = living(state);
  return sides.find((each) => each > seat) ?? sides[0]!;
}

/** Whether the circle leaves this side a question to any opponent. */
export const canAsk = (state: PasswordState, seat: Seat, circle: number): boolean =>
  living(state).some(
    (target) => target !== seat && hasQuestion(circlesOf(state), circle, state.sides[target]!.record),
  );
