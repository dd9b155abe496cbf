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
