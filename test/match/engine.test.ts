import { describe, expect, it } from "vitest";
import { fail, ok } from "../../src/core/result.ts";
import type { AnyGame } from "../../src/games/game.ts";
import { create, readMove } from "../../src/match/decide.ts";
import type { Effect } from "../../src/match/effects.ts";
import { Engine } from "../../src/match/engine.ts";
import { headerOf } from "../../src/match/header.ts";
import { KeptInMemory } from "../../src/match/kept-in-memory.ts";
import type { ServerFrame } from "../../src/protocol/frames.ts";
import { passwordKit } from "../contracts/kits/password.ts";
import { seedOf } from "../contracts/play.ts";

/** The engine alone: what comes in, and what it wants done about it. */
const ADA = { id: "ada", name: "Ada" };
const BOB = { id: "bob", name: "Bob" };
const START = 1_800_000_000_000;
type Socket = { readonly player: typeof ADA };
type Done = Effect<Socket>;

function match(rules: AnyGame = passwordKit.rules, clock: object = { kind: "turn", seconds: 60 }) {
  const { words, wire } = passwordKit;
  const kept = new KeptInMemory(rules);
  const sockets: Socket[] = [{ player: ADA }, { player: BOB }];
  const engine = new Engine<Socket>({
    kept,
    lines: {
      all: () => sockets,
      of: (player) => sockets.filter((socket) => socket.player.id === player),
      hasAny: () => true,
      playerOf: ({ player }) => player,
      silencedUntil: () => null,
      blocksOf: () => [],
      takesParts: () => false,
      heardAt: () => START + 10 ** 9,
      askedAt: () => null,
      endAt: () => null,
    },
    limits: { lagMostMs: 0, spectators: 9, roomEditsPerSecond: 9, phraseBurst: 9, phrasesPerSecond: 9 },
    random: (bytes) => bytes.fill(1),
    game: () => ({ rules, bot: null, readMove: (move) => readMove(move, wire.move) }),
  });
  let now = START;
  const run = (input: (now: number) => unknown): Done[] => {
    input(now);
    const effects = [...engine.take(now)];
    for (const effect of effects) kept.write(effect);
    return effects;
  };
  engine.learn(words);
  const options = { ...(passwordKit.setups[0]!.options as object), clock };
  const plan = {
    game: rules.id,
    language: words.language,
    lexicon: words.hash,
    options,
    seats: 2,
    seed: seedOf(1),
  };
  const header = headerOf(rules, { ...plan, visibility: "private", start: "full" } as never, (bytes) =>
    bytes.fill(2),
  );
  run((at) => engine.create(header, create(header, [ADA, BOB], []), at));
  for (const socket of sockets) run((at) => engine.came(socket, at));
  return {
    engine,
    kept,
    run,
    sockets,
    pass: (ms: number) => {
      now += ms;
      return run((at) => engine.time(at));
    },
    move: (socket: Socket, id: string, move: unknown) =>
      run((at) => engine.receive(socket, ok({ type: "move", id, move }), at)),
  };
}

const textOf = (effect: Done): string =>
  effect.type !== "send" ? "" : typeof effect.text === "string" ? effect.text : effect.text();
const framesTo = (effects: readonly Done[], to: Socket): ServerFrame[] =>
  effects.flatMap((effect) =>
    effect.type === "send" && effect.to === to ? [JSON.parse(textOf(effect))] : [],
  );
const typesOf = (effects: readonly Done[]): string[] => effects.map(({ type }) => type);

