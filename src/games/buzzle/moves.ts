import type { Seat } from "../game.ts";

/** What a side may wish. Words come as players type them; `wordNo` says which word of the target is meant. */
export type BuzzleMove =
  | { readonly type: "secret"; readonly word: string }
  | Propose
  | Position
  | Guess
  /** In a round of Quick Buzzle that opens the match. */
  | { readonly type: "solve"; readonly word: string }
  | { readonly type: "give-up" };

export interface Propose extends Aimed {
  readonly type: "propose";
  readonly box: number;
  readonly piece: string;
}

export interface Position extends Aimed {
  readonly type: "position";
  readonly box: number;
  readonly piece: string;
  readonly pose: string;
}

export interface Guess extends Aimed {
  readonly type: "guess";
  readonly word: string;
}

export interface Aimed {
  readonly target: Seat;
  readonly wordNo?: number | undefined;
}
