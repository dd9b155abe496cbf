import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeId } from "../../src/core/ids.ts";
import type { Player } from "../../src/objects/player.ts";
import { requestWith } from "../../src/objects/upgrade.ts";
import { LIFETIME_MS, readToken, signToken } from "../../src/players/tokens.ts";
import type { LobbyFrame } from "../../src/protocol/lobby.ts";
import type { MeServerFrame } from "../../src/protocol/me.ts";
import { SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { Client, call, guest, Line, makeMatch, pair, post } from "./client.ts";
import { evict } from "./evict.ts";
import { Seeker } from "./seeker.ts";

type Who = { token: string; id: string };
const MINUTE_MS = 60_000;

const signOut = async ({ token }: Who): Promise<string> =>
  ((await (await post("/api/me/sign-out", {}, token)).json()) as { token: string }).token;
const remove = ({ token }: Who) =>
  call("/api/me", { method: "DELETE", headers: { Authorization: `Bearer ${token}` } });

/** A socket in every place that has any. */
async function everywhere(player: Who) {
  const match = await makeMatch(player.token);
  const at = async <F extends { type: string }>(path: string) =>
    new Line<F>(await Line.upgrade(path, player.token));
  const lines = {
    match: await Client.open(match, player.token),
    queue: await Seeker.open({ player }),
    notices: await at<MeServerFrame>("/api/me/socket"),
    lobby: await at<LobbyFrame>("/api/lobby/fr/socket"),
  };
  await lines.match.next("welcome");
  await lines.queue.next("waiting");
  await lines.notices.next("matches");
  await lines.lobby.next("lobby");
  return { match, lines };
}

const codes = async (lines: Record<string, { gone(): Promise<{ code: number }> }>) =>
  Object.fromEntries(
    await Promise.all(Object.entries(lines).map(async ([at, line]) => [at, (await line.gone()).code])),
  );
const ALL_4401 = { match: 4401, queue: 4401, notices: 4401, lobby: 4401 };

/** A player's object that dies after it has written what is to be done, and before it does any of it. */
const dieBeforeCarryingOut = (id: string) =>
  runInDurableObject(env.PLAYERS.getByName(id), (player: Player) => {
    vi.spyOn(player as unknown as { carryOut(): Promise<void> }, "carryOut").mockResolvedValue();
  });

afterEach(() => Seeker.everybodyLeaves());

describe("signing out everywhere", () => {
  it("[T2a] closes every open socket with 4401: in a match, in the queue, in the lobby and for notices", async () => {
    const ada = await guest("Ada");
    const { match, lines } = await everywhere(ada);
    const token = await signOut(ada);
    expect(await codes(lines)).toEqual(ALL_4401);
    const again = await Client.open(match, token);
    expect(await again.next("welcome")).toMatchObject({ seat: 0 });
  });

  it("[T2a] leaves no move to a socket of before, and others' sockets alone", async () => {
    const { a, ada, bob, id } = await pair();
    await ada.next("welcome");
    await bob.next("welcome");
    await signOut(a);
    expect(await ada.gone()).toMatchObject({ code: 4401 });
    expect(bob.closed).toBeNull();
    expect(await bob.move("b1", { type: "secret", word: "DANSE" })).toMatchObject({ type: "accepted" });
    expect(await (await Client.open(id, a.token)).gone()).toMatchObject({ code: 4401 });
  });

  it("[T2a] takes somebody out of the queue at once", async () => {
    const [ada, bob] = [await guest("Ada"), await guest("Bob")];
    const waiting = await Seeker.open({ player: ada });
    await waiting.next("waiting");
    await signOut(ada);
    await waiting.gone();
    const other = await Seeker.open({ player: bob });
    expect(await other.next("waiting")).toMatchObject({ players: 1 });
  });

  it("[T2c] is carried out after a restart, when the object died with nothing done but its first write", async () => {
    const ada = await guest("Ada");
    const { lines } = await everywhere(ada);
    await dieBeforeCarryingOut(ada.id);
    await signOut(ada);
    expect(lines.match.closed).toBeNull();
    const object = env.PLAYERS.getByName(ada.id);
    await evict(object);
    expect(await runDurableObjectAlarm(object)).toBe(true);
    expect(await codes(lines)).toEqual(ALL_4401);
    const row = await env.DB.prepare("SELECT epoch FROM players WHERE id = ?").bind(ada.id).first();
    expect(row).toEqual({ epoch: 1 });
  });

  it("[T2c] is tried again while an object that holds a socket cannot be reached", async () => {
    const ada = await guest("Ada");
    const match = await makeMatch(ada.token);
    const line = await Client.open(match, ada.token);
    await line.next("welcome");
    const telling = await runInDurableObject(env.PLAYERS.getByName(ada.id), (player: Player) =>
      vi
        .spyOn((player as unknown as { errands: { tellPlace(): Promise<number> } }).errands, "tellPlace")
        .mockRejectedValueOnce(new Error("not now")),
    );
    await signOut(ada);
    expect(telling).toHaveBeenCalledTimes(1);
    expect(line.closed).toBeNull();
    expect(await runDurableObjectAlarm(env.PLAYERS.getByName(ada.id))).toBe(true);
    expect(await line.gone()).toMatchObject({ code: 4401 });
  });

  it("[T2b] an upgrade that was allowed a moment before finds its object already told", async () => {
    const ada = await guest("Ada");
    const match = await makeMatch(ada.token);
    const { epoch, endsAt } = (await readToken(env.SIGNING_KEYS, ada.token, Date.now()))!;
    const visitor = { player: { id: ada.id, name: "Ada" }, session: { epoch, endsAt } };
    const stub = env.MATCHES.getByName(match);
    await stub.endSessions(ada.id, { epoch: 1 });
    const late = await stub.fetch(requestWith("http://palabre.test/", SUBPROTOCOL, { visitor }));
    expect(await new Client(late.webSocket!).gone()).toMatchObject({ code: 4401 });
  });
});

describe("an account that is deleted", () => {
  it("[T2a] hears and says nothing more: its sockets are closed with 4401", async () => {
    const ada = await guest("Ada");
    const { lines } = await everywhere(ada);
    expect((await remove(ada)).status).toBe(204);
    expect(await codes(lines)).toEqual(ALL_4401);
  });

  it("[T2c] is deleted after a restart, when the object died with nothing done but its first write", async () => {
    const ada = await guest("Ada");
    const { lines } = await everywhere(ada);
    await dieBeforeCarryingOut(ada.id);
    await remove(ada);
    const me = () => call("/api/me", { headers: { Authorization: `Bearer ${ada.token}` } });
    expect((await me()).status, "void from the first write on").toBe(401);
    const object = env.PLAYERS.getByName(ada.id);
    await evict(object);
    await runDurableObjectAlarm(object);
    expect(await codes(lines)).toEqual(ALL_4401);
    const row = await env.DB.prepare("SELECT name, gone_at FROM players WHERE id = ?").bind(ada.id).first();
    expect(row).toEqual({ name: "", gone_at: expect.any(Number) });
    expect((await me()).status).toBe(401);
  });
});

describe("a token that was voided elsewhere", () => {
  it("[T2d] is refused by every upgrade and writing call at once; the half minute of memory serves reads alone", async () => {
    const ada = await guest("Ada");
    const match = await makeMatch(ada.token);
    const headers = { Authorization: `Bearer ${ada.token}` };
    expect((await call("/api/me", { headers })).status).toBe(200);
    await env.PLAYERS.getByName(ada.id).endAll(0); // as another isolate would: this one still remembers
    expect((await call("/api/me", { headers })).status).toBe(200);
    expect((await post("/api/matches", { game: "password", language: "fr" }, ada.token)).status).toBe(401);
    expect((await call("/api/me", { method: "PATCH", headers, body: '{"name":"Eve"}' })).status).toBe(401);
    expect(await (await Client.open(match, ada.token)).gone()).toMatchObject({ code: 4401 });
    vi.setSystemTime(Date.now() + 30_000);
    expect((await call("/api/me", { headers })).status).toBe(401);
  });
});

describe("a socket ends when its token does", () => {
  const brief = async ({ id }: Who, name: string) =>
    signToken(env.SIGNING_KEYS, { id, name, kind: "guest", epoch: 0, endsAt: Date.now() + MINUTE_MS });

  it("[T2e] it acts no more", async () => {
    const { a, id } = await pair();
    const ada = await Client.open(id, await brief(a, "Ada"));
    await ada.next("welcome");
    vi.setSystemTime(Date.now() + MINUTE_MS);
    ada.send({ type: "move", id: "a1", move: { type: "secret", word: "SALADE" } });
    expect(await ada.gone()).toMatchObject({ code: 4401 });
    expect(ada.frames.some(({ type }) => type === "accepted")).toBe(false);
  });

  it("[T2e] it hears no more, also after a hibernation", async () => {
    const { a, bob, id } = await pair();
    const ada = await Client.open(id, await brief(a, "Ada"));
    await ada.next("welcome");
    await evict(env.MATCHES.getByName(id));
    vi.setSystemTime(Date.now() + MINUTE_MS);
    const before = ada.frames.length;
    await bob.move("b1", { type: "secret", word: "DANSE" });
    expect(await ada.gone()).toMatchObject({ code: 4401 });
    expect(ada.frames.slice(before)).toEqual([]);
  });

  it("[T2e] where nothing happens, the match's alarm closes it", async () => {
    const { a, id } = await pair();
    const ada = await Client.open(id, await brief(a, "Ada"));
    await ada.next("welcome");
    const stub = env.MATCHES.getByName(id);
    const due = await runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
    expect(due).toBeLessThanOrEqual(Date.now() + MINUTE_MS);
    vi.setSystemTime(Date.now() + MINUTE_MS);
    await runDurableObjectAlarm(stub);
    expect(await ada.gone()).toMatchObject({ code: 4401 });
  });
});

describe("what a player's object knows of open sockets", () => {
  it("[T2f] is bounded: places without a socket are dropped, the one that has it is not", async () => {
    const ada = await guest("Ada");
    const kept = await makeMatch(ada.token);
    const line = await Client.open(kept, ada.token);
    await line.next("welcome");
    for (let n = 0; n < 40; n++) {
      const gone = await Line.upgrade(
        `/api/matches/${makeId((bytes) => crypto.getRandomValues(bytes))}/socket`,
        ada.token,
      );
      gone.accept();
      vi.setSystemTime(Date.now() + MINUTE_MS);
    }
    const object = env.PLAYERS.getByName(ada.id);
    await evict(object); // waits for what goes on beside
    const known = await runInDurableObject(object, (_, { storage }) =>
      [...storage.kv.list({ prefix: "socket:" })].map(([key]) => key),
    );
    expect(known.length).toBeLessThan(36);
    expect(known).toContain(`socket:match:${kept}`);
    await signOut(ada);
    expect(await line.gone()).toMatchObject({ code: 4401 });
  });
});

it("[W14] a token holds for 400 days, to the millisecond, under a key that is still there", async () => {
  const [keys, others] = [`a:${"A".repeat(43)}`, `b:${"B".repeat(43)}`];
  const ada = { id: "ada", name: "Ada", kind: "guest", epoch: 0 } as const;
  expect(LIFETIME_MS).toBe(400 * 24 * 60 * 60 * 1000);
  const token = await signToken(keys, { ...ada, endsAt: LIFETIME_MS });
  expect(await readToken(keys, token, LIFETIME_MS - 1)).toMatchObject(ada);
  expect(await readToken(keys, token, LIFETIME_MS)).toBeNull();
  expect(await readToken(others, token, 0)).toBeNull();
  expect(await readToken(`${others} ${keys}`, token, 0)).toMatchObject(ada);
});
