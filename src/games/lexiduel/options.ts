import type { CommonOptions } from "../options.ts";
import type { LexiduelVocabulary } from "./vocabulary.ts";

export const FEWEST_ROUNDS = 2;
/** Long before this the board is so full that nothing fits any more. */
export const MOST_ROUNDS = 60;

/** After so many rounds a game ends in any case. */
export const roundsOf = ({ rounds, open }: Pick<LexiduelOptions, "rounds" | "open">): number =>
  open ? MOST_ROUNDS : rounds;

export interface LexiduelOptions extends CommonOptions {
  /** Rounds in a game; a round is a move of each side. */
  readonly rounds: number;
  /** No number of rounds was agreed upon: the game lasts until both pass or one side concedes. Absent in old logs. */
  readonly open?: boolean | undefined;
  /** Two games: each side begins one. */
  readonly games: 1 | 2;
  /** Whether interjections are words, where `vocabulary` does not say. */
  readonly interjections: boolean;
  readonly vocabulary?: Partial<LexiduelVocabulary>;
}
