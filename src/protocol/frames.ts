import { z } from "zod";
import { CHAT_PHRASES, CHAT_TEXT_MAX } from "./chat.ts";
import { matchEventSchema, memberSchema, SENT_BY_MATCH } from "./match-events.ts";
import { PROTOCOL_VERSION } from "./socket.ts";
import { TIMED_BY } from "./terms.ts";

/** Every frame of a match's socket. Server, client, bots and tests use these definitions and no others. */

const seat = z.int().min(0);
const seq = z.int().min(0);
const time = z.int();

/** Made by the client, unique per player and match; a move sent again with the same id counts once. */
export const MOVE_ID = /^[A-Za-z0-9._:-]{1,64}$/;
export const moveIdSchema = z.string().regex(MOVE_ID);

export const moveFrameSchema = z.strictObject({
  type: z.literal("move"),
  id: moveIdSchema,
  move: z.unknown(),
});
export const syncFrameSchema = z.strictObject({ type: z.literal("sync"), seq });
export const chatFrameSchema = z.union([
  z.strictObject({
    type: z.literal("chat"),
    to: z.enum(["table", "team"]),
    text: z.string().trim().min(1).max(CHAT_TEXT_MAX),
  }),
  z.strictObject({ type: z.literal("chat"), to: z.enum(["table", "team"]), phrase: z.enum(CHAT_PHRASES) }),
]);
export const probeFrameSchema = z.strictObject({ type: z.literal("probe"), n: z.int().min(0) });
export const pingFrameSchema = z.strictObject({ type: z.literal("ping") });

export const clientFrameSchema = z.union([
  moveFrameSchema,
  syncFrameSchema,
  chatFrameSchema,
  probeFrameSchema,
  pingFrameSchema,
]);

export const outcomeSchema = z.strictObject({
  winners: z.array(seat),
  ranking: z.array(z.int().min(1)),
  reason: z.string(),
  scores: z.array(z.number()).nullable(),
});

/** What does not change while a match lasts, or only before it begins. */
export const tableSchema = z.strictObject({
  game: z.string(),
  language: z.string(),
  /** Content hash of the words that the match is played with. */
  lexicon: z.string(),
  options: z.unknown(),
  visibility: z.enum(["private", "public"]),
  start: z.enum(["full", "host"]),
  /** Whether it counts for ratings; decided before it begins. */
  rated: z.boolean(),
  /** Whether its players met by quick match. */
  strangers: z.boolean(),
  /** Whether its one player may ask for hints. */
  practice: z.boolean(),
  /** Which day's puzzle it is (UTC); only where it is one. */
  day: z.iso.date().optional(),
  /** The room's code, where there is one. */
  code: z.string().nullable(),
  /** The id of whoever may arrange the room and begin. */
  host: z.string().nullable(),
  /** Where the match is held (the platform's location hint); null where nobody chose. */
  region: z.string().nullable(),
});

const awaySchema = z.strictObject({ since: time, until: time.nullable() });

/** The part of a view that all games share; the game's own part stands beside it. */
export const viewSchema = z.looseObject({
  phase: z.string(),
  seats: z.array(
    z.strictObject({
      seat,
      members: z.array(memberSchema),
      bot: z.int().min(1).max(3).nullable(),
      connected: z.boolean(),
      out: z.boolean(),
      /** Nobody of this seat is there: since when, and from when on it may be claimed (null: never). */
      away: awaySchema.nullable(),
      /** The bot that plays for the absent player. */
      standIn: z.int().min(1).max(3).nullable(),
    }),
  ),
  awaiting: z.array(seat),
  deadline: time.nullable(),
  /** Every time that runs: whose, until when, and whether the rules give it or the match's clock. */
  timers: z.array(z.strictObject({ until: time, by: z.enum(TIMED_BY), seats: z.array(seat) })),
  clocks: z.array(z.strictObject({ remainingMs: z.number(), running: z.boolean() })).nullable(),
  /** Whether the match counts from here on; whoever leaves before makes it void for all. */
  counts: z.boolean(),
  outcome: outcomeSchema.nullable(),
  /** While people gather: the table as the host has set it so far. */
  room: tableSchema.optional(),
});

