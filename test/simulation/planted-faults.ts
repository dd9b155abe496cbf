import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Fault } from "./judges/judge.ts";
import { bundledText } from "./platform/bundle.ts";
import type { CloudConfig } from "./platform/config.ts";
import { type Program, simulate } from "./simulate.ts";
import { type Plan, planOf } from "./world/plan.ts";

/**
 * Faults that the simulation must find: small mistakes as anybody could make them, each a patch file that begins with
 * what it breaks and with the judge that should see it. They were written before the judges, so that nobody fitted the
 * one to the other.
 */
const FOLDER = "test/simulation/planted";
const HEAD = /^Breaks: (?<breaks>.+)\.\nSeen by: (?<judge>[a-z-]+)\n\n/;

export interface PlantedFault {
  /** `07-update-to-seats-alone` */
  readonly name: string;
  readonly file: string;
  /** The promise that does not hold any more. */
  readonly breaks: string;
  readonly judge: string;
}

export const plantedFaults = (): PlantedFault[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".patch"))
    .sort()
    .map((name) => {
      const file = join(FOLDER, name);
      const said = HEAD.exec(readFileSync(file, "utf8"))?.groups;
      if (!said) throw new Error(`${file} does not begin with "Breaks: …." and "Seen by: …"`);
      return { name: name.replace(/\.patch$/, ""), file, breaks: said.breaks!, judge: said.judge! };
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

const HOUR_MS = 3_600_000;

/** Every fault is looked for in so many worlds, one after the other, until a judge accuses. */
export const PLANTED_SEEDS: readonly number[] = [1, 3, 2];

/** In turns with as much that goes wrong as usual, and with much more: some faults need trouble, others calm. */
export const plantedPlan = (seed: number): Plan =>
  planOf({
    ...{ seed, hours: 0.5, people: 12, restMs: 8000, storm: seed % 2 === 0 ? 4 : 1 },
    games: ["password", "quick-buzzle", "overturn", ...(seed % 2 === 0 ? ["mot-a-mot"] : [])],
  });

export interface Seen {
  /** What the first judges said who spoke; nothing when nobody did. */
  readonly faults: readonly Pick<Fault, "judge" | "what">[];
  /** How long people lived in those worlds until then. */
  readonly hours: number;
}

/** Lives in one world after the other until a judge accuses. */
export async function lookIn(program: Program, seeds: readonly number[]): Promise<Seen> {
  let ms = 0;
  for (const seed of seeds) {
    const plan = plantedPlan(seed);
    const { faults } = await simulate(plan, program, { stopsAtFirst: true });
    ms += Math.min(plan.ms, faults[0]?.at ?? plan.ms);
    if (faults.length > 0) return { faults, hours: ms / HOUR_MS };
  }
  return { faults: [], hours: ms / HOUR_MS };
}

export interface Found {
  readonly fault: PlantedFault;
  /** Null when no judge saw it. */
  readonly judge: string | null;
  readonly what: string;
  readonly hours: number;
}

/** In a process of its own: a world leaves much in memory. */
export async function lookFor(
  fault: PlantedFault,
  config: CloudConfig,
  seeds: readonly number[] = PLANTED_SEEDS,
): Promise<Found> {
  const text = await bundledText(".", "src/worker.ts", plantedTexts(fault));
  const folder = mkdtempSync(join(tmpdir(), "planted-"));
  try {
    const file = join(folder, "asked.json");
    writeFileSync(file, JSON.stringify({ name: fault.name, text, config, seeds }));
    const run = promisify(execFile);
    const world = "test/simulation/planted-world.ts";
    const { stdout } = await run(process.execPath, ["--no-warnings", world, file]);
    const { faults, hours } = JSON.parse(stdout) as Seen;
    // Where several speak at once, the one who was meant is named.
    const named = faults.find(({ judge }) => judge === fault.judge) ?? faults[0];
    return { fault, judge: named?.judge ?? null, what: named?.what ?? "", hours };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
