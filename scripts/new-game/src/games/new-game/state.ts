import type { Language } from "../../core/language.ts";
import { assertNever } from "../../core/result.ts";
import type { LeaveReason, Outcome, Seat, Setup } from "../game.ts";
import type { NewGameEvent } from "./events.ts";
import type { NewGameOptions } from "./options.ts";

const SIDES = 2;

export interface NewGameState {
  readonly language: Language;
  readonly options: NewGameOptions;
  /** Turns taken by both sides together. */
  readonly turns: number;
  readonly said: readonly { readonly seat: Seat; readonly word: string }[];
  /** Who gave up the match; null while nobody has. */
  readonly left: { readonly seat: Seat; readonly reason: LeaveReason } | null;
}

export const init = ({ language, options }: Setup<NewGameOptions>): NewGameState => ({
  language,
  options,
  turns: 0,
  said: [],
  left: null,
});

export function apply(state: NewGameState, event: NewGameEvent): NewGameState {
  switch (event.type) {
    case "word-said": {
      const { seat, word } = event;
      return { ...state, turns: state.turns + 1, said: [...state.said, { seat, word }] };
    }
    case "passed":
      return { ...state, turns: state.turns + 1 };
    case "side-left":
      return { ...state, left: { seat: event.seat, reason: event.reason } };
    default:
      return assertNever(event);
  }
}

export const isOver = ({ turns, options, left }: NewGameState): boolean =>
  left !== null || turns >= options.rounds * SIDES;

/** Whose turn it is; null when the match is over. */
export const turnOf = (state: NewGameState): Seat | null => (isOver(state) ? null : state.turns % SIDES);

/** What the next word begins with; null before the first. */
export const letterOf = ({ said }: Pick<NewGameState, "said">): string | null =>
  said.at(-1)?.word.at(-1) ?? null;

export const scoresOf = ({ said }: Pick<NewGameState, "said">): [number, number] => {
  const of = (side: Seat) => said.reduce((sum, { seat, word }) => sum + (seat === side ? word.length : 0), 0);
  return [of(0), of(1)];
};

/** From the first turn on. */
export const counts = ({ turns }: NewGameState): boolean => turns > 0;

export const isOut = ({ left }: NewGameState, seat: Seat): boolean => left?.seat === seat;

export const END_REASONS = ["most-points", "draw", "opponent-left"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** A draw has two winners of the same rank. */
export function outcome(state: NewGameState): Outcome | null {
  if (!isOver(state)) return null;
  const { left } = state;
  const scores = scoresOf(state);
  const winners = [0, 1].filter((seat) => (left ? seat !== left.seat : scores[seat] === Math.max(...scores)));
  const reason: EndReason = left ? "opponent-left" : winners.length > 1 ? "draw" : "most-points";
  return { winners, ranking: [0, 1].map((seat) => (winners.includes(seat) ? 1 : 2)), reason, scores };
}
