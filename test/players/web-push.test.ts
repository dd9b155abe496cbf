import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";
import { importJWK, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { fromBase64Url, toBase64Url } from "../../src/core/bytes.ts";
import { encryptPush, MOST_PUSHED, parsePushUrl, vapidHeader } from "../../src/players/web-push.ts";

const bytes = (text: string) => Uint8Array.from(fromBase64Url(text)!);

/** A browser as it reads what it is sent, by another implementation than ours. */
function browser() {
  const ecdh = createECDH("prime256v1");
  const own = ecdh.generateKeys();
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, info, length));
  return {
    keys: { p256dh: toBase64Url(own), auth: toBase64Url(auth) },
    read(message: Uint8Array): string {
      const body = Buffer.from(message);
      const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      expect([body.readUInt32BE(16), body[20]]).toEqual([4096, 65]);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, theirs]);
      const secret = derive(ecdh.computeSecret(theirs), auth, info, 32);
      const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
      const open = createDecipheriv(
        "aes-128-gcm",
        key,
        derive(secret, salt, "Content-Encoding: nonce\0", 12),
      );
      open.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      expect(plain.at(-1), "the last record").toBe(2);
      return plain.subarray(0, -1).toString();
    },
  };
}

describe("a pushed message", () => {
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
    const { keys, read } = browser();
    const message = await encryptPush(text, keys);
    expect(read(message!)).toBe(text);
    expect(message!.length).toBeLessThanOrEqual(4096);
    expect(() => browser().read(message!)).toThrow();
  });

  it("is made for no keys that are none", async () => {
    const { keys } = browser();
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

describe("an address to push to", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/a:b",
    "https://updates.push.services.mozilla.com/wpush/v2/a",
    "https://web.push.apple.com/a",
    "https://db5p.notify.windows.com/w/?token=a",
  ])("may be %s", (text) => expect(parsePushUrl(text, false)?.href).toBe(text));

  it.each([
    "",
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
