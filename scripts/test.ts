import { readFileSync } from "node:fs";
import { check } from "./check.ts";
import { build } from "./prepare.ts";
import { run } from "./run.ts";

/** Everything: types, lint, pure tests, objects in workerd, the real browser. The last line counts them. */
const REPORT = "dist/tests.json";

await build();
const checks = await check();
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
const { code } = await run(
  "vitest",
  ["run", "--config", "test/vitest.config.ts", ...reporters, ...process.argv.slice(2)],
  true,
);
const tests = counted();
const passed = checks.passed + tests.passed;
const failed = checks.failed + tests.failed + (code !== 0 && tests.failed === 0 ? 1 : 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function counted(): { passed: number; failed: number } {
  try {
    const report = JSON.parse(readFileSync(REPORT, "utf8"));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
