import { z } from "zod";
import { LANGUAGES } from "../../core/language.ts";
import { LEAVE_REASONS } from "../game.ts";
import { agreedOption, commonOptions, dailyOption } from "../options.ts";
import type { JudgedMove } from "./analysis.ts";
import { CELLS } from "./board.ts";
import { GAME_ENDS, type OverturnDisclosed, PASS_REASONS } from "./events.ts";
import { facts } from "./facts.ts";
import { QU, ZX } from "./ground.ts";
import type { OverturnMove } from "./moves.ts";
import { MODES, type OverturnOptions } from "./options.ts";
import { PHASES, SIDES } from "./state.ts";
import type { OverturnView } from "./view.ts";

/** Overturn on the wire. */

const seat = z
  .int()
  .min(0)
  .max(SIDES - 1);
const cell = z
  .int()
  .min(0)
  .max(CELLS - 1);
/** Any number, so that a cell outside the board gets its own refusal and not a malformed move. */
const namedCell = z.int().min(-1000).max(1000).describe("0 to 35, row by row from the top left");
const LONGEST_PATH = 64;
const zx = z.enum(ZX);
const qu = z.enum(QU);
const mode = z.enum(MODES);
const games = z.union([z.literal(1), z.literal(2)]);
const pair = z.tuple([z.int().min(0), z.int().min(0)]);

export const optionsSchema = z.strictObject({
  ...commonOptions(facts),
  agreed: agreedOption,
  mode: mode
    .default("basic")
    .describe("basic: a cell may be used again within a word. advanced: once per word"),
  games: games.default(1).describe("2: a second game on the lower layer, Red moving first; rings add up"),
  autoEnd: z.boolean().default(true).describe("Whether a game ends as soon as no legal word is left"),
  daily: dailyOption,
}) satisfies z.ZodType<OverturnOptions>;

export const moveSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("word"),
    cells: z.array(namedCell).max(LONGEST_PATH),
    zx: zx.optional(),
    qu: qu.optional(),
  }),
  z.strictObject({ type: z.literal("pass"), cell: namedCell }),
]) satisfies z.ZodType<OverturnMove>;

const wordMade = z.strictObject({
  type: z.literal("word-made"),
  seat,
  word: z.string().regex(/^[A-Z]{2,}$/),
  cells: z.array(cell),
  zx: zx.nullable(),
  qu: qu.nullable(),
  laid: z.array(cell).describe("New cells that got the mover's ring"),
  turned: z.array(cell).describe("The opponent's rings that turned"),
});

/** The answer of the analysis: every move beside the best word that was there. */
export const analysisSchema = z.array(
  z.strictObject({
    game: z.int().min(1).max(2),
    seat,
    word: z.string().nullable().describe("Null for a pass"),
    cells: z.array(cell),
    swing: z.int().describe("By how much the mover's lead grew"),
    best: z
      .strictObject({
        word: z.string(),
        cells: z.array(cell),
        zx: zx.nullable(),
        qu: qu.nullable(),
        swing: z.int(),
      })
      .nullable(),
    missed: z.int().min(0).describe("How much more the best word would have swung"),
  }),
) satisfies z.ZodType<JudgedMove[]>;

const ringGiven = z.strictObject({
  type: z.literal("ring-given"),
  seat,
  cell,
  by: z.enum(PASS_REASONS),
});

const faces = z
  .string()
  .regex(/^[A-Zzq]{36}$/)
  .describe("36 faces in reading order: capitals, z for ZX, q for QU");

export const disclosedSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("tiles-laid"), upper: faces }),
  z
    .strictObject({ type: z.literal("position-set"), zx, qu })
    .describe("The position of a puzzle of the day is reached"),
  wordMade,
  ringGiven,
  z.strictObject({
    type: z.literal("game-ended"),
    game: z.int().min(1).max(2),
    reason: z.enum(GAME_ENDS),
    rings: pair,
    next: faces.nullable(),
  }),
  z.strictObject({ type: z.literal("side-left"), seat, reason: z.enum(LEAVE_REASONS) }),
]) satisfies z.ZodType<OverturnDisclosed>;

export const viewSchema = z.strictObject({
  phase: z.enum(PHASES),
  language: z.enum(LANGUAGES),
  mode,
  games,
  autoEnd: z.boolean(),
  game: z.int().min(1).max(2),
  turn: seat.nullable(),
  faces,
  rings: z
    .string()
    .regex(/^[.01]{36}$/)
    .describe("36 marks in reading order: . a new cell, 0 a blue ring, 1 a red one"),
  zx: zx.nullable().describe("What ZX stands for, once a word has used it"),
  qu: qu.nullable().describe("What QU stands for, once a word has used it"),
  opened: z.boolean().describe("Whether a word has been made in this game"),
  passed: z.boolean().describe("The last move was a pass by choice: another one ends the game"),
  score: pair.describe("Rings on the board: blue, red"),
  past: z.array(z.strictObject({ reason: z.enum(GAME_ENDS), rings: pair })),
  last: z.discriminatedUnion("type", [wordMade, ringGiven]).nullable(),
  left: z.strictObject({ seat, reason: z.enum(LEAVE_REASONS) }).nullable(),
  alone: z
    .strictObject({ made: z.int().min(0), of: z.int() })
    .exactOptional()
    .describe("Words made in the puzzle of the day, and of how many; only there"),
}) satisfies z.ZodType<OverturnView>;
