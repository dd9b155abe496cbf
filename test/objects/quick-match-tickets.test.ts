import { runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { call, guest } from "./client.ts";
import { after, BOSTON, keysOf, listed, PARIS, pass, pool, SYDNEY, summaryOf } from "./pools.ts";
import { Seeker } from "./seeker.ts";

afterEach(() => Seeker.everybodyLeaves());

describe("one ticket a player", () => {
  it("[W78] of two tabs the newest wins and keeps the place; nobody meets themselves", async () => {
    const first = await Seeker.open();
    const { since } = await first.next("waiting");
    await listed("weur", 1);
    pass(5000);
    const second = await Seeker.open({ player: first.player });
    expect(await first.gone()).toEqual({ code: 4001, reason: "The quick match was opened elsewhere" });
    expect(await second.next("waiting")).toMatchObject({ since, players: 1 });
    await after(1000);
    expect(second.frames.some(({ type }) => type === "offer")).toBe(false);
    const bob = await Seeker.open();
    await Promise.all([second.agree(), bob.agree()]);
    expect((await second.next("matched")).match).toBe((await bob.next("matched")).match);
  });

  it("[W78] a second tab inherits no offer: the other one waits again", async () => {
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

  it("[W78] joining another pool releases the ticket in the first", async () => {
    const ada = await Seeker.open();
    await ada.next("waiting");
    await listed("weur", 1);
    const elsewhere = await Seeker.open({ player: ada.player, cf: BOSTON });
    expect(await ada.gone()).toMatchObject({ code: 4001 });
    expect(await elsewhere.next("waiting")).toMatchObject({ players: 1 });
    const bob = await Seeker.open();
    expect(await bob.next("waiting")).toMatchObject({ players: 1 });
  });

  it("[W78] a tab that asked before another and arrives after it does not take its place, in its own pool or from afar", async () => {
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

  it("[W78] many tabs in many pools at once leave one ticket", async () => {
    const player = await guest();
    const places = [PARIS, BOSTON, SYDNEY, PARIS, BOSTON, SYDNEY];
    const tabs = await Promise.all(places.map((cf) => Seeker.open({ player, cf })));
    const open = () => tabs.filter(({ closed }) => closed === null).length;
    await expect.poll(open).toBe(1);
  });
});

describe("regions", () => {
  it("[W79] after ten seconds a ticket is lent to the world, and neighbours meet", async () => {
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

  it("[W79] a lent ticket still meets somebody of its own region at once", async () => {
    const paris = await Seeker.open({ cf: PARIS });
    await listed("weur", 1);
    await after(10_000);
    await listed("world", 1);
    const lyon = await Seeker.open({ cf: PARIS });
    await Promise.all([paris.agree(), lyon.agree()]);
    await paris.next("matched");
    await listed("world", 0);
  });

  it("[W79] a lent ticket that leaves is gone from the world too", async () => {
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
  it.each(closes)("[W91] %s", async (_, how, code, reason) => {
    const closed = await (await Seeker.open(how)).gone();
    expect(closed).toEqual({ code, reason: expect.stringMatching(reason) });
  });

  it("[W38] a foreign page and a plain call are refused before the upgrade", async () => {
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
  it.each(frames)("[W82] %s, and the ticket stays", async (_, frame, code) => {
    const ada = await Seeker.open();
    ada.send(frame);
    expect(await ada.next("error")).toMatchObject({ code, message: expect.stringMatching(/\w.*\.$/) });
    ada.send('{"type":"ping"}');
    await ada.next("pong");
  });

  it("[W82] nobody can confirm somebody else's offer", async () => {
    const [ada, bob] = [await Seeker.open(), await Seeker.open()];
    const offer = await ada.agree();
    await bob.next("offer");
    const eve = await Seeker.open();
    eve.send({ type: "confirm", offer });
    expect(await eve.next("error")).toMatchObject({ code: "quick-match/no-such-offer" });
    expect(ada.frames.some(({ type }) => type === "matched")).toBe(false);
  });

  it("[W52] [W39] a flood and a frame too big close the socket, and the ticket is gone", async () => {
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
