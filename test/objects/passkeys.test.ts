import { describe, expect, it, vi } from "vitest";
import { meSchema } from "../../src/protocol/accounts.ts";
import { Authenticator, type Lies } from "./authenticator.ts";
import { Client, call, guest, makeMatch } from "./client.ts";
import { accountWithKey, ask, confirmed, enrol, newChallenge, signIn, signInChallenge } from "./passkey.ts";

const me = async (token: string) => meSchema.parse((await ask("GET", "/api/me", undefined, token)).body);

describe("a guest who makes a passkey", () => {
  it("[W13] [W19] is an account with the same id and name, and signs in anywhere", async () => {
    const ada = await guest("Ada");
    const key = await Authenticator.make();
    const made = await enrol(ada, key);
    expect(made).toMatchObject({ status: 201, body: { player: { id: ada.id, name: "Ada" } } });
    const seen = await me(made.body.token as string);
    expect(seen.kind).toBe("account");
    expect(seen.passkeys).toEqual([
      { id: key.id, device: "Linux", synced: false, createdAt: expect.any(Number), usedAt: null },
    ]);
    const elsewhere = await signIn(key);
    expect(elsewhere).toMatchObject({ status: 200, body: { player: { id: ada.id, name: "Ada" } } });
    expect((await me(elsewhere.body.token as string)).passkeys[0]?.usedAt).toEqual(expect.any(Number));
    expect((await ask("GET", "/api/me", undefined, ada.token)).status, "the guest's token is void").toBe(401);
  });

  it("[W22] may have several, and removes any but the last", async () => {
    const { player, key } = await accountWithKey();
    const second = await Authenticator.make();
    expect((await enrol(player, second, {}, await confirmed(player, key))).status).toBe(201);
    const session = { ...player, token: (await signIn(second)).body.token as string };
    const confirmation = await confirmed(session, second);
    const drop = (id: string) =>
      ask("DELETE", `/api/me/passkeys/${id}`, undefined, session.token, confirmation);
    expect((await drop(key.id)).status).toBe(200);
    expect(await drop(key.id)).toMatchObject({ status: 404, body: { code: "passkey-unknown" } });
    expect(await drop(second.id)).toMatchObject({ status: 409, body: { code: "passkey-last" } });
    expect(await signIn(key)).toMatchObject({ status: 404, body: { code: "passkey-unknown" } });
    expect((await signIn(second)).status).toBe(200);
  });

  it("[W22] has ten at most", async () => {
    const { player, key } = await accountWithKey();
    const confirmation = await confirmed(player, key);
    for (let n = 1; n < 10; n++) await enrol(player, await Authenticator.make(), {}, confirmation);
    expect(await ask("POST", "/api/me/passkeys/options", {}, player.token, confirmation)).toMatchObject({
      status: 409,
      body: { code: "passkeys-full" },
    });
  });

  it("[W21] cannot take a passkey that is somebody else's, nor remove one", async () => {
    const { key } = await accountWithKey();
    const eve = await guest("Eve");
    expect(await enrol(eve, key)).toMatchObject({ status: 409, body: { code: "passkey-taken" } });
    expect((await me(eve.token)).kind).toBe("guest");
    expect(await ask("DELETE", `/api/me/passkeys/${key.id}`, undefined, eve.token)).toMatchObject({
      body: { code: "passkey-unknown" },
    });
    expect((await signIn(key)).status).toBe(200);
  });
});

