import type { Seat } from "../game.ts";
import type { CommonOptions } from "../options.ts";

export interface MotAMotOptions extends CommonOptions {
  /** How long the speakers may take for a first bid. */
  readonly bidSeconds: number;
  /** How long a seeker holds the floor. */
  readonly floorSeconds: number;
  /** Who leads first. Absent in matches older than the choice: drawn. A seat that is not there is drawn too. */
  readonly lead?: "drawn" | Seat;
  /** Rounds before the Finale. Absent in matches older than the choice: as usual for so many players. */
  readonly rounds?: "usual" | number;
}

/** A card has ten entries, 0 to 9; three of the numbers are played all match long. */
export const ENTRIES = 10;
export const PLAYED = 3;

export const FEWEST_CLUES = 3;
export const MOST_CLUES = 30;
/** With so many tokens pledged: they count as clues, but the number that is bid is at least 1. */
export const lowestBid = (tokens: number): number => Math.max(1, FEWEST_CLUES - tokens);
/** Without a rival nobody bids lower, so that a higher bid would be a gift. */
export const MOST_CLUES_ALONE = 9;
export const LONGEST_CLUE = 25;
export const MOST_DIGITS = 4;

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
/** So many entries a table remembers from one match to the next: half of the largest deck we mean to have. */
export const MOST_SEEN = 1000;
/** Two cards a round and two in the Finale: half of a deck has as many entries. */
export const MOST_ROUNDS = 20;
