import { z } from "zod";
import { languageSchema } from "./requests.ts";

/** What somebody is told on their devices while no page of theirs is looked at, and the devices that asked for it. */

/** More of one player's browsers are not told; the one that was longest not seen goes first. */
export const MOST_DEVICES = 8;

const hour = z.int().min(0).max(23);

/** From one hour of the player's own day to another. */
export const quietSchema = z.strictObject({ from: hour, to: hour });

const wishesSchema = z.strictObject({
  /** It is my turn. */
  turn: z.boolean(),
  /** Half, and nine tenths, of the time of a move in a match of days are over. */
  reminders: z.boolean(),
  /** Somebody wants to play with me. */
  invitations: z.boolean(),
  /** Somebody was found, or a match of mine has begun. */
  found: z.boolean(),
});

/** A browser's own `PushSubscription`, as `toJSON` writes it, with what it is to be told in. */
export const newPushDeviceSchema = z.strictObject({
  endpoint: z.string().min(1).max(2048),
  keys: z.strictObject({ p256dh: z.string().min(1).max(128), auth: z.string().min(1).max(64) }),
  language: languageSchema,
  /** As the browser names it: quiet hours are hours of its day. */
  timeZone: z.string().min(1).max(64),
});

export const changePushSchema = z.strictObject({
  wishes: wishesSchema.partial().optional(),
  /** Null: no hours are quiet. */
  quiet: quietSchema.nullable().optional(),
});

export const pushSchema = z.object({
  /** What a browser subscribes with; null where this server sends nothing. */
  key: z.string().nullable(),
  wishes: wishesSchema,
  quiet: quietSchema.nullable(),
  /** The browsers that are told, the last seen first. */
  devices: z.array(z.object({ id: z.string(), since: z.int(), seenAt: z.int() })),
});

export type NewPushDevice = z.infer<typeof newPushDeviceSchema>;
export type ChangePush = z.infer<typeof changePushSchema>;
export type PushSettings = z.infer<typeof pushSchema>;
/** What a player's own object knows of it. */
export type PushWishes = Omit<PushSettings, "key">;

/**
 * What a message says, for the service worker of the page to put into words. Names are those that `GET /api/me/open`
 * tells; nothing of a match's content is ever among it.
 */
export const pushMessageSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.enum(["turn", "half", "nine-tenths", "invited", "begun", "found"]),
    language: languageSchema,
    match: z.string(),
    /** Its name, in that language. */
    game: z.string(),
    /** The people there, or who invites. */
    with: z.array(z.string()),
    /** Until when; null where time does not act. */
    until: z.int().nullable(),
  }),
  z.strictObject({ kind: z.literal("digest"), language: languageSchema, count: z.int() }),
]);
export type PushMessage = z.infer<typeof pushMessageSchema>;
