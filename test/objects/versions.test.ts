import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { CLOSE } from "../../src/protocol/close.ts";
import { TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { Client, call, heard, pair, post, until } from "./client.ts";
import { evict } from "./evict.ts";

/** A deployment in the middle of matches: what an older or a newer version wrote, and who speaks another one. */
afterEach(() => {
  vi.restoreAllMocks();
});

const stub = (id: string) => env.MATCHES.getByName(id);
const sql = <T>(id: string, run: (sql: SqlStorage) => T): Promise<T> =>
  runInDurableObject(stub(id), (_, { storage }) => run(storage.sql));

/** Every 64th commit keeps a snapshot. */
const BEFORE_SNAPSHOT = 63;

const asIfBegunWith = (rules: number) => (header: { rules: number }) => ({ ...header, rules });

/** A match with a snapshot: its last commit gets such a number that the next one is the 64th. */
async function played(change: (header: { rules: number }) => object = (header) => header) {
  const { id, a, b, ada, bob } = await pair();
  await ada.move("a", { type: "secret", word: "SALADE" });
  await heard(id, ada, bob);
  await evict(stub(id), { webSockets: "close" });
  await sql(id, (db) => {
    const { events } = db.exec<{ events: string }>("SELECT events FROM log WHERE seq = 1").one();
    const [created, ...rest] = JSON.parse(events);
    const begun = [{ ...created, header: change(created.header) }, ...rest];
    db.exec("UPDATE log SET events = ? WHERE seq = 1", JSON.stringify(begun));
    db.exec("UPDATE log SET seq = ? WHERE seq = (SELECT max(seq) FROM log)", BEFORE_SNAPSHOT);
  });
  const back = await Client.open(id, b.token);
  await back.move("b", { type: "secret", word: "DANSE" });
  await heard(id, back);
  expect(back.seq).toBeGreaterThan(BEFORE_SNAPSHOT);
  return { id, a, b, view: back.view };
}

const snapshot = (id: string) =>
  sql(id, (db) => db.exec<{ rules: number; state: string }>("SELECT rules, state FROM snapshot").one());

describe("old log, new code", () => {
  it("[W126] a match goes on from its snapshot", async () => {
    const { id, b } = await played();
    const { state } = await snapshot(id);
    const marked = JSON.stringify({ ...JSON.parse(state), host: "marked" });
    await sql(id, (db) => db.exec("UPDATE snapshot SET state = ?", marked));
    await evict(stub(id), { webSockets: "close" });
    const back = await Client.open(id, b.token);
    expect((await back.next("welcome")).table.host).toBe("marked");
  });

  it("[W126] a snapshot of other rules is not used; the log is folded anew, and the match goes on", async () => {
    const { id, a, b, view } = await played();
    const { rules, state } = await snapshot(id);
    const marked = JSON.stringify({ ...JSON.parse(state), host: "marked" });
    await sql(id, (db) => db.exec("UPDATE snapshot SET rules = ?, state = ?", rules + 1, marked));
    await evict(stub(id), { webSockets: "close" });
    const back = await Client.open(id, b.token);
    const welcome = await back.next("welcome");
    expect(welcome.table.host).toBe(a.id);
    expect(welcome.view.phase).toBe(view.phase);
    expect(await back.move("r", { type: "resign" })).toMatchObject({ type: "accepted" });
  });

  it("[W126] a snapshot bears the version that folded it, not the one that the match began with", async () => {
    const { version } = GAMES.password!.rules;
    const { id } = await played(asIfBegunWith(version - 1));
    const { rules, state } = await snapshot(id);
    expect([rules, JSON.parse(state).header.rules]).toEqual([version, version - 1]);
  });
});

describe("new log, old code", () => {
  it("[W127] an event that this version does not know is refused by its name, nothing of it is said, and nothing is lost", async () => {
    const lines: string[] = [];
    vi.spyOn(console, "error").mockImplementation((line) => void lines.push(String(line)));
    const { id, a } = await pair();
    const event = { type: "word-whispered", seat: 0, word: "SALADE", nonce: "5ec4e7" };
    const seq = await sql(id, (db) => {
      const { n } = db.exec<{ n: number }>("SELECT max(seq) AS n FROM log").one();
      const row = [n + 1, Date.now(), JSON.stringify([event])];
      db.exec("INSERT INTO log (seq, at, events) VALUES (?, ?, ?)", ...row);
      return n + 1;
    });
    await evict(stub(id), { webSockets: "close" });
    for (const [path, ask] of [
      [`/api/matches/${id}`, call],
      [`/api/matches/${id}/replay`, call],
      [`/api/matches/${id}/start`, (path: string) => post(path, {}, a.token)],
    ] as const) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
      expect(await answer.json()).toMatchObject({ code: "match-unreadable" });
    }
    await expect(Client.open(id, a.token)).rejects.toThrow("match-unreadable");
    await runDurableObjectAlarm(stub(id));
    expect(lines.join()).toContain("Unhandled case: word-whispered");
    expect(lines.find((line) => line.includes("alarm failed"))).toContain(id);
    expect(lines.join()).not.toMatch(/SALADE|5ec4e7/);
    expect(await sql(id, (db) => db.exec("SELECT max(seq) AS n FROM log").one().n)).toBe(seq);
    await sql(id, (db) => db.exec("DELETE FROM log WHERE seq = ?", seq)); // the version that knew it is back
    await evict(stub(id));
    const back = await Client.open(id, a.token);
    expect(await back.move("a", { type: "secret", word: "SALADE" })).toMatchObject({ type: "accepted" });
  });

  it("[W127] a socket that goes then is a line in the log, and no exception", async () => {
    const lines: string[] = [];
    vi.spyOn(console, "error").mockImplementation((line) => void lines.push(String(line)));
    const { id, ada } = await pair();
    await heard(id, ada);
    await sql(id, (db) => {
      const row = [99, Date.now(), '[{"type":"word-whispered","seat":0}]'];
      db.exec("INSERT INTO log (seq, at, events) VALUES (?, ?, ?)", ...row);
    });
    await evict(stub(id));
    ada.close();
    await until("the line", () => lines.some((line) => line.includes('"close failed"')) || undefined);
    await runInDurableObject(stub(id), async (match) => {
      const { 1: socket } = new WebSocketPair();
      await expect(match.webSocketClose(socket, 1006, "")).resolves.toBeUndefined();
      await expect(match.webSocketError(socket)).resolves.toBeUndefined();
    });
    expect(lines.filter((line) => line.includes('"close failed"')).length).toBeGreaterThanOrEqual(3);
    expect(lines.join()).toContain(id);
  });

  it.each(Object.entries(GAMES))("[W127] %s folds no event that it does not know", (_, { rules, wire }) => {
    const setup = { seats: rules.seats.min, language: "fr" as const, options: wire.options.parse({}) };
    const unknown = { type: "word-whispered", seat: 0, word: "SALADE" };
    expect(() => rules.apply(rules.init(setup), unknown)).toThrow(/^Unhandled case: word-whispered$/);
  });
});

describe("a client of another version", () => {
  it.each(["palabre.v2", "palabre.v0, palabre.v99"])(
    "[W128] offering %s is told to load the page anew",
    async (offered) => {
      const { id, a } = await pair();
      for (const protocols of [offered, `${offered}, ${TOKEN_SUBPROTOCOL}${a.token}`]) {
        const line = await Client.open(id, undefined, { "Sec-WebSocket-Protocol": protocols });
        expect(await line.gone()).toEqual({ code: CLOSE.reload, reason: "Offer the subprotocol palabre.v1" });
      }
    },
  );
});
