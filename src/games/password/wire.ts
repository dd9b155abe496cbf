import { z } from "zod";
import { LANGUAGES } from "../../core/language.ts";
import { ALONE_ENDS } from "../alone.ts";
import { LEAVE_REASONS } from "../game.ts";
import { aloneSchema, commonOptions, dailyOption } from "../options.ts";
import { PASS_REASONS, type PasswordDisclosed } from "./events.ts";
import { facts } from "./facts.ts";
import type { PasswordMove } from "./moves.ts";
import { LONGEST, type PasswordOptions, SHORTEST, WORD_RULES } from "./options.ts";
import { FALLS, PHASES } from "./state.ts";
import type { PasswordView } from "./view.ts";

/** Password on the wire. */

const MOST_SEATS = 4;
const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const letters = z.string().regex(/^[A-Z]*$/);
const word = letters.min(SHORTEST).max(LONGEST);
const circle = z.int().min(2).max(12);
const die = z.int().min(1).max(6);
const dice = z.tuple([die, die]);
const level = z.union([z.literal(1), z.literal(2)]);
const length = z.int().min(SHORTEST).max(LONGEST);
/** As typed. Far longer than any word, so that a word too long gets its own refusal and not a malformed move. */
const typed = z.string().min(1).max(64);

export const optionsSchema = z.strictObject({
  ...commonOptions(facts),
  level: level.default(1).describe("1: positions are told. 2: all words have the same length, no positions"),
  words: z
    .enum(WORD_RULES)
    .default("checked")
    .describe("checked: words are judged when chosen. honour: only the winner's, at the end"),
  length: length.default(5).describe("The length of all words at level 2"),
  daily: dailyOption,
}) satisfies z.ZodType<PasswordOptions>;

export const moveSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("secret"), word: typed }),
  z.strictObject({ type: z.literal("guess"), target: seat, word: typed }),
  z.strictObject({ type: z.literal("roll") }),
  z.strictObject({ type: z.literal("ask"), target: seat, letter: typed.optional() }),
]) satisfies z.ZodType<PasswordMove>;

const orderRolled = z.strictObject({
  type: z.literal("order-rolled"),
  rounds: z.array(z.array(z.strictObject({ seat, dice }))),
  starts: seat,
});
const asked = z.strictObject({
  type: z.literal("asked"),
  seat,
  target: seat,
  circle,
  letter: letters.length(1).nullable(),
  yes: z.boolean(),
  position: z.int().min(1).max(LONGEST).nullable(),
  another: z.literal(true).optional().describe("Asked for another one than those discovered"),
});
const guessed = z.strictObject({
  type: z.literal("guessed"),
  seat,
  target: seat,
  word,
  right: z.boolean(),
});
const passed = z.strictObject({ type: z.literal("passed"), seat, reason: z.enum(PASS_REASONS) });
const sideLeft = z.strictObject({
  type: z.literal("side-left"),
  seat,
  reason: z.enum(LEAVE_REASONS),
  word: word.nullable(),
});

const happening = z.discriminatedUnion("type", [orderRolled, asked, guessed, passed, sideLeft]);

const announced = z.strictObject({ type: z.literal("secret-chosen"), seat, commitment: z.string() });

export const disclosedSchema = z.union([
  z.discriminatedUnion("type", [
    announced
      .extend({ epoch: z.literal(1), word, nonce: z.string(), given: z.boolean() })
      .describe("To the seat itself"),
    ...happening.options,
    z.strictObject({ type: z.literal("rolled"), seat, dice, circle }),
    z.strictObject({
      type: z.literal("finished"),
      survivor: seat,
      word: word.nullable(),
      winner: seat,
      dishonoured: z.boolean(),
      alone: z.enum(ALONE_ENDS).exactOptional().describe("How the puzzle of the day ended"),
    }),
    z.strictObject({ type: z.literal("puzzle-drawn") }).describe("All draws of a puzzle of the day"),
  ]),
  announced.describe("To everybody else"),
]) satisfies z.ZodType<PasswordDisclosed>;

const side = z.strictObject({
  seat,
  ready: z.boolean(),
  out: z.enum(FALLS).nullable(),
  commitment: z.string().nullable(),
  word: word.nullable(),
  given: z.boolean(),
  letters: letters.describe("Letters discovered, in the order they were told, one for each yes"),
  positions: z
    .string()
    .regex(/^[1-8]*$/)
    .describe("Their positions, a digit each; empty at level 2"),
  absent: letters.describe("Letters known not to be in the word"),
  noMore: letters.describe("Discovered letters of which there is no other one"),
  circles: z
    .string()
    .regex(/^[.?+-]{11}$/)
    .describe(
      "Circles 2 to 12: . never asked, ? yes and nothing discovered since, + yes and may be asked again, - no",
    ),
  wrong: z.array(word).describe("Wrong attempts at the word"),
});

export const viewSchema = z.strictObject({
  phase: z.enum(PHASES),
  language: z.enum(LANGUAGES),
  level,
  words: z.enum(WORD_RULES),
  length: length.nullable(),
  turn: seat.nullable(),
  dice: dice.nullable(),
  circle: circle.nullable(),
  sides: z.array(side),
  last: happening.nullable(),
  end: z
    .strictObject({
      winner: seat,
      survivor: seat,
      dishonoured: z.boolean(),
      alone: z.enum(ALONE_ENDS).exactOptional(),
    })
    .nullable(),
  alone: aloneSchema.exactOptional(),
}) satisfies z.ZodType<PasswordView>;
