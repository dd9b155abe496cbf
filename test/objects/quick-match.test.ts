import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Summary } from "../../src/protocol/requests.ts";
import { Client, call, guest, makeMatch } from "./client.ts";
import { evict } from "./evict.ts";
import { Seeker } from "./seeker.ts";

const PARIS = { latitude: "48.86", longitude: "2.35", continent: "EU" };
const BOSTON = { latitude: "42.36", longitude: "-71.06", continent: "NA" };
const SYDNEY = { latitude: "-33.87", longitude: "151.21", continent: "OC" };

const pool = (region = "weur", language = "fr") =>
  env.MATCHMAKERS.getByName(`password|${language}|standard|${region}`);
const summaryOf = async (match: string) => (await (await call(`/api/matches/${match}`)).json()) as Summary;
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const keysOf = (region: string) =>
  runInDurableObject(pool(region), (_, { storage }) =>
    [...storage.kv.list()].map(([key]) => key.split(":")[0]),
  );
/** Until exactly this many are listed with a pool's broker. */
const listed = (region: string, count: number) =>
  expect.poll(async () => (await keysOf(region)).filter((kind) => kind === "listing").length).toBe(count);

/** Lets the pool look at its clock, after that much time. */
async function after(ms: number, region?: string): Promise<void> {
  pass(ms);
  await runDurableObjectAlarm(pool(region));
}

afterEach(() => Seeker.everybodyLeaves());

describe("two strangers", () => {
  it("meet at once, confirm, and sit at the same public match with a clock", async () => {
    const ada = await Seeker.open();
    expect(await ada.next("waiting")).toEqual({ type: "waiting", since: Date.now(), players: 1 });
    const bob = await Seeker.open();
    const offer = await ada.next("offer");
    expect(offer.until).toBe(Date.now() + 8000);
    expect(await bob.next("offer")).toEqual(offer);
    ada.send({ type: "confirm", offer: offer.offer });
    bob.send({ type: "confirm", offer: offer.offer });
    const [a, b] = [await ada.next("matched"), await bob.next("matched")];
    expect(b.match).toBe(a.match);
    expect(await ada.gone()).toEqual({ code: 1000, reason: "Matched" });
    const summary = await summaryOf(a.match);
    expect(summary).toMatchObject({ game: "password", language: "fr", state: "playing", region: "weur" });
    expect(summary).toMatchObject({
      visibility: "public",
      options: { clock: { kind: "turn", seconds: 60 } },
    });
    expect(summary.seats[a.seat]?.members[0]?.id).toBe(ada.player.id);
    expect(summary.seats[b.seat]?.members[0]?.id).toBe(bob.player.id);
    const table = await Client.open(a.match, ada.player.token);
    expect((await table.next("welcome")).seat).toBe(a.seat);
  });

  it("meet though the pool and their own objects are evicted between any two steps", async () => {
    const [a, b] = [await guest(), await guest()];
    const sleep = () => evict(pool());
    const ada = await Seeker.open({ player: a });
    await listed("weur", 1);
    await sleep();
    await evict(env.PLAYERS.getByName(a.id));
    const bob = await Seeker.open({ player: b });
    const { offer } = await ada.next("offer");
    await bob.next("offer");
    await sleep();
    await evict(env.PLAYERS.getByName(b.id));
    ada.send({ type: "confirm", offer });
    ada.send({ type: "confirm", offer: "another" });
    await ada.next("error");
    await sleep();
    bob.send({ type: "confirm", offer });
    expect((await ada.next("matched")).match).toBe((await bob.next("matched")).match);
    await sleep();
  });

  it("are told of the match that was made before the pool lost its memory, and no second one is made", async () => {
    const [ada, bob] = [await Seeker.open(), await Seeker.open()];
    const { offer } = await ada.next("offer");
    await bob.next("offer");
    const match = await makeMatch((await guest()).token);
    await runInDurableObject(pool(), (_, { storage }) => {
      const promised = storage.kv.get<object>(`offer:${offer}`);
      storage.kv.put(`offer:${offer}`, { ...promised, match });
    });
    await evict(pool());
    await after(1000);
    expect(await ada.next("matched")).toMatchObject({ match });
    expect(await bob.next("matched")).toMatchObject({ match });
  });

  it("who have no dictionary are let go with the code for a fault of ours", async () => {
    const [ada, bob] = [await Seeker.open({ language: "en" }), await Seeker.open({ language: "en" })];
    await Promise.all([ada.agree(), bob.agree()]);
    expect(await ada.gone()).toMatchObject({ code: 1011 });
    expect(await bob.gone()).toMatchObject({ code: 1011 });
  });
});

