import { claimKey, type Intent, keepReply, newIntent } from "../../partners/idempotency.ts";
import { hashOf } from "../../partners/keys.ts";
import { type Partner, partnerByKey } from "../../partners/partners.ts";
import type { ApiContext } from "../route.ts";
import { internalFault } from "./internal-fault.ts";
import { spendCall } from "./partner-limit.ts";
import { problem } from "./problem.ts";

/** A partner's server, known by its secret key. Nothing here is for a browser. */
export interface PartnerCaller {
  readonly partner: Partner;
  /** What a call that makes something will make, named before it is made. */
  readonly intent: Intent;
}

type Go = (caller: PartnerCaller) => Promise<Response>;

const KEY_SHAPE = /^[\x21-\x7e]{1,128}$/;

export async function asPartner(c: ApiContext, go: Go): Promise<Response> {
  const key = /^Bearer (\S+)$/.exec(c.req.header("Authorization") ?? "")?.[1];
  const partner = key ? await partnerByKey(c.env.DB, "secret", key) : null;
  if (!partner)
    return problem(
      "secret-key-missing",
      "Send your secret key as Authorization: Bearer sk_… from your server.",
    );
  const { allowed, headers } = spendCall(c.env, partner, Date.now());
  if (!allowed) return problem("too-many-requests", `Try again in ${headers["Retry-After"]} s.`, headers);
  const answer = await onceByKey(c, partner, go).catch((error) => internalFault(error, c));
  const told = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(headers)) told.headers.set(name, value);
  return told;
}

/** POSTs that carry an Idempotency-Key have their effect once. */
async function onceByKey(c: ApiContext, partner: Partner, go: Go): Promise<Response> {
  const key = c.req.header("Idempotency-Key");
  if (c.req.method !== "POST" || key === undefined) return go({ partner, intent: newIntent(Date.now()) });
  if (!KEY_SHAPE.test(key))
    return problem("body-malformed", "Idempotency-Key: 1 to 128 printable characters without spaces");
  const request = await hashOf(`${c.req.path}\n${await c.req.text()}`);
  const claim = await claimKey(c.env.DB, partner, key, request, Date.now());
  switch (claim.kind) {
    case "mismatch":
      return problem("idempotency-mismatch", "Use a new key for a new request.");
    case "pending":
      return problem("idempotency-pending", "Wait a moment, then send the same again.", {
        "Retry-After": "1",
      });
    case "again":
      return new Response(claim.body, {
        status: claim.status,
        headers: { "Content-Type": "application/json", "Idempotent-Replayed": "true" },
      });
    case "work": {
      const answer = await go({ partner, intent: claim.intent }).catch((error) => internalFault(error, c));
      await keepReply(c.env.DB, partner, key, { status: answer.status, body: await answer.clone().text() });
      return answer;
    }
  }
}
