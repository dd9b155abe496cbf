import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { ROUTES as CALLS } from "../../src/http/routes/all.ts";
import { headerOf } from "../../src/match/header.ts";
import { foldLog, type Replay } from "../../src/match/log.ts";
import { resultOf } from "../../src/match/result.ts";
import { CLOSE } from "../../src/protocol/close.ts";
import type { LobbyEntry } from "../../src/protocol/lobby.ts";
import type { MeServerFrame } from "../../src/protocol/me.ts";
import { compared, FRAMES, LINES, LOBBY_FRAMES, PLAYERS_FRAMES, WEBHOOKS } from "../contracts/outbound.ts";
import { seedOf } from "../contracts/play.ts";
import { Client, call, guest, Line, pair, tell, until } from "./client.ts";
import { sentFor } from "./deliver.ts";
import { evict } from "./evict.ts";
import { makePartner, session } from "./partner.ts";

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
  /** Who plays on the opponent's side. */
  readonly mate: readonly string[];
  /** Who sat there, and is out. */
  readonly eliminated: readonly string[];
  readonly spectator: readonly string[];
  /** Who watches, and takes what changed in place of the whole; so does the mate. */
  readonly spectatorInParts: readonly string[];
  /** What every GET of a match or of one's own answers the opponent and a stranger. */
  readonly routes: Readonly<Record<string, string>>;
  /** What the opponent's other pages, the lobby and, after the end, partners are told. */
  readonly elsewhere: Readonly<Record<string, string>>;
  readonly log: string;
  readonly types: ReadonlySet<string>;
}

const BOB = 1;
const CAT = 2;

