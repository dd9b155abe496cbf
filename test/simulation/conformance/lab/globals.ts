import { type SmallProgram, trying } from "./worker.ts";

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const text = new TextEncoder();

export const GLOBALS: Readonly<Record<string, SmallProgram>> = {
  "promises go before timers": async () => {
    const order: string[] = [];
    const timer = new Promise<void>((resolve) =>
      setTimeout(() => {
        order.push("timer");
        resolve();
      }, 0),
    );
    void Promise.resolve().then(() => order.push("promise"));
    queueMicrotask(() => order.push("microtask"));
    order.push("now");
    await timer;
    return order;
  },
  "timers in the order of their times": async () => {
    const order: number[] = [];
    await Promise.all(
      [30, 5, 15].map(
        (ms) =>
          new Promise<void>((resolve) =>
            setTimeout(() => {
              order.push(ms);
              resolve();
            }, ms),
          ),
      ),
    );
    return order;
  },
  "a timer that is called off": async () => {
    let rang = false;
    clearTimeout(setTimeout(() => (rang = true), 5));
    await scheduler.wait(20);
    return rang;
  },
  "a timer gets what it was given": () => new Promise((resolve) => setTimeout(resolve, 1, "given")),
  "waiting is called off": () => {
    const controller = new AbortController();
    const waiting = trying(() => scheduler.wait(5000, { signal: controller.signal }));
    controller.abort();
    return waiting;
  },
  "a signal that times out": () =>
    new Promise((resolve) => {
      const signal = AbortSignal.timeout(5);
      signal.addEventListener("abort", () => resolve([signal.aborted, (signal.reason as Error).name]));
    }),
  "time passes with waiting": async () => {
    const before = Date.now();
    await scheduler.wait(25);
    return Date.now() - before >= 24;
  },
  "SHA-256": async () => hex(await crypto.subtle.digest("SHA-256", text.encode("abc"))),
  "HMAC signs and verifies": async () => {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", text.encode("key"), algorithm, false, [
      "sign",
      "verify",
    ]);
    const signature = await crypto.subtle.sign("HMAC", key, text.encode("text"));
    const checks = await Promise.all(
      ["text", "other"].map((each) => crypto.subtle.verify("HMAC", key, signature, text.encode(each))),
    );
    return [hex(signature), ...checks];
  },
  "Ed25519 signs": async () => {
    const head = Uint8Array.of(48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32);
    const seed = new Uint8Array(32).fill(7);
    const key = await crypto.subtle.importKey(
      "pkcs8",
      Uint8Array.of(...head, ...seed),
      { name: "Ed25519" },
      true,
      ["sign"],
    );
    const jwk = (await crypto.subtle.exportKey("jwk", key)) as JsonWebKey;
    return [jwk.x, hex(await crypto.subtle.sign("Ed25519", key, text.encode("text")))];
  },
  "AES-GCM with a derived key": async () => {
    const material = await crypto.subtle.importKey("raw", text.encode("secret"), "HKDF", false, [
      "deriveKey",
    ]);
    const hkdf = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: text.encode("info") };
    const key = await crypto.subtle.deriveKey(hkdf, material, { name: "AES-GCM", length: 256 }, false, [
      "encrypt",
      "decrypt",
    ]);
    const gcm = { name: "AES-GCM", iv: new Uint8Array(12) };
    const sealed = await crypto.subtle.encrypt(gcm, key, text.encode("text"));
    const opened = await crypto.subtle.decrypt(gcm, key, sealed);
    const broken = await trying(() => crypto.subtle.decrypt(gcm, key, new Uint8Array(32)));
    return [hex(sealed), new TextDecoder().decode(opened), Object.keys(broken as object)];
  },
  "comparing in constant time": () => [
    crypto.subtle.timingSafeEqual(Uint8Array.of(1, 2), Uint8Array.of(1, 2)),
    crypto.subtle.timingSafeEqual(Uint8Array.of(1, 2), Uint8Array.of(1, 3)),
  ],
  "random bytes fill an array": () => {
    const bytes = crypto.getRandomValues(new Uint8Array(64));
    return [bytes.length, bytes.some((byte) => byte !== 0)];
  },
  "a UUID": () =>
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(crypto.randomUUID()),
  "a request keeps method, headers and body": async () => {
    const request = new Request("https://lab.example/a?b=1", {
      method: "post",
      headers: { "X-Own": "1" },
      body: "text",
    });
    const changed = new Request(request.clone(), { body: "other" });
    return [
      request.method,
      request.url,
      request.headers.get("x-own"),
      request.headers.get("content-type"),
      await request.text(),
      await changed.text(),
    ];
  },
  "a request without a body": () => new Request("https://lab.example").body,
  "a response of JSON": async () => {
    const response = Response.json({ a: 1 }, { status: 201 });
    return [response.status, response.ok, response.headers.get("content-type"), await response.json()];
  },
  "101 needs a socket": () =>
    trying(() => new Response(null, { status: 101 })).then((answer) => Object.keys(answer as object)),
  "who runs here": () => navigator.userAgent,
};
