import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { chanceOf } from "../../src/core/chance.ts";
import { passwordBot } from "../../src/games/password/bot.ts";
import type { PasswordView } from "../../src/games/password/view.ts";
import { lexiconOf } from "../../src/lexicon/lexicon-of.ts";
import { LAG_MOST_MS } from "../../src/match/clocks.ts";
import { Client, guest, heard, makeMatch, pair, post, tell } from "./client.ts";
import { evict } from "./evict.ts";
import { WORDS } from "./words.ts";

const stub = (id: string) => env.MATCHES.getByName(id);
const alarmOf = (id: string) => runInDurableObject(stub(id), (_, state) => state.storage.getAlarm());
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** When the players' own objects know everything, the alarm is for the match alone. */
async function toldAll(id: string): Promise<void> {
  await tell(id);
  await runDurableObjectAlarm(stub(id));
}

async function playing(clock: object) {
  const match = await pair({ options: { clock } });
  await match.ada.move("a1", { type: "secret", word: "SALADE" });
  await match.bob.move("b1", { type: "secret", word: "DANSE" });
  await match.bob.next("update", ({ view }) => view.phase === "turn");
  const turn = match.bob.view.awaiting[0]!;
  return { ...match, turn, mover: turn === 0 ? match.ada : match.bob };
}

describe("deadlines are kept by alarms", () => {
  it("[W106] the first one runs once every human seat has connected", async () => {
    const [a, b] = [await guest(), await guest()];
    const id = await makeMatch(a.token);
    await post(`/api/matches/${id}/seats`, {}, b.token);
    const ada = await Client.open(id, a.token);
    expect((await ada.next("welcome")).view.deadline).toBeNull();
    pass(5000);
    await Client.open(id, b.token);
    const arrived = await ada.next("update", ({ events }) =>
      events.some(({ type }) => type === "everyone-arrived"),
    );
    expect(arrived.view.deadline).toBe(Date.now() + 90_000);
  });

  it("[W106] and at the latest twenty seconds after the beginning", async () => {
    const [a, b] = [await guest(), await guest()];
    const id = await makeMatch(a.token);
    await post(`/api/matches/${id}/seats`, {}, b.token);
    const begun = Date.now();
    const ada = await Client.open(id, a.token);
    await ada.next("welcome");
    await toldAll(id);
    expect(await alarmOf(id)).toBe(begun + 20_000);
    vi.setSystemTime(begun + 20_000);
    await runDurableObjectAlarm(stub(id));
    expect((await ada.next("update")).view.deadline).toBe(Date.now() + 90_000);
  });

  it("[W105] who chooses no word is given a common one, told to its owner alone", async () => {
    const { id, ada, bob } = await pair();
    await ada.move("a1", { type: "secret", word: "SALADE" });
    await evict(stub(id));
    pass(90_000);
    await runDurableObjectAlarm(stub(id));
    const mine = await bob.next("update", ({ view }) => view.phase === "turn");
    const sides = mine.view as unknown as { sides: { word: string | null; given: boolean }[] };
    expect(sides.sides[1]).toMatchObject({ word: expect.stringMatching(/^[A-Z]+$/), given: true });
    const theirs = await ada.next("update", ({ view }) => view.phase === "turn");
    // Chance may give Bob the word that is Ada's own.
    expect(JSON.stringify(theirs).replaceAll("SALADE", "")).not.toContain(sides.sides[1]!.word);
  });

  it("[W105] a turn's time passes the turn, fired twice it passes once", async () => {
    const { id, bob, turn } = await playing({ kind: "turn", seconds: 30 });
    expect(bob.view.deadline).toBe(Date.now() + 30_000);
    pass(30_000 + LAG_MOST_MS);
    await runDurableObjectAlarm(stub(id));
    await bob.next("update", ({ view }) => view.awaiting[0] === 1 - turn);
    const seq = bob.seq;
    await runDurableObjectAlarm(stub(id));
    await heard(id, bob);
    expect(bob.seq).toBe(seq);
  });

  it("[W105] an alarm too early does nothing and is set again", async () => {
    const { id, bob } = await playing({ kind: "turn", seconds: 15 });
    const [seq, deadline] = [bob.seq, bob.view.deadline!];
    pass(10_000);
    await toldAll(id);
    await heard(id, bob);
    expect(bob.seq).toBe(seq);
    expect(await alarmOf(id)).toBe(deadline + LAG_MOST_MS);
  });

  it("[W107] a late move is judged by the deadline, though no alarm has run", async () => {
    const { bob, turn, mover } = await playing({ kind: "turn", seconds: 30 });
    pass(30_001);
    expect(await mover.move("late", { type: "roll" })).toMatchObject({
      type: "refused",
      code: "password/not-your-turn",
    });
    expect(bob.view.awaiting).toEqual([1 - turn]);
  });

  it("[W111] [W112] a move that was on its way when time was up counts, and its way is in the log", async () => {
    const { mover } = await playing({ kind: "turn", seconds: 30 });
    const probe = mover.frames.find((frame) => frame.type === "probe")!;
    pass(40);
    mover.send(probe);
    mover.send({ type: "probe", n: 1 });
    await mover.next("probe", ({ n }) => n === 1); // answered after the first was taken
    pass(30_000 - 40 + 15);
    expect(await mover.move("late", { type: "roll" })).toMatchObject({ type: "accepted" });
    const rolled = await mover.next("update", ({ events }) =>
      events.some(({ type }) => type === "lag-allowed"),
    );
    expect(rolled.events[0]).toMatchObject({ type: "lag-allowed", ms: 20 });
  });

  it("[W105] a game clock runs for the side to move only, with its increment, and its end loses the seat", async () => {
    const { id, bob, turn, mover } = await playing({ kind: "game", seconds: 60, increment: 5 });
    expect(bob.view.clocks?.[turn]).toEqual({ remainingMs: 60_000, running: true });
    pass(10_000);
    await mover.move("roll", { type: "roll" });
    const clocks = mover.view.clocks!;
    expect(clocks[turn]!.remainingMs).toBe(55_000);
    expect(clocks[1 - turn]).toEqual({ remainingMs: 60_000, running: clocks[1 - turn]!.running });
    const next = mover.view.awaiting[0]!;
    pass(70_000);
    await runDurableObjectAlarm(stub(id));
    const over = await bob.next("update", ({ view }) => view.outcome !== null);
    expect(over.view.outcome?.winners).toEqual([1 - next]);
  });

  it("[W105] without a clock nothing ever ends a turn", async () => {
    const { id, bob } = await playing({ kind: "none" });
    expect(bob.view.deadline).toBeNull();
    const heardAt = Date.now();
    await toldAll(id);
    expect(await alarmOf(id), "to ask who is quiet for a sign of life, and for nothing else").toBe(
      heardAt + 25_000,
    );
    pass(86_400_000);
    await runDurableObjectAlarm(stub(id));
    await heard(id, bob);
    expect(bob.view.outcome).toBeNull();
    expect(bob.view.deadline).toBeNull();
  });
});

