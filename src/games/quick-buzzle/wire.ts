import { z } from "zod";
import { LANGUAGES } from "../../core/language.ts";
import {
  buzzleVocabularyOption,
  buzzleVocabularySchema,
  pieces,
  raceAnnouncements,
  raceFacts,
  raceSchema,
  seat,
  word,
} from "../buzzle-family/wire.ts";
import { LEAVE_REASONS } from "../game.ts";
import { agreedOption, commonOptions, dailyOption } from "../options.ts";
import type { QuickBuzzleMove } from "./decide.ts";
import { END_REASONS, type QuickBuzzleDisclosed } from "./events.ts";
import { facts } from "./facts.ts";
import {
  LONGEST_WORD,
  MOST_MINUTES,
  MOST_RACES,
  type QuickBuzzleOptions,
  RACES_TO_WIN,
  SHORTEST_WORD,
} from "./options.ts";
import { HEAP_LENGTHS, HEAP_MS } from "./solo.ts";
import { PHASES, type QuickBuzzleView } from "./view.ts";

/** Quick Buzzle on the wire. */

const length = z.int().min(SHORTEST_WORD).max(LONGEST_WORD);
const minutes = z.int().min(1).max(MOST_MINUTES);
/** As typed. Far longer than any word, so that a word too long gets its own refusal and not a malformed move. */
const typed = z.string().min(1).max(64);

export const optionsSchema = z.strictObject({
  ...commonOptions(facts),
  agreed: agreedOption,
  length: length.default(3).describe("Letters of the words chosen"),
  names: z.boolean().default(false).describe("Names of persons and places count too"),
  vocabulary: buzzleVocabularyOption,
  minutes: minutes.default(5).describe("After that many minutes a race is nobody's"),
  series: z
    .boolean()
    .default(true)
    .describe(
      `First to win ${RACES_TO_WIN} races, at most ${MOST_RACES}, then who has won more; false: one race`,
    ),
  daily: dailyOption,
}) satisfies z.ZodType<QuickBuzzleOptions>;

export const moveSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("secret"), word: typed }),
  z.strictObject({ type: z.literal("solve"), word: typed }),
  z.strictObject({ type: z.literal("give-up") }),
  z.strictObject({ type: z.literal("start") }),
]) satisfies z.ZodType<QuickBuzzleMove>;

const words = z.array(word.nullable());
const heapNo = z.int().min(1).max(HEAP_LENGTHS.length);

export const disclosedSchema = z.union([
  z.discriminatedUnion("type", [
    ...raceFacts,
    z.strictObject({
      type: z.literal("race-ended"),
      winner: seat.nullable(),
      words,
      offer: word.nullable().describe("The viewer's own next word, filled in"),
    }),
    z.strictObject({ type: z.literal("side-left"), seat, reason: z.enum(LEAVE_REASONS) }),
    z.strictObject({
      type: z.literal("finished"),
      winner: seat.nullable(),
      reason: z.enum(END_REASONS),
      words,
    }),
    z.strictObject({ type: z.literal("heaps-drawn") }),
    z.strictObject({
      type: z.literal("heap-dealt"),
      no: heapNo,
      pieces: pieces.exactOptional().describe("To the seat itself"),
      at: z.int(),
    }),
  ]),
  raceAnnouncements,
]) satisfies z.ZodType<QuickBuzzleDisclosed>;

export const viewSchema = z.strictObject({
  phase: z.enum(PHASES),
  language: z.enum(LANGUAGES),
  length,
  names: z.boolean(),
  vocabulary: buzzleVocabularySchema,
  minutes,
  race: raceSchema,
  series: z.boolean(),
  round: z.int().min(1).max(MOST_RACES).describe("Which race of the series it is"),
  wins: z.array(z.int().min(0)).describe("Races won by each seat"),
  past: z
    .array(
      z.strictObject({
        winner: seat.nullable(),
        solution: word.nullable(),
        words,
        pieces: z.array(pieces.nullable()),
      }),
    )
    .describe("The races before this one, laid open"),
  out: z.array(z.enum(LEAVE_REASONS).nullable()),
  end: z
    .strictObject({
      winner: seat.nullable(),
      reason: z.enum(END_REASONS),
      solution: word.nullable(),
      pieces: z.array(pieces.nullable()),
    })
    .nullable(),
  solo: z
    .strictObject({
      heaps: z
        .array(z.strictObject({ pieces, word: word.nullable(), ms: z.int().min(0).max(HEAP_MS) }))
        .describe("Those that are over; word: what was built"),
      of: heapNo,
      solved: z.int().min(0),
      seconds: z.int().min(0).describe("So far; a heap that was not solved counts its whole minute"),
    })
    .exactOptional()
    .describe("Only in the puzzle of the day"),
}) satisfies z.ZodType<QuickBuzzleView>;