describe("an answer is refused", () => {
  const wrong: [string, Lies][] = [
    ["made on another page", { origin: "https://evil.test" }],
    ["made for another host", { rpId: "evil.test" }],
    ["of the other ceremony", { type: "webauthn.other" }],
    ["[T4b] made by a device that did not verify its user", { unverified: true }],
  ];
  it.each(wrong)("[W21] when it was %s", async (_, lies) => {
    const refused = { status: 400, body: { code: "passkey-refused" } };
    const eve = await guest();
    expect(await enrol(eve, await Authenticator.make(), lies)).toMatchObject(refused);
    expect((await me(eve.token)).kind).toBe("guest");
    const { key } = await accountWithKey();
    expect(await signIn(key, lies)).toMatchObject(refused);
  });

  it("[W21] when another key signed it, or its counter goes back", async () => {
    const { key } = await accountWithKey();
    expect(await signIn(key, { forged: true })).toMatchObject({ body: { code: "passkey-refused" } });
    await signIn(key, { counter: 9 });
    expect(await signIn(key, { counter: 9 })).toMatchObject({ body: { code: "passkey-refused" } });
  });

  it("[W20] when it comes a second time, also if the first was wrong", async () => {
    const { key } = await accountWithKey();
    const once = await signInChallenge();
    const credential = await key.signIn(once);
    expect((await ask("POST", "/api/sign-in", { credential })).status).toBe(200);
    const over = { status: 400, body: { code: "challenge-over" } };
    expect(await ask("POST", "/api/sign-in", { credential })).toMatchObject(over);
    const tried = await signInChallenge();
    await ask("POST", "/api/sign-in", { credential: await key.signIn(tried, { forged: true }) });
    expect(await ask("POST", "/api/sign-in", { credential: await key.signIn(tried) })).toMatchObject(over);
  });

  it("[W20] when it comes after five minutes, or to a challenge that we never gave", async () => {
    const { key } = await accountWithKey();
    const late = await key.signIn(await signInChallenge());
    vi.setSystemTime(Date.now() + 5 * 60_000);
    expect(await ask("POST", "/api/sign-in", { credential: late })).toMatchObject({
      status: 400,
      body: { code: "challenge-over" },
    });
    const invented = await key.signIn("bm90LW91cnM");
    expect(await ask("POST", "/api/sign-in", { credential: invented })).toMatchObject({
      body: { code: "challenge-over" },
    });
  });

  it("[W20] when its challenge was for somebody else's passkey, or for the other ceremony", async () => {
    const [ada, eve] = [await guest(), await guest()];
    const key = await Authenticator.make();
    const credential = await key.register(await newChallenge(ada));
    expect(await ask("POST", "/api/me/passkeys", { credential }, eve.token)).toMatchObject({
      body: { code: "challenge-over" },
    });
    const mixed = await key.register(await signInChallenge());
    expect(await ask("POST", "/api/me/passkeys", { credential: mixed }, ada.token)).toMatchObject({
      body: { code: "challenge-over" },
    });
  });

  it.each([
    ["nothing", {}],
    ["no credential", { credential: null }],
    ["another type", { credential: { id: "a", rawId: "a", type: "password", response: {} } }],
  ])("[W21] when it is %s", async (_, body) => {
    const { token } = await guest();
    for (const path of ["/api/sign-in", "/api/me/passkeys"]) {
      expect(await ask("POST", path, body, token)).toMatchObject({
        status: 400,
        body: { code: "body-malformed" },
      });
    }
  });

  it("[W21] when it is scribble in the right shape", async () => {
    const response = {
      clientDataJSON: "!!",
      authenticatorData: "AA",
      signature: "AA",
      attestationObject: "AA",
    };
    const credential = { id: "a", rawId: "a", type: "public-key", response };
    for (const path of ["/api/sign-in", "/api/me/passkeys"]) {
      const answer = await ask("POST", path, { credential }, (await guest()).token);
      expect(answer).toMatchObject({ status: 400, body: { code: "passkey-refused" } });
    }
  });

  it("[W19] when it is asked for by a foreign page, or at an address without a name", async () => {
    const foreign = await call("/api/sign-in/options", {
      method: "POST",
      headers: { Origin: "https://evil.test" },
    });
    expect(foreign.status).toBe(403);
    const { exports } = await import("cloudflare:workers");
    const numbered = await exports.default.fetch(
      new Request("http://127.0.0.1:8787/api/sign-in/options", { method: "POST" }),
    );
    expect(await numbered.json()).toMatchObject({ status: 409, code: "passkeys-unavailable" });
  });

  it("[W3] without a token, where one makes a passkey", async () => {
    for (const path of ["/api/me/passkeys/options", "/api/me/passkeys"]) {
      expect(await ask("POST", path, {})).toMatchObject({ status: 401, body: { code: "token-missing" } });
    }
  });
});

describe("signing out everywhere", () => {
  it("[W14] voids every token but the new one, on calls and on sockets, and passkeys still work", async () => {
    const { player, old, key } = await accountWithKey();
    const match = await makeMatch(player.token);
    const out = await ask("POST", "/api/me/sign-out", {}, player.token);
    expect(out.status).toBe(200);
    for (const token of [player.token, old.token]) {
      expect(await ask("GET", "/api/me", undefined, token)).toMatchObject({
        status: 401,
        body: { code: "token-invalid" },
      });
      expect(await (await Client.open(match, token)).gone()).toMatchObject({ code: 4401 });
    }
    expect((await me(out.body.token as string)).player.id).toBe(player.id);
    const again = await signIn(key);
    const line = await Client.open(match, again.body.token as string);
    expect(await line.next("welcome")).toMatchObject({ seat: 0 });
  });
});
