import { describe, expect, it } from "vitest";
import type { AnyBot, AnyGame } from "../../src/games/game.ts";
import { nextBot } from "../../src/match/bots.ts";
import type { MatchState } from "../../src/match/state.ts";

const wait = { key: "race-1", seats: [1], limit: 60_000, since: 1000 };
const rules = {
  waits: () => [wait],
  view: () => ({ phase: "race" }),
  invited: () => [2],
} as unknown as AnyGame;
const bot = { choose: () => null } as AnyBot;

function playing(at: number, seq = 1): MatchState {
  const clocks = { started: true, waits: [wait], remainingMs: null };
  const seats = [0, 1, 2].map((seat) => ({ members: [], bot: seat === 0 ? null : 2 }));
  const header = { seed: "00".repeat(32) };
  return {
    header,
    seq,
    at,
    seats,
    progress: { stage: "playing", begunAt: 0, game: null, clocks },
    resigning: [],
  } as unknown as MatchState;
}

describe("which bot is asked next, and when", () => {
  it("[W124] 1.2 to 2.4 seconds after the last commit, the same when asked again", () => {
    for (let seq = 1; seq < 50; seq++) {
      const turn = nextBot({ rules, bot }, playing(5000, seq))!;
      expect(turn.at).toBeGreaterThanOrEqual(6200);
      expect(turn.at).toBeLessThanOrEqual(7400);
      expect(nextBot({ rules, bot }, playing(5000, seq))).toEqual(turn);
    }
  });

  it("[W124] one that declined is not asked again before something happens", () => {
    expect(nextBot({ rules, bot }, playing(5000), new Set([1]))?.seat).toBe(2);
    expect(nextBot({ rules, bot }, playing(5000), new Set([1, 2]))).toBeNull();
  });

  it("[W124] a paced one counts from its own wait, whatever others do meanwhile, and never into the past", () => {
    const slow = { ...bot, paceMs: () => 30_000 };
    const alone = { ...rules, invited: () => [] } as AnyGame;
    expect(nextBot({ rules: alone, bot: slow }, playing(2000, 3))?.at).toBe(31_000);
    expect(nextBot({ rules: alone, bot: slow }, playing(9000, 8))?.at).toBe(31_000);
    expect(nextBot({ rules: alone, bot: slow }, playing(50_000, 9))?.at).toBe(50_000);
  });

  it("[W124] a paced one that is only invited counts from the last change", () => {
    const slow = { ...bot, paceMs: (_: unknown, seat: number) => (seat === 1 ? 30_000 : 3000) };
    expect(nextBot({ rules, bot: slow }, playing(9000, 8), new Set([1]))).toMatchObject({
      seat: 2,
      at: 12_000,
    });
  });
});
