import { z } from "zod";
import { memberSchema } from "./match-events.ts";
import { languageSchema, newMatchSchema } from "./requests.ts";
import { CONTINENTS, REGIONS } from "./terms.ts";

/** Bodies and answers of the calls that partners and their frames make. */

/** Who the visitor of a frame is: the bearer of a partner's token, a guest that came before, or somebody new. */
export const embedSessionSchema = z.strictObject({
  partner: z.string().max(80),
  language: languageSchema.optional(),
  /** A token that the partner signed. */
  token: z.string().max(4096).optional(),
  /** The origin of the page around the frame, as the browser names it. */
  origin: z.string().max(256).optional(),
  /** What an earlier session gave the page to keep. */
  resume: z.string().max(1024).optional(),
});

export const embedSessionMadeSchema = z.object({
  token: z.string(),
  player: memberSchema,
  /** When the token ends and another is needed; null for a guest's, which lasts. */
  expiresAt: z.int().nullable(),
  resume: z.string().nullable(),
});

export type EmbedSessionMade = z.infer<typeof embedSessionMadeSchema>;

// ---- what an administrator sets up ----

export const partnerIdSchema = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, "2 to 40 of a-z, 0-9 and -");
const addressSchema = z.string().max(512);

export const newPartnerSchema = z.strictObject({
  id: partnerIdSchema,
  name: z.string().trim().min(1).max(80),
  origins: z.array(addressSchema).max(20).default([]),
});
export const changePartnerSchema = z.strictObject({
  name: z.string().trim().min(1).max(80).optional(),
  /** All of them: those left out are taken away. */
  origins: z.array(addressSchema).max(20).optional(),
  /** Where the partner's public keys are; null for none. */
  jwksUrl: addressSchema.nullable().optional(),
  /** A disabled one may frame nothing, call nothing and is told nothing. */
  disabled: z.boolean().optional(),
});
export const newKeySchema = z.strictObject({
  kind: z.enum(["public", "secret"]),
  mode: z.enum(["test", "live"]),
});
/** A public key of the partner's, or nothing: then we make a shared secret for HS256. */
export const newSignerSchema = z.strictObject({
  kid: z.string().regex(/^[\w.-]{1,64}$/),
  jwk: z.record(z.string(), z.unknown()).optional(),
});

export const partnerKeySchema = z.object({
  id: z.string(),
  kind: z.enum(["public", "secret"]),
  mode: z.enum(["test", "live"]),
  hint: z.string(),
  revokedAt: z.int().nullable(),
});
export const partnerSchema = z.object({
  id: z.string(),
  name: z.string(),
  origins: z.array(z.string()),
  jwksUrl: z.string().nullable(),
  disabledAt: z.int().nullable(),
  keys: z.array(partnerKeySchema),
  signers: z.array(z.object({ kid: z.string(), kind: z.enum(["public key", "shared secret"]) })),
});
/** The keys in full: shown this once. */
export const partnerMadeSchema = z.object({
  id: z.string(),
  keys: z.array(z.object({ kind: z.string(), mode: z.string(), key: z.string() })),
});
export const keyMadeSchema = z.object({ id: z.string(), key: z.string() });
export const signerMadeSchema = z.object({ kid: z.string(), secret: z.string().nullable() });

/** How many secrets are under today's key now, and how many nobody can read any more. */
export const resealedSchema = z.object({ resealed: z.int(), lost: z.int() });

export type PartnerChange = z.infer<typeof changePartnerSchema>;
export type PartnerListed = z.infer<typeof partnerSchema>;
export type Resealed = z.infer<typeof resealedSchema>;
export type PartnerMade = z.infer<typeof partnerMadeSchema>;

// ---- what a partner's server calls ----

/** Where somebody is, as far as the partner knows. */
const placeSchema = z.union([
  z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  z.strictObject({ continent: z.enum(CONTINENTS) }),
]);

export const newRoomSchema = newMatchSchema.omit({ start: true }).extend({
  /**
   * The room is held where the farthest of these has the shortest way; without them, near the server that asks. A
   * partner's server is rarely where its people are, and a room never moves.
   */
  near: z.array(placeSchema).min(1).max(16).optional(),
  /** Until when the links are good, at the latest in 30 days; in one day unless said otherwise. */
  expiresAt: z.int().optional(),
});
export const roomMadeSchema = z.object({
  id: z.string(),
  expiresAt: z.int(),
  /** Where it is held. */
  region: z.enum(REGIONS),
  /** One link a person's seat: `url` opens our page, `embed` goes into a frame. */
  seats: z.array(z.object({ seat: z.int(), url: z.string(), embed: z.string().nullable() })),
});

export const partnerBoardSchema = z.object({
  game: z.string(),
  players: z.array(
    z.object({
      sub: z.string(),
      name: z.string(),
      rating: z.number(),
      matches: z.int(),
      rank: z.int(),
      provisional: z.boolean(),
    }),
  ),
});

export const newEndpointSchema = z.strictObject({ url: addressSchema });
export const endpointSchema = z.object({
  id: z.string(),
  url: z.string(),
  disabled: z.string().nullable(),
  createdAt: z.int(),
});
export const endpointMadeSchema = endpointSchema.extend({ secret: z.string() });

export const DELIVERY_STATES = ["pending", "delivered", "failed"] as const;
export const deliverySchema = z.object({
  id: z.string(),
  endpoint: z.string(),
  type: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** What the receiver answered last; null when it did not. */
  status: z.int().nullable(),
  error: z.string().nullable(),
  createdAt: z.int(),
  updatedAt: z.int(),
});

/** The body of a webhook. Thin: what else there is, the API tells. */
export const webhookEventSchema = z.object({
  type: z.enum(["match.ended", "webhook.test"]),
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});

export type Endpoint = z.infer<typeof endpointSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type WebhookEvent = z.infer<typeof webhookEventSchema>;
export type RoomMade = z.infer<typeof roomMadeSchema>;
