import { Hono } from "hono";
import { listDeliveries, resend, tell } from "../partners/deliveries.ts";
import {
  addEndpoint,
  enableEndpoint,
  listEndpoints,
  rotateSecret,
  setDisabled,
} from "../partners/endpoints.ts";
import { ADDRESS_FAULTS, parseHookUrl } from "../partners/origins.ts";
import { newEndpointSchema } from "../protocol/partners.ts";
import { readBody } from "./body.ts";
import type { PartnerEnv } from "./partners.ts";
import { problem } from "./problem.ts";

/** A partner's webhooks: where they go, what became of them, and sending them again. */
export const webhooks = new Hono<PartnerEnv>();

const noEndpoint = (): Response =>
  problem("not-found", "You have no such endpoint: see GET /api/partner/webhooks.");

const tooMany = (most: number): Response =>
  problem("too-many-endpoints", `At most ${most}. Remove one first: see GET /api/partner/webhooks.`);

webhooks.get("/webhooks", async (c) =>
  c.json({ endpoints: await listEndpoints(c.env.DB, c.get("partner")) }),
);

webhooks.post("/webhooks", async (c) => {
  const body = await readBody(c, newEndpointSchema);
  if (!body.ok) return body.error;
  const url = parseHookUrl(body.value.url, c.env.DEVELOPMENT === "1");
  if (!url.ok) return problem("address-refused", ADDRESS_FAULTS[url.error]);
  const added = await addEndpoint(c.env, c.get("partner"), url.value.href, c.get("intent"));
  return added.ok ? c.json(added.value, 201) : tooMany(c.env.WEBHOOK_ENDPOINTS);
});

webhooks.post("/webhooks/test", async (c) => {
  const { subject } = c.get("intent");
  const told = await tell(c.env, c.get("partner"), "webhook.test", subject, { hello: "Palabre" }, Date.now());
  return told > 0 ? c.json({ deliveries: told }, 202) : noEndpoint();
});

webhooks.post("/webhooks/:id/secret", async (c) => {
  const secret = await rotateSecret(c.env, c.get("partner"), c.req.param("id"));
  return secret ? c.json({ secret }, 201) : noEndpoint();
});

webhooks.post("/webhooks/:id/enable", async (c) => {
  const enabled = await enableEndpoint(c.env, c.get("partner"), c.req.param("id"));
  if (enabled.ok) return c.body(null, 204);
  return enabled.error === "not-found" ? noEndpoint() : tooMany(c.env.WEBHOOK_ENDPOINTS);
});

webhooks.delete("/webhooks/:id", async (c) => {
  const changed = await setDisabled(c.env.DB, c.get("partner"), c.req.param("id"), "removed");
  return changed ? c.body(null, 204) : noEndpoint();
});

webhooks.get("/deliveries", async (c) =>
  c.json({ deliveries: await listDeliveries(c.env.DB, c.get("partner")) }),
);

webhooks.post("/deliveries/:id/resend", async (c) => {
  const sent = await resend(c.env, c.get("partner"), c.req.param("id"), Date.now());
  return sent
    ? c.body(null, 202)
    : problem("not-found", "You have no such delivery: see GET /api/partner/deliveries.");
});
