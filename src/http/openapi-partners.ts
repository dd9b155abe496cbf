import { z } from "zod";
import {
  changePartnerSchema,
  deliverySchema,
  embedSessionMadeSchema,
  embedSessionSchema,
  endpointMadeSchema,
  endpointSchema,
  keyMadeSchema,
  newEndpointSchema,
  newKeySchema,
  newPartnerSchema,
  newRoomSchema,
  newSignerSchema,
  partnerBoardSchema,
  partnerMadeSchema,
  partnerSchema,
  resealedSchema,
  roomMadeSchema,
  signerMadeSchema,
} from "../protocol/partners.ts";
import { replaySchema, summarySchema } from "../protocol/requests.ts";
import type { Call } from "./openapi-call.ts";

const at = (
  method: Call["method"],
  path: string,
  summary: string,
  status: number,
  more: Pick<Call, "body" | "answer" | "query"> = {},
): Call => ({ method, path, summary, status, ...more });

const keyed = (call: Call): Call => ({ ...call, token: true });

/** The calls of partners' frames and servers, and of the administrator who sets partners up. */
export const PARTNER_CALLS: readonly Call[] = [
  at("post", "/api/embed/session", "Who plays in a partner's frame", 201, {
    body: embedSessionSchema,
    answer: embedSessionMadeSchema,
  }),
  at("get", "/oembed", "oEmbed for links of matches and games", 200, { query: ["url"], answer: z.unknown() }),
  ...[
    at("get", "/api/partner", "Which partner this key is", 200),
    at(
      "post",
      "/api/partner/rooms",
      "A room with a link a seat; takes an Idempotency-Key, as every POST here",
      201,
      {
        body: newRoomSchema,
        answer: roomMadeSchema,
      },
    ),
    at("get", "/api/partner/matches/{id}", "A match of one's own", 200, { answer: summarySchema }),
    at("get", "/api/partner/matches/{id}/replay", "All of it, once it is over", 200, {
      answer: replaySchema,
    }),
    at("get", "/api/partner/leaderboard/{game}", "One's own users by rating", 200, {
      answer: partnerBoardSchema,
    }),
    at("get", "/api/partner/webhooks", "Where webhooks go", 200, {
      answer: z.object({ endpoints: z.array(endpointSchema) }),
    }),
    at("post", "/api/partner/webhooks", "Tell this address too, ten at most; the secret is shown once", 201, {
      body: newEndpointSchema,
      answer: endpointMadeSchema,
    }),
    at("post", "/api/partner/webhooks/test", "Send a test to every address", 202),
    at("post", "/api/partner/webhooks/{id}/secret", "A new secret, which signs beside the last one", 201),
    at(
      "post",
      "/api/partner/webhooks/{id}/enable",
      "Take up again what a 410 ended or you removed, ten at most",
      204,
    ),
    at("delete", "/api/partner/webhooks/{id}", "Tell this address no more", 204),
    at("get", "/api/partner/deliveries", "What became of the last hundred webhooks", 200, {
      answer: z.object({ deliveries: z.array(deliverySchema) }),
    }),
    at("post", "/api/partner/deliveries/{id}/resend", "Send one again, under the same id", 202),
    at("get", "/api/admin/partners", "Every partner", 200, {
      answer: z.object({ partners: z.array(partnerSchema) }),
    }),
    at("post", "/api/admin/partners", "Make a partner; its keys are shown once", 201, {
      body: newPartnerSchema,
      answer: partnerMadeSchema,
    }),
    at("post", "/api/admin/partners/reseal", "Seal every secret with today's signing key", 200, {
      answer: resealedSchema,
    }),
    at("patch", "/api/admin/partners/{partner}", "Change its name, origins or JWKS", 200, {
      body: changePartnerSchema,
      answer: partnerSchema,
    }),
    at("post", "/api/admin/partners/{partner}/keys", "A further key", 201, {
      body: newKeySchema,
      answer: keyMadeSchema,
    }),
    at("delete", "/api/admin/partners/{partner}/keys/{key}", "Take a key back", 204),
    at("post", "/api/admin/partners/{partner}/signers", "A key that its tokens are checked with", 201, {
      body: newSignerSchema,
      answer: signerMadeSchema,
    }),
    at("delete", "/api/admin/partners/{partner}/signers/{kid}", "Take such a key back", 204),
  ].map(keyed),
];
