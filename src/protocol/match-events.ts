import { z } from "zod";
import { LANGUAGES } from "../core/language.ts";
import { BOT_LEVELS, LEAVE_REASONS } from "../games/game.ts";
import { clockSchema } from "../games/options.ts";
import { STARTS, STOP_REASONS, VACATED_REASONS, VISIBILITIES } from "./terms.ts";

/**
 * The events that are the same in all games, as they are sent: with the number and the time of their commit. A game's
 * own have their schema with the game (`disclosedSchema`).
 */
const seat = z.int().min(0);
const bot = z.literal(BOT_LEVELS);

export const memberSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The name of the partner whose user this is, to be shown beside theirs; absent for everybody else. */
  via: z.string().optional(),
});

/** What all games have. The game's own options stand beside it, as its schema has them. */
const options = z.looseObject({ clock: clockSchema, teams: z.boolean() });
const table = {
  options,
  seats: z.int().min(1),
  visibility: z.enum(VISIBILITIES),
  start: z.enum(STARTS),
};

const fact = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ seq: z.int().min(0), at: z.int(), type: z.literal(type), ...shape });

const botSeated = fact("seat-taken", { seat, bot });
const facts = z.discriminatedUnion("type", [
  fact("match-created", {
    ...table,
    id: z.string(),
    game: z.string(),
    rules: z.int().describe("The version of the game's rules"),
    language: z.enum(LANGUAGES),
    lexicon: z.string().describe("Content hash of the words that the match is played with"),
    rated: z.boolean(),
    seedCommitment: z.string().describe("SHA-256 of the seed, which is told after the end"),
  }),
  fact("seat-taken", { seat, member: memberSchema }),
  fact("match-begun", {}),
  fact("everyone-arrived", {}),
  fact("resignation-agreed", { seat, member: z.string() }),
  fact("seat-left", { seat, reason: z.enum(LEAVE_REASONS) }),
  fact("match-voided", { seat }),
  fact("room-changed", { changes: z.strictObject(table).partial() }),
  fact("seats-arranged", {
    seats: z.array(z.strictObject({ members: z.array(memberSchema), bot: bot.nullable() })),
  }),
  fact("seat-vacated", { seat, member: z.string(), reason: z.enum(VACATED_REASONS) }),
  fact("host-changed", { host: z.string() }),
  fact("seat-handed-over", { seat, bot }),
  fact("seat-taken-back", { seat }),
  fact("lag-allowed", { seat, ms: z.int().min(0) }),
  fact("clocks-stopped", { reason: z.enum(STOP_REASONS) }),
  fact("member-renamed", { member: memberSchema }),
]);

export const matchEventSchema = z.union([facts, botSeated]);

/** Their names: no game has an event of such a name. */
export const SENT_BY_MATCH: readonly string[] = facts.options.map(({ shape }) => shape.type.value);
