import { z } from "zod";
import { LANGUAGES } from "../../core/language.ts";
import { buzzleVocabularySchema, solitaireVocabularyOption } from "../buzzle-family/wire.ts";
import { agreedOption, commonOptions } from "../options.ts";
import type { SolitaireMove } from "./decide.ts";
import { END_REASONS, type SolitaireDisclosed } from "./events.ts";
import { facts } from "./facts.ts";
import { DAILY_MINUTES, LENGTHS, MOST_MINUTES, type SolitaireOptions } from "./options.ts";
import { PHASES, type SolitaireView } from "./view.ts";

/** Buzzle Solitaire on the wire. */

const word = z.string().regex(/^[A-ZÄÖÜ]{2,}$/);
const length = z.literal(LENGTHS);
const minutes = z.int().min(0).max(MOST_MINUTES);

export const optionsSchema = z.strictObject({
  ...commonOptions(facts),
  agreed: agreedOption,
  length: length.default(4).describe("Letters of the starting words"),
  minutes: minutes.default(15).describe("0: untimed"),
  vocabulary: solitaireVocabularyOption,
  daily: z
    .boolean()
    .default(false)
    .describe("The puzzle of the day: four words of four letters, five minutes, the same for everyone"),
  dailyMinutes: z.literal(DAILY_MINUTES).exactOptional().describe("Set by the server"),
  own: z.boolean().default(false).describe("The player gives the four starting words, by the move `set`"),
}) satisfies z.ZodType<SolitaireOptions>;

export const moveSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("make"),
    group: z.int().min(0).max(99),
    word: z.string().min(1).max(64),
  }),
  z.strictObject({ type: z.literal("set"), words: z.array(z.string().max(64)).max(16) }),
  z.strictObject({ type: z.literal("stop") }),
]) satisfies z.ZodType<SolitaireMove>;

const seat = z.literal(0);
const date = z.iso.date().nullable().describe("The day of a daily puzzle");

export const disclosedSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("set-drawn"), date, words: z.array(word) }),
  z.strictObject({ type: z.literal("set-given"), seat, words: z.array(word) }),
  z.strictObject({ type: z.literal("word-made"), seat, group: z.int().min(1), word }),
  z.strictObject({ type: z.literal("finished"), reason: z.enum(END_REASONS) }),
]) satisfies z.ZodType<SolitaireDisclosed>;

export const viewSchema = z.strictObject({
  phase: z.enum(PHASES),
  language: z.enum(LANGUAGES),
  length,
  minutes,
  vocabulary: buzzleVocabularySchema,
  date,
  lap: z.int().min(1),
  score: z.int().min(0),
  groups: z.array(
    z.strictObject({
      start: word,
      pieces: z.string().regex(/^I*i*C*u*$/),
      made: z.array(word).describe("In the order of the laps"),
      done: z.boolean().describe("Has its word of this lap"),
      exhausted: z.boolean().describe("No word is left to be found"),
      solutions: z
        .array(word)
        .nullable()
        .describe("Every word there is; only at the end, and not of a daily puzzle"),
    }),
  ),
  end: z.enum(END_REASONS).nullable(),
}) satisfies z.ZodType<SolitaireView>;
