import { z } from "zod";
import { LANGUAGES } from "../core/language.ts";
import { isRude } from "../core/manners.ts";
import { cleanName, isLegible, isReserved } from "../core/names.ts";
import { LEXICON_IDS } from "../lexicon/ids.ts";
import { CLASS_NAMES } from "../lexicon/lexicon.ts";
import { PARTS_OF_SPEECH } from "../lexicon/meanings.ts";
import { outcomeSchema } from "./frames.ts";
import { memberSchema } from "./match-events.ts";
import { REGIONS, STARTS, VISIBILITIES } from "./terms.ts";

/** Bodies and answers of the HTTP calls. */

export const NAME_MAX = 24;

/** A name people can read aloud: nothing invisible, at least a letter or a digit, and none that passes for ours. */
export const nameSchema = z
  .string()
  .transform(cleanName)
  .pipe(
    z
      .string()
      .refine(isLegible, {
        error: "empty; write a letter or a digit at least",
        abort: true,
        params: { problem: "body-malformed" },
      })
      .max(NAME_MAX, `at most ${NAME_MAX} characters`)
      .regex(
        /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N} .'’_-])+$/u,
        "letters, digits, spaces and . ' - _ only",
      )
      .refine((name) => !isRude(name, "strict"), "this may hurt somebody; choose another")
      .refine((name) => !isReserved(name), {
        error: "this would pass for ours, or for a bot's; choose another",
        params: { problem: "name-reserved" },
      }),
  );

export const languageSchema = z.enum(LANGUAGES);

export const newPlayerSchema = z.strictObject({
  name: nameSchema.optional(),
  language: languageSchema.optional(),
});

export const newMatchSchema = z.strictObject({
  game: z.string(),
  language: languageSchema,
  options: z.unknown().optional(),
  seats: z.int().min(1).max(16).optional(),
  bots: z
    .array(z.strictObject({ level: z.literal([1, 2, 3]) }))
    .max(16)
    .default([]),
  visibility: z.enum(VISIBILITIES).default("private"),
  start: z.enum(STARTS).default("full"),
  practice: z
    .boolean()
    .default(false)
    .describe("One person among bots, who may ask for hints; all other seats must be bots"),
});

/** What the host changes before the match begins. Options are whole: what is left out gets its default. */
export const changeRoomSchema = z.strictObject({
  options: z.unknown().optional(),
  seats: z.int().min(1).max(16).optional(),
  visibility: z.enum(VISIBILITIES).optional(),
  start: z.enum(STARTS).optional(),
});

const seatNumber = z.int().min(0).max(15);
const playerId = z.string().min(1).max(64);
/** One thing the host does with the people and bots at the table. */
export const arrangeSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("move"), player: playerId, seat: seatNumber }),
  z.strictObject({ type: z.literal("remove"), player: playerId }),
  z.strictObject({ type: z.literal("bot"), seat: seatNumber, level: z.literal([1, 2, 3]).nullable() }),
  z.strictObject({ type: z.literal("host"), player: playerId }),
]);

/** Where a room's code leads. */
export const roomSchema = z.object({
  code: z.string(),
  match: z.string(),
  state: z.enum(["waiting", "playing", "finished"]),
});

export const takeSeatSchema = z.strictObject({
  team: z.int().min(0).max(15).optional(),
  /** With `team`: only while nobody sits there. What a page showed as free may not be so any more. */
  free: z.boolean().optional(),
  /** Of a room whose seats are kept for those who were sent a link: the `seat` in that link. */
  ticket: z.string().max(512).optional(),
});

export const healthSchema = z.object({ ok: z.boolean(), version: z.string() });
/** What a match needs and is not there, each with what to do about it. */
export const readinessSchema = healthSchema.extend({
  missing: z.array(z.object({ what: z.string(), fix: z.string() })),
});
export type Readiness = z.infer<typeof readinessSchema>;
export const playerSchema = z.object({ token: z.string(), player: memberSchema });
export const gameSchema = z.object({
  id: z.string(),
  name: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  languages: z.array(languageSchema),
  options: z.record(z.string(), z.unknown()),
});
export const matchMadeSchema = z.object({ id: z.string(), url: z.string(), seat: z.int() });
export const rematchSchema = z.strictObject({ accept: z.boolean().default(true) });
/** `match` once everybody has answered; `until` while an answer is awaited. */
export const rematchAnswerSchema = z.object({ match: z.string().nullable(), until: z.int().nullable() });
/** A good move for the one who asks, from what that seat sees, and the number at which it is good; null: none. */
export const hintSchema = z.object({ seq: z.int(), move: z.unknown().nullable() });
export const seatTakenSchema = z.object({ seat: z.int() });

