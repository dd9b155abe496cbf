import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Fault } from "./judges/judge.ts";
import { type Bundle, bundledText, bundleOf } from "./platform/bundle.ts";
import type { CloudConfig } from "./platform/config.ts";
import { lastRelease } from "./release.ts";
import { type Program, simulate } from "./simulate.ts";
import { type Plan, type PlanOptions, planOf } from "./world/plan.ts";

/**
 * Faults that the simulation must find: small mistakes as anybody could make them, each a patch file that begins with
 * what it breaks, with the judge that should see it, and with the world and the seeds in which that happens where they
 * are not the usual ones. They were written before the judges, so that nobody fitted the one to the other.
 */
const FOLDER = "test/simulation/planted";
const HEAD =
  /^Breaks: (?<breaks>.+)\.\nSeen by: (?<judge>[a-z-]+)(?: in (?<world>[a-z]+))?(?:, seeds (?<from>\d+) to (?<to>\d+))?\n\n/;

export interface PlantedFault {
  /** `07-update-to-seats-alone` */
  readonly name: string;
  readonly file: string;
  /** The promise that does not hold any more. */
  readonly breaks: string;
  readonly judge: string;
  /** Where it is looked for. */
  readonly world: string;
  /** Of that world, one after the other. */
  readonly seeds: readonly number[];
}

export const plantedFaults = (): PlantedFault[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".patch"))
    .sort()
    .map((name) => {
      const file = join(FOLDER, name);
      const said = HEAD.exec(readFileSync(file, "utf8"))?.groups;
      if (!said) throw new Error(`${file} does not begin with "Breaks: …." and "Seen by: …"`);
      const { breaks = "", judge = "", world = "usual" } = said;
      const usual = WORLDS[world];
      if (!usual) throw new Error(`${file}: there is no world ${world}`);
      const [from, to] = said.from ? [Number(said.from), Number(said.to)] : [usual.seed, usual.seed + MORE];
      const seeds = Array.from({ length: to - from + 1 }, (_, i) => from + i);
      return { name: name.replace(/\.patch$/, ""), file, breaks, judge, world, seeds };
    });

/** A line that somebody changed beside a fault does not matter to it. */
const LOOSELY = ["-C1"] as const;

/** Why a patch does not apply to the tree as it is; null when it does. */
export function misfit({ file }: PlantedFault): string | null {
  try {
    execFileSync("git", ["apply", ...LOOSELY, "--check", file], { stdio: "pipe" });
    return null;
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr ?? error);
  }
}