describe("an offer that comes to nothing", () => {
  it("who does not confirm is gone, who confirmed goes on waiting at the front", async () => {
    const [ada, bob] = [await Seeker.open(), await Seeker.open()];
    const { since } = await ada.next("waiting");
    const first = await ada.agree();
    await bob.next("offer");
    await after(8000);
    expect(await bob.gone()).toEqual({ code: 4408, reason: "The offer was not confirmed in time" });
    expect(await ada.next("waiting")).toEqual({ type: "waiting", since, players: 1 });
    const cleo = await Seeker.open();
    expect(await cleo.agree()).not.toBe(first);
    await ada.agree();
    expect((await ada.next("matched")).match).toBe((await cleo.next("matched")).match);
  });

  it("who leaves meanwhile sets the other one free at once", async () => {
    const [ada, bob] = [await Seeker.open(), await Seeker.open()];
    await ada.agree();
    await bob.next("offer");
    bob.close();
    expect(await ada.next("waiting")).toMatchObject({ players: 1 });
  });

  it("a confirmation after its time is refused, though no alarm has run", async () => {
    const [ada, bob] = [await Seeker.open(), await Seeker.open()];
    const { offer } = await ada.next("offer");
    await bob.next("offer");
    pass(8000);
    ada.send({ type: "confirm", offer });
    expect(await ada.next("error")).toMatchObject({ code: "quick-match/offer-over" });
  });

  it("who has confirmed is bound, and waits elsewhere only once the offer is settled", async () => {
    const [ada, bob] = [await Seeker.open(), await Seeker.open()];
    const offer = await ada.agree();
    await bob.next("offer");
    const elsewhere = await Seeker.open({ player: ada.player, cf: BOSTON });
    expect(await ada.gone()).toMatchObject({ code: 4001 });
    expect(await elsewhere.next("waiting")).toMatchObject({ players: 1 });
    bob.send({ type: "confirm", offer });
    await bob.next("waiting"); // the older tab's leaving reached the broker first: nothing was made
    // Asked anew whenever the pool looks at its clock; the first answer may still be on its way.
    const listings = async () => {
      await after(1, "enam");
      return (await keysOf("enam")).filter((kind) => kind === "listing").length;
    };
    await expect.poll(listings).toBe(1);
  });

  it("whose match was found in the very moment of leaving hears of it on coming back, once", async () => {
    const player = await guest();
    await env.PLAYERS.getByName(player.id).found({ match: "a-match", seat: 1 });
    const back = await Seeker.open({ player });
    expect(await back.next("matched")).toEqual({ type: "matched", match: "a-match", seat: 1 });
    expect(await back.gone()).toMatchObject({ code: 1000 });
    const again = await Seeker.open({ player });
    await listed("weur", 1);
    expect(again.frames.map(({ type }) => type)).toEqual(["waiting"]);
  });

  it("a match whose table one has been at is not gone back to", async () => {
    const [ada, bob] = [await Seeker.open(), await Seeker.open()];
    await Promise.all([ada.agree(), bob.agree()]);
    const { match } = await ada.next("matched");
    const known = () =>
      runInDurableObject(env.PLAYERS.getByName(ada.player.id), (_, { storage }) => storage.kv.get("found"));
    await expect.poll(known).toMatchObject({ match });
    await (await Client.open(match, ada.player.token)).next("welcome");
    const told = async () => {
      pass(1000); // a match tells players' objects what has changed a second later
      await runDurableObjectAlarm(env.MATCHES.getByName(match));
      return known();
    };
    await expect.poll(told).toBeUndefined();
    const back = await Seeker.open({ player: ada.player });
    await listed("weur", 1);
    expect(back.frames.map(({ type }) => type)).toEqual(["waiting"]);
  });

  it("a match found long ago is not gone back to", async () => {
    const player = await guest();
    await env.PLAYERS.getByName(player.id).found({ match: "a-match", seat: 1 });
    pass(10_000);
    const back = await Seeker.open({ player });
    await listed("weur", 1);
    expect(back.frames.map(({ type }) => type)).toEqual(["waiting"]);
  });
});

