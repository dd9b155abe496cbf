import type { Language } from "../../core/language.ts";
import { assertNever } from "../../core/result.ts";
import { piecesOf } from "../buzzle-family/pieces.ts";
import type { Outcome, Setup } from "../game.ts";
import type { EndReason, SolitaireEvent } from "./events.ts";
import { played, type SolitaireOptions } from "./options.ts";

export interface SolitaireState {
  readonly language: Language;
  readonly options: SolitaireOptions;
  readonly date: string | null;
  readonly groups: readonly Group[];
  /** Counts from 1. */
  readonly lap: number;
  readonly end: EndReason | null;
}

export interface Group {
  readonly start: string;
  readonly pieces: string;
  /** What may be built, beside the starting word and words that we never suggest. */
  readonly solutions: readonly string[];
  readonly made: readonly string[];
  /** Has its word of this lap. */
  readonly done: boolean;
}

export const init = ({ language, options }: Setup<SolitaireOptions>): SolitaireState => ({
  language,
  options: played(options),
  date: null,
  groups: [],
  lap: 1,
  end: null,
});

/** No word is left to be found here: laps go on without this group. */
export const isExhausted = ({ solutions, made }: Group): boolean =>
  solutions.every((word) => made.includes(word));

/** The four words are still to be given. */
export const isSetting = ({ groups, end }: SolitaireState): boolean => end === null && groups.length === 0;

export function apply(state: SolitaireState, event: SolitaireEvent): SolitaireState {
  switch (event.type) {
    case "set-drawn":
    case "set-given":
      return {
        ...state,
        date: event.type === "set-drawn" ? event.date : null,
        groups: event.words.map((start, i) => ({
          start,
          pieces: piecesOf(start),
          solutions: event.solutions[i]!,
          made: [],
          done: false,
        })),
      };
    case "word-made":
      return turnLap({
        ...state,
        groups: state.groups.map((group, i) =>
          i === event.group - 1 ? { ...group, made: [...group.made, event.word], done: true } : group,
        ),
      });
    case "finished":
      return { ...state, end: event.reason };
    default:
      return assertNever(event);
  }
}

/** Once every group has its word, or has none left, a new lap begins. */
function turnLap(state: SolitaireState): SolitaireState {
  if (!state.groups.every((group) => group.done || isExhausted(group))) return state;
  return {
    ...state,
    lap: state.lap + 1,
    groups: state.groups.map((group) => ({ ...group, done: false })),
  };
}

export const scoreOf = ({ groups }: SolitaireState): number =>
  groups.reduce((sum, { made }) => sum + made.length, 0);

export const outcome = (state: SolitaireState): Outcome | null =>
  state.end === null ? null : { winners: [0], ranking: [1], reason: state.end, scores: [scoreOf(state)] };
