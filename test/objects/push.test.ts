import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RETENTION } from "../../src/players/retention.ts";
import type { MeServerFrame } from "../../src/protocol/me.ts";
import { MOST_DEVICES } from "../../src/protocol/push.ts";
import { receiver } from "../players/receiver.ts";
import { Client, call, guest, Line, post } from "./client.ts";
import { evict } from "./evict.ts";
import {
  answers,
  api,
  left,
  pass,
  play,
  ring,
  sent,
  settings,
  standInForServices,
  subscribe,
} from "./push-scene.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Noon, so that no hour is quiet; what is signed by then is still good. */
beforeEach(() => {
  vi.setSystemTime(Math.floor(Date.now() / DAY_MS) * DAY_MS + 36 * HOUR_MS);
  standInForServices();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const keysOf = (player: { id: string }) =>
  runInDurableObject(env.PLAYERS.getByName(player.id), (_, { storage }) =>
    [...storage.kv.list()].map(([key]) => key).filter((key) => key.startsWith("push")),
  );

describe("a turn, while nobody looks", () => {
  it("[W222] is told to the player's browsers by their object's alarm, encrypted, signed, and to nobody else", async () => {
    const { id, awaited, other, told } = await left();
    const [phone, desk, theirs] = [
      await subscribe(awaited.token),
      await subscribe(awaited.token),
      await subscribe(other.token),
    ];
    await told();
    expect(sent, "no news waits for a service").toEqual([]);
    await ring(awaited);
    await ring(other);
    const message = { kind: "turn", language: "fr", match: id, game: "Password" };
    expect(phone.messages()).toMatchObject([message]);
    expect(desk.messages()).toMatchObject([message]);
    expect(theirs.messages()).toEqual([]);
    expect(phone.messages()).toMatchObject([{ with: [expect.stringMatching(/^(Ada|Bob)$/)] }]);
    const [{ headers, redirect }] = sent as [(typeof sent)[0]];
    expect(redirect).toBe("manual");
    expect(headers).toMatchObject({ "Content-Encoding": "aes128gcm", Urgency: "normal", Topic: id });
    expect(Number(headers.TTL)).toBeGreaterThan(DAY_MS / 1000);
    const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.Authorization!)!;
    expect(key).toBe((await settings(awaited.token)).key);
    const claims = JSON.parse(atob(token!.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/")));
    expect(claims).toMatchObject({ aud: "https://fcm.googleapis.com" });
    expect(claims.exp * 1000).toBeLessThanOrEqual(Date.now() + DAY_MS);
  });

  it("[W222] costs a move nothing: the object of who moves and the match's call nobody", async () => {
    const { id, awaited, other, told } = await left();
    const phone = await subscribe(other.token);
    await told();
    await play(id, awaited.token, 0);
    await told();
    expect(sent).toEqual([]);
    await ring(other);
    expect(phone.messages()).toMatchObject([{ kind: "turn", match: id }]);
  });

  it("[W222] survives the object's memory between the deciding and the sending, and is told once", async () => {
    const { awaited, told } = await left();
    const phone = await subscribe(awaited.token);
    await told();
    await evict(env.PLAYERS.getByName(awaited.id));
    await ring(awaited);
    await ring(awaited);
    await told();
    await ring(awaited);
    expect(phone.messages()).toHaveLength(1);
  });

  it("[W222] is not told once it was played, wherever that was", async () => {
    const { id, awaited, told } = await left();
    const phone = await subscribe(awaited.token);
    await told();
    await play(id, awaited.token, 0);
    await told();
    await ring(awaited);
    expect(phone.messages()).toEqual([]);
    expect((await keysOf(awaited)).filter((key) => key.startsWith("push-out"))).toEqual([]);
  });

  it("[W224] is reminded of at half and nine tenths of its time, unless that is not wished for", async () => {
    const one = await left();
    const two = await left();
    const [phone, quiet] = [await subscribe(one.awaited.token), await subscribe(two.awaited.token)];
    for (const { token } of [one.awaited, two.awaited]) await api("PATCH", "", token, { quiet: null });
    await api("PATCH", "", two.awaited.token, { wishes: { reminders: false } });
    for (const { told } of [one, two]) await told();
    for (let hour = 0; hour < 48; hour++) {
      for (const { awaited } of [one, two]) await ring(awaited);
      pass(HOUR_MS);
    }
    expect(phone.messages().map(({ kind }) => kind)).toEqual(["turn", "half", "nine-tenths"]);
    expect(quiet.messages().map(({ kind }) => kind)).toEqual(["turn"]);
  });

  it("[W221] is told of nothing that was not chosen", async () => {
    const { awaited, told } = await left();
    const phone = await subscribe(awaited.token);
    const changed = await api("PATCH", "", awaited.token, { wishes: { turn: false } });
    expect(await changed.json()).toMatchObject({
      wishes: { turn: false, reminders: true, invitations: true, found: true },
    });
    await told();
    await ring(awaited);
    expect(phone.messages()).toEqual([]);
  });

  it("[W225] waits for the morning of the player's own time zone", async () => {
    const { awaited, told } = await left();
    const phone = await subscribe(awaited.token, "Pacific/Auckland"); // an hour or two after midnight
    await told();
    await ring(awaited);
    expect(phone.messages()).toEqual([]);
    for (let hour = 0; hour < 8; hour++) {
      pass(HOUR_MS);
      await ring(awaited);
    }
    expect(phone.messages()).toMatchObject([{ kind: "turn" }]);
  });
});

it("[W226] who was at the table of days in that turn and put the move off is only reminded of it", async () => {
  const { id, awaited, told } = await left();
  const phone = await subscribe(awaited.token);
  await told();
  const line = await Client.open(id, awaited.token);
  await line.next("welcome");
  await told();
  line.close();
  await line.gone();
  await told();
  await ring(awaited);
  expect(phone.messages()).toEqual([]);
  pass(24 * HOUR_MS);
  await ring(awaited);
  expect(phone.messages()).toMatchObject([{ kind: "half" }]);
});

describe("an invitation, and somebody found", () => {
  it("[W222] to play again is told, with who asks", async () => {
    const { id, awaited, other, told } = await left();
    const line = await Line.upgrade(`/api/matches/${id}/socket`, awaited.token);
    line.accept();
    line.send(JSON.stringify({ type: "move", id: "end", move: { type: "resign" } }));
    await expect
      .poll(async () => (await call(`/api/matches/${id}`)).json())
      .toMatchObject({ state: "finished" });
    const phone = await subscribe(other.token);
    await post(`/api/matches/${id}/rematch`, { accept: true }, awaited.token);
    await told();
    await ring(other);
    expect(phone.messages()).toMatchObject([{ kind: "invited", match: id, with: [expect.any(String)] }]);
  });

  it("[W222] by the queue is told at once, also in the night, and no more a minute later", async () => {
    const [ada, bob] = [await guest("Ada"), await guest("Bob")];
    const phone = await subscribe(ada.token, "Pacific/Auckland");
    const late = await subscribe(bob.token);
    const found = { match: "A".repeat(22), seat: 0, game: "overturn", language: "fr" as const };
    for (const { id } of [ada, bob]) await env.PLAYERS.getByName(id).found(found);
    await ring(ada);
    pass(MINUTE_MS);
    await ring(bob);
    expect(phone.messages()).toMatchObject([{ kind: "found", game: "Overturn", match: found.match }]);
    expect(sent[0]!.headers).toMatchObject({ Urgency: "high", TTL: "60" });
    expect(late.messages()).toEqual([]);
  });
});

describe("who looks at a page", () => {
  async function look(token: string, visible: boolean) {
    const page = new Line<MeServerFrame>(await Line.upgrade("/api/me/socket", token));
    await page.next("matches");
    page.send({ type: "visible", visible });
    page.send("anything"); // answered after what came before
    await page.next("error");
    return page;
  }

  it("[W226] is told nothing on the devices, and is once the page is hidden and the clock runs", async () => {
    const { awaited, told } = await left(undefined, { kind: "game", seconds: 1800, increment: 0 });
    const phone = await subscribe(awaited.token);
    const page = await look(awaited.token, true);
    await told();
    await ring(awaited);
    expect(phone.messages()).toEqual([]);
    page.send({ type: "visible", visible: false });
    page.send("anything");
    await page.next("error");
    await ring(awaited);
    expect(phone.messages()).toMatchObject([{ kind: "turn" }]);
  });

  it("[W226] is not called back to a turn of days that was seen", async () => {
    const { awaited, told } = await left();
    const phone = await subscribe(awaited.token);
    const page = await look(awaited.token, true);
    await told();
    pass(30_000);
    page.send({ type: "visible", visible: true }); // as a ping would, it is alive
    page.send("anything");
    await page.next("error");
    await ring(awaited);
    page.close();
    await page.gone();
    await ring(awaited);
    expect(phone.messages()).toEqual([]);
  });

  it("[W226] counts only while the page gives signs of life, and a hidden page counts for nothing", async () => {
    const one = await left();
    const two = await left();
    const [phone, other] = [await subscribe(one.awaited.token), await subscribe(two.awaited.token)];
    await look(one.awaited.token, true);
    await look(two.awaited.token, false);
    for (const { told } of [one, two]) await told();
    for (const { awaited } of [one, two]) await ring(awaited);
    expect([phone.messages(), other.messages()]).toMatchObject([[], [{ kind: "turn" }]]);
    pass(2 * MINUTE_MS); // a laptop that was shut says nothing
    await ring(one.awaited);
    expect(phone.messages()).toMatchObject([{ kind: "turn" }]);
  });
});

describe("a service that does not take a message", () => {
  it.each([404, 410])("[W223] with %s ends that browser's, and no other's", async (status) => {
    const { awaited, told } = await left();
    const [gone, kept] = [await subscribe(awaited.token), await subscribe(awaited.token)];
    await told();
    vi.mocked(fetch).mockImplementation(
      async (url) => new Response(null, { status: String(url) === gone.endpoint ? status : 201 }),
    );
    await ring(awaited);
    expect((await settings(awaited.token)).devices).toHaveLength(1);
    vi.restoreAllMocks();
    standInForServices();
    await api("PATCH", "", awaited.token, { quiet: null });
    pass(25 * HOUR_MS);
    await ring(awaited);
    await ring(awaited);
    expect([gone.messages(), kept.messages()]).toMatchObject([[], [{ kind: "half" }]]);
  });

  it("[W223] is tried again ever later, and not before it said; the message is then told once", async () => {
    const { awaited, told } = await left();
    const phone = await subscribe(awaited.token);
    await told();
    answers.push(
      500,
      new Error("no way there"),
      new Response(null, { status: 429, headers: { "Retry-After": "1800" } }),
    );
    const tries: number[] = [];
    const start = Date.now();
    for (let minute = 0; minute < 60; minute++) {
      const before = sent.length;
      await ring(awaited);
      if (sent.length > before) tries.push(minute);
      pass(MINUTE_MS);
    }
    expect(Date.now()).toBe(start + HOUR_MS);
    expect(tries).toHaveLength(4);
    const [first, second, third, fourth] = tries as [number, number, number, number];
    expect(first).toBe(0);
    expect(third - second).toBeGreaterThanOrEqual(second - first);
    expect(fourth - third).toBeGreaterThanOrEqual(30);
    expect(phone.messages()).toHaveLength(4);
    expect((await keysOf(awaited)).filter((key) => key.startsWith("push-out"))).toEqual([]);
  });

  it.each([400, 301, 403])("[W223] with %s is not asked again, and stays", async (status) => {
    const { awaited, told } = await left();
    await subscribe(awaited.token);
    await told();
    answers.push(status);
    await ring(awaited);
    pass(2 * HOUR_MS);
    await ring(awaited);
    expect(sent).toHaveLength(1);
    expect((await settings(awaited.token)).devices).toHaveLength(1);
  });
});

describe("what is kept of browsers", () => {
  const wish = (endpoint: string, more: object = {}) => ({
    ...{ endpoint, language: "fr", timeZone: "UTC", keys: receiver().keys },
    ...more,
  });
  const FCM = "https://fcm.googleapis.com/fcm/send/x";

  it("[T17b] is only what a known push service could take", async () => {
    const { token } = await guest();
    const refused = [
      wish("https://127.0.0.1/x"),
      wish("http://fcm.googleapis.com/x"),
      wish("https://fcm.googleapis.com.evil.example/x"),
      wish(FCM, { keys: { p256dh: "AAAA", auth: "AAAA" } }),
      wish(FCM, { timeZone: "Nowhere/At_All" }),
      wish(`${FCM}${"x".repeat(3000)}`),
      wish(FCM, { more: 1 }),
    ];
    for (const body of refused) expect((await api("POST", "/devices", token, body)).status).toBe(400);
    expect((await settings(token)).devices).toEqual([]);
    expect(sent).toEqual([]);
  });

  it("[W220] is listed without address or key, eight at most, and each can be taken off", async () => {
    const { token } = await guest();
    const phone = await subscribe(token);
    for (let i = 0; i < MOST_DEVICES; i++) {
      pass(1000);
      await subscribe(token);
    }
    const { devices, key } = await settings(token);
    expect(devices).toHaveLength(MOST_DEVICES);
    expect(key).toMatch(/^B[\w-]{86}$/);
    const text = JSON.stringify(await settings(token));
    expect(text).not.toContain("fcm.googleapis.com");
    expect(text).not.toContain(phone.keys.auth);
    const after = await (await api("DELETE", `/devices/${devices[0]!.id}`, token)).json();
    expect((after as typeof devices & { devices: unknown[] }).devices).toHaveLength(MOST_DEVICES - 1);
  });

  it("[W220] is the same browser when it asks again", async () => {
    const { token } = await guest();
    for (let i = 0; i < 3; i++) await api("POST", "/devices", token, wish(FCM));
    expect((await settings(token)).devices).toHaveLength(1);
  });

  it.each([
    ["signing out here", "DELETE", "/api/me/session"],
    ["signing out everywhere", "POST", "/api/me/sign-out"],
    ["deleting the account", "DELETE", "/api/me"],
  ])("[T17c] goes with %s, and what was under way is not sent", async (_, method, path) => {
    const { awaited, told } = await left();
    const phone = await subscribe(awaited.token);
    await told();
    expect((await keysOf(awaited)).some((key) => key.startsWith("push-out:"))).toBe(true);
    const answer = await call(path, { method, headers: { Authorization: `Bearer ${awaited.token}` } });
    expect(answer.ok).toBe(true);
    expect((await keysOf(awaited)).filter((key) => key !== "push-wish")).toEqual([]);
    for (let i = 0; i < 3; i++) {
      await ring(awaited);
      pass(MINUTE_MS);
    }
    expect(phone.messages()).toEqual([]);
    if (path === "/api/me") expect(await keysOf(awaited)).toEqual([]);
  });

  it("[T17c] goes after half a year in which no page there asked for it", async () => {
    const player = await guest();
    await subscribe(player.token);
    const alarm = await runInDurableObject(env.PLAYERS.getByName(player.id), (_, { storage }) =>
      storage.getAlarm(),
    );
    expect(alarm).toBeLessThanOrEqual(Date.now() + RETENTION.pushDeviceMs);
    pass(RETENTION.pushDeviceMs);
    await ring(player);
    expect(await keysOf(player)).toEqual(["push-wish"]);
  });

  it("[T10c] is in the export", async () => {
    const { token } = await guest();
    const phone = await subscribe(token);
    const text = await (
      await call("/api/me/export", { headers: { Authorization: `Bearer ${token}` } })
    ).text();
    expect(text).toContain(phone.endpoint);
  });
});

describe("what a message says", () => {
  it("[T17a] is the same bytes whatever the words of a match are, and none of them is in it", async () => {
    const said = async (secrets: string[]) => {
      const { id, awaited, told } = await left(secrets);
      const phone = await subscribe(awaited.token);
      await told();
      await ring(awaited);
      const [message] = phone.messages();
      return JSON.stringify(message)
        .replaceAll(id, "match")
        .replace(/"until":\d+/, "until");
    };
    const [one, other] = [await said(["SALADE", "DANSE"]), await said(["MAISON", "TABLE"])];
    expect(one.replace(/Ada|Bob/, "")).toBe(other.replace(/Ada|Bob/, ""));
    for (const word of ["SALADE", "DANSE", "MAISON", "TABLE"])
      expect(one + other).not.toMatch(new RegExp(word, "i"));
  });
});
