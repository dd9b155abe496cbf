import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { headerOf } from "../../src/match/header.ts";
import { type ServerFrame, serverFrameSchema } from "../../src/protocol/frames.ts";
import { seedOf } from "../contracts/play.ts";
import { Client, call, guest } from "./client.ts";

/**
 * Two matches on real objects that differ in one secret alone, driven alike: whoever may not know the secret gets
 * the same frames, in the same order, of the same size. Every type of frame there is must be among them.
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
  readonly summary: string;
  readonly replay: string;
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
  const summary = await (await call(`/api/matches/${header.id}`)).text();
  const replay = await (await call(`/api/matches/${header.id}/replay`)).text();
  for (const line of [ada, back, watcher]) line.close();
  const hide = (text: string): string =>
    text
      .replaceAll(header.id, "match")
      .replaceAll(a.id, "ada")
      .replaceAll(b.id, "bob")
      .replace(/\b([0-9a-f]{32}){1,2}\b/g, NOTHING);
  const told = (line: Client) => line.frames.map((frame) => hide(JSON.stringify(frame)));
  return {
    owner: told(ada),
    opponent: [...told(bob), JSON.stringify(bob.closed), ...told(back)],
    spectator: told(watcher),
    summary: hide(summary),
    replay,
    log: hide(lines.join("\n")),
    types: new Set([bob, back, watcher].flatMap(({ frames }) => frames.map(({ type }) => type))),
  };
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

  it("were compared in every type of frame that a match sends", async () => {
    const { types } = await play("SALADE");
    const all = serverFrameSchema.options.map(({ shape }) => shape.type.value as ServerFrame["type"]);
    const before = all.filter((type) => type !== "rematch"); // offered after the end, when nothing is secret
    expect([...types].sort()).toEqual([...before].sort());
  });
});
