import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { News } from "../../src/match/news.ts";
import type { MeServerFrame, WaitingForMe } from "../../src/protocol/me.ts";
import type { RematchAnswer, Summary } from "../../src/protocol/requests.ts";
import { Client, call, guest, Line, makeMatch, pair, post, tell } from "./client.ts";
import { evict } from "./evict.ts";
import { Seeker } from "./seeker.ts";

const stub = (id: string) => env.MATCHES.getByName(id);
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const DAYS = { options: { clock: { kind: "days", days: 2 } } };
const DAY_MS = 86_400_000;

class Ear extends Line<MeServerFrame> {
  static async open(token: string): Promise<Ear> {
    return new Ear(await Line.upgrade("/api/me/socket", token));
  }
}

async function open(token: string): Promise<WaitingForMe> {
  const answer = await call("/api/me/open", { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()) as WaitingForMe;
}

/** A match by correspondence that both have left; seat `turn` is awaited. */
async function left() {
  const { id, a, b, ada, bob } = await pair(DAYS);
  await ada.move("a", { type: "secret", word: "SALADE" });
  await bob.move("b", { type: "secret", word: "DANSE" });
  await bob.next("update", ({ view }) => view.phase === "turn");
  const turn = bob.view.awaiting[0]!;
  for (const line of [ada, bob]) {
    line.close();
    await line.gone();
  }
  return { id, turn, awaited: turn === 0 ? a : b, other: turn === 0 ? b : a };
}

describe("what waits for me", () => {
  it("[W85] lists my open matches with whose turn it is and until when, also after a crash before anybody was told", async () => {
    const { id, awaited, other } = await left();
    await evict(stub(id), { webSockets: "close" });
    await tell(id);
    const entry = { match: id, game: "password", stage: "playing", days: true, here: false };
    expect((await open(awaited.token)).matches).toMatchObject([{ ...entry, yourTurn: true }]);
    expect((await open(other.token)).matches).toMatchObject([{ ...entry, yourTurn: false }]);
    const [first] = (await open(awaited.token)).matches;
    expect(first!.deadline).toBeGreaterThan(Date.now() + 2 * DAY_MS - 5000);
  });

  it("[W86] tells any page of mine that it is my turn, once", async () => {
    const { id, awaited, other, turn } = await left();
    const ear = await Ear.open(other.token);
    await ear.next("matches");
    await tell(id);
    const line = await Client.open(id, awaited.token);
    await line.next("welcome");
    expect(await line.move("roll", { type: "roll" })).toMatchObject({ type: "accepted" });
    for (let i = 0; i < 20 && line.view.awaiting[0] === turn; i++) {
      const letter = "ETAOINSRHLDCUMFPGWYBVKXJQZ"[i];
      await line.move(`ask${i}`, { type: "ask", target: 1 - turn, letter });
      await line.move(`ask${i}c`, { type: "ask", target: 1 - turn });
      await line.move(`guess${i}`, { type: "guess", target: 1 - turn, word: "PORTE" });
    }
    await tell(id);
    const { headline, matches } = await ear.next("matches", (frame) => frame.headline?.kind === "turn");
    expect(headline).toEqual({ kind: "turn", match: id });
    expect(matches).toMatchObject([{ match: id, yourTurn: true }]);
    const told = ear.frames.filter(({ type }) => type === "matches").length;
    await tell(id);
    ear.send("anything"); // answered after whatever was told before
    await ear.next("error");
    expect(ear.frames.filter(({ type }) => type === "matches")).toHaveLength(told);
  });

  it("[W87] who is at the table is not told of every turn, and asks the match for the truth", async () => {
    const { id, a, ada } = await pair();
    await tell(id);
    const before = await runInDurableObject(stub(id), (_, state) =>
      JSON.stringify(state.storage.kv.get("told")),
    );
    await ada.move("a", { type: "secret", word: "SALADE" });
    await tell(id);
    const after = await runInDurableObject(stub(id), (_, state) =>
      JSON.stringify(state.storage.kv.get("told")),
    );
    expect(after).toBe(before);
    expect((await open(a.token)).matches).toMatchObject([{ match: id, here: true, yourTurn: false }]);
  });

  it("[W87] a match plans to tell nobody while all are at the table, and to tell who leaves within a second", async () => {
    const { id, ada, bob } = await pair(DAYS);
    const alarmIn = async () =>
      (await runInDurableObject(stub(id), (_, { storage }) => storage.getAlarm()))! - Date.now();
    await tell(id);
    await runDurableObjectAlarm(stub(id)); // nothing is left to tell
    await ada.move("a", { type: "secret", word: "SALADE" });
    await bob.move("b", { type: "secret", word: "DANSE" });
    expect(await alarmIn()).toBeGreaterThan(5000);
    bob.close();
    await bob.gone();
    await expect.poll(alarmIn).toBe(1000);
  });

  it("[W85] a match that is over is gone from it", async () => {
    const { id, a, b, ada } = await pair();
    await tell(id);
    expect((await open(b.token)).matches).toHaveLength(1);
    await ada.move("r", { type: "resign" });
    await tell(id);
    for (const { token } of [a, b]) expect((await open(token)).matches).toEqual([]);
  });

  it("[W86] needs a token, and the socket answers nothing but pings", async () => {
    expect((await call("/api/me/open")).status).toBe(401);
    const { token } = await guest();
    const ear = await Ear.open(token);
    await ear.next("matches");
    ear.send('{"type":"ping"}');
    await ear.next("pong");
    ear.send({ type: "move", id: "1", move: {} });
    expect(await ear.next("error")).toMatchObject({ code: "frame/unknown" });
  });
});

describe("who walks out on strangers", () => {
  const news = (match: string, walkedOut: boolean, stage: News["stage"]): News => ({
    match,
    game: "password",
    language: "fr",
    with: ["Ada"],
    stage,
    yourTurn: false,
    deadline: null,
    days: false,
    here: false,
    walkedOut,
    leftEarly: false,
    rematch: null,
  });

  it("[W83] more than once waits longer for the next quick match, is told until when, and then is paired", async () => {
    const player = await guest();
    const own = env.PLAYERS.getByName(player.id);
    for (const match of ["m1", "m2"]) {
      await own.hear(news(match, false, "playing"));
      await own.hear(news(match, true, "over"));
      await own.hear(news(match, true, "over")); // told twice, counted once
    }
    const until = Date.now() + 120_000;
    expect((await open(player.token)).restsUntil).toBe(until);
    const seeker = await Seeker.open({ player });
    const other = await Seeker.open({});
    expect(await seeker.next("resting")).toEqual({ type: "resting", until });
    const pool = env.MATCHMAKERS.getByName((await poolOf(player.id))!);
    pass(5000);
    await alive(seeker, other);
    await runDurableObjectAlarm(pool);
    expect(other.frames.some(({ type }) => type === "offer")).toBe(false);
    for (let i = 0; i < 12; i++) {
      pass(10_000);
      await alive(seeker, other);
      await runDurableObjectAlarm(pool);
    }
    await other.next("offer");
    await seeker.next("offer");
    await Seeker.everybodyLeaves();
  });

  /** With these spaces the pool itself answers, and has heard them at this time. */
  const alive = async (...seekers: Seeker[]) => {
    for (const each of seekers) each.send('{ "type": "ping" }');
    for (const each of seekers) await each.next("pong");
  };

  const poolOf = (player: string) =>
    runInDurableObject(
      env.PLAYERS.getByName(player),
      (_, state) => state.storage.kv.get<{ pool: string }>("ticket")?.pool,
    );
});

describe("the same again", () => {
  const press = async (id: string, token: string, accept = true): Promise<RematchAnswer> =>
    (await (await post(`/api/matches/${id}/rematch`, { accept }, token)).json()) as RematchAnswer;

  async function over() {
    const match = await pair();
    await match.ada.move("r", { type: "resign" });
    return match;
  }

  it("[W88] [W89] is an invitation for who is away, and one match when they accept, with sides turned", async () => {
    const { id, a, b, ada, bob } = await over();
    bob.close();
    await bob.gone();
    expect(await press(id, a.token)).toMatchObject({ match: null, until: Date.now() + DAY_MS });
    expect(await ada.next("rematch")).toMatchObject({ by: a.id, yes: [a.id], match: null });
    const ear = await Ear.open(b.token);
    await ear.next("matches");
    await evict(stub(id));
    await tell(id);
    expect(
      (await ear.next("matches", ({ headline }) => headline?.kind === "invited")).invitations,
    ).toMatchObject([{ match: id, by: "Ada", game: "password" }]);
    const { match } = await press(id, b.token);
    expect(match).not.toBeNull();
    expect(await ada.next("rematch", (frame) => frame.match !== null)).toMatchObject({ match });
    const summary = (await stub(match!).summary()) as unknown as Summary;
    expect(summary.seats.map(({ members }) => members[0]!.id)).toEqual([b.id, a.id]);
    expect(summary.state).toBe("playing");
    expect(await press(id, a.token)).toMatchObject({ match });
    await tell(id);
    expect((await open(b.token)).invitations).toEqual([]);
  });

  it("[W89] both press at once: one match", async () => {
    const { id, a, b } = await over();
    const [first, second] = await Promise.all([press(id, a.token), press(id, b.token)]);
    const made = [first.match, second.match].filter((match) => match !== null);
    expect(made).toHaveLength(1);
    expect((await press(id, a.token)).match).toBe(made[0]);
  });

  it("[W88] [W90] may be declined, and is forgotten after a day", async () => {
    const { id, a, b, ada } = await over();
    await press(id, a.token);
    await tell(id);
    pass(DAY_MS);
    expect((await open(b.token)).invitations).toEqual([]);
    expect(await press(id, a.token)).toMatchObject({ match: null, until: Date.now() + DAY_MS });
    await press(id, b.token, false);
    expect(await ada.next("rematch", (frame) => frame.isOver)).toMatchObject({ no: [b.id] });
  });

  it("[W88] against bots begins at once, and only after the end, for who played", async () => {
    const { token } = await guest();
    const stranger = await guest();
    const id = await makeMatch(token, { bots: [{ level: 1 }] });
    expect((await post(`/api/matches/${id}/rematch`, {}, token)).status).toBe(403);
    const line = await Client.open(id, token);
    await line.move("r", { type: "resign" });
    expect((await post(`/api/matches/${id}/rematch`, {}, stranger.token)).status).toBe(403);
    const { match } = await press(id, token);
    const summary = (await stub(match!).summary()) as unknown as Summary;
    expect(summary).toMatchObject({ state: "playing", seats: [{ bot: 1 }, { bot: null }] });
  });
});
