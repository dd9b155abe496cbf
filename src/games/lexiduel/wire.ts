import { z } from "zod";
import { LANGUAGES } from "../../core/language.ts";
import { LEAVE_REASONS } from "../game.ts";
import { agreedOption, commonOptions } from "../options.ts";
import { GAME_ENDS, type LexiduelDisclosed, PASS_REASONS } from "./events.ts";
import { facts } from "./facts.ts";
import { type LexiduelMove, WAYS } from "./moves.ts";
import { FEWEST_ROUNDS, type LexiduelOptions, MOST_ROUNDS } from "./options.ts";
import { LINES, SIZE, SQUARES } from "./squares.ts";
import { PHASES } from "./state.ts";
import type { LexiduelView } from "./view.ts";
import type { LexiduelVocabulary } from "./vocabulary.ts";
import { KINDS, MOST_POSED } from "./ways.ts";

/** Lexiduel on the wire. */

const seat = z.int().min(0).max(1);
const square = z
  .int()
  .min(0)
  .max(SQUARES - 1);
const points = z.int().min(0);
const scores = z.tuple([points, points]);
const direction = z.union([z.literal(1), z.literal(-1)]);
const rounds = z.int().min(FEWEST_ROUNDS).max(MOST_ROUNDS);
const games = z.union([z.literal(1), z.literal(2)]);
const board = z
  .string()
  .length(SQUARES)
  .regex(/^[A-Za-z.]+$/)
  .describe("Row by row: a point is empty, a capital is blue, a small letter red");
const stock = z.array(z.int().min(0)).length(26).describe("How many of A to Z are left");

/** The agreement on words: in a view all switches, in options those that were said. */
const vocabulary = z.strictObject({
  conjugated: z.boolean().describe("Conjugated forms"),
  interjections: z.boolean(),
  loanWords: z.boolean(),
}) satisfies z.ZodType<LexiduelVocabulary>;
const said = z.boolean().exactOptional();
const vocabularyOption = z
  .strictObject({ conjugated: said, interjections: said, loanWords: said })
  .default({})
  .describe("Which words count. conjugated: on unless said otherwise; the others: off");

export const optionsSchema = z.strictObject({
  ...commonOptions(facts),
  agreed: agreedOption,
  rounds: rounds.default(16).describe("Rounds in a game; a round is a move of each side"),
  open: z
    .boolean()
    .default(false)
    .describe("No agreed number of rounds: a game ends with two passes, a concession or 60 rounds"),
  games: games.default(1).describe("2: each side begins one game; games won decide, then points"),
  interjections: z.boolean().default(false).describe("Whether interjections are words"),
  vocabulary: vocabularyOption,
}) satisfies z.ZodType<LexiduelOptions>;

/** Looser than the rules, so that a move beside the board or too long gets its own refusal. */
const place = z.int().min(-99).max(99);
const posedLetter = z.strictObject({ row: place, col: place, letter: z.string().min(1).max(8) });

export const moveSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("place"),
    letters: z.array(posedLetter).max(SIZE * 2),
    as: z.enum(WAYS).optional(),
    direction: direction.optional().describe("1: right or down"),
    line: z.enum(LINES).optional().describe("The line of a single letter, which lies in two"),
  }),
  z.strictObject({ type: z.literal("pass") }),
  z
    .strictObject({ type: z.literal("concede") })
    .describe("Gives up the game under way, not the match; at any time"),
]) satisfies z.ZodType<LexiduelMove>;

const happening = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("letters-placed"),
    seat,
    kind: z.enum(KINDS),
    line: z.enum(LINES),
    direction,
    squares: z.array(square).min(1).max(MOST_POSED),
    letters: z.string().regex(/^[A-Z]+$/),
    captures: z.array(square),
    words: z.array(z.string()),
    scores,
  }),
  z.strictObject({ type: z.literal("turn-passed"), seat, reason: z.enum(PASS_REASONS) }),
  z.strictObject({ type: z.literal("game-conceded"), seat }),
  z.strictObject({ type: z.literal("side-left"), seat, reason: z.enum(LEAVE_REASONS) }),
]);

export const disclosedSchema = z.discriminatedUnion("type", [
  ...happening.options,
  z.strictObject({
    type: z.literal("game-ended"),
    game: z.int().min(1).max(2),
    reason: z.enum(GAME_ENDS),
    scores,
    winner: seat.nullable().exactOptional(),
  }),
]) satisfies z.ZodType<LexiduelDisclosed>;

export const viewSchema = z.strictObject({
  phase: z.enum(PHASES),
  language: z.enum(LANGUAGES),
  rounds,
  open: z.boolean(),
  games,
  interjections: z.boolean(),
  vocabulary,
  game: z.int().min(1).max(2),
  blue: seat,
  board,
  stocks: z.tuple([stock, stock]),
  scores,
  made: z.int().min(0),
  turn: seat.nullable(),
  pending: z.array(square).nullable(),
  passes: z.int().min(0).max(2),
  last: happening.nullable(),
  played: z.array(
    z.strictObject({
      blue: seat,
      board,
      reason: z.enum(GAME_ENDS),
      scores,
      winner: seat.nullable().exactOptional(),
    }),
  ),
}) satisfies z.ZodType<LexiduelView>;
