import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, release } from "node:os";
import { type BenchRow, HEADING, lineOf } from "../test/bench/shared/report.ts";
import { build } from "./prepare.ts";
import { run, stop } from "./run.ts";

/**
 * Runs the benchmarks, each a program of its own: all of them, or those named. What they report becomes one table
 * and `dist/bench.json`; both sides of every ratio were measured in the same run, in turns.
 */
const FOLDER = "test/bench";
const ROWS = "dist/bench.rows";
const REPORT = "dist/bench.json";

const all = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.slice(0, -3));
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !all.includes(name));
if (unknown) stop(`There is no benchmark ${unknown}. Choose among ${all.join(", ")}.`);

await build();
mkdirSync("dist", { recursive: true });
rmSync(ROWS, { force: true });
process.env.BENCH_ROWS = ROWS;
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\n# ${name}`);
  const { code } = await run(process.execPath, [`${FOLDER}/${name}.ts`], true);
  if (code !== 0) process.exitCode = 1;
}

const rows = readRows();
console.log(`\n${HEADING}`);
for (const row of rows) console.log(lineOf(row));
const machine = {
  cores: cpus().length,
  model: cpus()[0]?.model ?? "",
  kernel: release(),
  node: process.version,
};
writeFileSync(REPORT, `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2)}\n`);
console.log(`\nWritten to ${REPORT}`);

function readRows(): BenchRow[] {
  try {
    return readFileSync(ROWS, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as BenchRow);
  } catch {
    return []; // no program reported a row
  }
}
