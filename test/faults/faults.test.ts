import { afterAll, beforeAll, expect, it } from "vitest";
import { type Server, startServer } from "../e2e/server.ts";
import { isRepelled, KEYS, tryAttacks } from "./attacks.ts";
import { IN_SHORT, tryFlows } from "./flows.ts";
import { tryFrames } from "./frames.ts";
import { PLENTY, tryKills } from "./kills.ts";
import { tryRequests } from "./requests.ts";

/** The short form of `npm run faults`: the same programs, a few hundred times fewer. */
const SEED = 20_260_917;

let server: Server;
beforeAll(async () => {
  server = await startServer(undefined, { ...PLENTY, ...KEYS });
});
afterAll(() => server?.stop());

it("[T0c] nobody gets in", async () => {
  expect((await tryAttacks(server)).filter((attack) => !isRepelled(attack))).toEqual([]);
});

it("[W2] 1,000 damaged requests get sound answers", async () => {
  const { wrong, faults, byStatus } = await tryRequests(server, 1000, SEED);
  expect({ wrong, faults }).toEqual({ wrong: [], faults: [] });
  expect(Object.keys(byStatus).length).toBeGreaterThan(4);
});

it("[W40] [W44] 3,500 damaged frames are all answered, and change nothing that was not accepted", async () => {
  const seen = await tryFrames(server, 3500, SEED);
  expect(seen).toMatchObject({ unanswered: 0, unexplained: 0, closed: 0, faults: [] });
  expect(seen.refused).toBeGreaterThan(100);
});

it("[W46] [W31] [T0b] every game is played through two kills: every acknowledged move is there once, every result is written", async () => {
  const seen = await tryKills(2, 1, SEED);
  expect(seen).toMatchObject({ lost: 0, doubled: 0, apart: 0, unfinished: 0, unwritten: 0, faults: [] });
  expect(seen.acknowledged).toBeGreaterThan(50);
}, 300_000);

it("[T7f] kills in the middle of whatever writes in two places leave nothing half done", async () => {
  const { flows, faults } = await tryFlows(3, SEED, IN_SHORT);
  const seen = Object.values(flows);
  expect({ half: seen.flatMap(({ half }) => half), faults }).toEqual({ half: [], faults: [] });
  expect(seen.reduce((sum, { cutOff }) => sum + cutOff, 0)).toBeGreaterThan(0);
});
