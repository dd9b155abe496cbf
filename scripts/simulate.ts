import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import {
  bundleWith,
  lookFor,
  misfit,
  PLANTED_WORLDS,
  plantedFaults,
  plantedPlan,
  withoutFault,
} from "../test/simulation/planted-faults.ts";
import { type Bundle, bundleWorker } from "../test/simulation/platform/bundle.ts";
import { readConfig } from "../test/simulation/platform/config.ts";
import { keepRelease, lastRelease } from "../test/simulation/release.ts";
import { shrink } from "../test/simulation/shrink.ts";
import { type Outcome, simulate, type Watching } from "../test/simulation/simulate.ts";
import { tellStory } from "../test/simulation/story.ts";
import { type Plan, planOf } from "../test/simulation/world/plan.ts";
import { leaveOnSignals } from "./run.ts";

/**
 * The whole backend in a seeded world: `npm run simulate -- --seed 7 --hours 24`. With `--until-failure` one seed after
 * the other, for so many `--minutes` at most; `--shrink` cuts a failing plan down to what matters; `--story` tells what
 * happened; `--fault 06` puts a planted one into the Worker, to see how a fault looks.
 */
// A process of the world begins with cold code every few minutes: compiled simply, but at once and once for all of them.
setFlagsFromString("--always-sparkplug");
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    hours: { type: "string", default: "1" },
    people: { type: "string", default: "40" },
    games: { type: "string" },
    calm: { type: "boolean", default: false },
    plain: { type: "boolean", default: false },
    storm: { type: "string", default: "1" },
    "rest-seconds": { type: "string", default: "60" },
    "until-failure": { type: "boolean", default: false },
    minutes: { type: "string", default: "Infinity" },
    fault: { type: "string" },
    shrink: { type: "boolean", default: false },
    story: { type: "boolean", default: false },
    planted: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    worlds: { type: "string" },
    world: { type: "string" },
    "keep-release": { type: "string" },
  },
});

/** Who only speaks when everything has come to rest. What others see is looked for first: it is seen much sooner. */
const AT_THE_END: ReadonlySet<string> = new Set([
  "moves",
  "partners",
  "rest",
  "results",
  "storage",
  "two-matches",
]);

if (values.planted) process.exit(await lookForPlanted());
if (values["keep-release"] !== undefined) {
  console.log(`${await keepRelease(values["keep-release"])} bytes`);
  process.exit(0);
}

const LINE_EVERY_MS = 10_000;
/** Faults of one judge. */
const MOST_TOLD = 4;
leaveOnSignals();
const root = process.cwd();
const program = { bundle: await bundleToRun(), config: readConfig(root), release: lastRelease() };
const endsAt = performance.now() + Number(values.minutes) * 60_000;
let seed = Number(values.seed);
let outcome = await live(plan(seed));
while (values["until-failure"] && outcome.faults.length === 0 && performance.now() < endsAt)
  outcome = await live(plan(++seed));
if (outcome.faults.length > 0 && values.shrink) {
  const small = await shrink(outcome, (each) => simulate(each, program), console.log);
  console.log(JSON.stringify(small.plan));
  if (values.story) await simulate(small.plan, program, { listener: tellStory(console.log) });
}
process.exit(outcome.faults.length === 0 ? 0 : 1);

async function bundleToRun(): Promise<Bundle> {
  if (values.fault === undefined) return bundleWorker(root);
  const fault = plantedFaults().find(({ name }) => name.startsWith(`${values.fault}-`));
  if (!fault) throw new Error(`There is no planted fault ${values.fault}`);
  return bundleWith(fault);
}

function plan(seed: number): Plan {
  if (values.world !== undefined) return plantedPlan(values.world, seed);
  const games = values.games?.split(",");
  return planOf({
    ...{ seed, hours: Number(values.hours), people: Number(values.people) },
    ...{ isCalm: values.calm, isPlain: values.plain, storm: Number(values.storm) },
    restMs: Number(values["rest-seconds"]) * 1000,
    ...(games && { games }),
  });
}

