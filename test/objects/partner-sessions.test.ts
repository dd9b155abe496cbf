import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { readToken, signToken } from "../../src/players/tokens.ts";
import { signVisitor } from "../../src/sdk/server.ts";
import { Authenticator } from "./authenticator.ts";
import { Client, call, guest, makeMatch, post } from "./client.ts";
import { asAdmin, makePartner, PORTAL, session, type TestPartner } from "./partner.ts";
import { Seeker } from "./seeker.ts";

const QUARTER_MS = 15 * 60_000;

type Session = { token: string; player: { id: string; name: string }; expiresAt: number; resume: string };

async function withSigner() {
  const partner = await makePartner();
  const kid = "one";
  const made = await asAdmin(`/${partner.id}/signers`, "POST", { kid });
  const { secret } = (await made.json()) as { secret: string };
  const visit = async (name = "Zoé"): Promise<Session> => {
    const signed = { partner: partner.id, user: "user-7", name, origin: PORTAL };
    const token = await signVisitor({ kid, secret }, signed);
    const answer = await session({ partner: partner.keys["public live"], token, origin: PORTAL });
    if (answer.status !== 201) throw new Error(await answer.text());
    return answer.json();
  };
  return { partner, visit };
}

const disable = async ({ id }: TestPartner, disabled = true) =>
  expect((await asAdmin(`/${id}`, "PATCH", { disabled })).ok).toBe(true);
const ask = (method: string, path: string, token: string, body?: unknown) =>
  call(path, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const tokenOf = async (answer: Response) => ((await answer.json()) as { token: string }).token;
const claimsOf = (token: string) => readToken(env.SIGNING_KEYS, token, Date.now());
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe("a partner's session", () => {
  it("[T3a] keeps its kind, its end and its partner when it is signed again", async () => {
    const { partner, visit } = await withSigner();
    const { token, expiresAt } = await visit();
    pass(60_000);
    const again = await tokenOf(await post("/api/me/sign-out", {}, token));
    expect(await claimsOf(again)).toMatchObject({
      kind: "partner",
      partner: partner.id,
      endsAt: expiresAt,
      epoch: 1,
    });
    expect((await ask("GET", "/api/me", again)).status).toBe(200);
    pass(QUARTER_MS - 60_000);
    expect((await ask("GET", "/api/me", again)).status).toBe(401);
  });

  it("[T3b] begun after a sign-out holds, on calls and on sockets, as does every later one", async () => {
    const { visit } = await withSigner();
    await post("/api/me/sign-out", {}, (await visit()).token);
    for (let n = 0; n < 2; n++) {
      const { token } = await visit();
      expect((await ask("GET", "/api/me", token)).status).toBe(200);
      const line = await Client.open(await makeMatch(token), token);
      expect(await line.next("welcome")).toMatchObject({ seat: 0 });
    }
  });

  it("[T3d] carries the name that the partner signed, and no other", async () => {
    const { visit } = await withSigner();
    const { token, player } = await visit("Zoé");
    const answer = await ask("PATCH", "/api/me", token, { name: "Somebody Else" });
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: "name-of-partner" }]);
    expect(await (await ask("GET", "/api/me", token)).json()).toMatchObject({ player });
    expect((await visit("Zoé B.")).player).toEqual({ id: player.id, name: "Zoé B." });
    expect(await (await ask("GET", "/api/me", token)).json()).toMatchObject({ player: { name: "Zoé B." } });
  });
});

