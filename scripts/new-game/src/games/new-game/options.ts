import type { CommonOptions } from "../options.ts";

export const FEWEST_ROUNDS = 1;
export const MOST_ROUNDS = 20;
export const USUAL_ROUNDS = 5;

export interface NewGameOptions extends CommonOptions {
  /** Turns of each side. */
  readonly rounds: number;
}
