import type { FoldingOf, GameTypes } from "../../games/game.ts";
import type { Replay } from "../../match/log.ts";
import type { Step } from "../replay/steps.ts";
import type { Speaker } from "./client-game.ts";

/** What a game brings along once a match is over, loaded then: to watch it again and to tell its story. */
export interface GameAfter<Types extends GameTypes = GameTypes> {
  readonly rules: FoldingOf<Types>;
  /** What is worth telling of a finished match. `name` may be "you": no sentence that hangs a verb on it. */
  tale(steps: readonly Step<Types>[], speaker: Speaker): Tale;
  /** What is hidden at this point beside the secret words. */
  hidden?(game: Types["state"]): readonly string[];
  /** The match in the game's own notation. */
  record?(replay: ReplayOf<Types>): string;
  /** What one shows around in place of the outcome; without a word that others still look for. */
  boast?(steps: readonly Step<Types>[], speaker: Speaker): Boast | null;
}

/** The file of a match of this game: its options are the game's own. */
export type ReplayOf<Types extends GameTypes> = Replay & {
  readonly header: { readonly options: Types["options"] };
};

export interface Tale {
  /** What the plot counts, and for each step the count of every seat. */
  readonly counted: string;
  readonly series: readonly (readonly number[])[];
  readonly moments: readonly Moment[];
}

export interface Moment {
  readonly label: string;
  readonly text: string;
}

export interface Boast {
  readonly lines: readonly string[];
  /** Others still look for the same words: no link to the replay goes with it. */
  readonly isOpen: boolean;
}
