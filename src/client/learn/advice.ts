import type { Language } from "../../core/language.ts";

/**
 * A good move as a sentence: each game has its own in `advice.ts`, found by `library.ts`. Null for a move that nobody
 * would advise. The game's texts are there when it is called.
 */
export type Advise<Move, View> = (move: Move, view: View, language: Language) => string | null;

/**
 * What leads to that sentence, the vaguest first: where to look, why, how it begins. A game that has none of it gives
 * the sentence at once.
 */
export type Lead<Move, View> = (move: Move, view: View, language: Language) => readonly string[];

/** How far a hint has got: where to look, how it begins, what to do. */
export const HINT_STEPS = ["where", "begins", "what"] as const;
export type HintStep = (typeof HINT_STEPS)[number];

/** Where on the board that is: elements by selectors among the game's own, or squares where a board is one drawing. */
export interface HintPlace {
  readonly places?: readonly string[];
  readonly squares?: readonly number[];
}
export type Point<Move, View> = (move: Move, view: View, step: HintStep) => HintPlace;