/** The files that a fault changes, by their whole path, as they are with it. */
export function plantedTexts({ file }: PlantedFault): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "planted-"));
  try {
    const patch = readFileSync(file, "utf8");
    const changed = [...patch.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path]) => path!);
    for (const path of changed) cpSync(path, join(folder, path), { recursive: true });
    execFileSync("git", ["apply", ...LOOSELY, resolve(file)], { cwd: folder, stdio: "pipe" });
    return new Map(changed.map((path) => [resolve(path), readFileSync(join(folder, path), "utf8")]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The Worker with a fault in it. */
export const bundleWith = async (fault: PlantedFault): Promise<Bundle> =>
  bundleOf(await bundledText(".", "src/worker.ts", plantedTexts(fault)), fault.name);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Small worlds of half an hour, each with something else that goes wrong more often than it should: some faults need
 * trouble, others calm, some many people, others few.
 */
/** Where a fault names no seeds it is looked for in that of its world and in so many after it. */
const MORE = 2;
const HALF = { hours: 0.5, people: 12, restMs: 8000, games: ["password", "quick-buzzle", "overturn"] };
const STRANGERS_ALONE = { strangers: 1, host: 0, join: 0, watch: 0, errand: 0 };
const WORLDS: Readonly<Record<string, PlanOptions>> = {
  usual: { ...HALF, seed: 1 },
  another: { ...HALF, seed: 3 },
  storm: { ...HALF, seed: 2, storm: 4, games: [...HALF.games, "mot-a-mot"] },
  /** The database is away for five minutes, the queues for three, and the words for four, with nobody who remembers them. */
  outage: {
    ...{ ...HALF, seed: 4, often: { ambush: 2 } },
    further: [
      { kind: "d1-away", at: 5 * MINUTE_MS, forMs: 5 * MINUTE_MS },
      { kind: "queues-away", at: 15 * MINUTE_MS, forMs: 3 * MINUTE_MS },
      { kind: "kv-away", at: 22 * MINUTE_MS, forMs: 4 * MINUTE_MS },
      ...[0, 1, 2].map((machine) => ({ kind: "kill", at: 22 * MINUTE_MS + machine, machine }) as const),
    ],
  },
  /** Calls are lost before or after they were carried out; messages come twice, alarms late. */
  lossy: {
    ...{ ...HALF, seed: 5 },
    further: [
      { kind: "twice", at: MINUTE_MS, forMs: 12 * MINUTE_MS, share: 0.5 },
      { kind: "lossy", at: 12 * MINUTE_MS, forMs: 12 * MINUTE_MS, share: 0.2 },
    ],
  },
  /** Few people, who look for many games and lose their lines: whoever searches waits. */
  sparse: { ...HALF, seed: 6, people: 6, games: [...HALF.games, "buzzle", "lexiduel"], often: { cut: 8 } },
  /** One partner is disabled and enabled again; the other takes no webhooks for a long time. */
  partners: {
    ...{ ...HALF, seed: 7 },
    further: [
      { kind: "hooks-fail", at: MINUTE_MS, forMs: 22 * MINUTE_MS, partner: 1 },
      ...[6, 14, 22].map(
        (minute) =>
          ({ kind: "partner-off", at: minute * MINUTE_MS, forMs: 4 * MINUTE_MS, partner: 0 }) as const,
      ),
    ],
  },
  /** The last release comes back again and again, and runs beside this one. */
  rollout: { ...HALF, seed: 2, often: { deploy: 18 } },
  /** Processes die in the middle of what they do, as often in what is rare as in what is common. */
  ambushed: { ...HALF, seed: 20, often: { ambush: 8, waylay: 10 } },
  /** Two accounts whom nobody else asks to play: they meet again and again. */
  pair: {
    ...{ ...HALF, seed: 30, people: [2, 5], partners: 0, restMs: 1000, games: ["quick-buzzle"] },
    pastimes: STRANGERS_ALONE,
  },
  /**
   * People, and their tablets, are on three continents: they wait in different pools and meet in the wider one. Calls
   * are lost now and then, and some who call die.
   */
  borders: {
    ...{ ...HALF, seed: 60, games: ["overturn"], abroad: 0.6, often: { waylay: 6 } },
    ...{ pastimes: { strangers: 80, host: 5, join: 5, watch: 2, errand: 8 }, elsewhere: 0.5 },
    further: [2, 8, 14, 20].map(
      (minute) => ({ kind: "lossy", at: minute * MINUTE_MS, forMs: 4 * MINUTE_MS, share: 0.15 }) as const,
    ),
  },
  /** Rooms are opened, joined and watched, shut and opened again; hardly anybody looks for strangers. */
  rooms: { ...HALF, seed: 40, pastimes: { strangers: 8, host: 30, join: 24, watch: 30, errand: 8 } },
  /** People sign out, go for good, make passkeys, block and pry more than they play; calls are lost now and then. */
  errands: {
    ...{ ...HALF, seed: 50, pastimes: { strangers: 35, host: 8, join: 8, watch: 4, errand: 45 } },
    further: [4, 12, 20].map(
      (minute) => ({ kind: "lossy", at: minute * MINUTE_MS, forMs: 4 * MINUTE_MS, share: 0.2 }) as const,
    ),
  },
};
export const PLANTED_WORLDS: readonly string[] = Object.keys(WORLDS);

/** One of those worlds, with a seed of its own or another. */
export function plantedPlan(world: string, seed?: number): Plan {
  const options = WORLDS[world];
  if (!options) throw new Error(`There is no world ${world}: ${PLANTED_WORLDS.join(", ")}`);
  return planOf(seed === undefined ? options : { ...options, seed });
}

export interface Found {
  readonly fault: PlantedFault;
  /** Null when no judge saw it. */
  readonly judge: string | null;
  readonly what: string;
  /** Where it was seen. */
  readonly world: string | null;
  readonly seed: number | null;
  /** How long people lived in all those worlds until then. */
  readonly hours: number;
}

/** Until a judge accuses, or the one who was meant: in its world, seed after seed, or in others as they begin. */
export async function lookFor(
  fault: PlantedFault,
  config: CloudConfig,
  { worlds, onlyMeant = false }: LookOptions = {},
): Promise<Found> {
  const program = { bundle: await bundleWith(fault), config, release: lastRelease() };
  const places = worlds
    ? worlds.map((world) => ({ world, seed: WORLDS[world]!.seed }))
    : fault.seeds.map((seed) => ({ world: fault.world, seed }));
  let ms = 0;
  for (const { world, seed } of places) {
    const plan = plantedPlan(world, seed);
    const stopsAt = ({ judge }: { readonly judge: string }): boolean => !onlyMeant || judge === fault.judge;
    const { faults } = await simulate(plan, program, { stopsAt });
    const counted = faults.filter(stopsAt);
    ms += Math.min(plan.ms, counted[0]?.at ?? plan.ms);
    // Where several speak at once, the one who was meant is named.
    const named = counted.find(({ judge }) => judge === fault.judge) ?? counted[0];
    if (named) return { fault, judge: named.judge, what: named.what, world, seed, hours: ms / HOUR_MS };
  }
  return { fault, judge: null, what: "", world: null, seed: null, hours: ms / HOUR_MS };
}

/**
 * What judges say in a world in which nothing was planted: where they accuse the tree as it is, they prove nothing about
 * a patch. Each world is lived through once.
 */
export function withoutFault(program: Program): (world: string, seed: number) => Promise<readonly Fault[]> {
  const known = new Map<string, Promise<readonly Fault[]>>();
  return (world, seed) => {
    const key = `${world} ${seed}`;
    const before = known.get(key);
    const faults = before ?? simulate(plantedPlan(world, seed), program).then((each) => each.faults);
    known.set(key, faults);
    return faults;
  };
}

export interface LookOptions {
  /** Elsewhere than it says, each with its first seed. */
  readonly worlds?: readonly string[];
  /** What other judges say does not count. */
  readonly onlyMeant?: boolean;
}
