import { exportJWK, generateKeyPair, jwtVerify } from "jose";
import { signVisitor, verifyWebhook, WebhookRefused } from "palabre/sdk/server";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";

const SECRET = `whsec_${btoa("a secret of thirty-two characters")}`;
const BODY = JSON.stringify({
  type: "match.ended",
  timestamp: "2026-11-16T00:00:00.000Z",
  data: { match: "m" },
});

describe("a visitor's token", () => {
  const visitor = { partner: "my-site", user: "user-7", name: "Zoé", origin: "https://www.my-site.example" };

  it("[W133] says who, for whom, for how long and once", async () => {
    const secret = "a shared secret of some length";
    const token = await signVisitor({ kid: "one", secret }, visitor);
    const { payload, protectedHeader } = await jwtVerify(token, new TextEncoder().encode(secret), {
      audience: "palabre-embed",
      issuer: "my-site",
    });
    expect(protectedHeader).toEqual({ alg: "HS256", kid: "one" });
    expect(payload).toMatchObject({ sub: "user-7", name: "Zoé", origin: visitor.origin });
    expect(payload.exp! - payload.iat!).toBe(300);
    const again = await signVisitor({ kid: "one", secret }, visitor);
    const { payload: other } = await jwtVerify(again, new TextEncoder().encode(secret));
    expect(other.jti).not.toBe(payload.jti);
  });

  it.each(["EdDSA", "ES256"] as const)("[W133] is signed with one's own key: %s", async (alg) => {
    const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
    const token = await signVisitor({ kid: "k", alg, privateKey: await exportJWK(privateKey) }, visitor);
    expect((await jwtVerify(token, publicKey)).payload.sub).toBe("user-7");
  });
});

describe("a webhook", () => {
  const sign = (at: Date) => ({
    "webhook-id": "msg_1",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(SECRET).sign("msg_1", at, BODY),
  });

  it("[W137] as the convention's own library signs it is taken", async () => {
    const event = await verifyWebhook(SECRET, sign(new Date()), BODY);
    expect(event).toMatchObject({ id: "msg_1", type: "match.ended", data: { match: "m" } });
    await verifyWebhook(SECRET, new Headers(sign(new Date())), BODY);
  });

  it.each([
    ["changed", sign(new Date()), `${BODY} `],
    ["of five minutes ago", sign(new Date(Date.now() - 301_000)), BODY],
    ["of tomorrow", sign(new Date(Date.now() + 86_400_000)), BODY],
    ["without a signature", { ...sign(new Date()), "webhook-signature": "" }, BODY],
    ["without its headers", {}, BODY],
  ])("[W137] %s is refused", async (_, headers, body) => {
    await expect(verifyWebhook(SECRET, headers as Record<string, string>, body)).rejects.toThrow(
      WebhookRefused,
    );
  });

  it("[W137] under another secret is refused", async () => {
    const other = `whsec_${btoa("another secret of some length....")}`;
    await expect(verifyWebhook(other, sign(new Date()), BODY)).rejects.toThrow(WebhookRefused);
  });
});
