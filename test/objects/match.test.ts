import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { opens } from "../../src/match/seal.ts";
import type { Match } from "../../src/objects/match.ts";
import { type ServerFrame, serverFrameSchema } from "../../src/protocol/frames.ts";
import { replaySchema } from "../../src/protocol/requests.ts";
import { Client, call, guest, makeMatch, pair, post } from "./client.ts";
import { evict } from "./evict.ts";

/** Plays to the end: both choose, and whoever has the hand guesses right. */
async function finish(
  { id, ada, bob }: { id: string; ada: Client; bob: Client },
  between: () => Promise<void>,
) {
  expect(await ada.move("a1", { type: "secret", word: "SALADE" })).toMatchObject({ type: "accepted" });
  await between();
  expect(await bob.move("b1", { type: "secret", word: "BUVEZ" })).toMatchObject({ type: "refused" });
  await between();
  expect(await bob.move("b2", { type: "secret", word: "Dansé" })).toMatchObject({ type: "accepted" });
  await between();
  await ada.next("update", ({ view }) => view.phase === "turn");
  const turn = ada.view.awaiting[0]!;
  const [mover, word] = turn === 0 ? ([ada, "DANSE"] as const) : ([bob, "SALADE"] as const);
  expect(await mover.move("g", { type: "guess", target: 1 - turn, word })).toMatchObject({
    type: "accepted",
  });
  await between();
  return { id, winner: turn, mover };
}

describe("a match of two sockets", () => {
  it("[W46] goes from the secrets to the end, evicted between any two moves", async () => {
    const match = await pair();
    const welcome = await match.ada.next("welcome");
    expect(welcome).toMatchObject({ protocol: 1, match: match.id, seat: 0, player: match.a.id });
    expect(welcome.view).toMatchObject({ phase: "choosing", awaiting: [0, 1] });
    const { winner, mover } = await finish(match, () => evict(env.MATCHES.getByName(match.id)));
    expect(mover.view.outcome).toMatchObject({ winners: [winner] });
    expect(await mover.move("late", { type: "roll" })).toMatchObject({
      type: "refused",
      code: "match/finished",
    });
    for (const frame of [...match.ada.frames, ...match.bob.frames]) {
      expect(serverFrameSchema.safeParse(frame), JSON.stringify(frame)).toMatchObject({ success: true });
    }
  });

  it("[W42] [W43] numbers every change once, and tells the mover of it before it answers", async () => {
    const { ada, bob } = await pair();
    await ada.move("a1", { type: "secret", word: "SALADE" });
    const update = ada.frames.findIndex(
      (frame) => frame.type === "update" && frame.events.some((e) => e.type === "secret-chosen"),
    );
    const answer = ada.frames.findIndex((frame) => frame.type === "accepted");
    expect(update).toBeGreaterThan(-1);
    expect(answer).toBeGreaterThan(update);
    await bob.next("update", (frame) => frame.events.some((e) => e.type === "secret-chosen"));
    const numbers = bob.frames.flatMap((frame) => (frame.type === "update" ? frame.seq : []));
    expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
  });

  it("[W43] tells a mover things in their order, whatever comes in the meantime", async () => {
    const { id, a, ada, bob } = await pair();
    const secret = (move: string, word: string): string =>
      JSON.stringify({ type: "move", id: move, move: { type: "secret", word } });
    // In one turn of the event loop: the first is judged, and waits for the others' frames to leave.
    await runInDurableObject(env.MATCHES.getByName(id), async (match: Match, ctx) => {
      const socket = ctx.getWebSockets(`player:${a.id}`)[0]!;
      const first = match.webSocketMessage(socket, secret("a1", "SALADE"));
      for (let i = 0; i < 50; i++) await Promise.resolve();
      await match.webSocketMessage(socket, "nonsense");
      await Promise.all([first, match.webSocketMessage(socket, secret("a2", "DANSE"))]);
    });
    bob.send(secret("b1", "DANSE"));
    ada.send({ type: "sync", seq: 0 });
    await ada.next("accepted");
    await bob.next("accepted");
    await ada.next("update", (frame) => frame.events.length > 3);
    const numbers = ada.frames.flatMap((frame) => (frame.type === "update" ? frame.seq : []));
    expect(numbers).toEqual([...numbers].sort((x, y) => x - y));
    const place = (fits: (frame: ServerFrame) => boolean): number => ada.frames.findIndex(fits);
    const told = place(
      (frame) => frame.type === "update" && frame.events.some((each) => each.type === "secret-chosen"),
    );
    expect(told).toBeGreaterThan(-1);
    const accepted = place((frame) => frame.type === "accepted" && frame.id === "a1");
    expect(accepted).toBeGreaterThan(told);
    const puzzled = place((frame) => frame.type === "error");
    expect(puzzled).toBeGreaterThan(accepted);
    expect(place((frame) => frame.type === "refused" && frame.id === "a2")).toBeGreaterThan(puzzled);
  });

  it("[W4] [W92] [W100] gives the replay only when it is over, and every commitment opens", async () => {
    const match = await pair();
    const early = await call(`/api/matches/${match.id}/replay`);
    expect(early.status).toBe(403);
    expect(await early.json()).toMatchObject({ code: "match-not-finished" });
    await finish(match, async () => {});
    const replay = replaySchema.parse(await (await call(`/api/matches/${match.id}/replay`)).json());
    expect(replay.log.map(({ seq }) => seq)).toEqual(replay.log.map((_, i) => i + 1));
    expect(replay.commitments.map(({ word }) => word)).toEqual(["SALADE", "DANSE"]);
    for (const secret of replay.commitments) expect(opens(match.id, secret)).toBe(true);
    expect(opens(match.id, { ...replay.commitments[0]!, word: "TABLE" })).toBe(false);
    const published = match.bob.view as unknown as { sides: { commitment: string }[] };
    expect(published.sides[0]!.commitment).toBe(replay.commitments[0]!.commitment);
  });

  it("[W42] writes one row a move", async () => {
    const { id, ada } = await pair();
    const before = await rows(id);
    await ada.move("a1", { type: "secret", word: "SALADE" });
    expect(await rows(id)).toBe(before + 1);
  });
});

