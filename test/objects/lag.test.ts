import { describe, expect, it, vi } from "vitest";
import { Lag } from "../../src/match/lag.ts";
import type { ServerFrame } from "../../src/protocol/frames.ts";
import { Client, pair } from "./client.ts";

describe("how far away people are", () => {
  it("[W109] is told to the whole table once it is measured, and again only when it has changed", async () => {
    const { id, ada, bob } = await pair({ visibility: "public" });
    const watcher = await Client.open(id);
    const own = await watcher.next("probe");
    const probe = await ada.next("probe");
    vi.setSystemTime(probe.n + 83);
    ada.send(probe);
    const asked = await bob.next("probe");
    for (const line of [ada, bob, watcher])
      expect((await line.next("lag")).seats).toEqual([{ seat: 0, ms: 90 }]);
    vi.setSystemTime(asked.n + 310);
    bob.send(asked);
    for (const line of [bob, watcher])
      expect((await line.next("lag")).seats).toEqual([
        { seat: 0, ms: 90 },
        { seat: 1, ms: 350 },
      ]);
    // A spectator's own way concerns nobody else.
    watcher.send(own);
    watcher.send({ type: "probe", n: 1 });
    await watcher.next("probe", ({ n }) => n === 1);
    bob.send({ type: "probe", n: 2 });
    await bob.next("probe", ({ n }) => n === 2); // whatever was told before is here
    expect(bob.frames.filter(({ type }) => type === "lag")).toHaveLength(2);
  });

  it("[W108] is asked when a move has been answered, so that nobody's frame waits for the question", async () => {
    const { ada, bob } = await pair();
    const later = Date.now() + 6000;
    vi.setSystemTime(later);
    ada.send({ type: "move", id: "a1", move: { type: "secret", word: "SALADE" } });
    for (const line of [ada, bob]) await line.next("probe", ({ n }) => n >= later);
    const isLate = (frame: ServerFrame): boolean => frame.type === "probe" && frame.n >= later;
    const answered = ada.frames.findIndex(({ type }) => type === "accepted");
    expect(answered).toBeGreaterThan(-1);
    expect(ada.frames.findIndex(isLate)).toBeGreaterThan(answered);
  });

  it.each([
    [0, 10],
    [10, 10],
    [11, 20],
    [100, 100],
    [101, 150],
    [420, 450],
  ])("[W109] %i ms is shown as %i", (ms, shown) => {
    const [lag, socket] = [new Lag(), {} as WebSocket];
    expect(lag.shownMs(socket)).toBeNull();
    lag.echo(socket, lag.probe(socket, 1000)!, 1000 + ms);
    expect(lag.shownMs(socket)).toBe(shown);
  });
});
