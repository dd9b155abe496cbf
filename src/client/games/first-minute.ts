import type { Language } from "../../core/language.ts";
import type { GameTypes, Seat } from "../../games/game.ts";
import type { BegunView } from "../../match/view.ts";

/**
 * What somebody new to a game needs in the first minute, at its table and before: what winning means, what to do now,
 * how points come. Loaded by those who are new or ask ("?"), by nobody else. `Act` names what one can be asked to do.
 */
export interface FirstMinute<Types extends GameTypes = GameTypes, Act extends string = string> {
  readonly texts: Readonly<Record<Language, FirstMinuteTexts<Act>>>;
  /** What this seat can do now; null while it is up to others. A method: see `ClientGame`. */
  now(view: BegunView<Types["view"]>, seat: Seat): Act | null;
  /** Where on the board each act is done: a selector among the game's own classes. */
  readonly targets: Readonly<Record<Act, string>>;
  /** A position of the game among the drawings of its rules (`rules/figures.tsx`). */
  readonly picture: string;
}

export interface FirstMinuteTexts<Act extends string = string> {
  /** What winning means, in one sentence. */
  readonly goal: string;
  /** What to do, act by act: one sentence each, as the board's own buttons call it. */
  readonly acts: Readonly<Record<Act, string>>;
  /** What is worth knowing while others act. */
  readonly wait: string;
  readonly points: string;
  readonly end: string;
  /** One thing to learn after each of the first matches; the last one is for those who know the game. */
  readonly tips: readonly [string, string, string];
}
