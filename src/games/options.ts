import { z } from "zod";
import { FILTERS, type Filter } from "../core/filters.ts";

/** Options that every game has, beside its own. */
const none = z.strictObject({ kind: z.literal("none") });
const turn = z.strictObject({ kind: z.literal("turn"), seconds: z.int().min(5).max(3600) });
const game = z.strictObject({
  kind: z.literal("game"),
  seconds: z.int().min(30).max(86_400),
  increment: z.int().min(0).max(600).default(0),
});
const days = z.strictObject({ kind: z.literal("days"), days: z.int().min(1).max(14) });

export const clockSchema = z
  .discriminatedUnion("kind", [none, turn, game, days])
  .describe("How long a side may take");

/** Of a game whose players act at the same time: it cannot be spread over days. */
export const sittingClockSchema = z
  .discriminatedUnion("kind", [none, turn, game], {
    error: 'This game is played at one sitting. Choose a clock of the kind "none", "turn" or "game"',
  })
  .describe("How long a side may take");

export const commonOptions = {
  clock: clockSchema.default({ kind: "none" }),
  teams: z.boolean().default(false).describe("Whether several players may share a seat"),
  filter: z
    .enum(FILTERS)
    .default("mild")
    .describe("Rude words, in talk and in games with words of one's own. strict: everyday swearing too"),
};

export type Clock = z.infer<typeof clockSchema>;
export interface CommonOptions {
  readonly clock: Clock;
  readonly teams: boolean;
  /** Absent in matches older than the filter: mild. */
  readonly filter?: Filter;
}
