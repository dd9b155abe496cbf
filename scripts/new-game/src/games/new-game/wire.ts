import { z } from "zod";
import { LANGUAGES } from "../../core/language.ts";
import { LEAVE_REASONS } from "../game.ts";
import { agreedOption, commonOptions } from "../options.ts";
import { type NewGameEvent, type NewGameMove, PASS_REASONS } from "./events.ts";
import { facts } from "./facts.ts";
import { FEWEST_ROUNDS, MOST_ROUNDS, type NewGameOptions, USUAL_ROUNDS } from "./options.ts";
import { type NewGameView, PHASES } from "./view.ts";

/** New Game on the wire. */

const seat = z.int().min(0).max(1);
const word = z.string().regex(/^[A-Z]+$/);
const rounds = z.int().min(FEWEST_ROUNDS).max(MOST_ROUNDS);
const points = z.int().min(0);
/** As typed. Far longer than any word, so that nonsense gets its own refusal and not a malformed move. */
const typed = z.string().min(1).max(64);

export const optionsSchema = z.strictObject({
  ...commonOptions(facts),
  agreed: agreedOption,
  rounds: rounds.default(USUAL_ROUNDS).describe("Turns of each side"),
}) satisfies z.ZodType<NewGameOptions>;

export const moveSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("word"), word: typed }),
  z.strictObject({ type: z.literal("pass") }),
]) satisfies z.ZodType<NewGameMove>;

export const disclosedSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("word-said"), seat, word }),
  z.strictObject({ type: z.literal("passed"), seat, by: z.enum(PASS_REASONS) }),
  z.strictObject({ type: z.literal("side-left"), seat, reason: z.enum(LEAVE_REASONS) }),
]) satisfies z.ZodType<NewGameEvent>;

export const viewSchema = z.strictObject({
  phase: z.enum(PHASES),
  language: z.enum(LANGUAGES),
  rounds,
  round: rounds.describe("Which round it is, from 1"),
  turn: seat.nullable(),
  letter: z
    .string()
    .regex(/^[A-Z]$/)
    .nullable()
    .describe("What the next word begins with; null before the first"),
  said: z.array(z.strictObject({ seat, word })),
  scores: z.tuple([points, points]),
  left: z.strictObject({ seat, reason: z.enum(LEAVE_REASONS) }).nullable(),
}) satisfies z.ZodType<NewGameView>;
