import { env } from "cloudflare:workers";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Board, History } from "../../src/protocol/accounts.ts";
import type { Summary } from "../../src/protocol/requests.ts";
import { account } from "./account.ts";
import { Client, call, makeMatch } from "./client.ts";
import { deliver, resultOf } from "./deliver.ts";
import { asAdmin, makePartner, PORTAL, session, type TestPartner } from "./partner.ts";
import { Seeker } from "./seeker.ts";

/** A partner with a shared secret, and what it signs unless a test wants it otherwise. */
async function withSecret(): Promise<{ partner: TestPartner; secret: Uint8Array }> {
  const partner = await makePartner();
  const made = await asAdmin(`/${partner.id}/signers`, "POST", { kid: "one" });
  const { secret } = (await made.json()) as { secret: string };
  return { partner, secret: new TextEncoder().encode(secret) };
}

const now = (): number => Math.floor(Date.now() / 1000);
let count = 0;

function claimsOf(partner: TestPartner, changes: Record<string, unknown> = {}) {
  const jti = `token-${count++}`;
  return {
    iss: partner.id,
    sub: "user-7",
    aud: "palabre-embed",
    iat: now(),
    exp: now() + 300,
    jti,
    origin: PORTAL,
    name: "Zoé",
    ...changes,
  };
}

const sign = (claims: object, key: Uint8Array | CryptoKey, header: { alg: string; kid?: string }) =>
  new SignJWT(claims as Record<string, unknown>).setProtectedHeader(header).sign(key);

const HS256 = { alg: "HS256", kid: "one" };

const exchange = (partner: TestPartner, token: string, origin: string | undefined = PORTAL) =>
  session({ partner: partner.keys["public live"], token, ...(origin ? { origin } : {}) });

const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;

