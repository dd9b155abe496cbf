import { z } from "zod";
import { type RaceDisclosed, STOP_REASONS } from "./race-events.ts";
import type { RaceView } from "./race-view.ts";
import type { BuzzleVocabulary } from "./vocabulary.ts";

/** What the games of the family share on the wire. */

const MOST_SEATS = 4;
export const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
export const word = z.string().regex(/^[A-ZÄÖÜ]{2,}$/);
export const pieces = z.string().regex(/^I*i*C*u*$/);

export const raceSchema = z.strictObject({
  running: z.boolean(),
  runners: z.array(
    z.strictObject({
      seat,
      ready: z.boolean(),
      stopped: z.boolean(),
      from: seat.nullable().describe("Whose pieces it got"),
      commitment: z.string().nullable(),
      word: word.nullable(),
      given: z.boolean(),
    }),
  ),
  winner: seat.nullable(),
  pieces: pieces.nullable().describe("The viewer's own heap"),
  tries: z.array(z.strictObject({ word, missing: pieces, left: pieces })),
  restUntil: z.int().nullable(),
  offer: word.nullable().describe("A word filled in for the viewer, to take or to replace"),
}) satisfies z.ZodType<RaceView>;

const secretAnnounced = z.strictObject({
  type: z.literal("secret-chosen"),
  seat,
  epoch: z.int().min(1),
  commitment: z.string(),
});
const tryAnnounced = z.strictObject({ type: z.literal("tried"), seat });

/** What a race tells everybody, or the seat that it is about. */
export const raceFacts = [
  secretAnnounced
    .extend({ word, nonce: z.string(), given: z.boolean() })
    .describe("To the seat itself; a word is given where none was chosen in time"),
  tryAnnounced
    .extend({ word, missing: pieces, left: pieces, restUntil: z.int() })
    .describe("To the seat itself"),
  z.strictObject({
    type: z.literal("pieces-dealt"),
    from: z.array(seat.nullable()).describe("For each seat: of whose word its pieces are"),
  }),
  z.strictObject({
    type: z.literal("solved"),
    seat,
    word,
    ms: z.int().min(0).exactOptional().describe("How long it took; only in the puzzle of the day"),
  }),
  z.strictObject({ type: z.literal("gave-up"), seat, reason: z.enum(STOP_REASONS) }),
] as const satisfies readonly z.ZodType<RaceDisclosed>[];

/** The two facts that the other seats hear less of. */
export const raceAnnouncements = z.discriminatedUnion("type", [
  secretAnnounced.describe("To everybody else"),
  tryAnnounced.describe("To everybody else"),
]) satisfies z.ZodType<RaceDisclosed>;

/** The agreement on words: in a view all switches, in options those that were said. */
export const buzzleVocabularySchema = z.strictObject({
  forms: z.boolean().describe("Inflected and conjugated forms"),
  firstNames: z.boolean(),
  places: z.boolean(),
  colloquial: z.boolean(),
  common: z.boolean().describe("Secrets are well-known words, or forms of such"),
}) satisfies z.ZodType<BuzzleVocabulary>;

const said = z.boolean().exactOptional();
const ofFamily = { forms: said, firstNames: said, places: said, colloquial: said };

export const solitaireVocabularyOption = z
  .strictObject(ofFamily)
  .default({})
  .describe("Which words count. forms: on unless said otherwise; the others: off");

export const buzzleVocabularyOption = z
  .strictObject({ ...ofFamily, common: said })
  .default({})
  .describe("Which words count. forms: on unless said otherwise; the others: off. common: for secrets alone");
