import { z } from "zod";
import { listDeliveries, resend, tell } from "../../partners/deliveries.ts";
import {
  addEndpoint,
  enableEndpoint,
  listEndpoints,
  rotateSecret,
  setDisabled,
} from "../../partners/endpoints.ts";
import { ADDRESS_FAULTS, parseHookUrl } from "../../partners/origins.ts";
import {
  deliverySchema,
  endpointMadeSchema,
  endpointSchema,
  newEndpointSchema,
} from "../../protocol/partners.ts";
import { problem } from "../middleware/problem.ts";
import { route } from "../route.ts";

const noEndpoint = (): Response =>
  problem("not-found", "You have no such endpoint: see GET /api/partner/webhooks.");

const tooMany = (most: number): Response =>
  problem("too-many-endpoints", `At most ${most}. Remove one first: see GET /api/partner/webhooks.`);

/** A partner's webhooks: where they go, what became of them, and sending them again. */
export const webhooks = [
  route(
    {
      method: "get",
      path: "/api/partner/webhooks",
      id: "endpoints",
      summary: "Where webhooks go",
      who: "partner",
      answers: { 200: z.object({ endpoints: z.array(endpointSchema) }) },
    },
    async (c, { caller }) => c.json({ endpoints: await listEndpoints(c.env.DB, caller.partner) }),
  ),

  route(
    {
      method: "post",
      path: "/api/partner/webhooks",
      id: "addEndpoint",
      summary: "Tell this address too, ten at most; the secret is shown once",
      who: "partner",
      body: newEndpointSchema,
      answers: { 201: endpointMadeSchema },
      problems: ["address-refused", "too-many-endpoints"],
      example: { body: { url: "https://www.my-site.example/palabre" } },
    },
    async (c, { caller: { partner, intent }, body }) => {
      const url = parseHookUrl(body.url, c.env.DEVELOPMENT === "1");
      if (!url.ok) return problem("address-refused", ADDRESS_FAULTS[url.error]);
      const added = await addEndpoint(c.env, partner, url.value.href, intent);
      return added.ok ? c.json(added.value, 201) : tooMany(c.env.WEBHOOK_ENDPOINTS);
    },
  ),

  route(
    {
      method: "post",
      path: "/api/partner/webhooks/test",
      id: "testWebhooks",
      summary: "Send a test to every address",
      who: "partner",
      answers: { 202: z.object({ deliveries: z.int() }) },
      problems: ["not-found"],
    },
    async (c, { caller: { partner, intent } }) => {
      const told = await tell(
        c.env,
        partner,
        "webhook.test",
        intent.subject,
        { hello: "Palabre" },
        Date.now(),
      );
      return told > 0 ? c.json({ deliveries: told }, 202) : noEndpoint();
    },
  ),

  route(
    {
      method: "post",
      path: "/api/partner/webhooks/{id}/secret",
      id: "rotateEndpointSecret",
      summary: "A new secret, which signs beside the last one",
      who: "partner",
      answers: { 201: z.object({ secret: z.string() }) },
      problems: ["not-found"],
    },
    async (c, { caller, params }) => {
      const secret = await rotateSecret(c.env, caller.partner, params.id);
      return secret ? c.json({ secret }, 201) : noEndpoint();
    },
  ),

  route(
    {
      method: "post",
      path: "/api/partner/webhooks/{id}/enable",
      id: "enableEndpoint",
      summary: "Take up again what a 410 ended or you removed, ten at most",
      who: "partner",
      answers: { 204: null },
      problems: ["not-found", "too-many-endpoints"],
    },
    async (c, { caller, params }) => {
      const enabled = await enableEndpoint(c.env, caller.partner, params.id);
      if (enabled.ok) return c.body(null, 204);
      return enabled.error === "not-found" ? noEndpoint() : tooMany(c.env.WEBHOOK_ENDPOINTS);
    },
  ),

  route(
    {
      method: "delete",
      path: "/api/partner/webhooks/{id}",
      id: "removeEndpoint",
      summary: "Tell this address no more",
      who: "partner",
      answers: { 204: null },
      problems: ["not-found"],
    },
    async (c, { caller, params }) => {
      const changed = await setDisabled(c.env.DB, caller.partner, params.id, "removed");
      return changed ? c.body(null, 204) : noEndpoint();
    },
  ),

  route(
    {
      method: "get",
      path: "/api/partner/deliveries",
      id: "deliveries",
      summary: "What became of the last hundred webhooks",
      who: "partner",
      answers: { 200: z.object({ deliveries: z.array(deliverySchema) }) },
    },
    async (c, { caller }) => c.json({ deliveries: await listDeliveries(c.env.DB, caller.partner) }),
  ),

  route(
    {
      method: "post",
      path: "/api/partner/deliveries/{id}/resend",
      id: "resend",
      summary: "Send one again, under the same id",
      who: "partner",
      answers: { 202: null },
      problems: ["not-found"],
    },
    async (c, { caller, params }) => {
      const sent = await resend(c.env, caller.partner, params.id, Date.now());
      return sent
        ? c.body(null, 202)
        : problem("not-found", "You have no such delivery: see GET /api/partner/deliveries.");
    },
  ),
];
