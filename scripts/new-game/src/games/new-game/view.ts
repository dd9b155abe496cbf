import type { Language } from "../../core/language.ts";
import type { Seat, Viewer } from "../game.ts";
import { isOver, letterOf, type NewGameState, scoresOf, turnOf } from "./state.ts";

export const PHASES = ["turn", "finished"] as const;

/** What everybody sees: players and spectators see the same. */
export interface NewGameView {
  readonly phase: (typeof PHASES)[number];
  readonly language: Language;
  readonly rounds: number;
  /** From 1. */
  readonly round: number;
  readonly turn: Seat | null;
  readonly letter: string | null;
  readonly said: NewGameState["said"];
  readonly scores: readonly [number, number];
  readonly left: NewGameState["left"];
}

export function view(state: NewGameState, _viewer: Viewer): NewGameView {
  const { language, options, turns, said, left } = state;
  return {
    phase: isOver(state) ? "finished" : "turn",
    language,
    rounds: options.rounds,
    round: Math.min(options.rounds, Math.floor(turns / 2) + 1),
    turn: turnOf(state),
    letter: letterOf(state),
    said,
    scores: scoresOf(state),
    left,
  };
}
