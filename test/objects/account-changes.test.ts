import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { toHex } from "../../src/core/bytes.ts";
import type { Player as PlayerObject } from "../../src/objects/player.ts";
import { CODES, parseCode } from "../../src/players/recovery.ts";
import { readToken, signToken } from "../../src/players/tokens.ts";
import { meSchema } from "../../src/protocol/accounts.ts";
import { Authenticator } from "./authenticator.ts";
import { Client, guest, makeMatch } from "./client.ts";
import { evict } from "./evict.ts";
import {
  type Answer,
  accountWithKey,
  ask,
  challengeOf,
  confirm,
  confirmed,
  enrol,
  newChallenge,
  type Player,
  signIn,
  wrongCode,
} from "./passkey.ts";

const MINUTE_MS = 60_000;
const NEEDED = { status: 403, body: { code: "confirmation-needed" } };
const VOID = { status: 401, body: { code: "token-invalid" } };

const me = (token: string) => ask("GET", "/api/me", undefined, token);
const sessionOf = ({ body }: Answer) => body.token as string;

/** The calls that a token alone does not open, once there is a passkey. */
type Guarded = [what: string, method: string, path: string];
const GUARDED: Guarded[] = [
  ["a passkey is added", "POST", "/api/me/passkeys/options"],
  ["a new passkey is kept", "POST", "/api/me/passkeys"],
  ["a passkey is removed", "DELETE", "/api/me/passkeys/any"],
  ["everything is taken along", "GET", "/api/me/export"],
  ["the account is deleted", "DELETE", "/api/me"],
  ["recovery codes are made anew", "POST", "/api/me/recovery-codes"],
];

const call = ([, method, path]: Guarded, { token }: Player, confirmation?: string) =>
  ask(method, path, method === "POST" ? {} : undefined, token, confirmation);

describe("where there is a passkey, a token is not enough", () => {
  it.each(GUARDED)("[T4a] when %s: a fresh confirmation is asked for", async (...guarded) => {
    const { player } = await accountWithKey();
    expect(await call(guarded, player)).toMatchObject(NEEDED);
    expect((await me(player.token)).status).toBe(200);
  });

  it.each(GUARDED)("[T4a] when %s: it opens for five minutes", async (...guarded) => {
    const { player, key } = await accountWithKey();
    const confirmation = await confirmed(player, key);
    vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
    expect(await call(guarded, player, confirmation)).toMatchObject(NEEDED);
    vi.setSystemTime(Date.now() - 1);
    expect((await call(guarded, player, confirmation)).body.code).not.toBe("confirmation-needed");
  });

  it("[T4a] somebody else's confirmation is none, nor is one of before a sign-out, a token or a forged one", async () => {
    const [ada, eve] = [await accountWithKey("Ada"), await accountWithKey("Eve")];
    const early = await confirmed(ada.player, ada.key);
    const out = await ask("POST", "/api/me/sign-out", {}, ada.player.token);
    const player = { ...ada.player, token: sessionOf(out) };
    const theirs = await confirmed(eve.player, eve.key);
    for (const shown of [theirs, early, player.token, `${theirs}x`, "x.y.z"])
      expect(await ask("GET", "/api/me/export", undefined, player.token, shown)).toMatchObject(NEEDED);
  });

  it("[T4b] a confirmation takes a passkey of one's own, and a device that verifies its user", async () => {
    const [ada, eve] = [await accountWithKey("Ada"), await accountWithKey("Eve")];
    expect(await confirm(ada.player, eve.key)).toMatchObject({
      status: 404,
      body: { code: "passkey-unknown" },
    });
    expect(await confirm(ada.player, ada.key, { unverified: true })).toMatchObject({
      status: 400,
      body: { code: "passkey-refused" },
    });
    const asked = await ask("POST", "/api/me/confirm/options", {}, ada.player.token);
    expect(asked.body.options).toMatchObject({
      userVerification: "required",
      allowCredentials: [{ id: ada.key.id }],
    });
    const credential = await ada.key.signIn(challengeOf(asked));
    const other = await ask("POST", "/api/me/confirm", { credential }, eve.player.token);
    expect(other, "a challenge of somebody else's").toMatchObject({ body: { code: "challenge-over" } });
  });

  it("[T4c] a guest's first passkey, export and deletion need the token alone", async () => {
    const ada = await guest("Ada");
    expect((await ask("GET", "/api/me/export", undefined, ada.token)).status).toBe(200);
    expect((await enrol(ada, await Authenticator.make())).status).toBe(201);
    const bob = await guest("Bob");
    expect((await ask("DELETE", "/api/me", undefined, bob.token)).status).toBe(204);
  });
});

