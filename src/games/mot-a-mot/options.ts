import type { CommonOptions } from "../options.ts";

export interface MotAMotOptions extends CommonOptions {
  /** How long the speakers may take for a first bid. */
  readonly bidSeconds: number;
  /** How long a seeker holds the floor. */
  readonly floorSeconds: number;
}

/** A card has ten entries, 0 to 9; three of the numbers are played all match long. */
export const ENTRIES = 10;
export const PLAYED = 3;

export const FEWEST_CLUES = 3;
export const MOST_CLUES = 30;
export const LONGEST_CLUE = 25;

/** The auction counts down one a second. */
export const COUNT_MS = 1000;
export const CLUE_MS = 30_000;
/** Once the last clue is spent, seekers have this long to answer. */
export const LAST_MS = 10_000;
export const BONUS_MS = 15_000;
export const VOTE_MS = 10_000;
export const CAMP_MS = 15_000;
/** Between two rounds, to see what the card was and to contest; over at once when all are ready. */
export const PAUSE_MS = 10_000;
/** Buzzes that arrive this soon after the first are put in order by their corrected times. */
export const WINDOW_MS = 150;
/** However late the buzz came, a clue stopped by the floor has at least this long afterwards. */
export const SHORTEST_REST_MS = 1000;

/** Below this many active seats the match is over. */
export const FEWEST_SEATS = 3;
export const MOST_SEATS = 8;
