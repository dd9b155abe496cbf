import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { openApi } from "../../src/http/openapi.ts";
import { headerOf } from "../../src/match/header.ts";
import { foldLog, type Replay } from "../../src/match/log.ts";
import { resultOf } from "../../src/objects/telling.ts";
import { CLOSE } from "../../src/protocol/close.ts";
import type { LobbyEntry } from "../../src/protocol/lobby.ts";
import type { MeServerFrame } from "../../src/protocol/me.ts";
import { compared, FRAMES, LINES, LOBBY_FRAMES, PLAYERS_FRAMES, WEBHOOKS } from "../contracts/outbound.ts";
import { seedOf } from "../contracts/play.ts";
import { Client, call, guest, Line, pair, tell, until } from "./client.ts";
import { evict } from "./evict.ts";

/**
 * Two matches on real objects that differ in one secret alone, driven alike: whoever may not know the secret gets
 * the same frames, in the same order, of the same size. Every type of frame, webhook and log line of which
 * `test/contracts/outbound.ts` says so must be among them.
 */
const NOTHING = "sealed";

beforeEach(() => {
  vi.setSystemTime(Date.UTC(2030, 0, 1));
});
afterEach(() => {
  vi.restoreAllMocks();
});

interface Heard {
  /** Who hid the word, and may read it. */
  readonly owner: readonly string[];
  readonly opponent: readonly string[];
  readonly spectator: readonly string[];
  /** What every GET of a match or of one's own answers the opponent and a stranger. */
  readonly routes: Readonly<Record<string, string>>;
  /** What the opponent's other pages, the lobby and, after the end, partners are told. */
  readonly elsewhere: Readonly<Record<string, string>>;
  readonly log: string;
  readonly types: ReadonlySet<string>;
}

const BOB = 1;

