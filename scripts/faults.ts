import { parseArgs } from "node:util";
import { startServer } from "../test/e2e/server.ts";
import { isRepelled, KEYS, tryAttacks } from "../test/faults/attacks.ts";
import { AT_LENGTH, flowsNamed, tryFlows } from "../test/faults/flows.ts";
import { tryFrames } from "../test/faults/frames.ts";
import { PLENTY, tryKills } from "../test/faults/kills.ts";
import { tryLoad } from "../test/faults/load.ts";
import { type Tell, tellOf } from "../test/faults/progress.ts";
import { tryRequests } from "../test/faults/requests.ts";
import { trySecrets } from "../test/faults/secrets.ts";
import { MOST_T, tryTiming } from "../test/faults/timing.ts";
import { build } from "./prepare.ts";
import { leaveOnSignals, stop } from "./run.ts";

/**
 * Faults and floods at full length, each against a server of its own on this machine:
 * `npm run faults`, or `npm run faults -- kills --times 200 --seed 7`. For `load`, `--times` is how many matches
 * there are at once, and `--seconds` how long they last; for `flows`, `--flow "passkey removed"` (once or more often)
 * takes these alone, and `--calls` says how many of each are under way at once.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: "string" },
    seed: { type: "string", default: "1" },
    seconds: { type: "string", default: "600" },
    flow: { type: "string", multiple: true, default: [] },
    calls: { type: "string", default: String(AT_LENGTH.calls) },
  },
});
const seed = Number(values.seed);
const TABLES_PER_GAME = 2;

interface Part {
  /** How often without `--times`. */
  readonly times: number;
  /** Prints what was seen; true when all of it is as it must be. */
  run(times: number, tell: Tell): Promise<boolean>;
}

const PARTS: Readonly<Record<string, Part>> = {
  secrets: {
    times: 100_000,
    async run(times, tell) {
      const { positions, leaks } = trySecrets(times, seed, tell);
      console.table(positions);
      for (const leak of leaks.slice(0, 5)) console.log(leak);
      return leaks.length === 0;
    },
  },
  timing: {
    times: 10_000,
    async run(times, tell) {
      const seen = tryTiming(times, seed, tell);
      console.table(seen);
      return seen.every(({ t, control }) => Math.abs(t) < MOST_T && Math.abs(control) > MOST_T);
    },
  },
  attacks: {
    times: 1,
    run: () =>
      withServer(async (server) => {
        const attacks = await tryAttacks(server);
        console.table(attacks);
        return attacks.every(isRepelled);
      }),
  },
  requests: {
    times: 100_000,
    run: (times, tell) =>
      withServer(async (server) => {
        const { wrong, faults, ...seen } = await tryRequests(server, times, seed, tell);
        console.log(seen, ...wrong.slice(0, 5), ...faults.slice(0, 5));
        return wrong.length + faults.length === 0 && seen.isFlat;
      }),
  },
  frames: {
    times: 1_000_000,
    run: (times, tell) =>
      withServer(async (server) => {
        const { faults, ...seen } = await tryFrames(server, times, seed, tell);
        console.log(seen, ...faults.slice(0, 5));
        return seen.unanswered + seen.unexplained + seen.closed + faults.length === 0 && seen.isFlat;
      }),
  },
  load: {
    times: 2000,
    async run(times, tell) {
      const { faults, ...seen } = await tryLoad(times, Number(values.seconds), seed, tell);
      console.log(seen, ...faults.slice(0, 5));
      // What the runtime keeps of objects made anew is not ours to give back; of our own there is less to spare.
      const grownMb = seen.endMb - seen.warmMb;
      const oursMb = grownMb - seen.madeAnew * seen.bareObjectMb;
      console.log(`memory grew by ${oursMb.toFixed(0)} MB beside what bare objects would have taken`);
      const isFlat = grownMb < seen.warmMb * 0.1 && oursMb < seen.warmMb * 0.05;
      return seen.lost + faults.length === 0 && seen.held === times && isFlat;
    },
  },
  flows: {
    times: 100,
    async run(times, tell) {
      const pace = { ...AT_LENGTH, calls: Number(values.calls) };
      const { faults, codesLeft, flows } = await tryFlows(times, seed, pace, flowsNamed(values.flow), tell);
      const half = Object.values(flows).flatMap((flow) => flow.half);
      console.table(
        Object.fromEntries(
          Object.entries(flows).map(([name, flow]) => [name, { ...flow, half: flow.half.length }]),
        ),
      );
      console.log({ codesLeft }, ...half.slice(0, 20), ...faults.slice(0, 5));
      return half.length + faults.length === 0 && codesLeft === 0;
    },
  },
  kills: {
    times: 200,
    async run(times, tell) {
      const { faults, ...seen } = await tryKills(times, TABLES_PER_GAME, seed, tell);
      console.log(seen, ...faults.slice(0, 5));
      return seen.lost + seen.doubled + seen.apart + seen.unfinished + seen.unwritten + faults.length === 0;
    },
  },
};

async function withServer(run: (server: Awaited<ReturnType<typeof startServer>>) => Promise<boolean>) {
  const server = await startServer(undefined, { ...PLENTY, ...KEYS });
  try {
    return await run(server);
  } finally {
    await server.stop();
  }
}

const wanted = positionals.length > 0 ? positionals : Object.keys(PARTS);
const unknown = wanted.find((name) => !Object.hasOwn(PARTS, name));
if (unknown) stop(`There is no part ${unknown}. Choose among ${Object.keys(PARTS).join(", ")}.`);
leaveOnSignals();
await build();
let failed = 0;
for (const name of wanted) {
  const part = PARTS[name]!;
  const times = values.times ? Number(values.times) : part.times;
  console.log(`\n${name}: ${times} times, seed ${seed}`);
  const began = Date.now();
  const held = await part.run(times, tellOf(name, times, seed, console.log));
  if (!held) failed++;
  console.log(`${held ? "held" : "DID NOT HOLD"} after ${Math.round((Date.now() - began) / 1000)} s`);
}
console.log(`\n${wanted.length - failed} parts held, ${failed} did not`);
process.exit(failed === 0 ? 0 : 1);
