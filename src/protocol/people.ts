import { z } from "zod";
import { ratingSchema } from "./accounts.ts";

/** Who somebody at a table, on a board or in a history is, and what a match of theirs is about. */

export const cardSchema = z.object({
  player: z.string(),
  /** Their name today; null when they have deleted their account. */
  name: z.string().nullable(),
  /** Provisional ones too, as `GET /api/me` has one's own. */
  ratings: z.array(ratingSchema),
  /** How many they have finished; void ones are none. */
  matches: z.int(),
  /** Matches in which the caller sat against them, told from the caller's side; null without a token, or of oneself. */
  between: z
    .object({
      won: z.int(),
      lost: z.int(),
      drawn: z.int(),
      /** The latest that these two alone can play again (`POST /api/matches/:id/rematch`); null where there is none. */
      again: z.object({ match: z.string(), game: z.string() }).nullable(),
    })
    .nullable(),
});
export type Card = z.infer<typeof cardSchema>;

const standing = z.object({
  player: z.string(),
  seat: z.int(),
  /** Of this game, as it is now; null for who has none. */
  rating: z.int().nullable(),
  provisional: z.boolean(),
  /** Points won or lost by being first, by sharing the first place and by being last; null where nothing is at stake. */
  stake: z.object({ first: z.int(), shared: z.int(), last: z.int() }).nullable(),
  /** What the match did, once its result is written; null before, and where it moved nothing. */
  change: z
    .object({ before: z.int(), after: z.int(), /** On the board now. */ rank: z.int().nullable() })
    .nullable(),
});

export const stakesSchema = z.object({
  /** Whether the result moves ratings: as decided once it is written, before that as it would be now. */
  rated: z.boolean(),
  /** Whether the result is written. */
  recorded: z.boolean(),
  /** Everybody who sits there; bots have no rating. */
  players: z.array(standing),
});
export type Stakes = z.infer<typeof stakesSchema>;
