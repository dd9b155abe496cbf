import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { LONGEST_MS } from "../../src/match/bots.ts";
import { Client, guest, makeMatch, pair, post } from "./client.ts";
import { evict } from "./evict.ts";

const stub = (id: string) => env.MATCHES.getByName(id);
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const TURNS = { kind: "turn", seconds: 3600 };

/** A match of two in which seat `turn` is awaited. */
async function playing(clock: object = TURNS) {
  const { id, a, b, ada, bob } = await pair({ options: { clock } });
  await ada.move("a1", { type: "secret", word: "SALADE" });
  await bob.move("b1", { type: "secret", word: "DANSE" });
  const { view } = await bob.next("update", (frame) => frame.view.phase === "turn");
  const turn = view.awaiting[0]!;
  const [awaited, other] = turn === 0 ? [ada, bob] : [bob, ada];
  await awaited.move("first", { type: "roll" }); // from here on the match counts
  const [token, otherToken] = turn === 0 ? [a.token, b.token] : [b.token, a.token];
  return { id, turn, awaited, other, token, otherToken };
}

describe("a player who is gone", () => {
  it("[W117] [W119] keeps the seat; the others hear until when, claim after that and not before, also after evictions", async () => {
    const { id, turn, awaited, other } = await playing({ kind: "turn", seconds: 60 });
    awaited.close();
    const { away } = await other.next("presence", (frame) => frame.away.length > 0);
    expect(away).toEqual([{ seat: turn, since: Date.now(), until: Date.now() + 30_000 }]);
    await evict(stub(id));
    pass(29_999);
    expect(await other.move("c1", { type: "claim", seat: turn })).toMatchObject({
      code: "match/not-absent-yet",
      detail: { until: away[0]!.until },
    });
    await evict(stub(id));
    pass(1);
    expect(await other.move("c2", { type: "claim", seat: turn })).toMatchObject({ type: "accepted" });
    expect(other.view.outcome).toMatchObject({ winners: [1 - turn] });
    expect(await other.move("c2", { type: "claim", seat: turn })).toMatchObject({ type: "accepted" });
  });

  it("[W118] [W122] has less time when the page was closed than when the connection was lost", async () => {
    const { turn, awaited, other } = await playing({ kind: "turn", seconds: 60 });
    awaited.close(4000);
    const { away } = await other.next("presence", (frame) => frame.away.length > 0);
    expect(away).toEqual([{ seat: turn, since: Date.now(), until: Date.now() + 10_000 }]);
  });

  it("[W117] is there again on returning, and cannot be claimed", async () => {
    const { id, turn, awaited, other, token } = await playing();
    awaited.close();
    await other.next("presence", (frame) => frame.away.length > 0);
    pass(1_000_000);
    const back = await Client.open(id, token);
    await back.next("welcome");
    await other.next("presence", (frame) => frame.away.length === 0);
    expect(await other.move("c", { type: "claim", seat: turn })).toMatchObject({ code: "match/not-absent" });
    expect(back.view.seats[turn]).toMatchObject({ away: null, connected: true });
  });

  it("[W114] is noticed after a crash that closed every socket without a word, once there was time to return", async () => {
    const { id, turn, awaited, otherToken } = await playing();
    await evict(stub(id), { webSockets: "close" });
    await awaited.gone();
    const back = await Client.open(id, otherToken);
    await back.next("welcome");
    pass(60_000);
    await runDurableObjectAlarm(stub(id));
    const { view } = await back.next("update");
    expect(view.seats[turn]!.away).toEqual({ since: Date.now(), until: Date.now() + 300_000 });
  });

  it("[W123] is noticed though the connection died in silence: asked first, then believed, and back with the next sign", async () => {
    const { id, turn, awaited, other } = await playing();
    other.send({ type: "probe", n: 1 });
    await other.next("probe", ({ n }) => n === 1); // it was heard before time passes
    pass(25_000);
    await runDurableObjectAlarm(stub(id));
    const asked = await awaited.next("probe", ({ n }) => n === Date.now());
    await evict(stub(id));
    pass(10_000);
    await runDurableObjectAlarm(stub(id));
    const { away, connected } = await other.next("presence", (frame) => frame.away.length > 0);
    expect(away).toMatchObject([{ seat: turn, since: Date.now() - 10_000 }]);
    expect(connected).toHaveLength(1);
    await evict(stub(id));
    pass(1);
    awaited.send(asked);
    await other.next("presence", (frame) => frame.away.length === 0);
    expect(awaited.closed).toBeNull();
  });

  it("[W118] never loses a match by correspondence before its deadline, which an alarm keeps", async () => {
    const { id, turn, awaited, other } = await playing({ kind: "days", days: 1 });
    awaited.close();
    await other.next("presence", (frame) => frame.away.length > 0);
    pass(80_000_000);
    expect(await other.move("c", { type: "claim", seat: turn })).toMatchObject({
      code: "match/never-absent",
    });
    other.close();
    await other.gone();
    await evict(stub(id));
    pass(6_400_000);
    await runDurableObjectAlarm(stub(id));
    const summary = await stub(id).summary();
    expect(summary).toMatchObject({ state: "finished", outcome: { winners: [1 - turn] } });
  });
});

describe("a bot stands in where three play", () => {
  it("[W120] plays until the player returns, who takes the seat back at once", async () => {
    const people = [await guest(), await guest(), await guest()];
    const id = await makeMatch(people[0]!.token, { seats: 3, options: { clock: TURNS } });
    for (const { token } of people.slice(1)) await post(`/api/matches/${id}/seats`, {}, token);
    const lines = await Promise.all(people.map(({ token }) => Client.open(id, token)));
    for (const [i, word] of ["SALADE", "DANSE", "PORTE"].entries())
      await lines[i]!.move("s", { type: "secret", word });
    const { view } = await lines[0]!.next("update", (frame) => frame.view.phase === "turn");
    const turn = view.awaiting[0]!;
    const other = lines[(turn + 1) % 3]!;
    lines[turn]!.close();
    await other.next("presence", (frame) => frame.away.length > 0);
    pass(300_000);
    expect(await other.move("t", { type: "takeover", seat: turn })).toMatchObject({ type: "accepted" });
    expect(other.view.seats[turn]).toMatchObject({ standIn: 2, bot: null });
    const seq = other.seq;
    await evict(stub(id));
    pass(LONGEST_MS); // a bot may take all of it
    await runDurableObjectAlarm(stub(id));
    await other.next("update", (frame) => frame.seq > seq);
    const back = await Client.open(id, people[turn]!.token);
    await back.next("update");
    await other.next("update", ({ events }) => events.some(({ type }) => type === "seat-taken-back"));
    expect(other.view.seats[turn]).toMatchObject({ standIn: null, away: null });
    expect(back.view.seats[turn]).toMatchObject({ standIn: null });
  });
});
