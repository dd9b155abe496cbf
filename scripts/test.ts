import { readFileSync, rmSync } from "node:fs";
import { check } from "./check.ts";
import { build } from "./prepare.ts";
import { run } from "./run.ts";

/**
 * Everything: types, lint, pure tests, objects in workerd, the real browser. The kinds run one after the other,
 * since a browser that shares two cores with the rest waits in vain. The last line counts them all.
 */
const PROJECTS = ["pure", "objects", "e2e"];
const REPORT = "dist/tests.json";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

await build();
const counts: Count[] = [await check()];
for (const project of PROJECTS) counts.push(await runProject(project));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function runProject(project: string): Promise<Count> {
  rmSync(REPORT, { force: true });
  const args = ["run", "--config", "test/vitest.config.ts", "--project", project];
  const { code } = await run(
    "vitest",
    [...args, "--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`],
    true,
  );
  const tests = counted();
  // A run can fail without a failed test: a file that does not load, an error nobody caught.
  return code === 0 ? tests : { ...tests, failed: Math.max(1, tests.failed) };
}

function counted(): Count {
  try {
    const report = JSON.parse(readFileSync(REPORT, "utf8"));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
