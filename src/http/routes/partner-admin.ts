import { z } from "zod";
import { fail, ok, type Result } from "../../core/result.ts";
import {
  addKey,
  addSigner,
  changePartner,
  createPartner,
  listPartners,
  removeSigner,
  revokeKey,
  setOrigins,
} from "../../partners/admin.ts";
import { ADDRESS_FAULTS, parseHookUrl, parseOrigin } from "../../partners/origins.ts";
import { resealSecrets } from "../../partners/reseal.ts";
import {
  changePartnerSchema,
  keyMadeSchema,
  newKeySchema,
  newPartnerSchema,
  newSignerSchema,
  partnerMadeSchema,
  partnerSchema,
  resealedSchema,
  signerMadeSchema,
} from "../../protocol/partners.ts";
import { problem } from "../middleware/problem.ts";
import { type ApiContext, route } from "../route.ts";

/** Partners, their origins and keys, set up by an administrator. */
export const partnerAdmin = [
  route(
    {
      method: "get",
      path: "/api/admin/partners",
      id: "partners",
      summary: "Every partner",
      who: "admin",
      answers: { 200: z.object({ partners: z.array(partnerSchema) }) },
    },
    async (c) => c.json({ partners: await listPartners(c.env.DB) }),
  ),

  route(
    {
      method: "post",
      path: "/api/admin/partners",
      id: "makePartner",
      summary: "Make a partner; its keys are shown once",
      who: "admin",
      body: newPartnerSchema,
      answers: { 201: partnerMadeSchema },
      problems: ["address-refused", "partner-exists"],
      example: { body: { id: "my-site", name: "My site", origins: ["https://www.my-site.example"] } },
    },
    async (c, { body }) => {
      const origins = checkOrigins(body.origins);
      if (!origins.ok) return origins.error;
      const made = await createPartner(c.env.DB, { ...body, origins: origins.value }, Date.now());
      return made
        ? c.json(made, 201)
        : problem("partner-exists", "Choose another id, or change that partner.");
    },
  ),

  // To be done after a new signing key was put first, and before the old one is dropped.
  route(
    {
      method: "post",
      path: "/api/admin/partners/reseal",
      id: "reseal",
      summary: "Seal every secret with today's signing key",
      who: "admin",
      answers: { 200: resealedSchema },
    },
    async (c) => c.json(await resealSecrets(c.env)),
  ),

  route(
    {
      method: "patch",
      path: "/api/admin/partners/{partner}",
      id: "changePartner",
      summary: "Change its name, origins or JWKS",
      who: "admin",
      guard: isThere,
      body: changePartnerSchema,
      answers: { 200: partnerSchema },
      problems: ["not-found", "address-refused"],
      example: { body: { name: "My other site" } },
    },
    async (c, { params: { partner }, body }) => {
      const { origins: wanted, jwksUrl } = body;
      if (jwksUrl !== undefined && jwksUrl !== null) {
        const address = parseHookUrl(jwksUrl, c.env.DEVELOPMENT === "1");
        if (!address.ok) return problem("address-refused", `jwksUrl: ${ADDRESS_FAULTS[address.error]}`);
      }
      if (wanted) {
        const origins = checkOrigins(wanted);
        if (!origins.ok) return origins.error;
        await setOrigins(c.env.DB, partner, origins.value);
      }
      await changePartner(c.env.DB, partner, body, Date.now());
      return c.json((await listPartners(c.env.DB, partner))[0]);
    },
  ),

  route(
    {
      method: "post",
      path: "/api/admin/partners/{partner}/keys",
      id: "addPartnerKey",
      summary: "A further key",
      who: "admin",
      guard: isThere,
      body: newKeySchema,
      answers: { 201: keyMadeSchema },
      problems: ["not-found"],
      example: { body: { kind: "secret", mode: "test" } },
    },
    async (c, { params: { partner }, body: { kind, mode } }) =>
      c.json(await addKey(c.env.DB, partner, kind, mode, Date.now()), 201),
  ),

  route(
    {
      method: "delete",
      path: "/api/admin/partners/{partner}/keys/{key}",
      id: "revokePartnerKey",
      summary: "Take a key back",
      who: "admin",
      guard: isThere,
      answers: { 204: null },
      problems: ["not-found"],
    },
    async (c, { params: { partner, key } }) => {
      const revoked = await revokeKey(c.env.DB, partner, key, Date.now());
      return revoked ? c.body(null, 204) : problem("not-found", "This partner has no such live key.");
    },
  ),

  route(
    {
      method: "post",
      path: "/api/admin/partners/{partner}/signers",
      id: "addSigner",
      summary: "A key that its tokens are checked with",
      who: "admin",
      guard: isThere,
      body: newSignerSchema,
      answers: { 201: signerMadeSchema },
      problems: ["not-found", "too-many-signers"],
      example: { body: { kid: "2026-11" } },
    },
    async (c, { params: { partner }, body }) => {
      if (body.jwk && ("d" in body.jwk || body.jwk.kty === "oct"))
        return problem(
          "body-malformed",
          "jwk: send the public key; the private one never leaves your server",
        );
      const { DB, SIGNING_KEYS } = c.env;
      const made = await addSigner(DB, SIGNING_KEYS, partner, body, Date.now());
      return made === "too-many-signers"
        ? problem(made, "Remove the one that is no longer used, then add this one.")
        : c.json(made, 201);
    },
  ),

  route(
    {
      method: "delete",
      path: "/api/admin/partners/{partner}/signers/{kid}",
      id: "removeSigner",
      summary: "Take such a key back",
      who: "admin",
      guard: isThere,
      answers: { 204: null },
      problems: ["not-found"],
    },
    async (c, { params: { partner, kid } }) => {
      const removed = await removeSigner(c.env.DB, partner, kid);
      return removed ? c.body(null, 204) : problem("not-found", "This partner has no such signing key.");
    },
  ),
];

async function isThere(
  c: ApiContext,
  _: null,
  params: { readonly partner: string },
): Promise<Result<undefined, Response>> {
  const [partner] = await listPartners(c.env.DB, params.partner);
  return partner
    ? ok(undefined)
    : fail(problem("not-found", "There is no such partner. See GET /api/admin/partners."));
}

function checkOrigins(wanted: readonly string[]): Result<string[], Response> {
  const origins: string[] = [];
  for (const each of wanted) {
    const origin = parseOrigin(each);
    if (!origin.ok) return fail(problem("address-refused", `${each}: ${ADDRESS_FAULTS[origin.error]}`));
    origins.push(origin.value);
  }
  return ok(origins);
}
