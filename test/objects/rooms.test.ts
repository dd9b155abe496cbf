import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { EMPTY_MS, HOSTLESS_MS } from "../../src/match/rooms.ts";
import { claimCode, MAKING_MS, tidyCodes } from "../../src/players/room-codes.ts";
import { roomSchema, type Summary, summarySchema } from "../../src/protocol/requests.ts";
import { Client, call, guest, makeMatch, post } from "./client.ts";
import { evict } from "./evict.ts";

const send = async (method: string, path: string, token: string, body: unknown = {}) => {
  const answer = await call(path, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as { code?: string; seq?: number };
  return [answer.status, said.code ?? "ok"];
};
const change = (id: string, token: string, body: unknown) => send("PATCH", `/api/matches/${id}`, token, body);
const arrange = (id: string, token: string, body: unknown) =>
  send("POST", `/api/matches/${id}/arrange`, token, body);
const sit = (id: string, token: string) => send("POST", `/api/matches/${id}/seats`, token);
const leave = (id: string, token: string) => send("DELETE", `/api/matches/${id}/seats`, token);
const summary = async (id: string): Promise<Summary> =>
  summarySchema.parse(await (await call(`/api/matches/${id}`)).json());
const stub = (id: string) => env.MATCHES.getByName(id);
const look = async (code: string, address: string, token?: string): Promise<[number, unknown]> => {
  const headers = { "cf-connecting-ip": address, ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const answer = await call(`/api/rooms/${code}`, { headers });
  return [answer.status, await answer.json()];
};

async function room(wish: object = {}) {
  const [a, b] = [await guest("Ada"), await guest("Bob")];
  const id = await makeMatch(a.token, { start: "host", seats: 3, ...wish });
  await sit(id, b.token);
  return { id, a, b };
}

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe("a room", () => {
  it("[W57] [W58] [W61] is set and arranged by its host while everybody looks on", async () => {
    const { id, a, b } = await room();
    const bob = await Client.open(id, b.token);
    expect((await bob.next("welcome")).table).toMatchObject({ host: a.id, start: "host" });
    expect(await change(id, a.token, { options: { level: 2 }, seats: 2 })).toEqual([200, "ok"]);
    const seen = await bob.next("update", ({ events }) => events.some(({ type }) => type === "room-changed"));
    expect(seen.view.room).toMatchObject({ options: { level: 2, words: "checked" } });
    expect(seen.view.seats).toHaveLength(2);
    await arrange(id, a.token, { type: "move", player: a.id, seat: 1 });
    const moved = await bob.next("update", ({ events }) => events[0]?.type === "seats-arranged");
    expect(moved.view.seats.map(({ members }) => members[0]?.name)).toEqual(["Bob", "Ada"]);
    expect(await send("POST", `/api/matches/${id}/start`, a.token)).toEqual([200, "ok"]);
    const begun = await bob.next("update", ({ view }) => view.phase !== "waiting");
    expect(begun.view).not.toHaveProperty("room");
    expect(await bob.move("b", { type: "secret", word: "DANSE" })).toMatchObject({ type: "accepted" });
    expect((await summary(id)).options).toMatchObject({ level: 2 });
  });

  it("[W2] [W58] [W61] answers clearly what cannot be done", async () => {
    const { id, a, b } = await room();
    expect(await sit(id, b.token)).toEqual([409, "already-seated"]);
    expect(await change(id, b.token, { seats: 2 })).toEqual([403, "not-host"]);
    expect(await arrange(id, b.token, { type: "remove", player: a.id })).toEqual([403, "not-host"]);
    expect(await change(id, a.token, { seats: 9 })).toEqual([400, "seats-out-of-range"]);
    expect(await change(id, a.token, { options: { level: 7 } })).toEqual([400, "body-malformed"]);
    expect(await change(id, a.token, { game: "buzzle" })).toEqual([400, "body-malformed"]);
    expect(await arrange(id, a.token, { type: "bot", seat: 1, level: 1 })).toEqual([
      409,
      "seat-not-available",
    ]);
    expect(await arrange(id, a.token, { type: "move", player: "nobody", seat: 1 })).toEqual([
      409,
      "player-not-here",
    ]);
    expect(await send("POST", `/api/matches/${id}/start`, a.token)).toEqual([409, "seats-empty"]);
    await arrange(id, a.token, { type: "bot", seat: 2, level: 1 });
    expect(await send("POST", `/api/matches/${id}/start`, a.token)).toEqual([200, "ok"]);
    expect(await change(id, a.token, { seats: 2 })).toEqual([409, "match-begun"]);
    expect(await leave(id, b.token)).toEqual([409, "match-begun"]);
    const nowhere = "A".repeat(22);
    expect(await change(nowhere, a.token, {})).toEqual([404, "match-not-found"]);
    expect(await arrange(nowhere, a.token, { type: "remove", player: a.id })).toEqual([
      404,
      "match-not-found",
    ]);
  });

  it("[W6] begins with the commit that fills it, where it need not wait for its host", async () => {
    const { id, a } = await room({ start: "full" });
    await arrange(id, a.token, { type: "bot", seat: 2, level: 1 });
    expect((await summary(id)).state).toBe("playing");
  });

  it("[W61] turns out whom its host removes, for good", async () => {
    const { id, a, b } = await room();
    const bob = await Client.open(id, b.token);
    await bob.next("welcome");
    expect(await arrange(id, a.token, { type: "remove", player: b.id })).toEqual([200, "ok"]);
    expect(await bob.gone()).toMatchObject({ code: 4403 });
    expect(await sit(id, b.token)).toEqual([403, "removed-by-host"]);
  });
});

describe("a room without its host", () => {
  it("[W62] [W63] goes to somebody else at once when the host leaves", async () => {
    const { id, a, b } = await room();
    const bob = await Client.open(id, b.token);
    expect(await leave(id, a.token)).toEqual([200, "ok"]);
    const seen = await bob.next("update", ({ events }) => events.some(({ type }) => type === "host-changed"));
    expect(seen.view.room).toMatchObject({ host: b.id });
    expect(await change(id, a.token, { seats: 2 })).toEqual([403, "not-host"]);
    expect(await change(id, b.token, { seats: 2 })).toEqual([200, "ok"]);
  });

  it("[W63] goes to somebody who waits, a minute after the host's connection was lost; also if memory was", async () => {
    const { id, a, b } = await room();
    const [ada, bob] = [await Client.open(id, a.token), await Client.open(id, b.token)];
    await bob.next("presence", ({ connected }) => connected.length === 2);
    ada.close();
    await bob.next("presence", ({ connected }) => connected.length === 1);
    const alarm = () => runInDurableObject(stub(id), (_, state) => state.storage.getAlarm());
    await expect.poll(alarm).toBeLessThanOrEqual(Date.now() + HOSTLESS_MS);
    await evict(stub(id));
    pass(HOSTLESS_MS - 1);
    await runDurableObjectAlarm(stub(id));
    expect((await summary(id)).host).toBe(a.id);
    pass(1);
    await runDurableObjectAlarm(stub(id));
    expect((await summary(id)).host).toBe(b.id);
  });

  it("[W64] [W65] ends at once when the last one leaves, and its code says so", async () => {
    const { id, a, b } = await room();
    const { code } = await summary(id);
    await leave(id, b.token);
    await leave(id, a.token);
    await runDurableObjectAlarm(stub(id));
    expect((await call(`/api/matches/${id}`)).status).toBe(404);
    expect(await look(code!, "ended")).toMatchObject([410, { code: "room-ended" }]);
    expect(await runInDurableObject(stub(id), (_, state) => state.storage.getAlarm())).toBeNull();
  });

  it.each(["public", "private"] as const)(
    "[W64] %s: ends by itself when nobody is there",
    async (visibility) => {
      const { id, a } = await room({ visibility });
      const ada = await Client.open(id, a.token);
      await ada.next("welcome");
      ada.close();
      await expect.poll(async () => (await summary(id)).seats[0]?.connected).toBe(false);
      pass(EMPTY_MS[visibility] - 1);
      await runDurableObjectAlarm(stub(id));
      expect((await call(`/api/matches/${id}`)).status).toBe(200);
      pass(1);
      await runDurableObjectAlarm(stub(id));
      expect((await call(`/api/matches/${id}`)).status).toBe(404);
    },
  );
});

describe("a room's code", () => {
  it("[W65] leads to the room; once it has begun, only its people and, in public, spectators", async () => {
    const { id, a } = await room({ seats: 2 });
    const { code } = await summary(id);
    expect(roomSchema.parse((await look(code!.toLowerCase(), "friend"))[1])).toEqual({
      code,
      match: id,
      state: "waiting",
    });
    await post(`/api/matches/${id}/start`, {}, a.token);
    expect(await look(code!, "friend")).toMatchObject([409, { code: "match-begun" }]);
    expect(await look(code!, "friend", (await guest()).token)).toMatchObject([409, {}]);
    expect(await look(code!, "friend", a.token)).toMatchObject([200, { match: id, state: "playing" }]);
    const open = await room({ seats: 2, visibility: "public" });
    await post(`/api/matches/${open.id}/start`, {}, open.a.token);
    expect(await look((await summary(open.id)).code!, "friend")).toMatchObject([200, { state: "playing" }]);
  });

  it("[T7c] that was claimed for a room which was never made leads nowhere, and is free again", async () => {
    const { id } = await room();
    const lost = await claimCode(env.DB, "AAAAAAAAAAAAAAAAAAAAAA", Date.now());
    expect(await look(lost, "early")).toMatchObject([404, { code: "room-not-found" }]);
    pass(MAKING_MS + 1);
    // Made, but the process died before it could say so.
    const { code } = await summary(id);
    await env.DB.prepare("UPDATE room_codes SET opened_at = NULL WHERE match = ?").bind(id).run();
    await tidyCodes(env.DB, async (match) => match === id, Date.now());
    const codeRow = (wanted: string) =>
      env.DB.prepare("SELECT match, opened_at FROM room_codes WHERE code = ?").bind(wanted).first();
    expect(await codeRow(lost)).toBeNull();
    expect(await codeRow(code!)).toEqual({ match: id, opened_at: Date.now() });
    expect(await look(code!, "friend")).toMatchObject([200, { match: id }]);
  });

  it("[W67] is drawn again when it is taken, and free again after a month", async () => {
    const draws = ["BBBBB", "BBBBB", "CCCCC", "BBBBB"];
    const draw = () => draws.shift()!;
    expect(await claimCode(env.DB, "one", 1000, draw)).toBe("BBBBB");
    expect(await claimCode(env.DB, "two", 2000, draw)).toBe("CCCCC");
    expect(await claimCode(env.DB, "three", 1001 + 30 * 86_400_000, draw)).toBe("BBBBB");
  });

  it("[W66] that leads nowhere may be tried ten times a minute; one that leads somewhere does not count", async () => {
    const { id } = await room();
    const { code } = await summary(id);
    for (let i = 0; i < 9; i++)
      expect(await look(i % 2 ? "XXXXX" : "nonsense", "guesser")).toMatchObject([404, {}]);
    for (let i = 0; i < 5; i++) expect((await look(code!, "guesser"))[0]).toBe(200);
    expect(await look("XXXXX", "guesser")).toMatchObject([404, { code: "room-not-found" }]);
    const answer = await call(`/api/rooms/${code}`, { headers: { "cf-connecting-ip": "guesser" } });
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "6"]);
  });
});
