import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { MEMBERS_PER_SEAT } from "../../src/match/state.ts";
import { CLOSE } from "../../src/protocol/close.ts";
import { Client, call, guest, makeMatch, pair, post } from "./client.ts";
import { countRows } from "./count-rows.ts";
import { evict } from "./evict.ts";

/** Work that cannot be had for nothing: what each thing costs, and where it ends. */
const problemOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code?: string }).code,
];

describe("a body", () => {
  const MEBIBYTE = 1024 * 1024;

  /** Sixty megabytes, and how many of them anybody asked for. */
  function flood() {
    const pulled = { bytes: 0 };
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (pulled.bytes >= 60 * MEBIBYTE) return controller.close();
          pulled.bytes += 4096;
          controller.enqueue(new Uint8Array(4096).fill(32));
          return undefined;
        },
      },
      { highWaterMark: 0 },
    );
    return { body, pulled };
  }

  it("[T9f] is refused by its declared length, before any of it is read", async () => {
    const { body, pulled } = flood();
    const headers = { "Content-Length": String(60 * MEBIBYTE) };
    expect(await problemOf(await call("/api/players", { method: "POST", headers, body }))).toEqual([
      413,
      "body-too-large",
    ]);
    expect(pulled.bytes).toBeLessThanOrEqual(MEBIBYTE);
  });

  it.each(["/api/players", "/api/matches", "/api/partner/rooms", "/api/nowhere"])(
    "[T9f] that says no length is cut off while it streams: %s",
    async (path) => {
      const { body, pulled } = flood();
      const answer = await call(path, { method: "POST", body, headers: { "Idempotency-Key": "k" } });
      expect(await problemOf(answer)).toEqual([413, "body-too-large"]);
      expect(pulled.bytes).toBeLessThanOrEqual(MEBIBYTE);
    },
  );

  it("[T9f] of bytes that are few as characters counts by its bytes", async () => {
    const name = "é".repeat(9000);
    expect(await problemOf(await post("/api/players", { name }))).toEqual([413, "body-too-large"]);
  });
});

describe("sync", () => {
  /** A public room whose log is long, and somebody who only watches it. */
  async function longRoom(rows: number) {
    const { token, id: host } = await guest();
    const id = await makeMatch(token, { visibility: "public", start: "host" });
    const events = JSON.stringify([{ type: "host-changed", host }]);
    await runInDurableObject(env.MATCHES.getByName(id), (_, { storage }) => {
      for (let seq = 2; seq <= rows; seq++)
        storage.sql.exec("INSERT INTO log (seq, at, events) VALUES (?, ?, ?)", seq, Date.now(), events);
    });
    await evict(env.MATCHES.getByName(id));
    const watcher = await Client.open(id);
    await watcher.next("presence");
    return { id, watcher };
  }

  it("[T9a] reads the newest 200 rows and no more, and says that there were more", async () => {
    const { id, watcher } = await longRoom(500);
    const rows = await countRows(id);
    watcher.send({ type: "sync", seq: 0 });
    const { events, truncated, seq } = await watcher.next("update");
    expect([seq, truncated, events.length]).toEqual([500, true, 200]);
    expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 200 }, (_, i) => 301 + i));
    expect(rows.read).toBeLessThanOrEqual(200);
    watcher.send({ type: "sync", seq: 300 });
    expect(await watcher.next("update")).not.toHaveProperty("truncated");
    watcher.send({ type: "sync", seq: 299 });
    expect(await watcher.next("update")).toMatchObject({ truncated: true });
  });

  it("[T9a] costs ten tokens of the bucket, and is answered once as long as there is one left", async () => {
    const { watcher } = await longRoom(3);
    const updates = () => watcher.frames.filter(({ type }) => type === "update").length;
    for (let n = 0; n < 9; n++) watcher.send({ type: "probe", n: 1000 + n }); // 31 tokens are left
    for (let i = 0; i < 4; i++) watcher.send({ type: "sync", seq: 1 });
    await vi.waitFor(() => expect(updates()).toBe(4));
    expect(watcher.closed).toBeNull();
    watcher.send({ type: "sync", seq: 1 });
    expect(await watcher.gone()).toMatchObject({ code: CLOSE.flood });
    expect(updates()).toBe(4);
  });
});