/** A match of Password in which Ada hides this word and Bob tries whatever one can try. */
async function play(secret: string): Promise<Heard> {
  const lines: string[] = [];
  for (const level of ["log", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
  const [a, b] = [await guest("Ada"), await guest("Bob")];
  const { rules, wire } = GAMES.password!;
  const plan = {
    ...({ game: "password", language: "fr", lexicon: "small", seats: 2 } as const),
    ...({ visibility: "public", start: "full" } as const),
    options: wire.options.parse({}),
    seed: seedOf(5),
  };
  const header = headerOf(rules, plan, (bytes) => crypto.getRandomValues(bytes));
  const stub = env.MATCHES.getByName(header.id);
  await stub.create(
    header,
    [
      { id: a.id, name: "Ada" },
      { id: b.id, name: "Bob" },
    ],
    [],
  );
  const ada = await Client.open(header.id, a.token);
  const bob = await Client.open(header.id, b.token);
  const watcher = await Client.open(header.id);
  await ada.move("a1", { type: "secret", word: secret });
  await bob.move("b0", { type: "secret", word: "XQZW" });
  await bob.move("b1", { type: "secret", word: "MAISON" });
  await bob.next("update", ({ view }) => view.phase === "turn");
  for (let turn = 0; bob.view.awaiting[0] !== BOB && turn < 5; turn++)
    await ada.move(`a${turn}x`, { type: "guess", target: BOB, word: "LUNE" });
  expect(bob.view.awaiting).toEqual([BOB]);
  await bob.move("b2", { type: "guess", target: BOB, word: "OUI" });
  await bob.move("b3", { type: "roll" });
  bob.send({ type: "chat", to: "table", phrase: "hello" });
  bob.send(bob.frames.find(({ type }) => type === "probe")); // ours comes back, and everybody's lag is told
  bob.send({ type: "probe", n: 7 });
  bob.send('{ "type": "ping" }');
  bob.send("noise");
  bob.send({ type: "sync", seq: 0 });
  await bob.next("error");
  await bob.next("update"); // one after the other, so that both matches see the same order
  await runDurableObjectAlarm(stub);
  watcher.send({ type: "move", id: "w1", move: { type: "roll" } });
  watcher.send({ type: "sync", seq: 0 });
  await watcher.next("refused");
  await watcher.next("update", ({ events }) => events.length > 3);
  const back = await Client.open(header.id, b.token); // the newest tab wins; the older is told so
  await back.next("welcome");
  await bob.gone();
  await expect.poll(() => runInDurableObject(stub, (_, state) => state.getWebSockets().length)).toBe(3); // the match has seen the older tab go, too
  for (const line of [ada, back, watcher]) {
    line.send({ type: "probe", n: 8 });
    await line.next("probe", ({ n }) => n === 8);
  }
  const hide = (text: string): string =>
    text
      .replaceAll(header.id, "match")
      .replaceAll(a.id, "ada")
      .replaceAll(b.id, "bob")
      .replace(/\b([0-9a-f]{32}){1,2}\b/g, NOTHING);
  const routes: Record<string, string> = {};
  for (const path of ROUTES)
    for (const headers of [{}, { Authorization: `Bearer ${b.token}` }]) {
      const answer = await call(path.replace("{id}", header.id), { headers });
      routes[`${path} ${Object.keys(headers)}`] = `${answer.status} ${hide(await answer.text())}`;
    }
  const told = (line: Client) => line.frames.map((frame) => hide(JSON.stringify(frame)));
  const heard = {
    owner: told(ada),
    opponent: [...told(bob), JSON.stringify(bob.closed), ...told(back)],
    spectator: told(watcher),
  };
  const page = new Line<MeServerFrame>(await Line.upgrade("/api/me/socket", b.token));
  await tell(header.id);
  const matches = await page.next("matches", ({ matches }) => matches.length > 0);
  const { entries } = (await (await call("/api/lobby/fr")).json()) as { entries: LobbyEntry[] };
  const entry = entries.find(({ id }) => id === header.id);
  expect(entry).toBeDefined();
  await ada.move("end", { type: "resign" });
  const replay = (await (await call(`/api/matches/${header.id}/replay`)).json()) as Replay;
  for (const line of [ada, back, watcher, page]) line.close();
  return {
    ...heard,
    routes,
    elsewhere: {
      matches: hide(JSON.stringify(matches)),
      listed: hide(JSON.stringify(entry)),
      "match.ended": hide(JSON.stringify(resultOf(foldLog(rules, replay.log)!))),
    },
    log: hide(lines.join("\n")),
    types: new Set([bob, back, watcher].flatMap(({ frames }) => frames.map(({ type }) => type))),
  };
}

const ROUTES = Object.entries((openApi() as { paths: Record<string, object> }).paths).flatMap(
  ([path, methods]) => ("get" in methods && /^\/api\/(?:matches\/\{id\}|me\b)/.test(path) ? [path] : []),
);

/** What is logged when a match breaks over a commit with this word in it. */
async function breakDown(secret: string): Promise<string[]> {
  const lines: string[] = [];
  for (const level of ["log", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
  const { id, ada, bob } = await pair();
  await ada.move("a1", { type: "secret", word: secret });
  const stub = env.MATCHES.getByName(id);
  await runInDurableObject(stub, (_, { storage }) => {
    const event = { type: "word-whispered", seat: 0, word: secret };
    const row = [99, Date.now(), JSON.stringify([event])];
    storage.sql.exec("INSERT INTO log (seq, at, events) VALUES (?, ?, ?)", ...row);
  });
  await evict(stub);
  bob.send({ type: "sync", seq: 0 });
  expect(await bob.gone()).toMatchObject({ code: CLOSE.bug, reason: "A fault on our side" });
  ada.close();
  await runDurableObjectAlarm(stub);
  await (await call(`/api/matches/${id}`)).text();
  await until("the close in the log", () => lines.some((line) => line.includes("close failed")) || undefined);
  const told = lines.filter((line) => line.startsWith("{")).map((line) => line.replaceAll(id, "match"));
  return [...new Set(told)].sort(); // a close comes when it comes
}

describe("two matches that differ in one secret", () => {
  it("are the same for the opponent, for a spectator, in the summary, in problems and in the log", async () => {
    const { types: _, owner, ...one } = await play("SALADE");
    vi.setSystemTime(Date.UTC(2030, 0, 1));
    const { types: __, owner: twinOwner, ...other } = await play("JARDIN");
    expect(other).toEqual(one);
    expect(JSON.stringify(one)).not.toContain("SALADE");
    expect([owner, twinOwner].map((told) => JSON.stringify(told))).toEqual([
      expect.stringContaining("SALADE"),
      expect.stringContaining("JARDIN"),
    ]);
    expect(one.opponent.length + one.spectator.length).toBeGreaterThan(20);
  });

  it("were compared in everything that leaves the server while something is secret", async () => {
    const { types, elsewhere, routes } = await play("SALADE");
    expect([...types].sort()).toEqual(compared(FRAMES));
    expect(Object.keys(elsewhere).sort()).toEqual(
      [...compared(PLAYERS_FRAMES), ...compared(LOBBY_FRAMES), ...compared(WEBHOOKS)].sort(),
    );
    expect(Object.keys(routes).length).toBeGreaterThan(10);
  });

  it("break down with the same lines in the log", async () => {
    const one = await breakDown("SALADE");
    vi.setSystemTime(Date.UTC(2030, 0, 1));
    expect(await breakDown("JARDIN")).toEqual(one);
    const seen = one.map((line) => JSON.parse(line).what);
    expect([...new Set(seen)].sort()).toEqual(compared(LINES));
    expect(one.join()).not.toContain("SALADE");
  });
});