describe("a passkey and its sessions", () => {
  it("[T4d] the first passkey signs everybody else out, closes their sockets, and gives its maker a new token", async () => {
    const ada = await guest("Ada");
    const match = await makeMatch(ada.token);
    const line = await Client.open(match, ada.token);
    await line.next("welcome");
    const token = sessionOf(await enrol(ada, await Authenticator.make()));
    expect(await line.gone()).toMatchObject({ code: 4401 });
    expect(await me(ada.token)).toMatchObject(VOID);
    expect((await me(token)).body).toMatchObject({ kind: "account", player: { id: ada.id } });
  });

  it("[T4e] removing a passkey ends its sessions and their sockets, and leaves those of others", async () => {
    const { player, key } = await accountWithKey();
    const lost = await Authenticator.make();
    await enrol(player, lost, {}, await confirmed(player, key));
    const theirs = sessionOf(await signIn(lost));
    const match = await makeMatch(theirs);
    const line = await Client.open(match, theirs);
    await line.next("welcome");
    const path = `/api/me/passkeys/${lost.id}`;
    const removed = await ask("DELETE", path, undefined, player.token, await confirmed(player, key));
    expect(removed).toMatchObject({ status: 200, body: { player: { id: player.id } } });
    expect(await line.gone()).toMatchObject({ code: 4401 });
    expect(await me(theirs)).toMatchObject(VOID);
    expect((await me(player.token)).status).toBe(200);
    expect((await me(sessionOf(removed))).status).toBe(200);
    expect(await signIn(lost)).toMatchObject({ status: 404 });
  });

  it("[T4e] a token of before passkeys were named ends with any that is removed; until then it holds", async () => {
    const { player, key } = await accountWithKey();
    const { passkey: _, ...claims } = (await readToken(env.SIGNING_KEYS, player.token, Date.now()))!;
    const unnamed = await signToken(env.SIGNING_KEYS, claims);
    expect((await me(unnamed)).status).toBe(200);
    const lost = await Authenticator.make();
    const confirmation = await confirmed(player, key);
    await enrol(player, lost, {}, confirmation);
    await ask("DELETE", `/api/me/passkeys/${lost.id}`, undefined, player.token, confirmation);
    expect(await me(unnamed)).toMatchObject(VOID);
  });

  it("[T4e] is carried out after a restart, when the object died with nothing done but its first write", async () => {
    const { player, key } = await accountWithKey();
    const lost = await Authenticator.make();
    const confirmation = await confirmed(player, key);
    await enrol(player, lost, {}, confirmation);
    const object = env.PLAYERS.getByName(player.id);
    await runInDurableObject(object, (instance: PlayerObject) => {
      vi.spyOn(instance as unknown as { carryOut(): Promise<void> }, "carryOut").mockResolvedValue();
    });
    await ask("DELETE", `/api/me/passkeys/${lost.id}`, undefined, player.token, confirmation);
    await evict(object);
    await runDurableObjectAlarm(object);
    const { passkeys } = meSchema.parse((await me(player.token)).body);
    expect(passkeys.map(({ id }) => id)).toEqual([key.id]);
  });

  it("[T4e] who removes the passkey that they confirm with has no session left", async () => {
    const { player, key } = await accountWithKey();
    const confirmation = await confirmed(player, key);
    await enrol(player, await Authenticator.make(), {}, confirmation);
    const path = `/api/me/passkeys/${key.id}`;
    expect((await ask("DELETE", path, undefined, player.token, confirmation)).status).toBe(204);
    expect(await me(player.token)).toMatchObject(VOID);
  });
});