describe("a partner's user", () => {
  it("[W132] [W17] is the same player at every visit, under the name the partner gives, with a token for a quarter of an hour", async () => {
    const { partner, secret } = await withSecret();
    const first = await exchange(partner, await sign(claimsOf(partner), secret, HS256));
    expect(first.status).toBe(201);
    const made = (await first.json()) as {
      token: string;
      player: { id: string; name: string };
      expiresAt: number;
    };
    expect(made.player.name).toBe("Zoé");
    expect(made.expiresAt - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    const again = await exchange(partner, await sign(claimsOf(partner, { name: "Zoé B." }), secret, HS256));
    expect(((await again.json()) as typeof made).player).toEqual({ id: made.player.id, name: "Zoé B." });
    const me = await call("/api/me", { headers: { Authorization: `Bearer ${made.token}` } });
    expect(await me.json()).toMatchObject({ player: { id: made.player.id } });
    const kind = await env.DB.prepare("SELECT kind FROM players WHERE id = ?")
      .bind(made.player.id)
      .first("kind");
    expect(kind).toBe("partner");
  });

  it("[T6f] carries the partner's mark at the table and on the board, and is not compared with accounts", async () => {
    const { partner, secret } = await withSecret();
    const ada = await account("Zoé"); // whose name it is here
    const answer = await exchange(partner, await sign(claimsOf(partner), secret, HS256));
    const { token, player } = (await answer.json()) as {
      token: string;
      player: { id: string; name: string };
    };
    expect(player.name).toBe("Zoé");
    const id = await makeMatch(token, { visibility: "public" });
    const { view } = await (await Client.open(id, token)).next("welcome");
    expect(view.seats[0]?.members).toEqual([{ id: player.id, name: "Zoé", via: "Le Journal" }]);
    const summary = await (await call(`/api/matches/${id}`)).json<Summary>();
    expect(summary.seats[0]?.members).toEqual(view.seats[0]?.members);
    await deliver([
      resultOf([
        [player, 1],
        [ada, 2],
      ]),
    ]);
    const board = await (await call("/api/boards/password")).json<Board>();
    expect(board.provisional.map(({ name }) => name)).toEqual(["Zoé · Le Journal", "Zoé"]);
    const history = await call("/api/me/matches", { headers: { Authorization: `Bearer ${ada.token}` } });
    expect((await history.json<History>()).matches[0]?.others).toMatchObject([{ name: "Zoé · Le Journal" }]);
  });

  it("[W132] of the same name at another partner is somebody else", async () => {
    const [one, other] = [await withSecret(), await withSecret()];
    const players = await Promise.all(
      [one, other].map(async ({ partner, secret }) => {
        const answer = await exchange(partner, await sign(claimsOf(partner), secret, HS256));
        return ((await answer.json()) as { player: { id: string } }).player.id;
      }),
    );
    expect(players[0]).not.toBe(players[1]);
  });

  it("[W132] waits in the same pool as everybody", async () => {
    const { partner, secret } = await withSecret();
    const answer = await exchange(partner, await sign(claimsOf(partner), secret, HS256));
    const { token, player } = (await answer.json()) as { token: string; player: { id: string } };
    const user = await Seeker.open({ player: { token, id: player.id } });
    const stranger = await Seeker.open();
    await Promise.all([user.agree(), stranger.agree()]);
    const [one, two] = await Promise.all([user.next("matched"), stranger.next("matched")]);
    expect(one.match).toBe(two.match);
    await Seeker.everybodyLeaves();
  });
});

describe("a partner's keys", () => {
  it.each(["EdDSA", "ES256"])("[W134] public ones are given to us: %s", async (alg) => {
    const partner = await makePartner();
    const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
    const jwk = await exportJWK(publicKey);
    expect((await asAdmin(`/${partner.id}/signers`, "POST", { kid: "mine", jwk })).status).toBe(201);
    const token = await sign(claimsOf(partner), privateKey, { alg, kid: "mine" });
    expect((await exchange(partner, token)).status).toBe(201);
  });

  it("[W134] two are live at once, a third waits until one is removed, and a removed one no longer counts", async () => {
    const { partner, secret } = await withSecret();
    const second = await asAdmin(`/${partner.id}/signers`, "POST", { kid: "two" });
    const other = new TextEncoder().encode(((await second.json()) as { secret: string }).secret);
    for (const [key, kid] of [
      [secret, "one"],
      [other, "two"],
    ] as const)
      expect(
        (await exchange(partner, await sign(claimsOf(partner), key, { alg: "HS256", kid }))).status,
      ).toBe(201);
    const third = await asAdmin(`/${partner.id}/signers`, "POST", { kid: "three" });
    expect(await codeOf(third)).toBe("too-many-signers");
    expect((await asAdmin(`/${partner.id}/signers/one`, "DELETE")).status).toBe(204);
    const old = await exchange(partner, await sign(claimsOf(partner), secret, HS256));
    expect(await codeOf(old)).toBe("identity-key-unknown");
  });

  it("[W134] a private one is not taken", async () => {
    const partner = await makePartner();
    const { privateKey } = await generateKeyPair("ES256", { extractable: true });
    const jwk = await exportJWK(privateKey);
    expect((await asAdmin(`/${partner.id}/signers`, "POST", { kid: "k", jwk })).status).toBe(400);
  });

  describe("served by the partner itself", () => {
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it("[W134] are read from its JWKS, without following redirects", async () => {
      const partner = await makePartner();
      const url = `https://${partner.id}.example/jwks.json`;
      expect((await asAdmin(`/${partner.id}`, "PATCH", { jwksUrl: url })).status).toBe(200);
      const { publicKey, privateKey } = await generateKeyPair("EdDSA", { extractable: true });
      const keys = [{ ...(await exportJWK(publicKey)), kid: "served", alg: "EdDSA" }];
      const served = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ keys }));
      const header = { alg: "EdDSA", kid: "served" };
      expect((await exchange(partner, await sign(claimsOf(partner), privateKey, header))).status).toBe(201);
      expect(served.mock.calls[0]![1]).toMatchObject({ redirect: "manual" });
      const unknown = await sign(claimsOf(partner), privateKey, { alg: "EdDSA", kid: "another" });
      expect(await codeOf(await exchange(partner, unknown))).toBe("identity-key-unknown");
    });

    it("[W134] that do not come are said so", async () => {
      const partner = await makePartner();
      await asAdmin(`/${partner.id}`, "PATCH", { jwksUrl: `https://${partner.id}.example/jwks.json` });
      vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
        Response.redirect("https://elsewhere.example/"),
      );
      const { privateKey } = await generateKeyPair("EdDSA");
      const token = await sign(claimsOf(partner), privateKey, { alg: "EdDSA", kid: "k" });
      const answer = await exchange(partner, token);
      expect([answer.status, await codeOf(answer)]).toEqual([502, "identity-keys-unreachable"]);
    });

    it("[W134] may not be served from inside", async () => {
      const partner = await makePartner();
      const answer = await asAdmin(`/${partner.id}`, "PATCH", { jwksUrl: "https://169.254.169.254/jwks" });
      expect(await codeOf(answer)).toBe("address-refused");
    });
  });
});

