import { readFileSync, rmSync } from "node:fs";
import { check } from "./check.ts";
import { type Choice, chooseTests, namesOf, type Project } from "./choose-tests.ts";
import { build, buildForServer, furnishForCopies } from "./prepare.ts";
import { run, stop } from "./run.ts";

/**
 * Everything: types, lint, pure tests, objects in workerd, the real browser, servers that are attacked and killed. The
 * last line counts them all. With words, only what they stand for (`choose-tests.ts`).
 */

/** Kinds run one after the other, since a browser that shares two cores with the rest waits in vain; the last two share
 * them, since killed servers are mostly waited for. */
const TURNS: readonly (readonly Project[])[] = [["pure"], ["objects"], ["e2e", "faults"]];

const STARTS_SERVERS: readonly Project[] = ["e2e", "faults"];

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const words = process.argv.slice(2);
const chosen = words.length === 0 ? null : chosenBy(words);
await (chosen && chosen.files.e2e.length + chosen.files.faults.length === 0 ? buildForServer() : build());
const counts: Count[] = [await check(chosen?.types)];
for (const turn of TURNS) {
  const asked = turn.filter((project) => chosen?.files[project].length !== 0);
  if (asked.some((project) => STARTS_SERVERS.includes(project))) await furnishForCopies();
  counts.push(...(await Promise.all(asked.map((project) => runProject(project, project === asked[0])))));
}
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function chosenBy(words: readonly string[]): Choice {
  const choice = chooseTests(words);
  if (!("unknown" in choice)) return choice;
  const { games, folders } = namesOf();
  return stop(
    [
      `There is no test for ${choice.unknown}. What can be named:`,
      `  a game    ${games.join(" ")}`,
      `  a folder  ${folders.join(" ")}`,
      "  a test    by its name or path, such as rooms or objects/rooms",
    ].join("\n"),
  );
}

/** What a project that runs beside another one said is shown when it is over, so that neither is read in pieces. */
async function runProject(project: Project, isShown: boolean): Promise<Count> {
  const report = `dist/tests-${project}.json`;
  rmSync(report, { force: true });
  const files = chosen?.files[project] ?? [];
  const args = ["run", "--config", "test/vitest.config.ts", "--project", project, ...files];
  const { code, output } = await run(
    "vitest",
    [...args, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    isShown,
  );
  if (!isShown) console.log(output);
  const tests = countedIn(report);
  // A run can fail without a failed test: a file that does not load, an error nobody caught.
  return code === 0 ? tests : { ...tests, failed: Math.max(1, tests.failed) };
}

function countedIn(file: string): Count {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