describe("a partner that is disabled", () => {
  it("[T3c] has its users refused at the next call and upgrade, two seconds later at the most", async () => {
    const { partner, visit } = await withSigner();
    const { token } = await visit();
    const match = await makeMatch(token);
    expect((await ask("GET", "/api/me", token)).status).toBe(200);
    await disable(partner);
    pass(2001);
    expect((await ask("GET", "/api/me", token)).status).toBe(401);
    expect((await post("/api/me/sign-out", {}, token)).status).toBe(401);
    expect(await (await Client.open(match, token)).gone()).toMatchObject({ code: 4401 });
    await disable(partner, false);
    pass(2001);
    expect((await ask("GET", "/api/me", token)).status).toBe(200);
  });

  it("[T3c] has its users' sockets closed at the next frame, in a match and in the queue", async () => {
    const { partner, visit } = await withSigner();
    const { token, player } = await visit();
    const match = await makeMatch(token, { seats: 2, bots: [{ level: 1 }] });
    const line = await Client.open(match, token);
    await line.next("welcome");
    const queue = await Seeker.open({ player: { token, id: player.id } });
    await queue.next("waiting");
    await disable(partner);
    pass(2001);
    line.send({ type: "move", id: "m1", move: { type: "secret", word: "SALADE" } });
    line.send({ type: "chat", to: "table", phrase: "hello" });
    queue.send('{ "type": "ping" }');
    expect(await line.gone()).toMatchObject({ code: 4401 });
    expect(await queue.gone()).toMatchObject({ code: 4401 });
    expect(line.frames.map(({ type }) => type)).not.toContain("accepted");
    expect(line.frames.map(({ type }) => type)).not.toContain("chat");
    await Seeker.everybodyLeaves();
  });

  it("[T3c] has its users hear nothing more either, also those who say nothing", async () => {
    const { partner, visit } = await withSigner();
    const { token } = await visit();
    const [host, other] = [await guest("Hanna"), await guest("Otto")];
    const match = await makeMatch(host.token, { start: "host", seats: 3, visibility: "public" });
    for (const who of [{ token }, other]) await post(`/api/matches/${match}/seats`, {}, who.token);
    const [idle, hanna, otto] = [
      await Client.open(match, token),
      await Client.open(match, host.token),
      await Client.open(match, other.token),
    ];
    await idle.next("welcome");
    hanna.send({ type: "chat", to: "table", phrase: "hello" });
    await idle.next("chat");
    pass(2001);
    hanna.send({ type: "chat", to: "table", phrase: "thanks" });
    otto.send({ type: "chat", to: "table", phrase: "well-played" });
    const heard = [await idle.next("chat"), await idle.next("chat")];
    expect(
      heard.map((frame) => "phrase" in frame && frame.phrase),
      "in their order, once the record was read",
    ).toEqual(["thanks", "well-played"]);
    await disable(partner);
    pass(2001);
    hanna.send({ type: "chat", to: "table", phrase: "good-luck" });
    await otto.next("chat", (frame) => "phrase" in frame && frame.phrase === "good-luck");
    expect(await idle.gone()).toMatchObject({ code: 4401 });
    expect(JSON.stringify(idle.frames)).not.toContain("good-luck");
  });

  it("[T3c] frames that wait for the partner's record stay in order", async () => {
    const { visit } = await withSigner();
    const { token } = await visit();
    const match = await makeMatch(token, { seats: 2, bots: [{ level: 1 }] });
    const line = await Client.open(match, token);
    await line.next("welcome");
    pass(2001);
    line.send({ type: "chat", to: "table", phrase: "hello" });
    line.send({ type: "chat", to: "table", phrase: "thanks" });
    const said = [await line.next("chat"), await line.next("chat")];
    expect(said.map((frame) => "phrase" in frame && frame.phrase)).toEqual(["hello", "thanks"]);
  });

  it("[T3c] a token of before, which does not name its partner, holds no longer than a session may", async () => {
    const { visit } = await withSigner();
    const { player } = await visit();
    const old = (endsAt: number) =>
      signToken(env.SIGNING_KEYS, { ...player, kind: "partner", epoch: 0, endsAt });
    expect((await ask("GET", "/api/me", await old(Date.now() + QUARTER_MS))).status).toBe(200);
    expect((await ask("GET", "/api/me", await old(Date.now() + 400 * 86_400_000))).status).toBe(401);
  });
});

describe("a frame guest's resume voucher", () => {
  const guestOf = async ({ keys }: TestPartner, resume?: string): Promise<Session> =>
    (await session({ partner: keys["public live"], ...(resume ? { resume } : {}) })).json();

  it("[T3e] never yields the token of an account", async () => {
    const partner = await makePartner();
    const made = await guestOf(partner);
    const key = await Authenticator.make();
    const begun = await post("/api/me/passkeys/options", {}, made.token);
    const { options } = (await begun.json()) as { options: { challenge: string } };
    const credential = await key.register(options.challenge);
    expect((await post("/api/me/passkeys", { credential }, made.token)).status).toBe(201);
    const resumed = await guestOf(partner, made.resume);
    expect(resumed.player.id).not.toBe(made.player.id);
    expect(await (await ask("GET", "/api/me", resumed.token)).json()).toMatchObject({ kind: "guest" });
  });

  it("[T3e] is void once the guest has signed out everywhere, or has gone; the next one holds", async () => {
    const partner = await makePartner();
    const made = await guestOf(partner);
    await post("/api/me/sign-out", {}, made.token);
    const next = await guestOf(partner, made.resume);
    expect(next.player.id).not.toBe(made.player.id);
    const again = await guestOf(partner, next.resume);
    expect(again.player.id).toBe(next.player.id);
    await ask("DELETE", "/api/me", again.token);
    expect((await guestOf(partner, again.resume)).player.id).not.toBe(next.player.id);
  });
});
