import { z } from "zod";
import { LANGUAGES } from "../core/language.ts";
import { memberSchema } from "./match-events.ts";
import { nameSchema, playerSchema } from "./requests.ts";

/** Bodies and answers of the calls about accounts, passkeys, boards and history. */

export const PLAYER_KINDS = ["guest", "account", "partner"] as const;

export const renameSchema = z.strictObject({ name: nameSchema });

/** What the browser's authenticator answered, as `@simplewebauthn/browser` writes it. Verified later, read now. */
const credential = <T extends z.ZodRawShape>(response: T) =>
  z.looseObject({
    id: z.string().regex(/^[A-Za-z0-9_-]{1,1400}$/),
    rawId: z.string(),
    type: z.literal("public-key"),
    clientExtensionResults: z.looseObject({}).default({}),
    response: z.looseObject({ clientDataJSON: z.string(), ...response }),
  });

export const newPasskeySchema = z.strictObject({
  credential: credential({
    attestationObject: z.string(),
    transports: z.array(z.string().max(32)).max(8).optional(),
  }),
});
export const signInSchema = z.strictObject({
  credential: credential({
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
});
/** Sent beside the token, where a token is not enough: what `POST /api/me/confirm` gave. */
export const CONFIRMATION_HEADER = "Palabre-Confirmation";
/** In the answer to any call with a token older than thirty days: one to keep in its place. */
export const RENEWED_HEADER = "Palabre-Token";
export const confirmationSchema = z.object({ confirmation: z.string() });

/** Where somebody is signed in: since when, last on which day, and by which passkey. */
export const sessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      begunAt: z.int(),
      /** Written once a day. */
      seenAt: z.int(),
      isThis: z.boolean(),
      /** Of the passkey's device; null where it is not known, or was removed. */
      device: z.string().nullable(),
    }),
  ),
});
export type Sessions = z.infer<typeof sessionsSchema>;

const code = z.string().max(64);
export const recoverOptionsSchema = z.strictObject({ code });
export const recoverSchema = newPasskeySchema.extend({ code });
/** Shown once, to be kept by their owner. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });
/** A session after an account was changed, with recovery codes where there are new ones. */
export const accountChangedSchema = playerSchema.extend(recoveryCodesSchema.partial().shape);

/** Options for the browser's authenticator, passed on as they are. */
export const ceremonySchema = z.object({ options: z.looseObject({ challenge: z.string() }) });

export const passkeySchema = z.object({
  id: z.string(),
  /** What it was made on, as far as the browser told. */
  device: z.string().nullable(),
  /** Kept by the device's maker for all devices of its owner. */
  synced: z.boolean(),
  createdAt: z.int(),
  usedAt: z.int().nullable(),
});

/** A rating that few matches, or matches against few people, have made is provisional, and has no place on a board. */
export const ratingSchema = z.object({
  game: z.string(),
  rating: z.int(),
  matches: z.int(),
  /** How many people they met in rated matches; counted as far as a place on the board needs it. */
  opponents: z.int(),
  provisional: z.boolean(),
});

export const meSchema = z.object({
  player: memberSchema,
  kind: z.enum(PLAYER_KINDS),
  ratings: z.array(ratingSchema),
  passkeys: z.array(passkeySchema),
  /** How many recovery codes are there to be used. */
  recoveryCodes: z.int(),
});

/** A name is null when its owner has deleted their account. */
const goneOr = memberSchema.shape.name.nullable();

export const boardSchema = z.object({
  game: z.string(),
  players: z.array(
    z.object({
      rank: z.int(),
      player: z.string(),
      name: goneOr,
      rating: z.int(),
      matches: z.int(),
      you: z.boolean(),
    }),
  ),
  /** Who has not played enough for a place: the highest first. */
  provisional: z.array(
    z.object({ player: z.string(), name: goneOr, rating: z.int(), matches: z.int(), you: z.boolean() }),
  ),
  /** The caller's own place, also when it is further down; null without a rating or a token. */
  you: z
    .object({
      rank: z.int().nullable(),
      rating: z.int(),
      matches: z.int(),
      opponents: z.int(),
      provisional: z.boolean(),
    })
    .nullable(),
});

export const historySchema = z.object({
  matches: z.array(
    z.object({
      match: z.string(),
      game: z.string(),
      language: z.enum(LANGUAGES),
      finishedAt: z.int(),
      /** `void` where somebody left before the match counted. */
      reason: z.string(),
      seat: z.int(),
      rank: z.int(),
      /** How many shared the first place; a draw when the caller did too. Nobody, where the match is void. */
      winners: z.int(),
      score: z.number().nullable(),
      rating: z.object({ before: z.int(), after: z.int() }).nullable(),
      others: z.array(
        z.object({ player: z.string().nullable(), name: goneOr, seat: z.int(), rank: z.int() }),
      ),
      /** The levels of the bots that played. */
      bots: z.array(z.int()),
    }),
  ),
  /** Send as `before` for the next page; null when there is none. */
  next: z.string().nullable(),
});

export type NewPasskey = z.infer<typeof newPasskeySchema>["credential"];
export type SignIn = z.infer<typeof signInSchema>["credential"];
export type AccountChanged = z.infer<typeof accountChangedSchema>;
export type Passkey = z.infer<typeof passkeySchema>;
export type Me = z.infer<typeof meSchema>;
export type Board = z.infer<typeof boardSchema>;
export type History = z.infer<typeof historySchema>;