const gameEventSchema = z.looseObject({
  seq,
  at: time,
  type: z.string().refine((type) => !SENT_BY_MATCH.includes(type)),
});
/** One of the match's own, or one of the game's, which fits the game's `disclosedSchema`. */
export const eventSchema: z.ZodType<{ seq: number; at: number; type: string }> = z.union([
  matchEventSchema,
  gameEventSchema,
]);

export const chatMessageSchema = z.strictObject({
  type: z.literal("chat"),
  from: memberSchema,
  seat: seat.nullable(),
  at: time,
  to: z.enum(["table", "team"]),
  text: z.string().optional(),
  phrase: z.enum(CHAT_PHRASES).optional(),
});

export const serverFrameSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("welcome"),
    protocol: z.literal(PROTOCOL_VERSION),
    match: z.string(),
    seat: seat.nullable(),
    /** The player's own id; null for a spectator without a token. */
    player: z.string().nullable(),
    seq,
    now: time,
    table: tableSchema,
    view: viewSchema,
  }),
  z.strictObject({
    type: z.literal("update"),
    seq,
    now: time,
    events: z.array(eventSchema),
    truncated: z.literal(true).optional(),
    view: viewSchema,
  }),
  z.strictObject({ type: z.literal("accepted"), id: moveIdSchema, seq }),
  z.strictObject({
    type: z.literal("refused"),
    id: moveIdSchema,
    code: z.string(),
    message: z.string(),
    detail: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
  z.strictObject({
    type: z.literal("presence"),
    now: time,
    /** Ids of the players with an open socket. */
    connected: z.array(z.string()),
    /** Seats where nobody is, while the match is played. */
    away: z.array(awaySchema.extend({ seat })),
    watchers: z.int().min(0),
  }),
  /** How long the way to each seat and back takes, as the server measured it, in rough steps. */
  z.strictObject({
    type: z.literal("lag"),
    seats: z.array(z.strictObject({ seat, ms: z.int().min(0) })),
  }),
  /** Somebody wants to play the same again, after the end. */
  z.strictObject({
    type: z.literal("rematch"),
    /** The id of who offered it. */
    by: z.string(),
    until: time,
    /** Ids of those who want to, and of those who do not. */
    yes: z.array(z.string()),
    no: z.array(z.string()),
    /** It cannot come to a match any more; a new offer may. */
    isOver: z.boolean(),
    /** The new match, once everybody has answered. */
    match: z.string().nullable(),
  }),
  chatMessageSchema,
  probeFrameSchema,
  z.strictObject({ type: z.literal("pong") }),
  /** `until`: when what was refused may be done again, where that is known. */
  z.strictObject({
    type: z.literal("error"),
    code: z.string(),
    message: z.string(),
    until: time.optional(),
  }),
]);

/** What stands in place of an `update` for who offers `parts`: how the view differs from the one of number `base`. */
export const partsUpdateSchema = z.strictObject({
  type: z.literal("update"),
  seq,
  now: time,
  events: z.array(eventSchema),
  base: seq,
  /** By path: a key of the view, or keys that lead into it with dots between. */
  parts: z.record(z.string(), z.unknown()),
  /** Paths of what is there no longer; taken out before the parts are put in. */
  gone: z.array(z.string()).optional(),
});

export type ClientFrame = z.infer<typeof clientFrameSchema>;
export type ServerFrame = z.infer<typeof serverFrameSchema>;
export type PartsUpdate = z.infer<typeof partsUpdateSchema>;
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type Table = z.infer<typeof tableSchema>;
export type ViewFrame = z.infer<typeof viewSchema>;
