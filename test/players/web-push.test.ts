import { importJWK, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { fromBase64Url, toBase64Url } from "../../src/core/bytes.ts";
import { outcomeOf } from "../../src/players/push-post.ts";
import {
  encryptPush,
  MOST_PUSHED,
  parsePushUrl,
  pushKeyOf,
  vapidHeader,
} from "../../src/players/web-push.ts";
import { receiver } from "./receiver.ts";

const bytes = (text: string) => Uint8Array.from(fromBase64Url(text)!);

describe("[T17a] a pushed message", () => {
  it("is byte for byte the example of RFC 8291", async () => {
    const open = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
    const curve = { name: "ECDH", namedCurve: "P-256" };
    const point = bytes(open);
    const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33))];
    const jwk = { kty: "EC", crv: "P-256", x, y, d: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw" };
    const pair = {
      publicKey: await crypto.subtle.importKey("raw", point, curve, true, []),
      privateKey: await crypto.subtle.importKey("jwk", jwk, curve, true, ["deriveBits"]),
    };
    const keys = {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    };
    const once = { pair, salt: bytes("DGv6ra1nlYgDCS1FRnbzlw") };
    const message = await encryptPush("When I grow up, I want to be a watermelon", keys, once);
    expect(toBase64Url(message!)).toBe(
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
  });

  it.each(["", "à vous", "x".repeat(MOST_PUSHED)])("is read by the browser it is for: %#", async (text) => {
    const { keys, read } = receiver();
    const message = await encryptPush(text, keys);
    expect(read(message!)).toBe(text);
    expect(message!.length).toBeLessThanOrEqual(4096);
    expect(() => receiver().read(message!)).toThrow();
  });

  it("is made for no keys that are none", async () => {
    const { keys } = receiver();
    const nowhere = toBase64Url(Uint8Array.from({ length: 65 }, (_, i) => (i === 0 ? 4 : 1)));
    for (const wrong of [{ p256dh: "" }, { p256dh: "?" }, { p256dh: nowhere }, { auth: "AAAA" }])
      expect(await encryptPush("x", { ...keys, ...wrong })).toBeNull();
    await expect(encryptPush("x".repeat(MOST_PUSHED + 1), keys)).rejects.toThrow("at most");
  });

  it("says who sends it, to this service alone, for half a day", async () => {
    const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
      "sign",
      "verify",
    ]);
    const open = toBase64Url(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)));
    const { d } = await crypto.subtle.exportKey("jwk", pair.privateKey);
    const to = new URL("https://fcm.googleapis.com/fcm/send/abc");
    const now = Date.now();
    const header = await vapidHeader(`${open}:${d}`, to, "mailto:a@example.com", now);
    const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(header)!;
    expect(key).toBe(open);
    const known = await importJWK(await crypto.subtle.exportKey("jwk", pair.publicKey), "ES256");
    const { payload } = await jwtVerify(token!, known, { audience: "https://fcm.googleapis.com" });
    expect(payload).toEqual({
      aud: "https://fcm.googleapis.com",
      exp: Math.floor(now / 1000) + 12 * 3600,
      sub: "mailto:a@example.com",
    });
    await expect(vapidHeader("", to, "", now)).rejects.toThrow("VAPID_KEYS");
  });
});

describe("[T17b] an address to push to", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/a:b",
    "https://updates.push.services.mozilla.com/wpush/v2/a",
    "https://web.push.apple.com/a",
    "https://db5p.notify.windows.com/w/?token=a",
  ])("may be %s", (text) => expect(parsePushUrl(text, false)?.href).toBe(text));

  it.each([
    "",
    "https://fcm.googleapis.com.",
    "https://www.fcm.googleapis.com/a",
    "https://a.b.notify.windows.com/a",
    "https://push.apple.com/a",
    "https://evil.push.services.mozilla.com/a",
    "https://fcm.googleapis.com@evil.example/a",
    "https://evil.example/https://fcm.googleapis.com/a",
    "https://[::ffff:127.0.0.1]/a",
    "https://0x7f000001/a",
    "data:text/plain,fcm.googleapis.com",
    "http://fcm.googleapis.com/a",
    "https://fcm.googleapis.com:8443/a",
    "https://me@fcm.googleapis.com/a",
    "https://fcm.googleapis.com.example.org/a",
    "https://evilfcm.googleapis.com/a",
    "https://evilpush.apple.com/a",
    "https://notify.windows.com.evil.org/a",
    "https://storage.googleapis.com/a",
    "https://127.0.0.1/a",
    "http://localhost:9040/a",
    "https://169.254.169.254/latest",
    "file:///etc/passwd",
  ])("is never %s", (text) => expect(parsePushUrl(text, false)).toBeNull());

  it("is loopback on a developer's machine alone, and nothing else there", () => {
    expect(parsePushUrl("http://127.0.0.1:9040/a", true)).not.toBeNull();
    expect(parsePushUrl("http://10.0.0.1/a", true)).toBeNull();
    expect(parsePushUrl("https://example.com/a", true)).toBeNull();
  });
});

describe("[W223] what a push service answers", () => {
  const now = Date.UTC(2026, 10, 18);
  it.each([
    [201, null, { kind: "taken" }],
    [202, "60", { kind: "taken" }],
    [404, null, { kind: "gone" }],
    [410, null, { kind: "gone" }],
    [301, null, { kind: "refused" }],
    [307, "5", { kind: "refused" }],
    [400, null, { kind: "refused" }],
    [403, null, { kind: "refused" }],
    [413, null, { kind: "refused" }],
    [429, null, { kind: "later", afterMs: null }],
    [429, "120", { kind: "later", afterMs: 120_000 }],
    [503, "Wed, 18 Nov 2026 00:10:00 GMT", { kind: "later", afterMs: 600_000 }],
    [503, "soon", { kind: "later", afterMs: null }],
    [503, "-5", { kind: "later", afterMs: null }],
    [500, "99999999", { kind: "later", afterMs: 6 * 3_600_000 }],
  ])("%s with Retry-After %s", (status, retryAfter, outcome) =>
    expect(outcomeOf(status, retryAfter, now)).toEqual(outcome),
  );
});

it("the key that browsers subscribe with is the public half, and none where there is no pair", () => {
  const open = `B${"A".repeat(86)}`;
  expect(pushKeyOf(`${open}:secret`)).toBe(open);
  for (const none of [undefined, "", ":", open, `${open}:`, "short:secret"])
    expect(pushKeyOf(none)).toBeNull();
});
