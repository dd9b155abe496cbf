import { describe, expect, it, vi } from "vitest";
import type { MotAMotView } from "../../src/games/mot-a-mot/index.ts";
import { Lag } from "../../src/match/lag.ts";
import { Client, guest, makeMatch, post, until } from "./client.ts";

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe("the lag of a socket", () => {
  /** A socket whose probes came back after these times. */
  function measured(roundTripsMs: readonly number[]) {
    const lag = new Lag();
    const socket = {} as WebSocket;
    let now = 0;
    for (const roundTripMs of roundTripsMs) {
      now += 5000;
      const n = lag.probe(socket, now)!;
      lag.echo(socket, n, now + roundTripMs);
    }
    const { lagMs, raceLagMs } = lag.halves(socket);
    return { clock: lagMs, race: raceLagMs };
  }

  it.each([
    [[], 0, 0],
    [[30], 15, 15],
    [[120, 40, 140], 60, 20],
    [[10, 60, 60, 60, 60, 60], 30, 30],
    [[400, 300, 900], 75, 75],
  ])("[W108] [W110] after %j ms is %d ms for a clock and %d ms for a race", (roundTripsMs, clock, race) => {
    expect(measured(roundTripsMs)).toEqual({ clock, race });
  });

  it("[W108] is not longer for who answers a probe twice, or one that was never sent", () => {
    const lag = new Lag();
    const socket = {} as WebSocket;
    const n = lag.probe(socket, 5000)!;
    expect([lag.echo(socket, n + 1, 5090), lag.echo(socket, n, 5020), lag.echo(socket, n, 5100)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(lag.halves(socket).raceLagMs).toBe(10);
  });
});

describe("two who buzz within the same moment", () => {
  const answered = new Set<object>();
  const viewOf = (client: Client) => client.view as unknown as MotAMotView;

  async function table(): Promise<{ speakers: Client[]; seekers: Client[]; watcher: Client }> {
    const guests = await Promise.all(["Ada", "Bob", "Cléo", "Dan"].map((name) => guest(name)));
    const wish = { game: "mot-a-mot", language: "fr", seats: 4, visibility: "public" };
    const id = await makeMatch(guests[0]!.token, wish);
    for (const { token } of guests.slice(1)) await post(`/api/matches/${id}/seats`, {}, token);
    const watcher = await Client.open(id);
    const clients: Client[] = [];
    for (const { token } of guests) clients.push(await Client.open(id, token));
    await clients[0]!.next("update", ({ events }) => events.some(({ type }) => type === "everyone-arrived"));
    const { speakers } = viewOf(clients[0]!).round!;
    const isSpeaker = (_: Client, seat: number) => speakers.includes(seat);
    return {
      speakers: speakers.map((seat) => clients[seat]!),
      seekers: clients.filter((client, seat) => !isSpeaker(client, seat)),
      watcher,
    };
  }

  /** Answers the newest probe after so long, and waits until that has been heard. */
  async function echo(client: Client, roundTripMs: number): Promise<void> {
    const probe = await until("a probe", () =>
      client.frames.findLast((frame) => frame.type === "probe" && frame.n > 0 && !answered.has(frame)),
    );
    answered.add(probe);
    pass(roundTripMs);
    client.send(probe);
    client.send({ type: "probe", n: 0 }); // comes back, and so shows that the one before was heard
    await client.next("probe", ({ n }) => n === 0);
  }

  it("[W110] are put in order by arrival less half of the shortest round trip, and everybody is told the figures", async () => {
    const { speakers, seekers, watcher } = await table();
    const [giver, other] = speakers as [Client, Client];
    const [near, far] = seekers as [Client, Client];
    await echo(near, 10);
    await echo(far, 120);
    pass(6000);
    await giver.move("bid", { type: "bid", clues: 20 });
    await echo(far, 40);
    pass(6000);
    await other.move("pass", { type: "pass" });
    await echo(far, 140);
    await giver.move("clue", { type: "clue", word: "zikzak" });
    await near.next("update", ({ events }) => events.some(({ type }) => type === "clue-given"));
    await near.move("buzz", { type: "buzz" });
    pass(10);
    await far.move("buzz", { type: "buzz" });
    const [nearSeat, farSeat] = [near, far].map((client) => {
      const welcome = client.frames.find((frame) => frame.type === "welcome");
      return welcome?.type === "welcome" ? welcome.seat : null;
    });
    const order = [
      { seat: farSeat, arrivedMs: 10, lagMs: 20, correctedMs: -10 },
      { seat: nearSeat, arrivedMs: 0, lagMs: 5, correctedMs: -5 },
    ];
    for (const client of [giver, near, far, watcher]) {
      const told = await client.next("update", ({ events }) =>
        events.some(({ type }) => type === "floor-given"),
      );
      expect(told.events.find(({ type }) => type === "floor-given")).toMatchObject({ seat: farSeat, order });
      expect(viewOf(client).speech?.floor).toMatchObject({ seat: farSeat, order });
    }
  });
});
