import { describe, expect, it } from "vitest";
import { beginLocal } from "../../../src/client/local/begin.ts";
import { LocalMatch, type LocalPort } from "../../../src/client/local/store.ts";
import { buzzleSolitaire } from "../../../src/games/buzzle-solitaire/index.ts";
import { password } from "../../../src/games/password/index.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";

const WORDS = lexiconOf("fr", ["SALADE", "DANSE", "MAISON", "AMIE", "MIEL", "LIME", "LAME", "MALE"]);
const ME = { id: "me", name: "Moi" };
const SEED = new Uint8Array(32).fill(7);
const COMMON = { clock: { kind: "none" }, teams: false } as const;

/** A clock that stands still until it is told to go on. */
function heldPort() {
  let now = 1_000_000;
  let timers: { at: number; run: () => void }[] = [];
  const port: LocalPort = {
    now: () => now,
    random: (bytes) => bytes.fill(1),
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
  };
  const pass = (ms: number): void => {
    now += ms;
    for (const { run } of timers.filter(({ at }) => at <= now)) run();
  };
  return { port, pass };
}

function passwordMatch(port: LocalPort, admits?: (move: unknown) => boolean) {
  const rules = password;
  const options = { ...COMMON, level: 1, words: "checked", length: 5 };
  const setup = { rules, language: "fr", words: WORDS, options, player: ME, bots: [1], seed: SEED } as const;
  const log = beginLocal(setup, port);
  return new LocalMatch({ rules, words: WORDS, log, player: ME.id, ...(admits && { admits }) }, port);
}

describe("a match that lives in the page", () => {
  it("[C20] is seen from its player's seat and judged by the real rules", async () => {
    const match = passwordMatch(heldPort().port);
    expect(match.seat.value).toBe(0);
    expect(match.view.value?.phase).toBe("choosing");
    expect(await match.move({ type: "roll" })).toMatchObject({
      ok: false,
      refusal: { code: "password/still-choosing" },
    });
    expect(await match.move({ type: "secret", word: "danse" })).toEqual({ ok: true });
    expect(match.moveFor(1, { type: "secret", word: "SALADE" }).ok).toBe(true);
    expect(match.view.value?.phase).toBe("turn");
  });

  it("[T0a] tells its player nothing that the server would not", async () => {
    const match = passwordMatch(heldPort().port);
    match.moveFor(1, { type: "secret", word: "SALADE" });
    expect(JSON.stringify([match.view.value, match.story.value])).not.toContain('"SALADE"');
  });

  it("[C20] draws alike from the same seed", () => {
    const [one, two] = [passwordMatch(heldPort().port), passwordMatch(heldPort().port)];
    for (const match of [one, two]) {
      match.moveFor(0, { type: "secret", word: "DANSE" });
      match.moveFor(1, { type: "secret", word: "SALADE" });
    }
    expect((one.view.value as unknown as { turn: number }).turn).toBe(
      (two.view.value as unknown as { turn: number }).turn,
    );
  });

  it("[C20] changes nothing when a move that the rules allow is not admitted", async () => {
    const match = passwordMatch(heldPort().port, () => false);
    const before = match.view.value;
    expect(await match.move({ type: "secret", word: "DANSE" })).toEqual({ ok: false, refusal: null });
    expect(match.view.value).toBe(before);
  });

  it("[C20] goes on from its log where it was left", async () => {
    const { port } = heldPort();
    const match = passwordMatch(port);
    await match.move({ type: "secret", word: "DANSE" });
    const rules = password;
    const again = new LocalMatch({ rules, words: WORDS, log: match.log, player: ME.id }, port);
    expect(again.view.value).toEqual(match.view.value);
    expect(again.story.value).toEqual(match.story.value);
  });

  it("[C20] ends by itself when its time is up", () => {
    const { port, pass } = heldPort();
    const rules = buzzleSolitaire;
    const options = { ...COMMON, length: 4, minutes: 15, daily: false };
    const setup = { rules, language: "fr", words: WORDS, options, player: ME, bots: [], seed: SEED } as const;
    const match = new LocalMatch({ rules, words: WORDS, log: beginLocal(setup, port), player: ME.id }, port);
    expect(match.view.value?.deadline).toBe(port.now() + 15 * 60_000);
    pass(14 * 60_000);
    expect(match.isLive.value).toBe(true);
    pass(60_000);
    expect(match.view.value?.outcome).toMatchObject({ reason: "time" });
  });
});