/** A match of Password in which Ada hides this word, Bob tries whatever one can try, and Cat has left. */
async function play(secret: string): Promise<Heard> {
  const lines: string[] = [];
  for (const level of ["log", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
  const partner = await makePartner();
  const visit = await (await session({ partner: partner.keys["public live"] })).json();
  const { token, player } = visit as { token: string; player: { id: string; name: string } };
  const [a, b] = [await guest("Ada"), { token, id: player.id }];
  const [m, c] = [await guest("Mia"), await guest("Cat")];
  const { rules, wire } = GAMES.password!;
  const plan = {
    ...({ game: "password", language: "fr", lexicon: "small", seats: 3 } as const),
    ...({ visibility: "public", start: "full" } as const),
    options: wire.options.parse({ teams: true }),
    seed: seedOf(5),
  };
  const header = headerOf(rules, plan, (bytes) => crypto.getRandomValues(bytes));
  const stub = env.MATCHES.getByName(header.id);
  const sides = [[member(a, "Ada")], [member(b, "Bob"), member(m, "Mia")], [member(c, "Cat")]];
  await stub.createSeated(
    header,
    sides.map((members) => ({ members, bot: null })),
  );
  const ada = await Client.open(header.id, a.token);
  const bob = await Client.open(header.id, b.token);
  const mia = await Client.openInParts(header.id, m.token);
  const cat = await Client.open(header.id, c.token);
  const watcher = await Client.open(header.id);
  const inParts = await Client.openInParts(header.id);
  await cat.move("c1", { type: "secret", word: "TABLE" });
  await ada.move("a1", { type: "secret", word: secret });
  await bob.move("b0", { type: "secret", word: "XQZW" });
  await bob.move("b1", { type: "secret", word: "MAISON" });
  const { view: begun } = await bob.next("update", ({ view }) => view.phase === "turn");
  // Whoever leaves before the first move would end the match for all.
  const first = begun.awaiting[0]!;
  const target = first === BOB ? CAT : BOB;
  await [ada, bob, cat][first]!.move("first", { type: "guess", target, word: "PORTE" });
  await cat.move("c2", { type: "resign" });
  await bob.next("update", ({ view }) => view.seats[CAT]!.out);
  for (let turn = 0; bob.view.awaiting[0] !== BOB && turn < 5; turn++)
    await ada.move(`a${turn}x`, { type: "guess", target: BOB, word: "LUNE" });
  expect(bob.view.awaiting).toEqual([BOB]);
  await bob.move("b2", { type: "guess", target: BOB, word: "OUI" });
  await bob.move("b3", { type: "roll" });
  mia.send({ type: "chat", to: "team", phrase: "hello" });
  await bob.next("chat");
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
  await expect.poll(() => runInDurableObject(stub, (_, state) => state.getWebSockets().length)).toBe(6); // the match has seen the older tab go, too
  for (const line of [ada, back, mia, cat, watcher, inParts]) {
    line.send({ type: "probe", n: 8 });
    await line.next("probe", ({ n }) => n === 8);
  }
  const hide = (text: string): string =>
    text
      .replaceAll(header.id, "match")
      .replaceAll(a.id, "ada")
      .replaceAll(b.id, "bob")
      .replaceAll(player.name, "Bob")
      .replaceAll(m.id, "mia")
      .replaceAll(c.id, "cat")
      .replaceAll(partner.id, "partner")
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
    mate: told(mia),
    eliminated: told(cat),
    spectator: told(watcher),
    spectatorInParts: told(inParts),
  };
  const page = new Line<MeServerFrame>(await Line.upgrade("/api/me/socket", b.token));
  await tell(header.id);
  const matches = await page.next("matches", ({ matches }) => matches.length > 0);
  const { entries } = (await (await call("/api/lobby/fr")).json()) as { entries: LobbyEntry[] };
  const entry = entries.find(({ id }) => id === header.id);
  expect(entry).toBeDefined();
  await ada.move("end", { type: "resign" });
  const replay = (await (await call(`/api/matches/${header.id}/replay`)).json()) as Replay;
  const sent = await sentFor(partner, resultOf(foldLog(rules, replay.log)!)!);
  expect(sent).toHaveLength(1);
  for (const line of [ada, back, mia, cat, watcher, inParts, page]) line.close();
  return {
    ...heard,
    routes,
    elsewhere: {
      matches: hide(JSON.stringify(matches)),
      listed: hide(JSON.stringify(entry)),
      "match.ended": hide(sent.join().replace(/"id":"[^"]+"/, '"id":"delivery"')),
    },
    log: hide(lines.join("\n")),
    types: new Set([bob, back, mia, cat, watcher].flatMap(({ frames }) => frames.map(({ type }) => type))),
  };
}

const member = ({ id }: { id: string }, name: string) => ({ id, name });

const ROUTES = CALLS.flatMap(({ method, path }) =>
  method === "get" && /^\/api\/(?:matches\/\{id\}|me\b)/.test(path) ? [path] : [],
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
  it("[T0a] are the same for opponent, team mate, who is out and spectators, in answers, webhooks and the log", async () => {
    const { types: _, owner, ...one } = await play("SALADE");
    vi.setSystemTime(Date.UTC(2030, 0, 1));
    const { types: __, owner: twinOwner, ...other } = await play("JARDIN");
    expect(other).toEqual(one);
    expect(JSON.stringify(one)).not.toContain("SALADE");
    expect([owner, twinOwner].map((told) => JSON.stringify(told))).toEqual([
      expect.stringContaining("SALADE"),
      expect.stringContaining("JARDIN"),
    ]);
    for (const viewer of ["opponent", "mate", "eliminated", "spectator", "spectatorInParts"] as const)
      expect(one[viewer].length, viewer).toBeGreaterThan(10);
    for (const viewer of ["mate", "spectatorInParts"] as const)
      expect(one[viewer].filter((frame) => frame.includes('"parts":')).length, viewer).toBeGreaterThan(3);
  });

  it("[T0a] [W149] were compared in everything that leaves the server while something is secret", async () => {
    const { types, elsewhere, routes } = await play("SALADE");
    expect([...types].sort()).toEqual(compared(FRAMES));
    expect(Object.keys(elsewhere).sort()).toEqual(
      [...compared(PLAYERS_FRAMES), ...compared(LOBBY_FRAMES), ...compared(WEBHOOKS)].sort(),
    );
    expect(Object.keys(routes).length).toBeGreaterThan(10);
  });

  it("[T0a] break down with the same lines in the log", async () => {
    const one = await breakDown("SALADE");
    vi.setSystemTime(Date.UTC(2030, 0, 1));
    expect(await breakDown("JARDIN")).toEqual(one);
    const seen = one.map((line) => JSON.parse(line).what);
    expect([...new Set(seen)].sort()).toEqual(compared(LINES));
    expect(one.join()).not.toContain("SALADE");
  });
});