describe("the engine of a match", () => {
  it("[W44] [W46] writes before it tells anybody, tells the others first, and answers the mover last", () => {
    const { sockets, move } = match();
    const [ada, bob] = sockets as [Socket, Socket];
    const effects = move(ada, "a1", { type: "secret", word: "SALADE" });
    const types = typesOf(effects);
    expect(types[0]).toBe("append");
    const pause = types.indexOf("after-others");
    const isTo = (socket: Socket) => (effect: Done) => effect.type === "send" && effect.to === socket;
    expect(effects.findIndex(isTo(bob))).toBeLessThan(pause);
    expect(effects.findIndex(isTo(ada))).toBeGreaterThan(pause);
    expect(types.slice(pause + 1).every((type) => type === "send")).toBe(true);
    const told = framesTo(effects, ada).map(({ type }) => type);
    expect(told.slice(0, 2)).toEqual(["update", "accepted"]);
  });

  it("[W46] gives the same answer to the same move, and writes nothing for it", () => {
    const { sockets, move } = match();
    const ada = sockets[0]!;
    const first = framesTo(move(ada, "a1", { type: "secret", word: "SALADE" }), ada).at(-1);
    const again = move(ada, "a1", { type: "secret", word: "DANSE" });
    expect(typesOf(again)).not.toContain("append");
    expect(framesTo(again, ada)).toContainEqual(first);
  });

  it("[T7f] is woken again soon while others are being told, or a match made: whoever does it may die on the way", () => {
    const { engine, sockets, move, pass, run } = match(passwordKit.rules, { kind: "none" });
    const [ada, bob] = sockets as [Socket, Socket];
    const wokenWithin = (effects: readonly Done[], from: number): number =>
      Math.min(...effects.flatMap((each) => (each.type === "alarm" ? [each.at - from] : [])));
    const telling = pass(1000);
    expect(typesOf(telling)).toContain("tell-players");
    expect(wokenWithin(telling, START + 1000)).toBeLessThanOrEqual(5000);
    const still = pass(2000);
    expect(typesOf(still)).not.toContain("tell-players"); // it is on its way
    expect(wokenWithin(still, START + 3000)).toBeLessThanOrEqual(5000);
    const { news } = telling.find((each) => each.type === "tell-players")!;
    run((now) => engine.notifications.heard(news, new Set(["ada", "bob"]), now));
    expect(typesOf(pass(1000))).not.toContain("tell-players");

    move(ada, "a1", { type: "resign" });
    pass(300);
    run((now) => engine.results.sent(true, now));
    const answer = (player: string) =>
      run((now) => engine.notifications.answer(engine.live!.state, player, true, now));
    answer(ada.player.id);
    const making = answer(bob.player.id);
    expect(typesOf(making)).toContain("make-rematch");
    expect(wokenWithin(making, START + 4300)).toBeLessThanOrEqual(5000);
  });

  it("[W46] is folded anew from what was written, once its memory is dropped in the middle", () => {
    let isBroken = false;
    const { rules } = passwordKit;
    const fragile: AnyGame = {
      ...rules,
      decide: (state, seat, move, world) => {
        if (isBroken) throw new Error("A fault of ours");
        return rules.decide(state, seat, move, world);
      },
    };
    const { engine, kept, sockets, move } = match(fragile);
    move(sockets[0]!, "a1", { type: "secret", word: "SALADE" });
    const { state } = engine.known;
    isBroken = true;
    expect(() => move(sockets[1]!, "b1", { type: "secret", word: "DANSE" })).toThrow("A fault of ours");
    engine.forget();
    expect(engine.known.state).toEqual(state);
    expect(kept.log.at(-1)!.seq).toBe(state.seq);
    isBroken = false;
    const effects = move(sockets[1]!, "b1", { type: "secret", word: "DANSE" });
    expect(framesTo(effects, sockets[1]!).map(({ type }) => type)).toContain("accepted");
  });

  it("[W31] owes the result of a match that time ended, and sends it until it was sent", () => {
    const { engine, sockets, move, pass, run } = match(passwordKit.rules, {
      kind: "game",
      seconds: 60,
      increment: 0,
    });
    move(sockets[0]!, "a1", { type: "secret", word: "SALADE" });
    move(sockets[1]!, "b1", { type: "secret", word: "DANSE" });
    const ended = pass(61_000);
    expect(engine.known.state.progress.stage).toBe("finished");
    expect(typesOf(ended)).toContain("after-end");
    expect(typesOf(ended)).not.toContain("send-result");
    expect(engine.results.watchedFrom).not.toBeNull();
    expect(typesOf(pass(250))).toContain("send-result");
    expect(typesOf(pass(60_000))).not.toContain("send-result"); // one is under way
    run((now) => engine.results.sent(false, now));
    expect(typesOf(pass(5000))).toContain("send-result");
    expect(typesOf(run((now) => engine.results.sent(true, now)))).toContain("resend-result");
  });

  it("[W47] judges nothing while the words are not there, and says so", () => {
    const { engine, sockets, move } = match();
    engine.learn({ ...passwordKit.words, hash: "another" });
    const ada = sockets[0]!;
    const effects = move(ada, "a1", { type: "secret", word: "SALADE" });
    expect(typesOf(effects)).not.toContain("append");
    expect(framesTo(effects, ada)[0]).toMatchObject({ type: "refused", code: "match/words-unavailable" });
  });

  it("[W47] answers a frame that cannot be read, and goes on", () => {
    const { engine, sockets, run } = match();
    const ada = sockets[0]!;
    const unread = run((now) => engine.receive(ada, fail({ code: "frame/unknown" }), now));
    expect(framesTo(unread, ada)[0]).toMatchObject({ type: "error", code: "frame/unknown" });
    const unfit = run((now) => engine.receive(ada, fail({ moveId: "a1" }), now));
    expect(framesTo(unfit, ada)[0]).toMatchObject({ type: "refused", id: "a1", code: "move/malformed" });
  });
});
