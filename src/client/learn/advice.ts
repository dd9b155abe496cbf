import type { Language } from "../../core/language.ts";

/**
 * A good move as a sentence: each game has its own in `advice.ts`, found by `library.ts`. Null for a move that nobody
 * would advise. The game's texts are there when it is called.
 */
export type Advise<Move, View> = (move: Move, view: View, language: Language) => string | null;
