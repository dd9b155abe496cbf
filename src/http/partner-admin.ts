import { Hono } from "hono";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import {
  addKey,
  addSigner,
  changePartner,
  createPartner,
  listPartners,
  removeSigner,
  revokeKey,
  setOrigins,
} from "../partners/admin.ts";
import { ADDRESS_FAULTS, parseHookUrl, parseOrigin } from "../partners/origins.ts";
import { resealSecrets } from "../partners/reseal.ts";
import {
  changePartnerSchema,
  newKeySchema,
  newPartnerSchema,
  newSignerSchema,
} from "../protocol/partners.ts";
import { readBody } from "./body.ts";
import { problem } from "./problem.ts";

/** Partners, their origins and keys. Stands behind the administrator's key. */
export const partnerAdmin = new Hono<{ Bindings: Env }>();

/** To be done after a new signing key was put first, and before the old one is dropped. */
partnerAdmin.post("/reseal", async (c) => c.json(await resealSecrets(c.env)));

partnerAdmin.get("/", async (c) => c.json({ partners: await listPartners(c.env.DB) }));

partnerAdmin.post("/", async (c) => {
  const body = await readBody(c, newPartnerSchema);
  if (!body.ok) return body.error;
  const origins = checkOrigins(body.value.origins);
  if (!origins.ok) return origins.error;
  const made = await createPartner(c.env.DB, { ...body.value, origins: origins.value }, Date.now());
  return made ? c.json(made, 201) : problem("partner-exists", "Choose another id, or change that partner.");
});

partnerAdmin.use("/:partner/*", async (c, next) => {
  const [partner] = await listPartners(c.env.DB, c.req.param("partner"));
  if (!partner) return problem("not-found", "There is no such partner. See GET /api/admin/partners.");
  await next();
  return undefined;
});

partnerAdmin.patch("/:partner", async (c) => {
  const partner = c.req.param("partner");
  const body = await readBody(c, changePartnerSchema);
  if (!body.ok) return body.error;
  const { origins: wanted, jwksUrl } = body.value;
  if (jwksUrl !== undefined && jwksUrl !== null) {
    const address = parseHookUrl(jwksUrl, c.env.DEVELOPMENT === "1");
    if (!address.ok) return problem("address-refused", `jwksUrl: ${ADDRESS_FAULTS[address.error]}`);
  }
  if (wanted) {
    const origins = checkOrigins(wanted);
    if (!origins.ok) return origins.error;
    await setOrigins(c.env.DB, partner, origins.value);
  }
  await changePartner(c.env.DB, partner, body.value, Date.now());
  return c.json((await listPartners(c.env.DB, partner))[0]);
});

partnerAdmin.post("/:partner/keys", async (c) => {
  const body = await readBody(c, newKeySchema);
  if (!body.ok) return body.error;
  const { kind, mode } = body.value;
  return c.json(await addKey(c.env.DB, c.req.param("partner"), kind, mode, Date.now()), 201);
});

partnerAdmin.delete("/:partner/keys/:key", async (c) => {
  const { partner, key } = c.req.param();
  const revoked = await revokeKey(c.env.DB, partner, key, Date.now());
  return revoked ? c.body(null, 204) : problem("not-found", "This partner has no such live key.");
});

partnerAdmin.post("/:partner/signers", async (c) => {
  const body = await readBody(c, newSignerSchema);
  if (!body.ok) return body.error;
  if (body.value.jwk && ("d" in body.value.jwk || body.value.jwk.kty === "oct"))
    return problem("body-malformed", "jwk: send the public key; the private one never leaves your server");
  const { DB, SIGNING_KEYS } = c.env;
  const made = await addSigner(DB, SIGNING_KEYS, c.req.param("partner"), body.value, Date.now());
  return made === "too-many-signers"
    ? problem(made, "Remove the one that is no longer used, then add this one.")
    : c.json(made, 201);
});

partnerAdmin.delete("/:partner/signers/:kid", async (c) => {
  const { partner, kid } = c.req.param();
  const removed = await removeSigner(c.env.DB, partner, kid);
  return removed ? c.body(null, 204) : problem("not-found", "This partner has no such signing key.");
});

function checkOrigins(wanted: readonly string[]): Result<string[], Response> {
  const origins: string[] = [];
  for (const each of wanted) {
    const origin = parseOrigin(each);
    if (!origin.ok) return fail(problem("address-refused", `${each}: ${ADDRESS_FAULTS[origin.error]}`));
    origins.push(origin.value);
  }
  return ok(origins);
}