describe("recovery codes", () => {
  const begin = (code: string) => ask("POST", "/api/recovery/options", { code });
  async function recover(code: string, key: Authenticator): Promise<Answer> {
    const begun = await begin(code);
    if (begun.status !== 200) return begun;
    return ask("POST", "/api/recovery", { code, credential: await key.register(challengeOf(begun)) });
  }

  it("[T4f] are eight, shown once with the first passkey, and stored as hashes alone", async () => {
    const { player, key, codes } = await accountWithKey();
    expect(new Set(codes).size).toBe(CODES);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect((await me(player.token)).body.recoveryCodes).toBe(8);
    const kept = JSON.stringify(await env.DB.prepare("SELECT * FROM recoveries").all());
    for (const code of codes) expect(kept).not.toContain(parseCode(code)!.slice(6));
    const second = await enrol(player, await Authenticator.make(), {}, await confirmed(player, key));
    expect(second.body.codes).toBeUndefined();
    const taken = await ask("GET", "/api/me/export", undefined, player.token, await confirmed(player, key));
    expect(JSON.stringify(taken.body)).not.toMatch(/[0-9a-f]{64}/);
  });

  it("[T4f] that were made when they were shorter still open their account", async () => {
    const { player } = await accountWithKey();
    const former = "7KQF9M2XPD4THWV88QJP";
    const bytes = new TextEncoder().encode(`palabre-recovery|${former}`);
    const hash = toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
    await env.DB.prepare("UPDATE recoveries SET locator = ?, hashes = ? WHERE player = ?")
      .bind(former.slice(0, 6), JSON.stringify([hash]), player.id)
      .run();
    expect((await begin(former)).status).toBe(200);
    expect((await begin(wrongCode(former))).body.code).toBe("recovery-refused");
    expect(parseCode(former.slice(0, -1))).toBeNull();
  });

  it("[T4g] one opens the making of a new passkey, which voids all sessions and codes and brings new ones", async () => {
    const { player, codes } = await accountWithKey();
    const line = await Client.open(await makeMatch(player.token), player.token);
    await line.next("welcome");
    const key = await Authenticator.make();
    const back = await recover(` ${codes[3]!.toLowerCase().replaceAll("-", " ")} `, key);
    expect(back).toMatchObject({ status: 200, body: { player: { id: player.id } } });
    expect(await line.gone()).toMatchObject({ code: 4401 });
    expect(await me(player.token)).toMatchObject(VOID);
    expect((await me(sessionOf(back))).status).toBe(200);
    expect((await signIn(key)).status).toBe(200);
    for (const code of codes) expect(await begin(code)).toMatchObject({ body: { code: "recovery-refused" } });
    expect(back.body.codes).toHaveLength(CODES);
    expect((await begin((back.body.codes as string[])[0]!)).status).toBe(200);
  });

  it("[T4g] opens nothing else: not as a token, and not without its code beside the passkey", async () => {
    const { codes } = await accountWithKey();
    expect(await me(codes[0]!)).toMatchObject({ status: 401 });
    const credential = await (await Authenticator.make()).register(challengeOf(await begin(codes[0]!)));
    const wrong = wrongCode(codes[0]!);
    expect(await ask("POST", "/api/recovery", { code: wrong, credential })).toMatchObject({
      status: 403,
      body: { code: "recovery-refused" },
    });
    const eve = await guest("Eve");
    expect(await ask("POST", "/api/me/passkeys", { credential }, eve.token)).toMatchObject({
      body: { code: "challenge-over" },
    });
    const own = await (await Authenticator.make()).register(await newChallenge(eve));
    expect(await ask("POST", "/api/recovery", { code: codes[0], credential: own })).toMatchObject({
      body: { code: "challenge-over" },
    });
  });

  it("[T4h] ten tries an account and hour, right or wrong; others are not kept waiting", async () => {
    const [ada, bob] = [await accountWithKey("Ada"), await accountWithKey("Bob")];
    const wrong = wrongCode(ada.codes[0]!);
    for (let n = 0; n < 10; n++)
      expect(await begin(wrong)).toMatchObject({ status: 403, body: { code: "recovery-refused" } });
    expect(await begin(ada.codes[0]!)).toMatchObject({ status: 429, body: { code: "recovery-waits" } });
    expect((await begin(bob.codes[0]!)).status).toBe(200);
    vi.setSystemTime(Date.now() + 60 * MINUTE_MS);
    expect((await begin(ada.codes[0]!)).status).toBe(200);
  });

  it("[T4h] what is no code, or nobody's, is refused", async () => {
    for (const code of ["", "x", "ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ", "U".repeat(20), "é".repeat(20)])
      expect(await begin(code)).toMatchObject({ status: 403, body: { code: "recovery-refused" } });
    expect((await ask("POST", "/api/recovery/options", {})).status).toBe(400);
  });

  it("[T4f] are made anew by their owner, who has confirmed; the old ones are void", async () => {
    const { player, key, codes } = await accountWithKey();
    const confirmation = await confirmed(player, key);
    const made = await ask("POST", "/api/me/recovery-codes", {}, player.token, confirmation);
    expect(made.body.codes).toHaveLength(CODES);
    expect(await begin(codes[0]!)).toMatchObject({ status: 403 });
    expect((await begin((made.body.codes as string[])[7]!)).status).toBe(200);
    const nobody = await ask("POST", "/api/me/recovery-codes", {}, (await guest()).token);
    expect(nobody).toMatchObject({ status: 409, body: { code: "passkeys-unavailable" } });
  });

  it("[T4g] of an account that was deleted open nothing", async () => {
    const { player, key, codes } = await accountWithKey();
    await ask("DELETE", "/api/me", undefined, player.token, await confirmed(player, key));
    expect(await begin(codes[0]!)).toMatchObject({ status: 403, body: { code: "recovery-refused" } });
  });
});

