import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { STALE_MS } from "../../src/objects/lobby.ts";
import { type LobbyEntry, type LobbyFrame, lobbyFrameSchema, lobbySchema } from "../../src/protocol/lobby.ts";
import { Client, call, guest, Line, makeMatch, post } from "./client.ts";

class Reader extends Line<LobbyFrame> {
  static async open(language = "fr"): Promise<Reader> {
    return new Reader(await Line.upgrade(`/api/lobby/${language}/socket`, undefined));
  }
}

const stub = (id: string) => env.MATCHES.getByName(id);
const lobby = env.LOBBIES.getByName("fr");
/** What is owed to the lobby is told by the match's alarm. */
const tell = (id: string) => runDurableObjectAlarm(stub(id));
const listed = async (id: string): Promise<LobbyEntry | undefined> =>
  lobbySchema.parse(await (await call("/api/lobby/fr")).json()).entries.find((entry) => entry.id === id);

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe("the lobby", () => {
  it("[W69] shows public rooms as they appear, change, begin and vanish, to whoever looks", async () => {
    const reader = await Reader.open();
    await reader.next("lobby");
    const [a, b] = [await guest("Ada"), await guest("Bob")];
    const id = await makeMatch(a.token, { start: "host", visibility: "public" });
    const ada = await Client.open(id, a.token);
    await ada.next("welcome");
    await tell(id);
    const { entry } = await reader.next("listed", ({ entry }) => entry.id === id);
    expect(entry).toMatchObject({ game: "password", state: "waiting", host: "Ada", seats: 2, free: 1 });
    await post(`/api/matches/${id}/seats`, {}, b.token);
    await tell(id);
    await reader.next("listed", ({ entry }) => entry.id === id && entry.free === 0);
    await post(`/api/matches/${id}/start`, {}, a.token);
    await tell(id);
    await reader.next("listed", ({ entry }) => entry.id === id && entry.state === "playing");
    await Client.open(id);
    await ada.next("presence", ({ watchers }) => watchers === 1);
    pass(5000);
    await tell(id);
    await reader.next("listed", ({ entry }) => entry.id === id && entry.watchers === 1);
    await ada.move("r", { type: "resign" });
    await tell(id);
    await reader.next("gone", (frame) => frame.id === id);
    for (const frame of reader.frames) lobbyFrameSchema.parse(frame);
  });

  it("[W69] [W60] knows nothing of private rooms, and forgets one that becomes private", async () => {
    const { token } = await guest("Ada");
    const id = await makeMatch(token, { start: "host" });
    await (await Client.open(id, token)).next("presence");
    await tell(id);
    expect(await listed(id)).toBeUndefined();
    const change = (visibility: string) =>
      call(`/api/matches/${id}`, {
        method: "PATCH",
        headers: { Authorization: `Bearer ${token}` },
        body: JSON.stringify({ visibility }),
      });
    await change("public");
    await tell(id);
    expect(await listed(id)).toBeDefined();
    await change("private");
    await tell(id);
    expect(await listed(id)).toBeUndefined();
  });

  it("[T9d] lists a table only while somebody who sits there is there; who watches is not enough", async () => {
    const { token } = await guest("Ada");
    const id = await makeMatch(token, { start: "host", visibility: "public" });
    const watcher = await Client.open(id);
    await watcher.next("presence");
    await tell(id);
    expect(await listed(id)).toBeUndefined();
    for (let i = 0; i < 2; i++) {
      const ada = await Client.open(id, token);
      await ada.next("presence");
      await tell(id);
      expect(await listed(id)).toBeDefined();
      ada.close();
      await watcher.next("presence", ({ connected }) => connected.length === 0);
      await tell(id);
      expect(await listed(id)).toBeUndefined();
    }
  });

  it("[T9d] lists three tables of one host, and the fourth once one of them is gone", async () => {
    const { token } = await guest("Ada");
    const open = async () => {
      const id = await makeMatch(token, { start: "host", visibility: "public" });
      const line = await Client.open(id, token);
      await line.next("presence");
      await tell(id);
      return { id, line };
    };
    const rooms = [await open(), await open(), await open(), await open()];
    const shown = () => Promise.all(rooms.map(async ({ id }) => (await listed(id)) !== undefined));
    expect(await shown()).toEqual([true, true, true, false]);
    await call(`/api/matches/${rooms[0]!.id}/seats`, {
      method: "DELETE",
      headers: { Authorization: `Bearer ${token}` },
    });
    await tell(rooms[0]!.id);
    pass(60_000);
    await tell(rooms[3]!.id);
    expect(await shown()).toEqual([false, true, true, true]);
  });

  it("[W69] forgets a match that is never heard of again", async () => {
    const { token } = await guest("Ada");
    const id = await makeMatch(token, { start: "host", visibility: "public" });
    await (await Client.open(id, token)).next("presence");
    await tell(id);
    pass(STALE_MS - 1);
    await runDurableObjectAlarm(lobby);
    expect(await listed(id)).toBeDefined();
    pass(1);
    await runDurableObjectAlarm(lobby);
    expect(await listed(id)).toBeUndefined();
  });

  it("[W69] is told only when something is news: moves cost it nothing", async () => {
    const [a, b] = [await guest(), await guest()];
    const id = await makeMatch(a.token, { visibility: "public" });
    await post(`/api/matches/${id}/seats`, {}, b.token);
    const ada = await Client.open(id, a.token);
    await Client.open(id, b.token);
    await ada.next("update", ({ events }) => events.some(({ type }) => type === "everyone-arrived"));
    await tell(id);
    const owed = () => runInDurableObject(stub(id), (_, state) => state.storage.kv.get("lobby"));
    const before = await owed();
    await ada.move("a1", { type: "secret", word: "SALADE" });
    expect(await owed()).toEqual(before);
  });

  it("[W69] has no language that is not played", async () => {
    expect((await call("/api/lobby/xx")).status).toBe(404);
  });
});
