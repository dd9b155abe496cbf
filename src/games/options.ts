import { z } from "zod";
import { FILTERS, type Filter } from "../core/filters.ts";
import { MOST_AGREED } from "./agreed.ts";
import { CLOCK_BOUNDS } from "./clock-bounds.ts";
import type { GameFacts } from "./facts.ts";
import type { WordOptions } from "./vocabulary.ts";

/** Options that every game has, beside its own. */
const none = z.strictObject({ kind: z.literal("none") });
const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().min(least).max(most);
const turn = z.strictObject({ kind: z.literal("turn"), seconds: within(CLOCK_BOUNDS.turnSeconds) });
const game = z.strictObject({
  kind: z.literal("game"),
  seconds: within(CLOCK_BOUNDS.gameSeconds),
  increment: within(CLOCK_BOUNDS.increment).default(0),
});
const days = z.strictObject({ kind: z.literal("days"), days: within(CLOCK_BOUNDS.days) });

export const clockSchema = z
  .discriminatedUnion("kind", [none, turn, game, days])
  .describe("How long a side may take");

/** Of a game whose rules alone say how long everything takes: it cannot be spread over days. */
const sittingClockSchema = z
  .discriminatedUnion("kind", [none, turn, game], {
    error: 'This game is played at one sitting. Choose a clock of the kind "none", "turn" or "game"',
  })
  .describe("Has no effect: every step of this game has its own time");

export const commonOptions = ({ clocks }: Pick<GameFacts, "clocks">) => ({
  clock: (clocks === "any" ? clockSchema : sittingClockSchema).default({ kind: "none" }),
  teams: z.boolean().default(false).describe("Whether several players may share a seat"),
  filter: z
    .enum(FILTERS)
    .default("mild")
    .describe("Rude words, in talk and in games with words of one's own. strict: everyday swearing too"),
});

/** Of games whose words are judged by the dictionary alone; what a word is, `agreed.ts` says. */
export const agreedOption = z
  .array(z.string().min(1).max(64))
  .max(MOST_AGREED)
  .default([])
  .describe("Words that count at this table beside those of the dictionary, at most 20 of 2 to 20 letters");

/** Of games that have a puzzle of the day and are for several otherwise. */
export const dailyOption = z
  .boolean()
  .exactOptional()
  .describe(
    "The puzzle of the day: for one alone, the same for everyone; every other option is the game's own",
  );

/** In the view of a word that is looked for alone. */
export const aloneSchema = z
  .strictObject({
    points: z.int().min(0).describe("What it has cost so far: the fewer the better"),
    most: z.int().describe("From so many on the word was not found"),
  })
  .describe("Only in the puzzle of the day");

export type Clock = z.infer<typeof clockSchema>;
export interface CommonOptions {
  readonly clock: Clock;
  readonly teams: boolean;
  /** Absent in matches older than the filter: mild. */
  readonly filter?: Filter;
  /** Folded. Only in games whose schema has them. */
  readonly agreed?: readonly string[];
}

/**
 * Options as the match reads them, whatever the game: what all games have, and what some have. Each game's own are
 * these; what else its schema has, its rules alone read.
 */
export interface MatchOptions extends CommonOptions, Omit<WordOptions, "agreed"> {
  /** No end was agreed upon. */
  readonly open?: boolean | undefined;
  /** The puzzle of the day. */
  readonly daily?: boolean;
}