describe("[T7e] a change in D1 whose process dies before the player's object hears of it", () => {
  const object = (id: string) => env.PLAYERS.getByName(id);
  const kindOf = async (token: string) => (await me(token)).body.kind;

  it("is found by the object itself: the first passkey's account, and its raised epoch", async () => {
    const player = await guest();
    const epoch = await object(player.id).standingChanges();
    await env.DB.prepare("UPDATE players SET kind = 'account', epoch = ? WHERE id = ?")
      .bind(epoch, player.id)
      .run();
    await evict(object(player.id));
    expect(await runDurableObjectAlarm(object(player.id))).toBe(true);
    expect(await me(player.token)).toMatchObject(VOID);
  });

  it("is found also by a server that was away for longer than any change takes", async () => {
    const player = await guest();
    const epoch = await object(player.id).standingChanges();
    await env.DB.prepare("UPDATE players SET kind = 'account', epoch = ? WHERE id = ?")
      .bind(epoch, player.id)
      .run();
    await evict(object(player.id));
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await runDurableObjectAlarm(object(player.id))).toBe(true);
    expect(await me(player.token)).toMatchObject(VOID);
  });

  it("is asked for at once by whoever writes meanwhile", async () => {
    const player = await guest();
    await object(player.id).standingChanges();
    await env.DB.prepare("UPDATE players SET name = 'Autre' WHERE id = ?").bind(player.id).run();
    const id = await makeMatch(player.token);
    const { seats } = (await ask("GET", `/api/matches/${id}`)).body as { seats: { members: object[] }[] };
    expect(seats[0]!.members).toMatchObject([{ name: "Autre" }]);
  });

  it("is found although another that was under way beside it was made, and said so", async () => {
    const player = await guest();
    const epoch = await object(player.id).standingChanges("recovery");
    await object(player.id).standingChanges("rating");
    await object(player.id).standingChanged("rating");
    await env.DB.prepare("UPDATE players SET epoch = ? WHERE id = ?").bind(epoch, player.id).run();
    await evict(object(player.id));
    expect(await runDurableObjectAlarm(object(player.id))).toBe(true);
    expect(await me(player.token)).toMatchObject(VOID);
  });

  it("is found where everything stood still, and the object looked a moment before it was made", async () => {
    const player = await guest();
    const epoch = await object(player.id).standingChanges("recovery");
    vi.setSystemTime(Date.now() + 300_000);
    await runDurableObjectAlarm(object(player.id));
    await env.DB.prepare("UPDATE players SET epoch = ? WHERE id = ?").bind(epoch, player.id).run();
    await evict(object(player.id));
    vi.setSystemTime(Date.now() + 2000);
    expect(await runDurableObjectAlarm(object(player.id))).toBe(true);
    expect(await me(player.token)).toMatchObject(VOID);
  });

  it("is awaited as a version of before has written it", async () => {
    const player = await guest();
    await object(player.id).standingChanges();
    await runInDurableObject(object(player.id), (_, { storage }) =>
      storage.kv.put("standing-changing", Date.now() + 15_000),
    );
    await env.DB.prepare("UPDATE players SET epoch = 5 WHERE id = ?").bind(player.id).run();
    expect(await runDurableObjectAlarm(object(player.id))).toBe(true);
    expect(await me(player.token)).toMatchObject(VOID);
    await object(player.id).standingChanged();
    await runInDurableObject(object(player.id), (_, { storage }) =>
      expect(storage.kv.get("standing-changing")).toBeUndefined(),
    );
  });

  it("that was never made is no longer looked for after twenty seconds", async () => {
    const player = await guest();
    await object(player.id).standingChanges();
    const alarm = () => runInDurableObject(object(player.id), (_, state) => state.storage.getAlarm());
    await runDurableObjectAlarm(object(player.id));
    expect(await alarm()).not.toBeNull();
    vi.setSystemTime(Date.now() + 15_000);
    await runDurableObjectAlarm(object(player.id));
    expect(await alarm(), "one that is late").not.toBeNull();
    vi.setSystemTime(Date.now() + 2000);
    await runDurableObjectAlarm(object(player.id));
    expect(await alarm()).toBeNull();
    expect(await kindOf(player.token)).toBe("guest");
  });
});
