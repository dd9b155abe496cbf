import { readFileSync } from "node:fs";
import { run } from "./run.ts";

/** The projects whose types there are, in the order of the references: checking the SDK writes what the tests import. */
export const typeProjects = (): readonly string[] =>
  (JSON.parse(readFileSync("tsconfig.json", "utf8")).references as { path: string }[]).map(
    ({ path }) => path,
  );

/** Types of these projects, or of every one, then format and lint. Returns how many checks passed and failed. */
export async function check(of = typeProjects()): Promise<{ passed: number; failed: number }> {
  const checks = [
    ...of.map((path) => ["tsc", ["-p", path]] as const),
    ["biome", ["ci", "--error-on-warnings", "."]] as const,
  ];
  let failed = 0;
  for (const [tool, args] of checks) {
    const { code, output } = await run(tool, args);
    console.log(`${code === 0 ? "✓" : "✗"} ${tool} ${args.join(" ")}`);
    if (code === 0) continue;
    failed++;
    console.log(output);
  }
  return { passed: checks.length - failed, failed };
}

if (import.meta.main) process.exit((await check()).failed === 0 ? 0 : 1);
