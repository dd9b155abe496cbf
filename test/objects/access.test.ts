import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { CLOSE } from "../../src/protocol/close.ts";
import { Client, call, guest, makeMatch, post } from "./client.ts";
import { evict } from "./evict.ts";

/** Who may hear a match, and what becomes of who no longer may. */
const stub = (id: string) => env.MATCHES.getByName(id);

const change = async (id: string, token: string, body: unknown): Promise<number> => {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  return (await call(`/api/matches/${id}`, { method: "PATCH", headers, body: JSON.stringify(body) })).status;
};

/** A room with two people seated. */
async function room(visibility: "public" | "private") {
  const [a, b] = [await guest("Ada"), await guest("Bob")];
  const id = await makeMatch(a.token, { visibility, start: "host", seats: 3 });
  await post(`/api/matches/${id}/seats`, {}, b.token);
  return { id, a, ada: await Client.open(id, a.token), bob: await Client.open(id, b.token) };
}

/** A public one with two who watch: one without a name, one with. */
async function watchedRoom() {
  const open = await room("public");
  const watching = [await Client.open(open.id), await Client.open(open.id, (await guest("Cy")).token)];
  await open.ada.next("presence", ({ watchers }) => watchers === 2);
  await Promise.all(watching.map((each) => each.next("presence", ({ watchers }) => watchers === 2)));
  return { ...open, watching };
}

/** The room becomes private behind its sockets' back, as if an older version had made it so without a word. */
async function shutInSilence(id: string): Promise<void> {
  const shut = JSON.stringify([{ type: "room-changed", changes: { visibility: "private" } }]);
  await runInDurableObject(stub(id), (_, { storage }) => {
    storage.sql.exec("INSERT INTO log (seq, at, events) SELECT max(seq) + 1, max(at), ? FROM log", shut);
    storage.sql.exec("DELETE FROM snapshot");
  });
  await evict(stub(id));
}

describe("who may hear a match", () => {
  it("[T1a] a room made private turns out who has no seat, and they hear nothing of it or after it", async () => {
    const { id, a, ada, bob, watching } = await watchedRoom();
    const heardBefore = watching.map(({ frames }) => frames.length);
    expect(await change(id, a.token, { visibility: "private" })).toBe(200);
    await ada.next("update", ({ view }) => (view.room as { visibility: string }).visibility === "private");
    ada.send({ type: "chat", to: "table", text: "entre nous" });
    expect(await bob.next("chat")).toMatchObject({ text: "entre nous" });
    for (const [i, each] of watching.entries()) {
      expect(await each.gone()).toMatchObject({ code: CLOSE.mayNotWatch });
      expect(each.frames.slice(heardBefore[i]).filter(({ type }) => type !== "presence")).toEqual([]);
    }
    await ada.next("presence", ({ watchers }) => watchers === 0);
    expect([ada.closed, bob.closed]).toEqual([null, null]);
  });

  it.each([
    ["sync", { type: "sync", seq: 0 }],
    ["chat", { type: "chat", to: "table", phrase: "hello" }],
    ["a move", { type: "move", id: "w1", move: { type: "roll" } }],
    ["a ping of another spelling", '{ "type": "ping" }'],
  ])("[T1b] %s of a socket that slept through the change is answered with 4403 alone", async (_, frame) => {
    const { id, watching } = await watchedRoom();
    await shutInSilence(id);
    const before = watching.map(({ frames }) => frames.length);
    for (const each of watching) each.send(frame); // both at once: the first to go has the other told of it
    for (const [i, each] of watching.entries()) {
      expect(await each.gone()).toMatchObject({ code: CLOSE.mayNotWatch });
      expect(each.frames.slice(before[i])).toEqual([]);
    }
  });

  it("[T1b] what the table says reaches no socket that slept through the change", async () => {
    const { id, ada, bob, watching } = await watchedRoom();
    await shutInSilence(id);
    const before = watching.map(({ frames }) => frames.length);
    ada.send({ type: "chat", to: "table", text: "entre nous" });
    await bob.next("chat");
    for (const [i, each] of watching.entries()) {
      expect(await each.gone()).toMatchObject({ code: CLOSE.mayNotWatch });
      expect(each.frames.slice(before[i])).toEqual([]);
    }
  });

  it("[T1c] what was said while a room was private is not repeated to who watches it later", async () => {
    const { id, a, ada, bob } = await room("private");
    ada.send({ type: "chat", to: "table", text: "entre nous" });
    ada.send({ type: "chat", to: "table", phrase: "hello" });
    await bob.next("chat", (said) => "phrase" in said);
    expect(await change(id, a.token, { visibility: "public" })).toBe(200);
    const watcher = await Client.open(id);
    await watcher.next("chat");
    expect(watcher.frames.filter(({ type }) => type === "chat")).toMatchObject([{ phrase: "hello" }]);
  });
});