async function live(plan: Plan): Promise<Outcome> {
  const began = process.cpuUsage();
  let toldAt = performance.now();
  /** Of one core, however much else this machine has to do. */
  const speed = (simulatedMs: number, moves: number): string => {
    const { user, system } = process.cpuUsage(began);
    const ms = (user + system) / 1000;
    return `${Math.round(simulatedMs / ms)} times real time, ${Math.round((moves * 1000) / ms)} moves a second`;
  };
  const watching: Watching = {
    ...(values.story && !values.shrink && { listener: tellStory(console.log) }),
    progress(simulatedMs, moves) {
      if (performance.now() - toldAt < LINE_EVERY_MS) return;
      toldAt = performance.now();
      console.log(
        `seed ${plan.seed}: ${(simulatedMs / 3_600_000).toFixed(2)} hours, ${speed(simulatedMs, moves)}`,
      );
    },
  };
  const outcome = await simulate(plan, program, watching);
  const { faults, moves, matches, events, hash, playing } = outcome;
  console.log(
    `seed ${plan.seed}: ${faults.length} faults; ${matches} matches, ${moves} moves, ${events} events, ` +
      `${playing.toFixed(1)} of ${plan.people.length} people play, ` +
      `${plan.troubles.length} troubles, ${speed(plan.ms, moves)}, ` +
      `${Math.round(process.memoryUsage().rss / 1e6)} MB, history ${hash.slice(0, 16)}`,
  );
  const told = new Map<string, number>();
  for (const { judge, at, what } of faults) {
    const count = (told.get(judge) ?? 0) + 1;
    told.set(judge, count);
    if (count <= MOST_TOLD) console.log(`  ${judge}, at ${Math.round(at / 1000)} s: ${what}`);
  }
  return outcome;
}

/** Each planted fault in worlds of its own: a line each, and how many no judge has seen. */
async function lookForPlanted(): Promise<number> {
  leaveOnSignals();
  const config = readConfig(".");
  const innocent = withoutFault({ bundle: await bundleWorker("."), config, release: lastRelease() });
  const named = values.worlds === "all" ? PLANTED_WORLDS : values.worlds?.split(",");
  const only = values.only.split(",").filter((each) => each !== "");
  const faults = plantedFaults()
    .filter(({ name }) => only.length === 0 || only.includes(name.slice(0, 2)))
    .sort((a, b) => Number(AT_THE_END.has(a.judge)) - Number(AT_THE_END.has(b.judge)));
  const misfits = faults.flatMap((fault) => misfit(fault) ?? []);
  for (const why of misfits) console.log(why);
  let [missed, elsewhere, longest] = [0, 0, 0];
  const beganAt = performance.now();
  for (const fault of faults) {
    if (misfit(fault) !== null) continue;
    const { judge, what, hours, world, seed } = await lookFor(fault, config, {
      ...(named && { worlds: named }),
    });
    const own = world === null || seed === null ? [] : await innocent(world, seed);
    for (const { judge, what } of own.slice(0, 1))
      console.log(`without any fault, ${world} ${seed}: ${own.length}, as ${judge}: ${what}`);
    if (judge === null || own.length > 0) missed++;
    else {
      longest = Math.max(longest, hours);
      if (judge !== fault.judge) elsewhere++;
    }
    const isShown = judge !== null && own.length === 0;
    const by = !isShown ? "MISSED" : judge === fault.judge ? judge : `${judge} (not ${fault.judge})`;
    console.log(
      `${fault.name.padEnd(46)} ${by.padEnd(24)} ${`${world ?? ""} ${seed ?? ""}`.padEnd(12)} ${hours.toFixed(2)} h  ${what.slice(0, 110)}`,
    );
  }
  console.log(
    `${faults.length - missed - misfits.length} of ${faults.length} found, each within ${longest.toFixed(2)} hours, ` +
      `${elsewhere} of them by another judge than was thought; ${misfits.length} do not apply; ` +
      `${Math.round((performance.now() - beganAt) / 60_000)} minutes, ${Math.round(process.cpuUsage().user / 60e6)} of one core`,
  );
  return missed > 0 || misfits.length > 0 ? 1 : 0;
}