describe("no ghosts", () => {
  it("a ticket dies after fifteen seconds of silence and is offered to nobody", async () => {
    const ada = await Seeker.open();
    await ada.next("waiting");
    await after(15_000);
    expect(await ada.gone()).toEqual({ code: 4408, reason: "No ping for 15 seconds" });
    const bob = await Seeker.open();
    expect(await bob.next("waiting")).toMatchObject({ players: 1 });
  });

  it("pings keep it alive and wake nobody", async () => {
    // The platform stamps pings with its own clock, so here the ticket is the one from another time.
    vi.setSystemTime(vi.getRealSystemTime() - 5000);
    const ada = await Seeker.open({ cf: SYDNEY });
    await ada.next("waiting");
    await evict(pool("oc"));
    ada.send('{"type":"ping"}');
    await ada.next("pong");
    const pinged = await runInDurableObject(pool("oc"), (_, ctx) =>
      Number(ctx.getWebSocketAutoResponseTimestamp(ctx.getWebSockets()[0]!)),
    );
    expect(pinged).toBeGreaterThan(Date.now());
    await after(pinged + 14_999 - Date.now(), "oc");
    expect(await keysOf("oc")).toContain("ticket");
    await after(1, "oc");
    expect(await ada.gone()).toMatchObject({ code: 4408 });
  });

  it("a socket that was closed takes its ticket along", async () => {
    const ada = await Seeker.open();
    await ada.next("waiting");
    ada.close();
    await ada.gone();
    const bob = await Seeker.open();
    expect(await bob.next("waiting")).toMatchObject({ players: 1 });
  });

  it("when everybody has left, the pool keeps nothing and sleeps", async () => {
    const ada = await Seeker.open();
    await ada.next("waiting");
    ada.close();
    await ada.gone();
    await after(1000);
    await runInDurableObject(pool(), async (_, { storage }) => {
      expect([...storage.kv.list()].map(([key]) => key)).toEqual(["pool"]);
      expect(await storage.getAlarm()).toBeNull();
    });
  });
});

describe("one ticket a player", () => {
  it("of two tabs the newest wins and keeps the place; nobody meets themselves", async () => {
    const first = await Seeker.open();
    const { since } = await first.next("waiting");
    await listed("weur", 1);
    pass(5000);
    const second = await Seeker.open({ player: first.player });
    expect(await first.gone()).toEqual({ code: 4001, reason: "The quick match was opened elsewhere" });
    expect(await second.next("waiting")).toEqual({ type: "waiting", since, players: 1 });
    await after(1000);
    expect(second.frames.some(({ type }) => type === "offer")).toBe(false);
    const bob = await Seeker.open();
    await Promise.all([second.agree(), bob.agree()]);
    expect((await second.next("matched")).match).toBe((await bob.next("matched")).match);
  });

  it("a second tab inherits no offer: the other one waits again", async () => {
    const [first, bob] = [await Seeker.open(), await Seeker.open()];
    await first.next("offer");
    const { offer } = await bob.next("offer");
    const second = await Seeker.open({ player: first.player });
    await bob.next("waiting");
    second.send({ type: "confirm", offer });
    expect(await second.next("error")).toMatchObject({ code: "quick-match/no-such-offer" });
    await after(1000);
    await Promise.all([second.agree(), bob.agree()]);
    await second.next("matched");
  });

  it("joining another pool releases the ticket in the first", async () => {
    const ada = await Seeker.open();
    await ada.next("waiting");
    await listed("weur", 1);
    const elsewhere = await Seeker.open({ player: ada.player, cf: BOSTON });
    expect(await ada.gone()).toMatchObject({ code: 4001 });
    expect(await elsewhere.next("waiting")).toMatchObject({ players: 1 });
    const bob = await Seeker.open();
    expect(await bob.next("waiting")).toMatchObject({ players: 1 });
  });

  it("a tab that asked before another and arrives after it does not take its place, in its own pool or from afar", async () => {
    const asked = Date.now();
    pass(1000);
    const newer = await Seeker.open();
    await listed("weur", 1);
    for (const cf of [PARIS, SYDNEY]) {
      vi.setSystemTime(asked);
      const older = await Seeker.open({ player: newer.player, cf });
      expect(await older.gone()).toEqual({ code: 4001, reason: "The quick match was opened elsewhere" });
    }
    vi.setSystemTime(asked + 2000);
    const bob = await Seeker.open();
    await Promise.all([newer.agree(), bob.agree()]);
    expect((await newer.next("matched")).match).toBe((await bob.next("matched")).match);
  });

  it("many tabs in many pools at once leave one ticket", async () => {
    const player = await guest();
    const places = [PARIS, BOSTON, SYDNEY, PARIS, BOSTON, SYDNEY];
    const tabs = await Promise.all(places.map((cf) => Seeker.open({ player, cf })));
    const open = () => tabs.filter(({ closed }) => closed === null).length;
    await expect.poll(open).toBe(1);
  });
});

