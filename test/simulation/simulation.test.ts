import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import { lookFor, plantedFaults } from "./planted-faults.ts";
import { bundleWorker } from "./platform/bundle.ts";
import { readConfig } from "./platform/config.ts";
import { lastRelease, RELEASE } from "./release.ts";
import { type Program, simulate } from "./simulate.ts";
import { planOf } from "./world/plan.ts";
import { World } from "./world/world.ts";

let program: Program;
beforeAll(async () => {
  program = { bundle: await bundleWorker("."), config: readConfig("."), release: lastRelease() };
}, 60_000);

const MINUTE = 1 / 60;

/** Half a minute of three people, in the middle of which the process dies. */
async function worldOf(seed: number): Promise<World> {
  const plan = planOf({ seed, hours: MINUTE / 2, people: 3, restMs: 3000, machines: 1, storm: 3 });
  const world = new World(plan, program);
  world.cloud.timeline.after(15_000, () => world.cloud.kill(0));
  await world.runUntil(plan.ms);
  return world;
}

const hashOf = async (seed: number): Promise<string> => (await worldOf(seed)).cloud.history.digest();

describe("a seed decides everything: the same history twice, and no two the same", () => {
  const TENS = Array.from({ length: 10 }, (_, i) => i * 10 + 1);
  test.each(TENS)("ten seeds from %i", async (from) => {
    const seeds = Array.from({ length: 10 }, (_, i) => from + i);
    const first: string[] = [];
    for (const seed of seeds) first.push(await hashOf(seed));
    for (const [i, seed] of seeds.entries()) expect(await hashOf(seed), `seed ${seed}`).toBe(first[i]);
    expect(new Set(first).size).toBe(seeds.length);
  });
});

test("who does what nobody else did for long is waylaid as easily as who does what everybody does", async () => {
  const plan = planOf({ seed: 1, hours: MINUTE / 2, people: 3, restMs: 3000, machines: 1, isCalm: true });
  const world = new World(plan, program);
  const told: string[] = [];
  world.cloud.history.listen(({ what, who }) => {
    if (what === "waylaid" || what === "killed") told.push(`${what} ${who}`);
  });
  await world.runUntil(10_000);
  // By its place among all that was ever done: the first is an administrator's call, which is not made again.
  world.cloud.waylay(0);
  await world.runUntil(15_000);
  expect(told).toEqual([expect.stringMatching(/^waylaid POST \/api\/admin\/partners /)]);
  for (let draw = 0; draw < 1; draw += 0.01) world.cloud.waylay(draw);
  await world.runUntil(plan.ms);
  expect(told.filter((each) => each.startsWith("killed"))).not.toEqual([]);
  world.cloud.close();
});

describe("nothing that a judge forbids happens", () => {
  // Seeds that once failed (see `found.test.ts`) are among them.
  test.each([2, 4, 7])("in a quarter of an hour of seed %i, with much that goes wrong", async (seed) => {
    const plan = planOf({ seed, hours: 0.25, people: 10, restMs: 8000, storm: 3 });
    const { faults, moves } = await simulate(plan, program);
    expect(faults).toEqual([]);
    expect(moves).toBeGreaterThan(100);
  });

  test("while the last release runs beside this one, and both share what is stored", async () => {
    // Showed that a search failed wherever the other version held its claim, and that no result was taken from there.
    const plan = planOf({ seed: 2, hours: 0.125, people: 12, restMs: 8000, often: { deploy: 18 } });
    const started: string[] = [];
    const { faults, moves } = await simulate(plan, program, {
      listener: ({ what, detail }) => what === "started" && started.push(detail),
    });
    expect(faults).toEqual([]);
    expect(moves).toBeGreaterThan(100);
    expect(started.filter((name) => name.startsWith(RELEASE)).length).toBeGreaterThan(5);
  });
});

describe("a fault that was planted is found by the judge who should see it", () => {
  const QUICK = ["06", "41", "45", "46", "50", "52"];
  const faults = plantedFaults().filter(({ name }) => QUICK.includes(name.slice(0, 2)));
  test.each(faults)("$name", async (fault) => {
    const { judge } = await lookFor(fault, program.config, {
      worlds: [fault.world],
      onlyMeant: true,
    });
    expect(judge, fault.breaks).toBe(fault.judge);
  });
});

test("a world that is over leaves nothing in memory", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const left = new WeakRef(await worldOf(1));
  await worldOf(2);
  await new Promise((resolve) => setTimeout(resolve));
  collect();
  expect(left.deref()).toBeUndefined();
});
