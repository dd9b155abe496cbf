import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { Replay } from "../../src/match/log.ts";
import { ABANDONED_MS } from "../../src/match/outage.ts";
import { Client, call, guest, makeMatch, pair } from "./client.ts";
import { evict } from "./evict.ts";

const stub = (id: string) => env.MATCHES.getByName(id);
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const typesOf = ({ events }: { events: readonly { type: string }[] }) => events.map(({ type }) => type);

/** A match of two in the middle of somebody's turn. */
async function playing(clock: object) {
  const match = await pair({ options: { clock } });
  await match.ada.move("a1", { type: "secret", word: "SALADE" });
  await match.bob.move("b1", { type: "secret", word: "DANSE" });
  await match.ada.next("update", ({ view }) => view.phase === "turn");
  await match.bob.next("update", ({ view }) => view.phase === "turn");
  return { ...match, turn: match.bob.view.awaiting[0]! };
}

/** As when the server dies: its memory and all its sockets go, and nobody is told. */
const crash = (id: string) => evict(stub(id), { webSockets: "close" });

describe("a server that was away", () => {
  it("[W113] [W114] makes nobody lose on time: the clocks stop, and run again when both are back", async () => {
    const match = await playing({ kind: "game", seconds: 60, increment: 0 });
    const { id, a, b } = match;
    const mover = [match.ada, match.bob][match.turn]!;
    await mover.move("roll", { type: "roll" }); // from here on the match counts, and can be lost
    const turn = mover.view.awaiting[0]!;
    pass(10_000);
    await crash(id);
    pass(600_000);
    await runDurableObjectAlarm(stub(id)); // due long ago, and run as soon as the server is there again
    const ada = await Client.open(id, a.token);
    expect((await ada.next("welcome")).view).toMatchObject({
      outcome: null,
      deadline: null,
      clocks: [
        { remainingMs: 60_000, running: false },
        { remainingMs: 60_000, running: false },
      ],
    });
    pass(3000);
    await Client.open(id, b.token);
    const resumed = await ada.next("update", (frame) => typesOf(frame).includes("everyone-arrived"));
    expect(resumed.view.deadline).toBe(Date.now() + 60_000);
    pass(60_075);
    await runDurableObjectAlarm(stub(id));
    const answer = await call(`/api/matches/${id}/replay`);
    const { log, outcome } = (await answer.json()) as Replay;
    expect(outcome).toMatchObject({ winners: [1 - turn] });
    expect(log.flatMap(({ events }) => events).filter(({ type }) => type === "clocks-stopped")).toEqual([
      { type: "clocks-stopped", reason: "server-away" },
    ]);
  });

  it("[W114] is noticed by whoever comes back first, before any alarm", async () => {
    const { id, a } = await playing({ kind: "turn", seconds: 60 });
    await crash(id);
    pass(90_000);
    const ada = await Client.open(id, a.token);
    expect((await ada.next("welcome")).view).toMatchObject({ phase: "turn", deadline: null });
    await evict(stub(id));
    pass(60_000);
    await runDurableObjectAlarm(stub(id));
    expect((await ada.next("update")).view.deadline).toBe(Date.now() + 60_000);
  });

  it("[W114] at the hour of a deadline by correspondence gives the move its time again", async () => {
    const { id, ada, bob } = await playing({ kind: "days", days: 1 });
    ada.close(4000);
    bob.close(4000);
    await Promise.all([ada.gone(), bob.gone()]);
    await evict(stub(id));
    pass(86_400_000 + 7_200_000);
    await runDurableObjectAlarm(stub(id));
    expect(await stub(id).summary()).toMatchObject({ state: "playing" });
    pass(60_000);
    await runDurableObjectAlarm(stub(id));
    pass(86_400_000);
    await runDurableObjectAlarm(stub(id));
    expect(await stub(id).summary()).toMatchObject({ state: "finished" });
  });

  it("[W114] is not what closing one's page is: alone with a bot, time runs on", async () => {
    const { token } = await guest();
    const id = await makeMatch(token, {
      game: "buzzle-solitaire",
      options: { minutes: 15 },
    });
    const ada = await Client.open(id, token);
    const { view } = await ada.next("update", ({ view }) => view.deadline !== null);
    ada.close(4000);
    await ada.gone();
    await evict(stub(id));
    pass(view.deadline! - Date.now());
    await runDurableObjectAlarm(stub(id));
    expect(await stub(id).summary()).toMatchObject({ state: "finished" });
  });
});

describe("a network that loses everybody at once", () => {
  it("[W115] stops the clocks for a minute at most", async () => {
    const { id, ada, bob, a } = await playing({ kind: "turn", seconds: 60 });
    ada.close();
    bob.close();
    await Promise.all([ada.gone(), bob.gone()]);
    pass(59_000);
    const back = await Client.open(id, a.token);
    expect((await back.next("welcome")).view).toMatchObject({ deadline: null });
    pass(1000);
    await runDurableObjectAlarm(stub(id));
    const { view } = await back.next("update", (frame) => typesOf(frame).includes("everyone-arrived"));
    expect(view.deadline).toBe(Date.now() + 60_000);
  });

  it("[W115] and one who leaves after the other stops nothing", async () => {
    const { id, ada, bob, a } = await playing({ kind: "turn", seconds: 60 });
    const until = ada.view.deadline;
    bob.close();
    await ada.next("presence", ({ away }) => away.length > 0);
    pass(6000);
    ada.close();
    await ada.gone();
    const back = await Client.open(id, a.token);
    expect((await back.next("welcome")).view.deadline).toBe(until);
  });
});

describe("a match that everybody has left", () => {
  it("[W116] sleeps after ten minutes, wakes nobody, and goes on when one of them is back", async () => {
    const { id, ada, bob, a, b } = await playing({ kind: "turn", seconds: 60 });
    for (const each of [ada, bob]) {
      each.close(4000);
      await each.gone();
    }
    const away = () => runInDurableObject(stub(id), (_, { storage }) => storage.kv.get<object>("away") ?? {});
    await expect.poll(async () => Object.keys(await away())).toHaveLength(2);
    pass(ABANDONED_MS);
    await runDurableObjectAlarm(stub(id));
    const seq = () => runInDurableObject(stub(id), (_, { storage }) => count(storage));
    const asleep = await seq();
    for (let day = 0; day < 3; day++) {
      pass(86_400_000);
      await runDurableObjectAlarm(stub(id));
    }
    expect(await seq()).toBe(asleep);
    const back = await Client.open(id, a.token);
    expect((await back.next("welcome")).view).toMatchObject({ outcome: null, deadline: null });
    await back.next("update", (frame) => typesOf(frame).includes("clocks-stopped"));
    pass(60_000);
    await runDurableObjectAlarm(stub(id));
    const { view } = await back.next("update", (frame) => typesOf(frame).includes("everyone-arrived"));
    expect(view.deadline).toBe(Date.now() + 60_000);
    expect((await (await Client.open(id, b.token)).next("welcome")).view.outcome).toBeNull();
  });
});

const count = ({ sql }: DurableObjectStorage): number =>
  sql.exec<{ n: number }>("SELECT COUNT(*) AS n FROM log").one().n;