describe("bots", () => {
  const words = lexiconOf("fr", WORDS);
  const weakMove = (ada: Client, step: number) =>
    passwordBot.choose(
      ada.view as unknown as PasswordView,
      0,
      0,
      chanceOf(new Uint8Array(32), step, "ada"),
      words,
    );

  it("[W124] play to the end by alarms alone, taking 1.2 to 2.4 seconds, evicted before each", async () => {
    const { token } = await guest();
    const id = await makeMatch(token, { bots: [{ level: 3 }] });
    const ada = await Client.open(id, token);
    await ada.move("a1", { type: "secret", word: "SALADE" });
    for (let step = 0; step < 1000 && ada.view.outcome === null; step++) {
      const alarm = await alarmOf(id);
      if (ada.view.awaiting.includes(0)) {
        expect(await ada.move(`a${step}x`, weakMove(ada, step))).toMatchObject({ type: "accepted" });
        continue;
      }
      const thinking = alarm! - Date.now();
      expect(thinking).toBeGreaterThanOrEqual(0);
      expect(thinking).toBeLessThanOrEqual(2400);
      await evict(stub(id));
      pass(thinking);
      await runDurableObjectAlarm(stub(id)); // may find that nothing is due yet, and is then set again
      await heard(id, ada);
    }
    expect(ada.view.outcome).not.toBeNull();
  });
});
