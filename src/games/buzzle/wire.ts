import { z } from "zod";
import { LANGUAGES } from "../../core/language.ts";
import { KINDS, POSES } from "../buzzle-family/alphabet.ts";
import {
  buzzleVocabularyOption,
  buzzleVocabularySchema,
  raceAnnouncements,
  raceFacts,
  raceSchema,
  seat,
} from "../buzzle-family/wire.ts";
import { LEAVE_REASONS } from "../game.ts";
import { agreedOption, aloneSchema, commonOptions, dailyOption } from "../options.ts";
import { type BuzzleDisclosed, END_REASONS, PASS_REASONS } from "./events.ts";
import { facts } from "./facts.ts";
import type { BuzzleMove } from "./moves.ts";
import {
  type BuzzleOptions,
  isPlayable,
  LONGEST_WORD,
  NO_POINTS,
  OPENINGS,
  SHORTEST_WORD,
} from "./options.ts";
import { PHASES } from "./state.ts";
import type { BuzzleView } from "./view.ts";

/** Buzzle on the wire. */

const length = z.int().min(SHORTEST_WORD).max(LONGEST_WORD);
const word = z.string().regex(/^[A-ZÄÖÜ]{3,7}$/);
const kind = z.enum(KINDS);
const pose = z.enum(POSES);
const boxNumber = z.int().min(1).max(LONGEST_WORD);
/**
 * As typed or tapped. Wider than what exists, so that a wrong box, piece, pose or word gets its own refusal and
 * not a malformed move.
 */
const typed = z.string().min(1).max(64);
const number = z.int().min(0).max(1_000_000);
const aim = { target: z.int().min(0).max(99), wordNo: number.optional() };

const AT_ONE_SITTING =
  'A round of Quick Buzzle is played at one sitting. Choose the opening "draw", or a clock without days';

const optionsShape = z.strictObject({
  ...commonOptions(facts),
  agreed: agreedOption,
  length: length.default(5).describe("Letters of a word"),
  fast: z
    .boolean()
    .default(false)
    .describe("A right guess scores all pieces of the word, without the bonus of 5"),
  opening: z
    .enum(OPENINGS)
    .default("draw")
    .describe("draw: who starts is drawn. quick-buzzle: a round of Quick Buzzle decides"),
  noPoint: z.enum(NO_POINTS).default("asker").describe('Who scores the point of a "no"'),
  names: z.boolean().default(false).describe("Names of persons and places count too"),
  vocabulary: buzzleVocabularyOption,
  daily: dailyOption,
  notebook: z.boolean().default(false).describe("Shows how many words are still possible"),
});

export const optionsSchema = optionsShape.refine(isPlayable, {
  path: ["opening"],
  error: AT_ONE_SITTING,
}) satisfies z.ZodType<BuzzleOptions>;

export const moveSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("secret"), word: typed }),
  z.strictObject({ type: z.literal("propose"), ...aim, box: number, piece: typed }),
  z.strictObject({ type: z.literal("position"), ...aim, box: number, piece: typed, pose: typed }),
  z.strictObject({ type: z.literal("guess"), ...aim, word: typed }),
  z.strictObject({ type: z.literal("solve"), word: typed }),
  z.strictObject({ type: z.literal("give-up") }),
]) satisfies z.ZodType<BuzzleMove>;

const happening = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("started"), starts: seat, drawn: z.boolean() }),
  z.strictObject({
    type: z.literal("proposed"),
    seat,
    target: seat,
    box: boxNumber,
    piece: kind,
    yes: z.boolean(),
    scorer: seat,
  }),
  z.strictObject({
    type: z.literal("positioned"),
    seat,
    target: seat,
    box: boxNumber,
    pose,
    exact: z.boolean(),
  }),
  z.strictObject({
    type: z.literal("guessed"),
    seat,
    target: seat,
    word,
    right: z.boolean(),
    points: z.int(),
  }),
  z.strictObject({ type: z.literal("passed"), seat, reason: z.enum(PASS_REASONS) }),
  z.strictObject({
    type: z.literal("side-left"),
    seat,
    reason: z.enum(LEAVE_REASONS),
    word: word.nullable(),
  }),
]);

const words = z.array(word.nullable());

export const disclosedSchema = z.union([
  z.discriminatedUnion("type", [
    ...raceFacts,
    ...happening.options,
    z.strictObject({ type: z.literal("opening-ended"), winner: seat.nullable(), words }),
    z.strictObject({ type: z.literal("counted"), seat, possible: z.int().min(0) }),
    z.strictObject({ type: z.literal("finished"), winner: seat, reason: z.enum(END_REASONS), words }),
  ]),
  raceAnnouncements,
]) satisfies z.ZodType<BuzzleDisclosed>;

const box = z.strictObject({
  laid: z
    .string()
    .regex(/^[IiCu]*$/)
    .describe("Pieces in the box, in the order they were found"),
  under: z
    .string()
    .regex(/^[IiCu]{0,4}$/)
    .describe("Kinds that are not, or no longer, needed"),
  fixed: z.array(pose).describe("Poses found exact, one entry a piece"),
  wrong: z.array(pose).describe("Poses ever answered wrong"),
  barred: z.array(pose).describe("Those that may not be asked again for now"),
});

const side = z.strictObject({
  seat,
  score: z.int(),
  wordNo: z.int().min(1).describe("The number of the word that is sought, or being chosen"),
  ready: z.boolean(),
  out: z.enum(LEAVE_REASONS).nullable(),
  commitment: z.string().nullable(),
  word: word.nullable(),
  given: z.boolean(),
  boxes: z.array(box),
  wrong: z.array(word).describe("Wrong attempts at this word"),
  past: z.array(z.strictObject({ word, by: seat.nullable() })).describe("Earlier words and who found them"),
  possible: z.int().nullable().describe("The notebook: how many words it may still be"),
});

export const viewSchema = z.strictObject({
  phase: z.enum(PHASES),
  language: z.enum(LANGUAGES),
  length,
  fast: z.boolean(),
  noPoint: z.enum(NO_POINTS),
  names: z.boolean(),
  vocabulary: buzzleVocabularySchema,
  notebook: z.boolean(),
  turn: seat.nullable(),
  sides: z.array(side),
  race: raceSchema.nullable(),
  last: happening.nullable(),
  end: z.strictObject({ winner: seat, reason: z.enum(END_REASONS) }).nullable(),
  alone: aloneSchema.exactOptional(),
}) satisfies z.ZodType<BuzzleView>;
