import { describe, expect, it } from "vitest";
import { GAMES } from "../../../src/games/registry.ts";
import { type Size, sizeFor, type Table } from "../../../src/matchmaking/pairing.ts";
import { median, quantile } from "../shared/stats.ts";
import { crowd, online } from "./any-game.ts";
import { simulate } from "./simulation.ts";

const oneGame = (size: Size): Table[] => [{ game: "one", pace: null, size }];
const PAIR = oneGame(sizeFor({ seats: { min: 2, max: 4 } })!);
const TABLE = oneGame(sizeFor(GAMES["mot-a-mot"]!.facts)!);
const ROUGH = { lost: 0.02, evicted: 0.3 };

describe("a thousand people arrive, objects forget and messages are lost", () => {
  const scenarios = [1, 2, 3].flatMap((seed) =>
    ([1, 10] as const).map((minutes) => ({ players: 1000, overMs: minutes * 60_000, seed, faults: ROUGH })),
  );

  it.each(scenarios)("two by two, seed $seed, over $overMs ms", (scenario) => {
    const report = simulate({ ...scenario, tables: PAIR });
    expect(report).toMatchObject({ ghosts: 0, doubles: 0, selves: 0, leftovers: 0 });
    expect(report.inVain).toBeLessThanOrEqual(10);
    expect(median(report.waitsMs)).toBeLessThan(3000);
    expect(report.matches.every(({ offer }) => offer.members.length === 2)).toBe(true);
  });

  it.each(scenarios)("Mot à Mot, seed $seed, over $overMs ms", (scenario) => {
    const report = simulate({ ...scenario, tables: TABLE });
    expect(report).toMatchObject({ ghosts: 0, doubles: 0, selves: 0, leftovers: 0 });
    for (const { offer } of report.matches) {
      expect(offer.members.length).toBeGreaterThanOrEqual(3);
      expect(offer.members.length + offer.bots).toBe(6);
    }
  });
});

it("people choose better in a crowd: they meet others nearer in rating, and sooner", () => {
  const quiet = simulate({
    players: 1000,
    overMs: 3_600_000,
    tables: PAIR,
    faults: { lost: 0, evicted: 0 },
    seed: 5,
  });
  const crowd = simulate({
    players: 1000,
    overMs: 30_000,
    tables: PAIR,
    faults: { lost: 0, evicted: 0 },
    seed: 5,
  });
  expect(median(crowd.distances)).toBeLessThan(median(quiet.distances) / 2);
  expect(median(crowd.waitsMs)).toBeLessThan(median(quiet.waitsMs));
});

describe("one queue for any game", () => {
  it("[W160] [W162] [W78] through a million events nobody sits twice, meets whom they blocked, or plays what they did not ask for", () => {
    const report = simulate(crowd(300, 300 * 60_000, 11));
    expect(report.events).toBeGreaterThan(1_000_000);
    expect(report).toMatchObject({ doubles: 0, ghosts: 0, selves: 0, blockedPairs: 0, unwanted: 0 });
    expect(report.leftovers).toBe(0);
    expect(report.matches.length).toBeGreaterThan(1000);
    expect(new Set(report.matches.map(({ offer }) => offer.of!.language)).size).toBe(3);
    expect(new Set(report.matches.map(({ offer }) => offer.of!.game)).size).toBeGreaterThan(4);
  });

  it("[W160] with twelve people about who like every game, nine in ten wait 45 s at most", () => {
    const { waitsMs, doubles } = simulate(online(12, undefined, 3));
    expect(doubles).toBe(0);
    expect(quantile(waitsMs, 0.9)).toBeLessThanOrEqual(45_000);
  });
});
