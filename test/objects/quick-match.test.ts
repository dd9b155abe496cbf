import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Client, guest, makeMatch } from "./client.ts";
import { evict } from "./evict.ts";
import { after, BOSTON, keysOf, listed, pass, pool, SYDNEY, summaryOf } from "./pools.ts";
import { Seeker } from "./seeker.ts";

afterEach(() => Seeker.everybodyLeaves());

describe("two strangers", () => {
  it("[W73] [W74] [W75] [W81] meet at once, confirm, and sit at the same public match with a clock", async () => {
    const ada = await Seeker.open();
    expect(await ada.next("waiting")).toEqual({
      ...{ type: "waiting", since: Date.now(), players: 1 },
      games: { password: 1 },
    });
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

  it("[L28] who look for Lexiduel play two games with twenty minutes a side", async () => {
    const ada = await Seeker.open({ game: "lexiduel" });
    const bob = await Seeker.open({ game: "lexiduel" });
    const { offer } = await ada.next("offer");
    await bob.next("offer");
    for (const each of [ada, bob]) each.send({ type: "confirm", offer });
    const { match } = await ada.next("matched");
    const clock = { kind: "game", seconds: 1200, increment: 0 };
    expect(await summaryOf(match)).toMatchObject({ game: "lexiduel", options: { games: 2, clock } });
  });

  it("[W75] meet though the pool and their own objects are evicted between any two steps", async () => {
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

  it("[W75] are told of the match that was made before the pool lost its memory, and no second one is made", async () => {
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

  it("[W91] who have no dictionary are let go with the code for a fault of ours", async () => {
    const [ada, bob] = [await Seeker.open({ language: "en" }), await Seeker.open({ language: "en" })];
    await Promise.all([ada.agree(), bob.agree()]);
    expect(await ada.gone()).toMatchObject({ code: 1011 });
    expect(await bob.gone()).toMatchObject({ code: 1011 });
  });
});

describe("an offer that comes to nothing", () => {
  it("[W76] who does not confirm is gone, who confirmed goes on waiting at the front", async () => {
    const [ada, bob] = [await Seeker.open(), await Seeker.open()];
    const { since } = await ada.next("waiting");
    const first = await ada.agree();
    await bob.next("offer");
    await after(8000);
    expect(await bob.gone()).toEqual({ code: 4408, reason: "The offer was not confirmed in time" });
    expect(await ada.next("waiting")).toMatchObject({ since, players: 1 });
    const cleo = await Seeker.open();
    expect(await cleo.agree()).not.toBe(first);
    await ada.agree();
    expect((await ada.next("matched")).match).toBe((await cleo.next("matched")).match);
  });

  it("[W76] who leaves meanwhile sets the other one free at once", async () => {
    const [ada, bob] = [await Seeker.open(), await Seeker.open()];
    await ada.agree();
    await bob.next("offer");
    bob.close();
    expect(await ada.next("waiting")).toMatchObject({ players: 1 });
  });

  it("[W82] a confirmation after its time is refused, though no alarm has run", async () => {
    const [ada, bob] = [await Seeker.open(), await Seeker.open()];
    const { offer } = await ada.next("offer");
    await bob.next("offer");
    pass(8000);
    ada.send({ type: "confirm", offer });
    expect(await ada.next("error")).toMatchObject({ code: "quick-match/offer-over" });
  });

  it("[W74] who has confirmed is bound, and waits elsewhere only once the offer is settled", async () => {
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

  it("[W75] whose match was found in the very moment of leaving hears of it on coming back, until it is over", async () => {
    const player = await guest();
    await env.PLAYERS.getByName(player.id).found({ match: "a-match", seat: 1 });
    for (let times = 0; times < 2; times++) {
      const back = await Seeker.open({ player });
      expect(await back.next("matched")).toEqual({ type: "matched", match: "a-match", seat: 1 });
      expect(await back.gone()).toMatchObject({ code: 1000 });
    }
    pass(10_000); // from then on the match is asked, and this one is not there
    const again = await Seeker.open({ player });
    await listed("weur", 1);
    expect(again.frames.map(({ type }) => type)).toEqual(["waiting"]);
  });

  it("[W75] a match whose table one has been at is not gone back to", async () => {
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

  it("[T7d] who never came to the match that was found is sent there, however long the server was away", async () => {
    const [ada, bob] = [await Seeker.open(), await Seeker.open()];
    await Promise.all([ada.agree(), bob.agree()]);
    const { match, seat } = await ada.next("matched");
    await bob.next("matched");
    const known = () =>
      runInDurableObject(env.PLAYERS.getByName(ada.player.id), (_, { storage }) => storage.kv.get("found"));
    await expect.poll(known).toMatchObject({ match });
    pass(19_000);
    const back = await Seeker.open({ player: ada.player });
    expect(await back.next("matched")).toMatchObject({ match, seat });
  });

  it("[W75] a match found long ago that is no longer played is not gone back to", async () => {
    const player = await guest();
    await env.PLAYERS.getByName(player.id).found({ match: "a-match", seat: 1 });
    pass(10_000);
    const back = await Seeker.open({ player });
    await listed("weur", 1);
    expect(back.frames.map(({ type }) => type)).toEqual(["waiting"]);
  });
});

describe("no ghosts", () => {
  it("[W77] a ticket dies after fifteen seconds of silence and is offered to nobody", async () => {
    const ada = await Seeker.open();
    await ada.next("waiting");
    await after(15_000);
    expect(await ada.gone()).toEqual({ code: 4408, reason: "No ping for 15 seconds" });
    const bob = await Seeker.open();
    expect(await bob.next("waiting")).toMatchObject({ players: 1 });
  });

  it("[W77] pings keep it alive and wake nobody", async () => {
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

  it("[W77] a socket that was closed takes its ticket along", async () => {
    const ada = await Seeker.open();
    await ada.next("waiting");
    ada.close();
    await ada.gone();
    const bob = await Seeker.open();
    expect(await bob.next("waiting")).toMatchObject({ players: 1 });
  });

  it("[W77] when everybody has left, the pool keeps nothing and sleeps", async () => {
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