describe("phrases", () => {
  it("[T9h] have a bucket of their own: five at once, then one every two seconds", async () => {
    const { ada, bob } = await pair();
    const heard = () => bob.frames.filter(({ type }) => type === "chat").length;
    const say = (times: number) => {
      for (let i = 0; i < times; i++) ada.send({ type: "chat", to: "table", phrase: "hello" });
    };
    say(28);
    expect(await ada.next("error")).toMatchObject({ code: "chat/too-many" });
    ada.send({ type: "chat", to: "table", text: "un mot" });
    await bob.next("chat", (said) => "text" in said);
    expect(heard()).toBe(6);
    vi.setSystemTime(Date.now() + 2000);
    say(2);
    await vi.waitFor(() => expect(heard()).toBe(7));
    expect(ada.closed).toBeNull();
  });

  it("[T9h] are counted for the player, not for the socket", async () => {
    const { id, a, ada, bob } = await pair();
    for (let i = 0; i < 5; i++) ada.send({ type: "chat", to: "table", phrase: "hello" });
    await vi.waitFor(() => expect(bob.frames.filter(({ type }) => type === "chat")).toHaveLength(5));
    const again = await Client.open(id, a.token);
    again.send({ type: "chat", to: "table", phrase: "hello" });
    expect(await again.next("error")).toMatchObject({ code: "chat/too-many" });
  });
});

describe("a room", () => {
  const send = (method: string, path: string, token: string, body: unknown = {}) =>
    call(path, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });

  it.each([
    ["PATCH", "", { start: "host" }],
    ["POST", "/arrange", { type: "bot", seat: 1, level: 2 }],
    ["POST", "/seats", {}],
    ["DELETE", "/seats", {}],
  ])(
    "[T9b] takes five edits a second of one player, and then asks to wait: %s %s",
    async (method, path, body) => {
      const [{ token }, other] = [await guest(), await guest()];
      const id = await makeMatch(token, { start: "host", seats: 4 });
      const edits = await Promise.all(
        Array.from({ length: 30 }, () => send(method, `/api/matches/${id}${path}`, token, body)),
      );
      const late = edits.filter(({ status }) => status === 429);
      expect(late).toHaveLength(25);
      expect(late[0]!.headers.get("Retry-After")).toBe("1");
      expect(await problemOf(late[0]!)).toEqual([429, "too-many-requests"]);
      expect((await send("POST", `/api/matches/${id}/seats`, other.token)).status).not.toBe(429);
      vi.setSystemTime(Date.now() + 200);
      expect((await send("PATCH", `/api/matches/${id}`, token, { start: "host" })).status).not.toBe(429);
      expect((await send("PATCH", `/api/matches/${id}`, token, { start: "host" })).status).toBe(429);
    },
  );

  it("[T9c] has a bounded number of people on a seat; one too many is told so", async () => {
    const host = await guest();
    const id = await makeMatch(host.token, { start: "host", seats: 3, options: { teams: true } });
    const sit = async (seat: number) => {
      const { token, id: player } = await guest();
      const answer = await send("POST", `/api/matches/${id}/seats`, token, { team: seat });
      return { player, answer };
    };
    for (let i = 1; i < MEMBERS_PER_SEAT; i++) expect((await sit(0)).answer.status).toBe(201);
    expect(await problemOf((await sit(0)).answer)).toEqual([409, "team-full"]);
    const { player, answer } = await sit(1);
    expect(answer.status).toBe(201);
    await sit(1);
    const wish = { type: "move", player, seat: 0 };
    expect(await problemOf(await send("POST", `/api/matches/${id}/arrange`, host.token, wish))).toEqual([
      409,
      "team-full",
    ]);
  });

  it("[T9c] has a bounded number of spectators; one too many is told so, and a seat is never one", async () => {
    const { id, a, ada } = await pair({ visibility: "public" });
    const watching = await Promise.all(Array.from({ length: env.SPECTATORS }, () => Client.open(id)));
    await ada.next("presence", ({ watchers }) => watchers === env.SPECTATORS);
    expect(await (await Client.open(id)).gone()).toMatchObject({ code: CLOSE.full });
    expect(await (await Client.open(id, (await guest()).token)).gone()).toMatchObject({ code: CLOSE.full });
    watching[0]!.close();
    await ada.next("presence", ({ watchers }) => watchers === env.SPECTATORS - 1);
    await (await Client.open(id)).next("welcome");
    expect(await (await Client.open(id, a.token)).next("welcome")).toMatchObject({ seat: 0 });
  });
});

describe("calls of an address", () => {
  it("[T9g] are counted for a whole IPv6 network of 64 bits", async () => {
    const from = async (address: string) =>
      (await call("/api/rooms/XXXXX", { headers: { "cf-connecting-ip": address } })).status;
    const seen: number[] = [];
    for (let i = 0; i < 12; i++) seen.push(await from(`2001:db8:77:1::${i.toString(16)}`));
    expect(seen).toEqual([...Array<number>(10).fill(404), 429, 429]);
    expect(await from("2001:db8:77:2::1")).toBe(404);
  });
});