export const STAGES = ["waiting", "playing", "finished"] as const;
export const summarySchema = z.object({
  id: z.string(),
  game: z.string(),
  language: languageSchema,
  /** The hash of the words it keeps to. */
  lexicon: z.string(),
  options: z.unknown(),
  seats: z.array(
    z.object({
      seat: z.int(),
      members: z.array(memberSchema),
      bot: z.int().nullable(),
      connected: z.boolean(),
    }),
  ),
  state: z.enum(STAGES),
  visibility: z.enum(VISIBILITIES),
  start: z.enum(STARTS),
  /** The room's code, where there is one. */
  code: z.string().nullable(),
  /** The id of whoever may arrange the room and begin. */
  host: z.string().nullable(),
  /** Where the match is held; null when the platform chose. */
  region: z.enum(REGIONS).nullable(),
  /** Whether it is made to count for ratings: strangers who met by quick match, none a guest, and their rematches. */
  rated: z.boolean(),
  /** Its players met by quick match. */
  strangers: z.boolean(),
  /** One person among bots, who may ask for hints. */
  practice: z.boolean(),
  outcome: outcomeSchema.nullable(),
});

export const wordSchema = z.object({
  word: z.string(),
  valid: z.boolean(),
  classes: z.array(z.enum(CLASS_NAMES)),
});

/** What a word is a form of, and what that means where the language has definitions. */
export const meaningSchema = wordSchema.extend({
  lemmas: z.array(
    z.object({
      lemma: z.string(),
      definitions: z.array(z.object({ part: z.enum(PARTS_OF_SPEECH), text: z.string() })),
    }),
  ),
});

export const LEXICON_PARTS = ["trie", "common"] as const;
export type LexiconPart = (typeof LEXICON_PARTS)[number];

/** The current lexicon: the hash under which each of its parts is fetched. */
export const lexiconSchema = z.object({ id: z.enum(LEXICON_IDS), trie: z.string(), common: z.string() });

export const replaySchema = z.object({
  header: z.record(z.string(), z.unknown()),
  log: z.array(
    z.object({
      seq: z.int(),
      at: z.int(),
      player: z.string().nullable(),
      move: z.string().nullable(),
      events: z.array(z.looseObject({ type: z.string() })),
      /** The commit's place in the chain; see SPEC.md. */
      hash: z.string().optional(),
    }),
  ),
  commitments: z.array(
    z.object({ seat: z.int(), epoch: z.int(), commitment: z.string(), nonce: z.string(), word: z.string() }),
  ),
  outcome: outcomeSchema.nullable(),
  /** Null for matches that were made before logs were chained. */
  seal: z
    .object({ head: z.string(), key: z.string(), publicKey: z.string(), signature: z.string() })
    .nullable(),
});

export const keysSchema = z.object({
  keys: z.array(z.object({ id: z.string(), algorithm: z.literal("Ed25519"), publicKey: z.string() })),
});

const dailyPlaceSchema = z.object({
  /** Null for a guest, whose score is shown and not ranked. */
  rank: z.int().nullable(),
  name: z.string(),
  score: z.number(),
  mine: z.boolean(),
});
export const dailyTableSchema = z.object({
  game: z.string(),
  language: languageSchema,
  day: z.string(),
  /** How many have finished. */
  players: z.int(),
  /** How many of them have a rank. */
  ranked: z.int(),
  /** The best, equal scores sharing a rank. */
  scores: z.array(dailyPlaceSchema),
  /** The caller's own place, among the best or not; null without a token or a score. */
  mine: dailyPlaceSchema.nullable(),
});

export type PublicKeys = z.infer<typeof keysSchema>;
export type DailyTable = z.infer<typeof dailyTableSchema>;
export type Room = z.infer<typeof roomSchema>;
export type RoomWish = z.infer<typeof changeRoomSchema>;
export type Arrange = z.infer<typeof arrangeSchema>;
export type Hint = z.infer<typeof hintSchema>;
export type Summary = z.infer<typeof summarySchema>;
export type NewMatch = z.infer<typeof newMatchSchema>;
export type PlayerMade = z.infer<typeof playerSchema>;
export type MatchMade = z.infer<typeof matchMadeSchema>;
export type GameListed = z.infer<typeof gameSchema>;
export type WordChecked = z.infer<typeof wordSchema>;
export type WordMeaning = z.infer<typeof meaningSchema>;
export type CurrentLexicon = z.infer<typeof lexiconSchema>;
export type RematchAnswer = z.infer<typeof rematchAnswerSchema>;
