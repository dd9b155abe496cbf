import { z } from "zod";
import { FILTERS } from "../../core/filters.ts";
import { LANGUAGES } from "../../core/language.ts";
import { LEAVE_REASONS } from "../game.ts";
import { commonOptions } from "../options.ts";
import { CAMP_REASONS, END_REASONS, type MotAMotDisclosed, ROUND_RESULTS } from "./events.ts";
import { facts } from "./facts.ts";
import type { MotAMotMove } from "./moves.ts";
import { ENTRIES, MOST_ROUNDS, MOST_SEATS, type MotAMotOptions } from "./options.ts";
import { CAMPS } from "./roles.ts";
import { PHASES } from "./state.ts";
import type { MotAMotView } from "./view.ts";

/** Mot à Mot on the wire. */

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const seats = z.array(seat);
const entry = z
  .int()
  .min(0)
  .max(ENTRIES - 1);
const count = z.int().min(0);
const time = z.number();
/** As typed. Far longer than a clue may be, so that one too long gets its own refusal. */
const typed = z.string().min(1).max(80);
/** Wider than the rules, which answer with what is allowed. */
const wish = z.int().min(-1000).max(1000);

const LEADS = `Who leads first is "drawn", or the number of a seat, 0 to ${MOST_SEATS - 1}`;
const ROUNDS = `Rounds before the Finale are "usual", or 1 to ${MOST_ROUNDS}`;

export const optionsSchema = z.strictObject({
  ...commonOptions(facts),
  bidSeconds: z.int().min(10).max(300).default(60).describe("How long the speakers may take for a first bid"),
  floorSeconds: z.int().min(3).max(60).default(8).describe("How long a seeker has for an answer"),
  lead: z
    .union(
      [
        z.literal("drawn"),
        z
          .int()
          .min(0, LEADS)
          .max(MOST_SEATS - 1, LEADS),
      ],
      { error: LEADS },
    )
    .default("drawn")
    .describe("Who leads first; a seat that is not at the table is drawn as well"),
  rounds: z
    .union([z.literal("usual"), z.int().min(1, ROUNDS).max(MOST_ROUNDS, ROUNDS)], { error: ROUNDS })
    .default("usual")
    .describe("Rounds before the Finale; usual: one turn of the table from six players on, two with fewer"),
}) satisfies z.ZodType<MotAMotOptions>;

export const moveSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("bid"), clues: wish, tokens: count.max(1000).optional() }),
  z.strictObject({ type: z.literal("pass") }),
  z.strictObject({ type: z.literal("clue"), word: typed }),
  z.strictObject({ type: z.literal("buzz") }),
  z.strictObject({ type: z.literal("answer"), word: typed }),
  z.strictObject({ type: z.literal("bonus"), entry: wish }),
  z.strictObject({ type: z.literal("stop") }),
  z.strictObject({ type: z.literal("contest"), clue: wish }),
  z.strictObject({ type: z.literal("vote"), cancel: z.boolean() }),
  z.strictObject({ type: z.literal("camp"), camp: z.enum(CAMPS) }),
  z.strictObject({ type: z.literal("ready") }),
]) satisfies z.ZodType<MotAMotMove>;

const texts = z.array(z.string()).length(ENTRIES);

const round = z.strictObject({
  no: count,
  of: count,
  finale: z.boolean(),
  lead: seat.nullable(),
  speakers: seats,
  card: texts.nullable().describe("Its ten entries, for who may see them"),
  thrown: count,
});

const auction = z.strictObject({
  bids: z.array(z.strictObject({ seat, clues: count, tokens: count })),
  passed: seats,
  most: count.describe("The most clues that a bid may come to, tokens included"),
  until: time,
});

const buzzes = z.array(
  z.strictObject({ seat, arrivedMs: z.number(), lagMs: z.number(), correctedMs: z.number() }),
);

const floor = z.strictObject({
  seat: seat.nullable(),
  order: buzzes,
  until: time.nullable(),
});