async function rows(id: string): Promise<number> {
  const { runInDurableObject } = await import("cloudflare:test");
  return runInDurableObject(env.MATCHES.getByName(id), (_, state) =>
    Number(state.storage.sql.exec("SELECT count(*) AS n FROM log").one().n),
  );
}

describe("seats and rooms", () => {
  it("[W6] fill from the left, begin in the commit that fills the last one, and are never shared by accident", async () => {
    const [a, b, c] = [await guest(), await guest(), await guest()];
    const id = await makeMatch(a.token, { seats: 2 });
    const join = (token: string, body: object = {}) => post(`/api/matches/${id}/seats`, body, token);
    expect(await (await join(b.token)).json()).toEqual({ seat: 1 });
    expect(await (await join(b.token)).json()).toMatchObject({ code: "already-seated" });
    const full = await join(c.token);
    expect([full.status, ((await full.json()) as { code: string }).code]).toEqual([409, "match-full"]);
    const summary = (await (await call(`/api/matches/${id}`)).json()) as { state: string };
    expect(summary.state).toBe("playing");
  });

  it("[W56] a room starts when its host says so, and only then", async () => {
    const [a, b] = [await guest(), await guest()];
    const id = await makeMatch(a.token, { start: "host" });
    const start = (token: string) => post(`/api/matches/${id}/start`, {}, token);
    expect(await (await start(a.token)).json()).toMatchObject({ code: "seats-empty" });
    await post(`/api/matches/${id}/seats`, {}, b.token);
    const bob = await Client.open(id, b.token);
    expect((await bob.next("welcome")).view.phase).toBe("waiting");
    expect(await bob.move("b1", { type: "roll" })).toMatchObject({ code: "match/not-started" });
    expect(await (await start(b.token)).json()).toMatchObject({ code: "not-host" });
    expect((await start(a.token)).status).toBe(200);
    expect((await bob.next("update")).view.phase).toBe("choosing");
    expect(await (await start(a.token)).json()).toMatchObject({ code: "match-begun" });
  });

  it("[W68] [W70] a team shares its seat and its talk, and resigns only together", async () => {
    const [a, b, mate] = [await guest("Ada"), await guest("Bob"), await guest("Mia")];
    const id = await makeMatch(a.token, { options: { teams: true }, start: "host" });
    await post(`/api/matches/${id}/seats`, {}, b.token);
    expect((await post(`/api/matches/${id}/seats`, { team: 0 }, mate.token)).status).toBe(201);
    await post(`/api/matches/${id}/start`, {}, a.token);
    const [ada, bob, mia] = [
      await Client.open(id, a.token),
      await Client.open(id, b.token),
      await Client.open(id, mate.token),
    ];
    ada.send({ type: "chat", to: "team", text: "SALADE ?" });
    expect(await mia.next("chat")).toMatchObject({ from: { name: "Ada" }, to: "team", text: "SALADE ?" });
    ada.send({ type: "chat", to: "table", phrase: "hello" });
    expect(await bob.next("chat")).toMatchObject({ to: "table", phrase: "hello" });
    expect(bob.frames.filter((frame) => frame.type === "chat")).toHaveLength(1);
    expect(await mia.move("m1", { type: "secret", word: "SALADE" })).toMatchObject({ type: "accepted" });
    expect(await ada.move("a1", { type: "secret", word: "TABLE" })).toMatchObject({ type: "refused" });
    await bob.move("b1", { type: "secret", word: "DANSE" });
    await (bob.view.awaiting.includes(1) ? bob : ada).move("first", { type: "roll" }); // from here on it counts
    expect(await ada.move("a2", { type: "resign" })).toMatchObject({ type: "accepted" });
    expect(ada.view.outcome).toBeNull();
    expect(await mia.move("m2", { type: "resign" })).toMatchObject({ type: "accepted" });
    expect(mia.view.outcome).toMatchObject({ winners: [1] });
    const late = await Client.open(id, b.token);
    await late.next("welcome");
    await late.next("chat");
    expect(late.frames.filter((frame) => frame.type === "chat")).toMatchObject([{ phrase: "hello" }]);
  });

  it("[W37] [W60] a public match can be watched without a token, a private one cannot", async () => {
    const [a, b] = [await guest(), await guest()];
    const open = await makeMatch(a.token, { visibility: "public" });
    const watcher = await Client.open(open);
    expect(await watcher.next("welcome")).toMatchObject({ seat: null, player: null });
    expect(await watcher.move("w", { type: "roll" })).toMatchObject({ code: "match/not-seated" });
    await post(`/api/matches/${open}/seats`, {}, b.token);
    const ada = await Client.open(open, a.token);
    await ada.next("presence", (frame) => frame.watchers === 1);
    ada.send({ type: "chat", to: "table", text: "un mot libre" });
    expect(await ada.next("error")).toMatchObject({ code: "chat/phrases-only" });
    const closed = await makeMatch(a.token);
    expect(await (await Client.open(closed)).gone()).toMatchObject({ code: 4403 });
    expect(await (await Client.open(closed, b.token)).gone()).toMatchObject({ code: 4403 });
  });
});
