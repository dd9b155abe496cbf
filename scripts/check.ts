import { readFileSync } from "node:fs";
import { run } from "./run.ts";

/**
 * Types of every project, then format and lint. Returns how many checks passed and failed. In the order of the
 * references: checking the SDK writes `dist/sdk`, which the tests import, so that nothing need be built before.
 */
export async function check(): Promise<{ passed: number; failed: number }> {
  const { references } = JSON.parse(readFileSync("tsconfig.json", "utf8")) as {
    references: { path: string }[];
  };
  const checks = [
    ...references.map(({ path }) => ["tsc", ["-p", path]] as const),
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