const speech = z.strictObject({
  giver: seat,
  budget: count,
  spent: count,
  current: entry.nullable(),
  isBonus: z.boolean(),
  found: z.array(z.strictObject({ entry, seat, text: z.string() })),
  bonuses: z.array(entry),
  clues: z.array(z.strictObject({ entry, word: z.string() })).describe("Clue n is the nth, from 1"),
  wrong: z.array(z.strictObject({ entry, seat, word: z.string().nullable() })),
  locked: z.array(z.strictObject({ seat, clue: z.boolean(), other: z.boolean() })),
  mayBuzz: seats,
  floor: floor.nullable(),
  until: time.nullable(),
  lastAnswers: z.boolean(),
});

export const viewSchema = z.strictObject({
  phase: z.enum(PHASES),
  language: z.enum(LANGUAGES),
  filter: z.enum(FILTERS),
  numbers: z.array(entry),
  tokens: z.array(z.strictObject({ speaker: z.int(), seeker: count })),
  round: round.nullable(),
  auction: auction.nullable(),
  speech: speech.nullable(),
  vote: z
    .strictObject({
      clue: count,
      by: seat,
      votes: z.array(z.strictObject({ seat, cancel: z.boolean() })),
      until: time,
    })
    .nullable(),
  verdicts: z.array(z.strictObject({ clue: count, by: seat, cancelled: z.boolean() })),
  result: z
    .strictObject({
      result: z.enum(ROUND_RESULTS),
      gains: seats,
      paid: count,
      ready: seats,
      until: time,
    })
    .nullable(),
  camps: z
    .strictObject({
      waiting: seats,
      speakers: seats,
      seekers: seats,
      open: z.array(z.enum(CAMPS)),
      until: time,
    })
    .nullable(),
  end: z.strictObject({ reason: z.enum(END_REASONS), speakers: seats, seekers: seats }).nullable(),
}) satisfies z.ZodType<MotAMotView>;

const until = time.describe("When the time that the fact starts will be up");
const fact = <Type extends MotAMotDisclosed["type"], Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

export const disclosedSchema = z.discriminatedUnion("type", [
  fact("numbers-drawn", { numbers: z.array(entry), firstLead: seat }),
  fact("round-started", { round: count, finale: z.boolean(), lead: seat.nullable(), speakers: seats }),
  fact("card-drawn", {
    speakers: seats,
    until,
    texts: texts.exactOptional().describe("To the speakers alone"),
  }),
  fact("bid-made", { seat, clues: count, tokens: count, until }),
  fact("bid-passed", { seat }),
  fact("bid-voided", { seat, until }),
  fact("card-thrown", {}),
  fact("auction-won", { seat, clues: count, paid: count, until }),
  fact("clue-given", { seat, clue: count, entry, word: z.string(), cost: count.exactOptional(), until }),
  fact("clue-missed", { seat, until }),
  fact("buzzed", { seat, at: time, lagMs: z.number(), restMs: z.number() }),
  fact("floor-given", { seat, order: buzzes, until }),
  fact("answered", {
    seat,
    entry,
    word: z.string(),
    right: z.boolean(),
    text: z.string().nullable().describe("As it stands on the card, once found"),
    until,
  }),
  fact("answer-missed", { seat, until }),
  fact("three-found", { seat, tokens: count }),
  fact("bonus-opened", { seat, until }),
  fact("bonus-chosen", { seat, entry, until }),
  fact("bonus-stopped", { seat }),
  fact("round-ended", { result: z.enum(ROUND_RESULTS), gains: seats, texts, until }),
  fact("seat-ready", { seat }),
  fact("contested", { seat, clue: count, until }),
  fact("voted", { seat, cancel: z.boolean() }),
  fact("vote-closed", {
    clue: count,
    cancelled: z.boolean(),
    votes: count,
    against: count,
    taken: count,
    until,
  }),
  fact("camps-opened", { order: seats, until }),
  fact("camp-chosen", { seat, camp: z.enum(CAMPS), by: z.enum(CAMP_REASONS), until }),
  fact("fell-silent", { seat, reason: z.enum(LEAVE_REASONS) }),
  fact("finished", { reason: z.enum(END_REASONS), speakers: seats, seekers: seats }),
]) satisfies z.ZodType<MotAMotDisclosed>;
