import { describe, expect, it } from "vitest";
import { GAMES } from "../../../src/games/registry.ts";
import { sizeFor } from "../../../src/matchmaking/pairing.ts";
import { median } from "../shared/stats.ts";
import { simulate } from "./simulation.ts";

const PAIR = sizeFor({ seats: { min: 2, max: 4 } })!;
const TABLE = sizeFor(GAMES["mot-a-mot"]!.facts)!;
const ROUGH = { lost: 0.02, evicted: 0.3 };

describe("a thousand people arrive, objects forget and messages are lost", () => {
  const scenarios = [1, 2, 3].flatMap((seed) =>
    ([1, 10] as const).map((minutes) => ({ players: 1000, overMs: minutes * 60_000, seed, faults: ROUGH })),
  );

  it.each(scenarios)("two by two, seed $seed, over $overMs ms", (scenario) => {
    const report = simulate({ ...scenario, size: PAIR });
    expect(report).toMatchObject({ ghosts: 0, doubles: 0, selves: 0, leftovers: 0 });
    expect(report.inVain).toBeLessThanOrEqual(10);
    expect(median(report.waitsMs)).toBeLessThan(3000);
    expect(report.matches.every(({ offer }) => offer.members.length === 2)).toBe(true);
  });

  it.each(scenarios)("Mot à Mot, seed $seed, over $overMs ms", (scenario) => {
    const report = simulate({ ...scenario, size: TABLE });
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
    size: PAIR,
    faults: { lost: 0, evicted: 0 },
    seed: 5,
  });
  const crowd = simulate({
    players: 1000,
    overMs: 30_000,
    size: PAIR,
    faults: { lost: 0, evicted: 0 },
    seed: 5,
  });
  expect(median(crowd.distances)).toBeLessThan(median(quiet.distances) / 2);
  expect(median(crowd.waitsMs)).toBeLessThan(median(quiet.waitsMs));
});
