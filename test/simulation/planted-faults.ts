import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundledText, bundleOf } from "./platform/bundle.ts";
import type { CloudConfig } from "./platform/config.ts";
import { lastRelease } from "./release.ts";
import { simulate } from "./simulate.ts";
import { type Plan, type PlanOptions, planOf } from "./world/plan.ts";

/**
 * Faults that the simulation must find: small mistakes as anybody could make them, each a patch file that begins with
 * what it breaks, with the judge that should see it, and with the world in which that happens where it is not the usual
 * one. They were written before the judges, so that nobody fitted the one to the other.
 */
const FOLDER = "test/simulation/planted";
const HEAD = /^Breaks: (?<breaks>.+)\.\nSeen by: (?<judge>[a-z-]+)(?: in (?<world>[a-z]+))?\n\n/;

export interface PlantedFault {
  /** `07-update-to-seats-alone` */
  readonly name: string;
  readonly file: string;
  /** The promise that does not hold any more. */
  readonly breaks: string;
  readonly judge: string;
  /** Where it is looked for first. */
  readonly world: string;
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
      if (!(world in WORLDS)) throw new Error(`${file}: there is no world ${world}`);
      return { name: name.replace(/\.patch$/, ""), file, breaks, judge, world };
    });

/** Why a patch does not apply to the tree as it is; null when it does. */
export function misfit({ file }: PlantedFault): string | null {
  try {
    execFileSync("git", ["apply", "--check", file], { stdio: "pipe" });
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
    execFileSync("git", ["apply", resolve(file)], { cwd: folder, stdio: "pipe" });
    return new Map(changed.map((path) => [resolve(path), readFileSync(join(folder, path), "utf8")]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Small worlds of half an hour, each with something else that goes wrong more often than it should: some faults need
 * trouble, others calm, some many people, others few.
 */
const HALF = { hours: 0.5, people: 12, restMs: 8000, games: ["password", "quick-buzzle", "overturn"] };
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
};
/** Where every fault is looked for, after the world that it names. */
const ALWAYS = ["usual", "another", "storm"];
export const PLANTED_WORLDS: readonly string[] = Object.keys(WORLDS);

export const plantedPlan = (world: string): Plan => planOf(WORLDS[world]!);

export interface Found {
  readonly fault: PlantedFault;
  /** Null when no judge saw it. */
  readonly judge: string | null;
  readonly what: string;
  /** Where it was seen. */
  readonly world: string | null;
  /** How long people lived in all those worlds until then. */
  readonly hours: number;
}

/** Until a judge accuses, or the one who was meant: in one world after the other. */
export async function lookFor(
  fault: PlantedFault,
  config: CloudConfig,
  { worlds = [...new Set([fault.world, ...ALWAYS])], onlyMeant = false }: LookOptions = {},
): Promise<Found> {
  const text = await bundledText(".", "src/worker.ts", plantedTexts(fault));
  const program = { bundle: bundleOf(text, fault.name), config, release: lastRelease() };
  let ms = 0;
  for (const world of worlds) {
    const plan = plantedPlan(world);
    const stopsAt = ({ judge }: { readonly judge: string }): boolean => !onlyMeant || judge === fault.judge;
    const { faults } = await simulate(plan, program, { stopsAt });
    const counted = faults.filter(stopsAt);
    ms += Math.min(plan.ms, counted[0]?.at ?? plan.ms);
    // Where several speak at once, the one who was meant is named.
    const named = counted.find(({ judge }) => judge === fault.judge) ?? counted[0];
    if (named) return { fault, judge: named.judge, what: named.what, world, hours: ms / HOUR_MS };
  }
  return { fault, judge: null, what: "", world: null, hours: ms / HOUR_MS };
}

export interface LookOptions {
  readonly worlds?: readonly string[];
  /** What other judges say does not count. */
  readonly onlyMeant?: boolean;
}
