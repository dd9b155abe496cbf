import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { Client, heard, pair } from "./client.ts";
import { evict } from "./evict.ts";

const CHOSEN = { type: "secret", word: "SALADE" };

describe("coming back", () => {
  it("[W41] every connection begins with one welcome, whose view is the whole of what the last update told", async () => {
    const { id, a, ada } = await pair();
    await ada.next("update", ({ events }) => events.some((event) => event.type === "everyone-arrived"));
    await ada.move("a1", CHOSEN);
    const told = ada.view;
    const again = await Client.open(id, a.token);
    await again.next("welcome");
    again.send({ type: "probe", n: 1 });
    await again.next("probe", ({ n }) => n === 1);
    expect(again.frames[0]).toMatchObject({ type: "welcome", seat: 0, seq: ada.seq });
    expect(again.frames.filter(({ type }) => type === "welcome")).toHaveLength(1);
    expect(again.view).toEqual(told);
  });

  it("[W45] [T0b] the same move sent again gets the same answer and counts once, also after a reconnect and an eviction", async () => {
    const { id, a, ada, bob } = await pair();
    const first = await ada.move("once", CHOSEN);
    expect(first).toMatchObject({ type: "accepted" });
    await heard(id, bob);
    const before = bob.seq;
    ada.send({ type: "move", id: "once", move: CHOSEN });
    ada.close();
    await evict(env.MATCHES.getByName(id), { webSockets: "close" });
    const again = await Client.open(id, a.token);
    expect(await again.move("once", CHOSEN)).toEqual(first);
    expect((await again.next("welcome")).seq).toBe(before + 1); // the clocks stopped, and nothing else happened
  });

  it("[W47] a refused move is not charged and its id may be tried again", async () => {
    const { ada } = await pair();
    const refused = await ada.move("try", { type: "secret", word: "BUVEZ" });
    expect(refused).toMatchObject({ type: "refused", code: expect.stringMatching(/^password\//) });
    expect(await ada.move("better", CHOSEN)).toMatchObject({ type: "accepted" });
  });

  it("[W45] two players may use the same move id", async () => {
    const { ada, bob } = await pair();
    expect(await ada.move("1", CHOSEN)).toMatchObject({ type: "accepted" });
    expect(await bob.move("1", { type: "secret", word: "DANSE" })).toMatchObject({ type: "accepted" });
  });

  it("[W48] sync brings exactly what was missed, in one update", async () => {
    const { id, b, ada, bob } = await pair();
    await bob.next("update", ({ events }) => events.some((event) => event.type === "everyone-arrived"));
    const seen = bob.seq;
    bob.close();
    await bob.gone();
    await ada.move("a1", CHOSEN);
    const back = await Client.open(id, b.token);
    await back.next("welcome");
    back.send({ type: "sync", seq: seen });
    const update = await back.next("update");
    expect(update.events.map(({ seq, type }) => [seq, type])).toEqual([[seen + 1, "secret-chosen"]]);
    expect(update.seq).toBe(seen + 1);
    back.send({ type: "sync", seq: update.seq });
    expect((await back.next("update")).events).toEqual([]);
    back.send({ type: "sync", seq: 10_000 });
    expect(await back.next("welcome")).toMatchObject({ seq: update.seq });
  });

  it("[W49] the newest tab wins: the older one is closed with its own code and nothing else changes", async () => {
    const { id, a, ada, bob } = await pair();
    const second = await Client.open(id, a.token);
    expect(await ada.gone()).toEqual({ code: 4001, reason: "This match was opened elsewhere" });
    expect(await second.move("a1", CHOSEN)).toMatchObject({ type: "accepted" });
    expect(second.closed).toBeNull();
    expect(bob.closed).toBeNull();
  });

  it("[W117] a lost socket is told to the others and loses nothing", async () => {
    const { id, a, ada, bob } = await pair();
    await bob.next("presence", ({ connected }) => connected.length === 2);
    ada.close();
    const gone = await bob.next("presence", ({ connected }) => connected.length === 1);
    expect(gone.connected).not.toContain(a.id);
    const back = await Client.open(id, a.token);
    expect((await back.next("welcome")).seat).toBe(0);
    await bob.next("presence", ({ connected }) => connected.includes(a.id));
  });

  it("[W50] answers the ping with the exact bytes of the pong", async () => {
    const { ada } = await pair();
    ada.send('{"type":"ping"}');
    await ada.next("pong");
    ada.send('{ "type": "ping" }');
    await ada.next("pong");
    ada.send({ type: "probe", n: 7 });
    expect(await ada.next("probe")).toEqual({ type: "probe", n: 7 });
  });
});