describe("regions", () => {
  it("after ten seconds a ticket is lent to the world, and neighbours meet", async () => {
    const paris = await Seeker.open({ cf: PARIS });
    const boston = await Seeker.open({ cf: BOSTON });
    await listed("weur", 1);
    await listed("enam", 1);
    pass(9999);
    await runDurableObjectAlarm(pool("weur"));
    await runDurableObjectAlarm(pool("enam"));
    expect(await keysOf("world")).not.toContain("listing");
    pass(1);
    await runDurableObjectAlarm(pool("weur"));
    await runDurableObjectAlarm(pool("enam"));
    await Promise.all([paris.agree(), boston.agree()]);
    const [p, b] = [await paris.next("matched"), await boston.next("matched")];
    expect(p.match).toBe(b.match);
    expect((await summaryOf(p.match)).region).toBe("weur");
  });

  it("a lent ticket still meets somebody of its own region at once", async () => {
    const paris = await Seeker.open({ cf: PARIS });
    await listed("weur", 1);
    await after(10_000);
    await listed("world", 1);
    const lyon = await Seeker.open({ cf: PARIS });
    await Promise.all([paris.agree(), lyon.agree()]);
    await paris.next("matched");
    await listed("world", 0);
  });

  it("a lent ticket that leaves is gone from the world too", async () => {
    const paris = await Seeker.open({ cf: PARIS });
    await listed("weur", 1);
    await after(10_000);
    await listed("world", 1);
    paris.close();
    await listed("world", 0);
  });
});

describe("bad input gets a clear answer", () => {
  const closes: [string, Parameters<typeof Seeker.open>[0], number, RegExp][] = [
    ["an unknown game", { game: "chess" }, 4404, /No such game: see/],
    ["a game called like a method", { game: "toString" }, 4404, /No such game/],
    ["an unknown language", { language: "xx" }, 4404, /Password is played in fr/],
    ["a forged token", { token: "x.y.z" }, 4401, /not valid/],
    ["another protocol", { headers: { "Sec-WebSocket-Protocol": "palabre.v9" } }, 4409, /palabre\.v1/],
    ["no token", { headers: { "Sec-WebSocket-Protocol": "palabre.v1" } }, 4401, /POST \/api\/players/],
  ];
  it.each(closes)("%s", async (_, how, code, reason) => {
    const closed = await (await Seeker.open(how)).gone();
    expect(closed).toEqual({ code, reason: expect.stringMatching(reason) });
  });

  it("a foreign page and a plain call are refused before the upgrade", async () => {
    const path = "/api/quick-match/socket?game=password&language=fr";
    const headers = { Upgrade: "websocket", "Sec-WebSocket-Protocol": "palabre.v1" };
    const foreign = await call(path, { headers: { ...headers, Origin: "https://evil.test" } });
    expect(await foreign.json()).toMatchObject({ status: 403, code: "origin-not-allowed" });
    expect(await (await call(path)).json()).toMatchObject({ status: 426, code: "upgrade-required" });
  });

  const frames: [string, unknown, string][] = [
    ["not JSON", "bonjour", "frame/not-json"],
    ["binary", new Uint8Array([1]).buffer, "frame/binary"],
    ["an unknown type", { type: "move", id: "a", move: {} }, "frame/unknown"],
    ["a confirmation of nothing", { type: "confirm" }, "frame/unknown"],
    ["a confirmation with more in it", { type: "confirm", offer: "a", seat: 1 }, "frame/unknown"],
    ["a confirmation of no offer", { type: "confirm", offer: "a" }, "quick-match/no-such-offer"],
  ];
  it.each(frames)("%s, and the ticket stays", async (_, frame, code) => {
    const ada = await Seeker.open();
    ada.send(frame);
    expect(await ada.next("error")).toMatchObject({ code, message: expect.stringMatching(/\w.*\.$/) });
    ada.send('{"type":"ping"}');
    await ada.next("pong");
  });

  it("nobody can confirm somebody else's offer", async () => {
    const [ada, bob] = [await Seeker.open(), await Seeker.open()];
    const offer = await ada.agree();
    await bob.next("offer");
    const eve = await Seeker.open();
    eve.send({ type: "confirm", offer });
    expect(await eve.next("error")).toMatchObject({ code: "quick-match/no-such-offer" });
    expect(ada.frames.some(({ type }) => type === "matched")).toBe(false);
  });

  it("a flood and a frame too big close the socket, and the ticket is gone", async () => {
    const [ada, bob] = [await Seeker.open({ cf: BOSTON }), await Seeker.open({ cf: SYDNEY })];
    for (let n = 0; n < 60; n++) ada.send({ type: "confirm", offer: "a" });
    expect(await ada.next("error", ({ code }) => code === "frame/flood")).toBeTruthy();
    expect(await ada.gone()).toMatchObject({ code: 4429 });
    bob.send({ type: "confirm", offer: "x".repeat(17_000) });
    expect(await bob.gone()).toMatchObject({ code: 1009 });
    const cleo = await Seeker.open({ cf: BOSTON });
    expect(await cleo.next("waiting")).toMatchObject({ players: 1 });
  });
});