describe("[W133] a token that is not right is refused with a code", () => {
  it("replayed", async () => {
    const { partner, secret } = await withSecret();
    const token = await sign(claimsOf(partner), secret, HS256);
    expect((await exchange(partner, token)).status).toBe(201);
    const again = await exchange(partner, token);
    expect([again.status, await codeOf(again)]).toEqual([401, "identity-replayed"]);
  });

  it("alg: none", async () => {
    const { partner } = await withSecret();
    const token = new UnsecuredJWT(claimsOf(partner)).encode();
    expect(await codeOf(await exchange(partner, token))).toBe("identity-algorithm");
  });

  it("a public key taken for a secret", async () => {
    const partner = await makePartner();
    const { publicKey } = await generateKeyPair("ES256", { extractable: true });
    const jwk = await exportJWK(publicKey);
    await asAdmin(`/${partner.id}/signers`, "POST", { kid: "one", jwk });
    const token = await sign(claimsOf(partner), new TextEncoder().encode(JSON.stringify(jwk)), HS256);
    expect(await codeOf(await exchange(partner, token))).toBe("identity-key-unknown");
  });

  it.each<[string, () => Record<string, unknown>, string]>([
    ["expired", () => ({ iat: now() - 500, exp: now() - 100 }), "identity-expired"],
    ["that lives too long", () => ({ exp: now() + 3600 }), "identity-lifetime"],
    ["from the future", () => ({ iat: now() + 200, exp: now() + 400 }), "identity-lifetime"],
    ["for another audience", () => ({ aud: "somebody-else" }), "identity-audience"],
    ["of another partner", () => ({ iss: "somebody-else" }), "identity-issuer"],
    ["for another origin", () => ({ origin: "https://evil.example" }), "identity-origin"],
    ["without an origin", () => ({ origin: undefined }), "identity-origin"],
    ["without a jti", () => ({ jti: undefined }), "identity-malformed"],
    ["without a user", () => ({ sub: "" }), "identity-malformed"],
    ["without an end", () => ({ exp: undefined }), "identity-malformed"],
  ])("%s", async (_, changes, code) => {
    const { partner, secret } = await withSecret();
    const answer = await exchange(partner, await sign(claimsOf(partner, changes()), secret, HS256));
    expect([answer.status, await codeOf(answer)]).toEqual([401, code]);
  });

  it("shown in a page of another origin than it was signed for", async () => {
    const { partner, secret } = await withSecret();
    const token = await sign(claimsOf(partner), secret, HS256);
    expect(await codeOf(await exchange(partner, token, "https://evil.example"))).toBe("identity-origin");
  });

  it("under a wrong key, or one that nobody knows", async () => {
    const { partner, secret } = await withSecret();
    const forged = await sign(claimsOf(partner), new Uint8Array(32), HS256);
    expect(await codeOf(await exchange(partner, forged))).toBe("identity-signature");
    const unknown = await sign(claimsOf(partner), secret, { alg: "HS256", kid: "nine" });
    expect(await codeOf(await exchange(partner, unknown))).toBe("identity-key-unknown");
  });

  it("that is no token", async () => {
    const { partner } = await withSecret();
    expect(await codeOf(await exchange(partner, "a.b.c"))).toBe("identity-malformed");
  });
});
